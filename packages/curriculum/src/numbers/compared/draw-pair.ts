import type { Level } from '../../problem-spec.ts';
import type { Random } from '../../random.ts';
import { type Parabola, parabolaAt } from '../quadratic-forms.ts';
import { drawEnds, rateOf, ratesLieApart, startsLieApart } from './rates.ts';
import { drawTold, type ToldFunction, toldAt } from './told-function.ts';

const tables = ['table', 'listed', 'values', 'outputs'] as const;
const graphs = ['graph', 'drawn', 'curve', 'picture'] as const;
const words = ['zeros', 'told', 'crosses', 'words'] as const;
const beside = ['start', 'rate'] as const;
/** f is given by a rule or in words, g by a table, a graph or a rule. Rates are compared from `from` to `to`. */
export type ComparedPair = {
  ask: (typeof tables)[number] | (typeof graphs)[number] | (typeof words)[number] | (typeof beside)[number];
  f: Parabola;
  g: Parabola;
  from: number;
  to: number;
  /** A function in words that takes the place of f where rates are compared. */
  told: ToldFunction | null;
};

/** Two functions whose features, and what is taken for them, compare in different ways. */
export function drawPair(level: Level, random: Random): ComparedPair {
  const ask =
    level < 3 && random.chance(40)
      ? random.pick(beside)
      : random.pick<ComparedPair['ask']>(level === 1 ? tables : level === 2 ? graphs : words);
  return random.until(() => {
    const sign = random.pick([1, -1]);
    const curve = (wide: boolean): Parabola => ({
      a: sign * random.int(1, wide ? 3 : 2),
      h: random.int(-5, 5),
      k: random.int(level === 2 && !wide ? -6 : -12, level === 2 && !wide ? 6 : 12),
    });
    const [f, g] = [curve(true), curve(false)];
    const reach = Math.sqrt(-f.k / f.a);
    const hasZeros = level < 3 || (Number.isInteger(reach) && reach > 0);
    const [height, place, start] = [f.k - g.k, f.h - g.h, parabolaAt(f, 0) - parabolaAt(g, 0)];
    // The three comparisons lead to four different answers.
    const differ =
      new Set([height, -height, place, start]).size === 4 && place !== 0 && start !== 0 && height !== 0;
    const isOpen = f.h !== 0 && g.h !== 0 && Math.abs(start) < 60;
    const isSeen = level !== 2 || Math.abs(g.h) <= 5;
    const told = ask === 'rate' && random.chance(50) ? drawTold(random) : null;
    const [from, to] = drawEnds(g, random);
    const isRead = (x: number): boolean => Math.abs(parabolaAt(g, x)) <= 8 || level === 1;
    const isFair =
      ask === 'start'
        ? Math.abs(g.h) <= 2 && isRead(0) && startsLieApart(f, g)
        : ask !== 'rate' ||
          (isRead(from) &&
            isRead(to) &&
            (told
              ? from >= 0 &&
                to < 5 &&
                Number.isInteger(rateOf((x) => toldAt(told, x), [from, to])) &&
                ratesLieApart(
                  (x) => toldAt(told, x),
                  (x) => parabolaAt(g, x),
                  [from, to],
                )
              : ratesLieApart(
                  (x) => parabolaAt(f, x),
                  (x) => parabolaAt(g, x),
                  [from, to],
                )));
    return hasZeros && differ && isOpen && isSeen && isFair ? { ask, f, g, from, to, told } : null;
  });
}
