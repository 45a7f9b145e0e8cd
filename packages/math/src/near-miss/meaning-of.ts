import type { AnswerTree, End, FunctionName, Value } from './answer-tree.ts';

type Complex = readonly [number, number];
type Point = Readonly<Record<string, number>>;

const none: Complex = [Number.NaN, Number.NaN];
const real = (value: number): Complex => [value, 0];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

function over([a, b]: Complex, [c, d]: Complex): Complex {
  const size = c * c + d * d;
  return size < 1e-12 ? none : [(a * c + b * d) / size, (b * c - a * d) / size];
}

const functions: Readonly<Record<FunctionName, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  arcsin: Math.asin,
  arctan: Math.atan,
};

/** Whole powers of anything, other powers of numbers above 0; odd roots go through `root`. */
function power(base: Complex, exponent: Complex): Complex {
  const [count, side] = exponent;
  if (side !== 0) return none;
  if (Number.isInteger(count) && Math.abs(count) <= 40) {
    let result: Complex = [1, 0];
    for (let round = 0; round < Math.abs(count); round += 1) result = times(result, base);
    return count < 0 ? over([1, 0], result) : result;
  }
  return base[1] === 0 && base[0] > 0 ? real(base[0] ** count) : none;
}

function root([value, side]: Complex, index: number): Complex {
  if (side !== 0) return none;
  if (value < 0) return index === 3 ? real(-Math.cbrt(-value)) : none;
  return real(index === 3 ? Math.cbrt(value) : Math.sqrt(value));
}

const constants: Readonly<Record<'pi' | 'e' | 'i', Complex>> = {
  pi: [Math.PI, 0],
  e: [Math.E, 0],
  i: [0, 1],
};

/** The value at a point, worked out in floating point; NaN where it has none. */
function valueAt(value: Value, at: Point): Complex {
  switch (value.kind) {
    case 'number':
      return real(value.top / value.bottom);
    case 'letter':
      return real(at[value.name] ?? Number.NaN);
    case 'constant':
      return constants[value.name];
    case 'negative':
      return times([-1, 0], valueAt(value.of, at));
    case 'root':
      return root(valueAt(value.of, at), value.index);
    case 'function': {
      const [of, side] = valueAt(value.of, at);
      const result = side === 0 ? functions[value.name](of) : Number.NaN;
      // The sine of the nearest number to π is not 0.
      return real(Math.abs(result) < 1e-14 ? 0 : result);
    }
    default:
      break;
  }
  const [a, b] = [valueAt(value.a, at), valueAt(value.b, at)];
  switch (value.kind) {
    case 'sum':
      return [a[0] + b[0], a[1] + b[1]];
    case 'difference':
      return [a[0] - b[0], a[1] - b[1]];
    case 'product':
      return times(a, b);
    case 'quotient':
      return over(a, b);
    case 'power':
      return power(a, b);
  }
}

type Meaning = readonly (number | string)[];

const nowhere: Point = {};
const numberOf = (value: Value): number => valueAt(value, nowhere)[0];

/** How many of the base unit, and what is measured. */
const units: Readonly<Record<string, readonly [size: number, measures: string]>> = {
  mm: [0.001, 'length'],
  cm: [0.01, 'length'],
  m: [1, 'length'],
  km: [1000, 'length'],
  'm^2': [1, 'area'],
  'cm^2': [0.0001, 'area'],
  g: [1, 'mass'],
  kg: [1000, 'mass'],
  s: [1, 'time'],
  min: [60, 'time'],
  h: [3600, 'time'],
  'km/h': [1 / 3.6, 'speed'],
  'm/s': [1, 'speed'],
  'h/km': [3.6, 'slowness'],
};

export const unitNames: readonly string[] = Object.keys(units);

function endMeaning({ value, closed }: End): Meaning {
  if (value === 'infinity') return [Number.POSITIVE_INFINITY];
  if (value === '-infinity') return [Number.NEGATIVE_INFINITY];
  return [numberOf(value), closed ? 'closed' : 'open'];
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const distinct = (values: readonly number[]): number[] =>
  sorted(values).filter((value, i, all) => i === 0 || Math.abs(value - (all[i - 1] ?? 0)) > 1e-9);

/** What an answer means at a point, as numbers and words that are the same for equal answers. */
function meaningAt(answer: AnswerTree, at: Point): Meaning {
  switch (answer.kind) {
    case 'expression':
    case 'number':
    case 'percent':
      return valueAt(answer.value, at);
    case 'relation':
      return [answer.letter, answer.sign, ...valueAt(answer.value, at)];
    case 'between':
      return [
        answer.letter,
        answer.joined,
        ...endMeaning(answer.range.low),
        ...endMeaning(answer.range.high),
      ];
    case 'ranges':
      return answer.ranges.flatMap(({ low, high }) => [...endMeaning(low), ...endMeaning(high)]);
    case 'point':
    case 'list':
      return [answer.or ? 'or' : 'and', answer.items.length, ...answer.items.map(numberOf)];
    case 'set':
      return distinct(answer.items.map(numberOf));
    case 'both': {
      const [middle, away] = [numberOf(answer.middle), numberOf(answer.away)];
      const signs = answer.sign === '±' ? [1, -1] : [answer.sign === '+' ? 1 : -1];
      return distinct(signs.map((sign) => middle + sign * away));
    }
    case 'measure': {
      const [size, measures] = units[answer.unit] ?? [Number.NaN, ''];
      return [measures, numberOf(answer.value) * size];
    }
    case 'ratio': {
      const [first = 1, ...rest] = answer.items.map(numberOf);
      return [answer.items.length, ...rest.map((term) => term / first)];
    }
  }
}

const points: readonly Point[] = Array.from({ length: 14 }, (_, i) => ({
  x: [1.37, 2.91, -1.73, 0.62, 4.19, -0.41, 3.03][i % 7] ?? 1 + i / 10,
  y: [2.23, -0.83, 1.19, 3.67, -2.41][i % 5] ?? 1,
  z: [0.71, 1.83, -1.31][i % 3] ?? 1,
}));

/** The same, different, or too close or too seldom defined to say. */
function compareAt(a: Meaning, b: Meaning): 'same' | 'different' | 'unclear' {
  if (a.length !== b.length) return 'different';
  let verdict: 'same' | 'unclear' = 'same';
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (typeof left === 'string' || typeof right === 'string') {
      if (left !== right) return 'different';
      continue;
    }
    if (left === right) continue;
    if (right === undefined || Number.isNaN(left) || Number.isNaN(right)) return 'unclear';
    const distance = Math.abs(left - right) / Math.max(1, Math.abs(left), Math.abs(right));
    if (distance > 1e-7) return 'different';
    if (distance > 1e-11) verdict = 'unclear';
  }
  return verdict;
}

/** Whether two answers mean the same, by numbers alone: the route that no part of the judge shares. */
export function compareMeanings(a: AnswerTree, b: AnswerTree): 'same' | 'different' | 'unclear' {
  if (a.kind !== b.kind && !(isValue(a) && isValue(b))) return 'different';
  const verdicts = points.map((at) => compareAt(meaningAt(a, at), meaningAt(b, at)));
  const defined = verdicts.filter((verdict) => verdict !== 'unclear');
  if (defined.length < 4) return 'unclear';
  if (defined.filter((verdict) => verdict === 'different').length >= 2) return 'different';
  return verdicts.every((verdict) => verdict === 'same') ? 'same' : 'unclear';
}

const isValue = ({ kind }: AnswerTree): boolean => kind === 'expression' || kind === 'number';
