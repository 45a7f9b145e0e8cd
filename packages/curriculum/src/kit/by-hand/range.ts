import type { HandAnswerOf, HandEnd } from '@playforward/diagram';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { type Fraction, placedEnd, readStretch, type Stretch } from './read-values.ts';
import { mostThatFit, placeOn, scaleFor } from './scale-for.ts';

const mostPlaces = 50;

function boundsOf({ left, right }: Stretch): readonly Fraction[] {
  return [left, right].flatMap((end) => (end ? [end.at] : []));
}

const turned = <End extends { readonly filled: boolean }>(end: End | null): End | null =>
  end && { ...end, filled: !end.filled };

function mirrored({ left, right }: Stretch): Stretch {
  const over = (end: Stretch['left']) => end && { ...end, at: [-end.at[0] + 0, end.at[1]] as const };
  return { left: over(right), right: over(left) };
}

type Range = HandAnswerOf<'range-on-line'>;

/** The same with its ends one place to the right. */
function oneFurther({ kind, left, right }: Range): Range {
  const moved = (end: HandEnd): HandEnd => end && { ...end, at: end.at + 1 };
  return { kind, left: moved(left), right: moved(right) };
}

/** Drawings of those who choose the other circle, the other side or the other sign. */
function usualRanges(stretch: Stretch, draw: (one: Stretch) => Range): readonly WrongDrawing[] {
  const { left, right } = stretch;
  const isStrict = (left ?? right)?.filled === false;
  const turnedBoth = wrongDrawing(
    isStrict ? 'uses-a-closed-circle-for-a-strict-inequality' : 'uses-the-wrong-circle-at-the-boundary',
    isStrict ? 'hand-filled' : 'hand-open',
    draw({ left: turned(left), right: turned(right) }),
  );
  const overZero = wrongDrawing('slip', 'hand-mirror-range', draw(mirrored(stretch)));
  if (!left || !right) {
    const otherSide = draw({ left: right, right: left });
    return [
      wrongDrawing('shades-the-wrong-direction', 'hand-other-side', otherSide),
      turnedBoth,
      overZero,
      wrongDrawing('slip', 'hand-beside', oneFurther(draw(stretch))),
    ];
  }
  return [
    turnedBoth,
    wrongDrawing(
      'includes-or-excludes-the-boundary-wrongly',
      'hand-one-circle',
      draw({ left, right: turned(right) }),
    ),
    overZero,
    wrongDrawing('slip', 'hand-one-end', draw({ left: null, right })),
  ];
}

/** One inequality or one interval becomes a thick stretch of the number line with open and filled ends. */
export const rangeOnLine: MakeDrawing = (body) => {
  const answer = readStretch(body.answer.value);
  if (!answer) return null;
  const read = body.distractors.flatMap((one) => {
    const stretch = readStretch(one.value);
    return stretch ? [{ one, stretch }] : [];
  });
  const as = body.answer.value.includes('/') ? 'fraction' : 'decimal';
  const fitted = mostThatFit(read, (kept) =>
    scaleFor([answer, ...kept.map(({ stretch }) => stretch)].flatMap(boundsOf), { most: mostPlaces, as }),
  );
  if (!fitted) return null;
  const { kept, made: line } = fitted;
  const placeOf = placeOn(line);
  const draw = ({ left, right }: Stretch): Range => ({
    kind: 'range-on-line',
    left: placedEnd(left, placeOf),
    right: placedEnd(right, placeOf),
  });
  const own = kept.map(
    ({ one, stretch }): WrongDrawing => ({
      misconception: one.misconception,
      reason: one.reason,
      made: draw(stretch),
    }),
  );
  return {
    hand: { kind: 'range-on-line', line },
    right: draw(answer),
    wrong: [...own, ...usualRanges(answer, draw)],
  };
};
