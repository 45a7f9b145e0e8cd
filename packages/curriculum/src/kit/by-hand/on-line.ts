import type { HandScale, HandTask } from '@playforward/diagram';
import type { Distractor } from '../../problem-spec.ts';
import type { ProblemBody } from '../../skill.ts';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { type Fraction, readNumber, readNumbers } from './read-values.ts';
import { mostThatFit, placeOn, scaleFor } from './scale-for.ts';

/** More places than a thumb can tell apart on a phone, with the field beside to type in. */
const mostPlaces = 50;

type Read<Value> = { readonly one: Distractor; readonly value: Value };

/** The wrong answers that can be read, named ways of working first. */
function readWrong<Value>(body: ProblemBody, read: (text: string) => Value | null): readonly Read<Value>[] {
  const all = body.distractors.flatMap((one): Read<Value>[] => {
    const value = read(one.value);
    return value === null ? [] : [{ one, value }];
  });
  return all.toSorted(
    (a, b) => Number(a.one.misconception === 'slip') - Number(b.one.misconception === 'slip'),
  );
}

/** How numbers of this answer are written on the line. */
function writtenAs({ answer }: ProblemBody): HandScale['as'] {
  return answer.value.includes('/') ? 'fraction' : 'decimal';
}

/** Drawings that are on the line and show at least one named way of working of the skill. */
function fits(own: readonly WrongDrawing[]): boolean {
  return own.some(({ misconception }) => misconception !== 'slip');
}

/** Marks that anybody can put who counts or takes signs wrongly. */
function usualMarks(right: number): readonly WrongDrawing[] {
  const outward = right < 0 ? -1 : 1;
  const at = (place: number) => ({ kind: 'place-on-line', marks: [place + 0] }) as const;
  return [
    wrongDrawing('counts-tick-marks-instead-of-spaces', 'hand-count', at(right + outward)),
    wrongDrawing('slip', 'hand-mirror', at(-right)),
    wrongDrawing('slip', 'hand-near', at(right - outward)),
  ];
}

/**
 * The number that is the answer becomes a mark on a number line. Wrong numbers that would make the line too long are
 * left out; the counting of marks then stands for them.
 */
export const markOnLine: MakeDrawing = (body) => {
  const answer = readNumber(body.answer.value);
  if (!answer) return null;
  const as = writtenAs(body);
  const fitted = mostThatFit(readWrong<Fraction>(body, readNumber), (kept) =>
    scaleFor([answer, ...kept.map(({ value }) => value)], { most: mostPlaces, as }),
  );
  if (!fitted) return null;
  const { kept, made: line } = fitted;
  const placeOf = placeOn(line);
  const own = kept.map(
    ({ one, value }): WrongDrawing => ({
      misconception: one.misconception,
      reason: one.reason,
      made: { kind: 'place-on-line', marks: [placeOf(value)] },
    }),
  );
  const right = placeOf(answer);
  if (!fits(own) || right === line.first) return null;
  const hand: HandTask = { kind: 'place-on-line', line, marks: [''] };
  return {
    hand,
    right: { kind: 'place-on-line', marks: [right] },
    wrong: [...own, ...usualMarks(right)],
  };
};

/** Two solutions become two marks, in any order. Answers with one number are marked there twice. */
export const markBothOnLine: MakeDrawing = (body) => {
  const answer = readNumbers(body.answer.value);
  if (answer?.length !== 2) return null;
  const as = writtenAs(body);
  const fitted = mostThatFit(readWrong(body, readNumbers), (kept) =>
    scaleFor([...answer, ...kept.flatMap(({ value }) => value)], { most: mostPlaces, as }),
  );
  if (!fitted) return null;
  const { kept, made: line } = fitted;
  const placeOf = placeOn(line);
  const marksOf = (values: readonly Fraction[]): readonly number[] => {
    const places = values.map(placeOf).toSorted((a, b) => a - b);
    return places.length === 1 ? [...places, ...places] : places;
  };
  const own = kept.flatMap(({ one, value }): WrongDrawing[] =>
    value.length > 2
      ? []
      : [
          {
            misconception: one.misconception,
            reason: one.reason,
            made: { kind: 'place-on-line', marks: marksOf(value) },
          },
        ],
  );
  const right = marksOf(answer);
  const [first = 0] = right;
  const mirrored = right.map((place) => -place + 0);
  const usual = [
    wrongDrawing('slip', 'hand-mirror-both', { kind: 'place-on-line', marks: mirrored }),
    wrongDrawing('gives-only-one-solution', 'hand-one-mark', {
      kind: 'place-on-line',
      marks: [first, first],
    }),
  ];
  return fits(own)
    ? {
        hand: { kind: 'place-on-line', line, marks: ['', ''] },
        right: { kind: 'place-on-line', marks: right },
        wrong: [...own, ...usual],
      }
    : null;
};
