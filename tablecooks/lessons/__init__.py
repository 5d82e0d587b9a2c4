"""What lessons are made of: tip by hand, predict and lock, watch one stream grow, choose and see what it was worth;
and the lesson as a page."""

from tablecooks.lessons.hands import Hands
from tablecooks.lessons.notebook import LESSONS, read_lesson
from tablecooks.lessons.page import LessonPage, lesson_page, serve_lesson
from tablecooks.lessons.pool import Pool
from tablecooks.lessons.position import Position
from tablecooks.lessons.predict import Choose, Predict
from tablecooks.lessons.streams import Stream
from tablecooks.lessons.watch import Watch

__all__ = [
    "LESSONS",
    "Choose",
    "Hands",
    "LessonPage",
    "Pool",
    "Position",
    "Predict",
    "Stream",
    "Watch",
    "lesson_page",
    "read_lesson",
    "serve_lesson",
]
