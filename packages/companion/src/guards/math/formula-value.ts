import { parseMath } from '@playforward/math';
import { plainText } from '../text/plain-text.ts';
import { type Complex, complexValue, type Point } from './complex-value.ts';

/** What a formula is worth at a point; NaN where it has no value there. */
export type Evaluate = (at: Point) => Complex;
/** Functions that were defined, by name: `f` of `x`, with the text behind the equals sign. */
export type Functions = ReadonlyMap<string, { readonly letter: string; readonly body: string }>;

const none: Complex = [Number.NaN, Number.NaN];
const step = 1e-5;
const parts = 200;
const group = String.raw`(\{(?:[^{}]|\{[^{}]*\})*\}|[^\s{}\\])`;
const limit = /\\lim(?:its)?\s*_\s*\{\s*([a-z])\s*\\(?:to|rightarrow)\s*((?:[^{}]|\{[^{}]*\})*)\}/;
const sum = new RegExp(String.raw`\\sum(?:\\limits)?\s*_\s*\{\s*([a-z])\s*=\s*([^{}]+)\}\s*\^\s*${group}`);
const integral = new RegExp(
  String.raw`\\int\s*_\s*${group}\s*\^\s*${group}\s*(.*?)(?:\\[,;:! ]|\s|\\,)*d([a-z])\s*$`,
);
const derivative = /\\frac\s*\{\s*d\s*\}\s*\{\s*d([a-z])\s*\}\s*/;

const bare = (text: string): string => text.replace(/^\{|\}$/g, '');
const put = (at: Point, letter: string, value: number): Point => new Map(at).set(letter, value);
const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

function choose(from: number, taken: number): number {
  return Math.round(factorial(from) / (factorial(taken) * factorial(from - taken)));
}

function counted(tex: string): string {
  return tex
    .replace(/\\[dt]?binom\s*\{\s*(\d{1,2})\s*\}\s*\{\s*(\d{1,2})\s*\}/g, (_, n: string, k: string) =>
      String(choose(Number(n), Number(k))),
    )
    .replace(/(?:\{\})?_?\{?\b(\d{1,2})\}?\s?_?C_?\{?(\d{1,2})\}?/g, (_, n: string, k: string) =>
      String(choose(Number(n), Number(k))),
    )
    .replace(/(\d{1,2})!/g, (_, n: string) => `(${factorial(Number(n))})`);
}

/** `f(2)` with the text of f in it, inner calls first; null where a name has no definition. */
function withFunctions(text: string, functions: Functions): string | null {
  let told = text;
  for (let level = 0; level < 6; level += 1) {
    const call = /(?<![A-Za-z])([fghpqv])\s?\(([^()]{1,60})\)/.exec(told);
    if (!call) return told;
    const known = functions.get(call[1] ?? '');
    if (!known) return null;
    const letter = new RegExp(`(?<![A-Za-z])${known.letter}(?![A-Za-z])`, 'g');
    const value = `(${known.body.replace(letter, `(${call[2]})`)})`;
    told = told.slice(0, call.index) + value + told.slice(call.index + call[0].length);
  }
  return null;
}

function compilePlain(tex: string, functions: Functions): Evaluate | null {
  const plain = withFunctions(plainText(`$${counted(tex).trim()}$`).trim(), functions);
  if (plain === null || plain === '') return null;
  const parsed = parseMath(plain);
  if (!parsed.ok) return null;
  const { node } = parsed;
  return (at) => complexValue(node, at);
}

