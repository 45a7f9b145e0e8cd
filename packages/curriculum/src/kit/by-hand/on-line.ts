import type { HandAnswerOf, HandScale } from '@playforward/diagram';
import type { ProblemBody } from '../../skill.ts';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { type Fraction, readNumber, readNumbers } from './read-values.ts';
import { exactPlaceOn, type LineWish, lineFor } from './scale-for.ts';

type Marks = HandAnswerOf<'place-on-line'>;

function marksAt(...places: readonly number[]): Marks {
  return { kind: 'place-on-line', marks: places.map((place) => place + 0) };
}

/** How numbers of this answer are written on the line. */
function writtenAs({ answer }: ProblemBody): HandScale['as'] {
  return answer.value.includes('/') ? 'fraction' : 'decimal';
}

/** The wrong answers as marks; those off the line fall away later. */
function ownMarks({ distractors }: ProblemBody, placesOf: (text: string) => readonly number[] | null) {
  return distractors.flatMap(({ misconception, reason, value }): WrongDrawing[] => {
    const places = placesOf(value);
    return places ? [{ misconception, reason, made: marksAt(...places) }] : [];
  });
}

/** Named ways of working before slips: a drawing that both make is told by its name. */
function namedFirst(wrong: readonly WrongDrawing[]): readonly WrongDrawing[] {
  const isSlip = ({ misconception }: WrongDrawing): number => Number(misconception === 'slip');
  return wrong.toSorted((a, b) => isSlip(a) - isSlip(b));
}

/** The next place away from zero. */
function outward(place: number): number {
  return place + (place < 0 ? -1 : 1);
}

/** Marks that anybody can put who counts or takes signs wrongly, or takes what is left for what is asked. */
function usualMarks(right: number, { last }: HandScale, of: LineWish['of']): readonly WrongDrawing[] {
  const rest = wrongDrawing('gives-the-complement', 'hand-complement', marksAt(last - right));
  return [
    ...(of === 'chances' ? [rest] : []),
    wrongDrawing('counts-tick-marks-instead-of-spaces', 'hand-count', marksAt(outward(right))),
    wrongDrawing('uses-the-wrong-sign', 'hand-mirror', marksAt(-right)),
    wrongDrawing('slip', 'hand-near', marksAt(2 * right - outward(right))),
  ];
}

/** The number that is the answer becomes a mark on a number line. */
export function markOn(wish: LineWish): MakeDrawing {
  return (body) => {
    const answer = readNumber(body.answer.value);
    const line = answer && lineFor([answer], writtenAs(body), wish);
    if (!answer || !line) return null;
    const placeOf = exactPlaceOn(line);
    const right = placeOf(answer);
    const own = ownMarks(body, (text) => {
      const value = readNumber(text);
      return value && [placeOf(value)];
    });
    return {
      hand: { kind: 'place-on-line', line, marks: [''] },
      right: marksAt(right),
      wrong: namedFirst([...own, ...usualMarks(right, line, wish.of)]),
    };
  };
}

/** A mark on a line with both sides of zero, whatever the sign of the answer. */
export const markOnLine: MakeDrawing = markOn({});

/** The same for amounts, whose line begins at zero. */
export const markAmount: MakeDrawing = markOn({ of: 'amounts' });

/** A chance, on a line from zero to one that is cut into all outcomes. */
export function markChance(outcomes: number): MakeDrawing {
  return markOn({ of: 'chances', parts: outcomes });
}

/** Two solutions become two marks, in any order. Wrong answers with one number cannot be made by two marks. */
export const markBothOnLine: MakeDrawing = (body) => {
  const answer = readNumbers(body.answer.value);
  const line = answer?.length === 2 ? lineFor(answer, writtenAs(body), {}) : null;
  if (!answer || !line) return null;
  const placeOf = exactPlaceOn(line);
  const inOrder = (values: readonly Fraction[]) => values.map(placeOf).toSorted((a, b) => a - b);
  const right = inOrder(answer);
  const [low = 0, high = 0] = right;
  return {
    hand: { kind: 'place-on-line', line, marks: ['', ''] },
    right: marksAt(...right),
    wrong: namedFirst([
      ...ownMarks(body, (text) => {
        const values = readNumbers(text);
        return values?.length === 2 ? inOrder(values) : null;
      }),
      wrongDrawing('counts-tick-marks-instead-of-spaces', 'hand-count', marksAt(outward(low), outward(high))),
      wrongDrawing('uses-the-opposite-signs', 'hand-mirror-both', marksAt(-low, -high)),
      wrongDrawing('slip', 'hand-one-near', marksAt(low, outward(high))),
    ]),
  };
};
