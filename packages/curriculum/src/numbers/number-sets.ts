import type { Level, Random } from '../kit/index.ts';
import { fractionValue } from './fraction-amounts.ts';
import { commonDivisor } from './lowest-terms.ts';
import { repeatingText } from './repeating-decimals.ts';

/**
 * The number is `top` over `bottom`, below zero with `minus`. With `under` its top is written as the root of that. It is
 * written `over` a fraction bar, as a root `alone`, as a decimal that `ends` or `repeats`, or as `top` times `pi`.
 */
export type SetNumber = {
  set: 'whole' | 'integer' | 'rational' | 'irrational';
  shown: 'over' | 'alone' | 'ends' | 'repeats' | 'pi';
  minus: boolean;
  under: number | null;
  top: number;
  bottom: number;
};

/** The number as TeX. */
export function setNumberText({ shown, minus, under, top, bottom }: SetNumber): string {
  const above = under === null ? top : `\\sqrt{${under}}`;
  const size = {
    over: `\\frac{${above}}{${bottom}}`,
    alone: above,
    ends: top / bottom,
    repeats: repeatingText(Math.floor(top / 99), { block: String(top % 99).padStart(2, '0') }),
    pi: `${top}\\pi`,
  }[shown];
  return `$${minus ? '-' : ''}${size}$`;
}

/** The value as TeX, or words where it has no fraction. */
export function setNumberValue({ set, minus, top, bottom }: SetNumber): string {
  if (set === 'irrational') return 'an irrational number';
  return `$${minus ? '-' : ''}${fractionValue(top, bottom).replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
}

const sets = ['whole', 'integer', 'rational', 'irrational'] as const;

/** How a number of each set is written at each level: without a fraction over a root first. */
const shapes = {
  1: {
    whole: ['alone'],
    integer: ['alone', 'over'],
    rational: ['ends', 'over'],
    irrational: ['alone', 'pi'],
  },
  2: {
    whole: ['root'],
    integer: ['root', 'over'],
    rational: ['root', 'over', 'repeats'],
    irrational: ['root', 'pi'],
  },
  3: {
    whole: ['alone', 'root', 'over'],
    integer: ['alone', 'root', 'over'],
    rational: ['ends', 'repeats', 'root', 'over'],
    irrational: ['alone', 'root', 'pi'],
  },
} as const;

/** A number of one of the four sets, in a form of its level. */
export function drawSetNumber(level: Level, random: Random): SetNumber {
  const set = random.pick(sets);
  const shape = random.pick<(typeof shapes)[3][typeof set][number]>(shapes[level][set]);
  const shown = shape === 'root' ? 'over' : shape;
  return random.until(() => {
    const bottom = shape === 'alone' || shape === 'pi' ? 1 : random.int(2, 9);
    const minus = set === 'integer' || random.chance(50);
    const plain = { set, shown, minus, under: null, bottom };
    if (shape === 'pi') return { ...plain, top: random.int(2, 12) };
    if (set === 'irrational') {
      // Half of the number under the root, over the bottom, is whole: so the wrong way leads into another set.
      const under = 2 * bottom * random.int(1, shape === 'alone' ? 60 : 8);
      return !Number.isInteger(Math.sqrt(under)) && under < 150 ? { ...plain, under, top: 0 } : null;
    }
    if (shape === 'ends') return { ...plain, minus: true, bottom: 8, top: 2 * random.int(0, 23) + 1 };
    if (shape === 'repeats') {
      const [whole, block] = [random.int(0, 6), random.int(10, 97)];
      return block % 11 === 0 ? null : { ...plain, minus: false, bottom: 99, top: 99 * whole + block };
    }
    const isRoot = shape !== 'over';
    const top =
      set === 'rational' ? random.int(2, isRoot ? 15 : 40) : bottom * random.int(2, isRoot ? 15 : 19);
    const fits = set !== 'rational' || commonDivisor(top, bottom) === 1;
    const isNegative = set === 'integer' || (set === 'rational' && (!isRoot || minus));
    return fits && (!isRoot || top <= 24)
      ? { ...plain, minus: isNegative, under: isRoot ? top ** 2 : null, top }
      : null;
  });
}