function limitOf(inner: Evaluate, letter: string, target: string, edge: Evaluate | null): Evaluate {
  const isMinus = /-\s*\\infty|-∞/.test(target.replaceAll('−', '-'));
  const isFar = /\\infty|∞/.test(target);
  return (at) => {
    const [place] = isFar ? [0] : (edge?.(at) ?? none);
    const distances = [1e-4, 1e-5];
    const sides = /\^\s*\{?[-−]/.test(target) ? [-1] : /\^\s*\{?\+/.test(target) ? [1] : [-1, 1];
    const near = isFar
      ? [1e6, 1e7].map((far) => inner(put(at, letter, isMinus ? -far : far))[0])
      : sides.flatMap((side) => distances.map((each) => inner(put(at, letter, place + side * each))[0]));
    const [first = Number.NaN] = near;
    if (near.some(Number.isNaN)) return none;
    const last = near.at(-1) ?? Number.NaN;
    if (near.every((value) => Math.abs(value) > 1e3)) {
      return near.every((value) => value > 0 === first > 0) ? [first > 0 ? Infinity : -Infinity, 0] : none;
    }
    return near.every((value) => Math.abs(value - last) < 1e-2 * (1 + Math.abs(last))) ? [last, 0] : none;
  };
}

function simpson(height: (place: number) => number, low: number, high: number): number {
  const width = (high - low) / parts;
  let total = 0;
  for (let index = 0; index <= parts; index += 1) {
    const weight = index === 0 || index === parts ? 1 : index % 2 === 1 ? 4 : 2;
    total += weight * height(low + index * width);
  }
  return (total * width) / 3;
}

/** What an operator in front of a formula makes of all that follows it. */
function compileOperator(tex: string, functions: Functions): Evaluate | null {
  const near = limit.exec(tex);
  if (near) {
    const [all, letter = '', target = ''] = near;
    const inner = compileFormula(tex.slice(near.index + all.length), functions);
    const edge = /infty/.test(target)
      ? null
      : compilePlain(target.replace(/\^\s*\{?[-−+]\}?\s*$/, ''), functions);
    return inner && limitOf(inner, letter, target, edge);
  }
  const range = integral.exec(tex);
  if (range) {
    const [, low = '', high = '', body = '', letter = ''] = range;
    const [from, to] = [low, high].map((edge) => compilePlain(bare(edge), functions));
    const inner = compileFormula(body, functions);
    if (!from || !to || !inner) return null;
    return (at) => [simpson((place) => inner(put(at, letter, place))[0], from(at)[0], to(at)[0]), 0];
  }
  const series = sum.exec(tex);
  if (series) {
    const [all, letter = '', start = '', end = ''] = series;
    const inner = compileFormula(tex.slice(series.index + all.length), functions);
    const [from, to] = [start, bare(end)].map((edge) => compilePlain(edge, functions));
    if (!from || !to || !inner) return null;
    return (at) => {
      const [first, last] = [from(at)[0], to(at)[0]];
      if (!Number.isInteger(first) || !Number.isInteger(last) || last - first > 1000) return none;
      let total = 0;
      for (let count = first; count <= last; count += 1) total += inner(put(at, letter, count))[0];
      return [total, 0];
    };
  }
  const slope = derivative.exec(tex);
  const inner = slope && compileFormula(tex.slice(slope.index + slope[0].length), functions);
  return slope && inner && slopeOf(inner, slope[1] ?? 'x');
}

/** The slope of a formula in one letter, from two close points. */
export function slopeOf(inner: Evaluate, letter: string): Evaluate {
  return (at) => {
    const place = at.get(letter) ?? Number.NaN;
    const [above, below] = [place + step, place - step].map((each) => inner(put(at, letter, each))[0]);
    return [((above ?? Number.NaN) - (below ?? Number.NaN)) / (2 * step), 0];
  };
}

/** One side of a formula in TeX, limits, sums, integrals and derivatives included; null where it cannot be read. */
export function compileFormula(tex: string, functions: Functions): Evaluate | null {
  const primed = /^\s*([fghpqv])\s?['′]\s?\(\s*([^()]{1,40})\s*\)\s*$/.exec(tex);
  if (primed) return compilePrime(primed[1] ?? '', primed[2] ?? '', functions);
  const first = [limit, integral, sum, derivative]
    .map((pattern) => pattern.exec(tex)?.index ?? Number.POSITIVE_INFINITY)
    .reduce((a, b) => Math.min(a, b));
  if (!Number.isFinite(first)) return /\\(?:lim|int|sum)/.test(tex) ? null : compilePlain(tex, functions);
  const worked = compileOperator(tex.slice(first), functions);
  const before = tex.slice(0, first).trim();
  if (before === '' || worked === null) return worked;
  const outer = compilePlain(`${before} (Z)`, functions);
  return outer && ((at) => outer(put(at, 'Z', worked(at)[0])));
}

function compilePrime(name: string, argument: string, functions: Functions): Evaluate | null {
  const known = functions.get(name);
  const inner = known && compilePlain(known.body, functions);
  const place = compilePlain(argument, functions);
  if (!known || !inner || !place) return null;
  const slope = slopeOf(inner, known.letter);
  return (at) => slope(put(at, known.letter, place(at)[0]));
}
