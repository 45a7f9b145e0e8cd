import { joinWords } from '../words/join-words.ts';
import { isOnScale, writePlaceAt } from './hand-scale.ts';
import type { HandEnd, HandModule, HandScale } from './hand-task.ts';

/** The first marks stand this part of the line from each other. */
const startParts = 6;

const outside = 'That is not a mark of this number line.';

function named(name: string): string {
  return name === '' ? 'The mark' : name;
}

/** Whether several marks have no names, so that any of them may stand at any of the places. */
function areAlike(marks: readonly string[]): boolean {
  return marks.length > 1 && marks.every((name) => name === '');
}

export const placeOnLine: HandModule<'place-on-line'> = {
  start({ line, marks }) {
    // Far enough from each other for a thumb.
    const apart = Math.max(1, Math.floor((line.last - line.first) / startParts));
    return {
      kind: 'place-on-line',
      marks: marks.map((_, nth) => Math.min(line.last, line.first + nth * apart)),
    };
  },
  fault({ line, marks }, answer) {
    if (answer.marks.length !== marks.length)
      return marks.length === 1 ? 'This line has one mark.' : `This line has ${marks.length} marks.`;
    if (!answer.marks.every((place) => isOnScale(line, place))) return outside;
    const isShared = areAlike(marks) && new Set(answer.marks).size < marks.length;
    return isShared ? 'Two marks stand at one number. Put each of them at its own.' : null;
  },
  say({ line, marks }, answer) {
    const places = marks.map((_, nth) => writePlaceAt(line, answer.marks[nth] ?? 0));
    if (areAlike(marks)) return `The marks are at ${joinWords(places)}.`;
    return marks.map((name, nth) => `${named(name)} is at ${places[nth]}.`).join(' ');
  },
  tidy: ({ marks: names }, { marks }) => ({
    kind: 'place-on-line',
    marks: areAlike(names) ? marks.toSorted((a, b) => a - b) : [...marks],
  }),
};

function sayEnd(line: HandScale, { at, filled }: NonNullable<HandEnd>): string {
  return `circle at ${writePlaceAt(line, at)} is ${filled ? 'filled' : 'open'}`;
}

function tidyEnd(end: HandEnd): HandEnd {
  return end && { at: end.at, filled: end.filled };
}

export const rangeOnLine: HandModule<'range-on-line'> = {
  start: () => ({ kind: 'range-on-line', left: null, right: null }),
  fault({ line }, { left, right }) {
    if ([left, right].some((end) => end && !isOnScale(line, end.at))) return outside;
    if (!left && !right) return 'So far the whole line is thick. Give it an end.';
    return left && right && left.at >= right.at
      ? 'The left end must lie to the left of the right end.'
      : null;
  },
  say({ line }, { left, right }) {
    if (left && right)
      return `The ${sayEnd(line, left)}, the ${sayEnd(line, right)}, and the line between them is thick.`;
    if (left) return `The ${sayEnd(line, left)}, and the line to the right of it is thick.`;
    if (right) return `The ${sayEnd(line, right)}, and the line to the left of it is thick.`;
    return 'The whole line is thick.';
  },
  tidy: (_, { left, right }) => ({ kind: 'range-on-line', left: tidyEnd(left), right: tidyEnd(right) }),
};
