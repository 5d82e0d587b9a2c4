"""Records: a table kept as named whole numbers, printable, comparable, and one row of a NumPy array.

A record class lists its fields with :func:`whole`::

    class Kitchen(Record):
        cook = whole("The cook whose turn it is.")
        heat = whole("Each stove's dial.", 4)
        pan = whole("Crystals in each pan, by kind.", 4, 5)

In Python a field is an ``int`` or a (nested) list of them, so numbers never overflow and a
``Fraction`` made from them is exact. As a row of the class's ``dtype`` the same names hold
``int64``, which compiled rules read and write with the very same expressions.
"""

from dataclasses import dataclass
from itertools import chain

import numpy as np

__all__ = ["Record", "whole"]


@dataclass(frozen=True)
class Field:
    """One field of a record: its sentence of documentation and its shape (``()``, ``(n,)`` or ``(n, m)``)."""

    doc: str
    shape: tuple[int, ...]

    def zeros(self):
        """A fresh value of this shape, all 0."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [[0] * self.shape[1] for _ in range(self.shape[0])]


def whole(doc: str, *shape: int) -> Field:
    """Declare a field of whole numbers; no shape is a single number, one or two numbers an array."""
    if len(shape) > 2:
        raise ValueError(f"a field has at most two dimensions, not {len(shape)}")
    return Field(doc, shape)


class _RecordType(type):
    """Turns the declared fields into slots, so that a misspelt name is an error and not a new field."""

    def __new__(mcls, name, bases, namespace):
        fields = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        rest = {key: value for key, value in namespace.items() if key not in fields}
        for key in fields:
            if hasattr(np.recarray, key):
                raise ValueError(f"a field cannot be called {key}: arrays of rows have something of that name")
        rest["__slots__"] = tuple(fields)
        cls = super().__new__(mcls, name, bases, rest)
        cls.fields = fields
        cls.dtype = np.dtype([(key, np.int64, field.shape) for key, field in fields.items()])
        return cls


class Record(metaclass=_RecordType):
    """Base of all records. ``Record.fields`` maps each name to its :class:`Field`."""

    __hash__ = None  # records change; use key() in sets and dictionaries

    def __init__(self, **values):
        for name, field in self.fields.items():
            setattr(self, name, values.pop(name) if name in values else field.zeros())
        if values:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(sorted(values))}")

    def copy(self):
        """An independent copy."""
        twin = object.__new__(type(self))
        for name, field in self.fields.items():
            value = getattr(self, name)
            if field.shape:
                value = value[:] if len(field.shape) == 1 else [row[:] for row in value]
            setattr(twin, name, value)
        return twin

    def __copy__(self):
        return self.copy()

    def key(self) -> tuple[int, ...]:
        """All numbers in field order: equal exactly when two records of a class are equal; hashable."""
        numbers = []
        for name, field in self.fields.items():
            value = getattr(self, name)
            if not field.shape:
                numbers.append(value)
            else:
                numbers.extend(value if len(field.shape) == 1 else chain.from_iterable(value))
        return tuple(numbers)

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self.key() == other.key()

    def __repr__(self):
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({shown})"

    def to_rows(self, count: int = 1) -> np.recarray:
        """A record array of ``count`` equal rows, for compiled rules.

        Raises OverflowError if a number does not fit 64 bits.
        """
        row = tuple(getattr(self, name) for name in self.fields)
        return np.array([row] * count, dtype=self.dtype).view(np.recarray)

    @classmethod
    def from_row(cls, row):
        """The record that one row of an array with this class's dtype holds; numbers become Python ints."""
        if row.dtype.names != tuple(cls.fields):
            raise ValueError(f"this row is no {cls.__name__}: its fields are {row.dtype.names}")
        record = object.__new__(cls)
        for name in cls.fields:
            setattr(record, name, np.asarray(row[name]).tolist())
        return record
