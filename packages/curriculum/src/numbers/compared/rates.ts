import type { Random } from '../../random.ts';
import { type Parabola, parabolaAt } from '../quadratic-forms.ts';

type Rule = (x: number) => number;

/** Average rate of change between two inputs. */
export function rateOf(at: Rule, [from, to]: readonly [number, number]): number {
  return (at(to) - at(from)) / (to - from);
}

/** Two inputs near the vertex, at least two apart. */
export function drawEnds({ h }: Parabola, random: Random): readonly [number, number] {
  const from = h + random.int(-2, 0);
  return [from, Math.min(h + 2, from + random.int(2, 3))];
}

/** Rates, their order turned around, changes and single outputs compare differently. */
export function ratesLieApart(f: Rule, g: Rule, ends: readonly [number, number]): boolean {
  const [from, to] = ends;
  const gap = rateOf(f, ends) - rateOf(g, ends);
  const outputs = f(to) - g(to);
  return (
    Math.abs(outputs) < 40 && outputs !== 0 && new Set([gap, -gap, gap * (to - from), outputs]).size === 4
  );
}

/** The y-intercepts, the heights of the vertices, their places and the constant of the vertex form compare differently. */
export function startsLieApart(f: Parabola, g: Parabola): boolean {
  const [own, its] = [parabolaAt(f, 0), parabolaAt(g, 0)];
  const gaps = [own - its, its - own, f.k - g.k, f.k - its, f.h - g.h];
  return gaps.every((gap) => gap !== 0) && gaps.slice(2).every((gap) => !gaps.slice(0, 2).includes(gap));
}
