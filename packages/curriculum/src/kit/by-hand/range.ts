import type { HandAnswerOf, HandEnd } from '@playforward/diagram';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { type Fraction, placedEnd, readStretch, type Stretch } from './read-values.ts';
import { exactPlaceOn, type LineWish, lineFor } from './scale-for.ts';

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
function rangeOn(wish: LineWish): MakeDrawing {
  return (body) => {
    const answer = readStretch(body.answer.value);
    const as = body.answer.value.includes('/') ? 'fraction' : 'decimal';
    const line = answer && lineFor(boundsOf(answer), as, wish);
    if (!answer || !line) return null;
    const placeOf = exactPlaceOn(line);
    const draw = ({ left, right }: Stretch): Range => ({
      kind: 'range-on-line',
      left: placedEnd(left, placeOf),
      right: placedEnd(right, placeOf),
    });
    const own = body.distractors.flatMap(({ misconception, reason, value }): WrongDrawing[] => {
      const stretch = readStretch(value);
      return stretch ? [{ misconception, reason, made: draw(stretch) }] : [];
    });
    return {
      hand: { kind: 'range-on-line', line },
      right: draw(answer),
      wrong: [...own, ...usualRanges(answer, draw)],
    };
  };
}

/** A stretch of a line with both sides of zero. */
export const rangeOnLine: MakeDrawing = rangeOn({});

/** The same for amounts, whose line begins at zero. */
export const rangeOfAmounts: MakeDrawing = rangeOn({ of: 'amounts' });
