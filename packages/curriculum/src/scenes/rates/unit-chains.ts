import type { Tools } from '../../kit/solution.ts';
import type { Level } from '../../problem-spec.ts';

/**
 * `parts` of the small unit make one of the large unit; `near` is a count that
 * is easily taken for them; no more than `fastest` small ones go in a second. What is slow may be told by
 * the hour and the day, and what is on the road is told by the hour.
 */
export const measures = [
  {
    key: 'pump',
    small: 'cups',
    smallOne: 'cup',
    large: 'pints',
    one: 'pint',
    parts: 2,
    near: null,
    fastest: 12,
    pace: 'slow',
  },
  {
    key: 'juice',
    small: 'pints',
    smallOne: 'pint',
    large: 'quarts',
    one: 'quart',
    parts: 2,
    near: null,
    fastest: 12,
    pace: 'slow',
  },
  {
    key: 'filter',
    small: 'cups',
    smallOne: 'cup',
    large: 'quarts',
    one: 'quart',
    parts: 4,
    near: null,
    fastest: 12,
    pace: 'slow',
  },
  {
    key: 'tank',
    small: 'quarts',
    smallOne: 'quart',
    large: 'gallons',
    one: 'gallon',
    parts: 4,
    near: null,
    fastest: 8,
    pace: 'slow',
  },
  {
    key: 'belt',
    small: 'feet',
    smallOne: 'foot',
    large: 'yards',
    one: 'yard',
    parts: 3,
    near: null,
    fastest: 6,
    pace: 'plain',
  },
  {
    key: 'robot',
    small: 'feet',
    smallOne: 'foot',
    large: 'yards',
    one: 'yard',
    parts: 3,
    near: null,
    fastest: 6,
    pace: 'plain',
  },
  {
    key: 'drip',
    small: 'teaspoons',
    smallOne: 'teaspoon',
    large: 'tablespoons',
    one: 'tablespoon',
    parts: 3,
    near: null,
    fastest: 0.5,
    pace: 'slow',
  },
  {
    key: 'hose',
    small: 'milliliters',
    smallOne: 'milliliter',
    large: 'liters',
    one: 'liter',
    parts: 1000,
    near: 100,
    fastest: 400,
    pace: 'slow',
  },
  {
    key: 'works',
    small: 'liters',
    smallOne: 'liter',
    large: 'cubic meters',
    one: 'cubic meter',
    parts: 1000,
    near: 100,
    fastest: 900,
    pace: 'slow',
  },
  {
    key: 'bike',
    small: 'meters',
    smallOne: 'meter',
    large: 'kilometers',
    one: 'kilometer',
    parts: 1000,
    near: 100,
    fastest: 12,
    pace: 'plain',
  },
  {
    key: 'car',
    small: 'feet',
    smallOne: 'foot',
    large: 'miles',
    one: 'mile',
    parts: 5280,
    near: 1760,
    fastest: 110,
    pace: 'road',
  },
  {
    key: 'train',
    small: 'meters',
    smallOne: 'meter',
    large: 'kilometers',
    one: 'kilometer',
    parts: 1000,
    near: 100,
    fastest: 60,
    pace: 'road',
  },
] as const;

/** `slip` is a count that looks likely and is not so. */
export const times = [
  { short: 'second', long: 'minute', factor: 60, slip: 100, seconds: 1 },
  { short: 'minute', long: 'hour', factor: 60, slip: 100, seconds: 60 },
  { short: 'hour', long: 'day', factor: 24, slip: 12, seconds: 3600 },
  { short: 'day', long: 'week', factor: 7, slip: 5, seconds: 86400 },
  { short: 'second', long: 'hour', factor: 3600, slip: 600, seconds: 1 },
] as const;

/** `rate` is per short time at levels 1 and 3, per long time at level 2; level 3 asks for `count` long times. */
export type UnitChain = {
  measure: (typeof measures)[number];
  time: (typeof times)[number];
  rate: number;
  count: number;
};

/** To hundredths. */
export function show(amount: number): string {
  return String(Number(amount.toFixed(2)));
}

/** Whether somebody tells such a rate. */
export function isUsual(
  { pace }: UnitChain['measure'],
  { long, factor, seconds }: UnitChain['time'],
): boolean {
  if (pace === 'road') return long === 'hour';
  return factor < 3600 && (pace === 'slow' || seconds < 100);
}

/** The result, one long time of it, and what three ways of working make of it. */
export function chainValues({ measure, time, rate, count }: UnitChain, level: Level) {
  const { parts, near } = measure;
  const { factor, slip } = time;
  const number = level === 3 ? count : 1;
  if (level === 2) {
    const timed = rate / factor;
    const one = (rate * parts) / factor;
    return {
      value: one,
      one,
      upside: timed / parts,
      half: timed,
      otherTime: (rate * parts) / slip,
      otherParts: (rate * (near ?? 0)) / factor,
    };
  }
  const timed = rate * factor;
  return {
    value: (timed / parts) * number,
    one: timed / parts,
    upside: timed * parts * number,
    half: timed * number,
    otherTime: (rate * slip * number) / parts,
    otherParts: near === null ? 0 : (timed * number) / near,
  };
}

type StepOf = Tools<`${'time' | 'measure' | 'count'}-${'do' | 'why'}`>['step'];

/** Every number with its unit: the right lines, and those with a factor turned, left out or miscounted. */
export function chainLines({ measure, time, rate, count }: UnitChain, level: Level, step: StepOf) {
  const { parts, near } = measure;
  const { short, long, factor, slip } = time;
  const [small, large] = [
    [measure.small, measure.smallOne],
    [measure.large, measure.one],
  ] as const;
  type Unit = typeof small | typeof large;
  const of = (amount: number, [many, one]: Unit): string =>
    `${show(amount)} ${show(amount) === '1' ? one : many}`;
  const each = (amount: number, unit: Unit, span: string): string => `${of(amount, unit)} per ${span}`;
  const sizeOf = (many: number): string => `${many} ${measure.small} per ${measure.one}`;
  const spanOf = (times: number): string => `${times} ${short}s per ${long}`;
  if (level === 2) {
    const sized = (by: '×' | '÷', then: number, many: number = parts) =>
      step('measure', `${each(rate, large, long)} ${by} ${sizeOf(many)}`, each(then, small, long));
    const timed = (amount: number, unit: Unit, times: number = factor) =>
      step('time', `${each(amount, unit, long)} ÷ ${spanOf(times)}`, each(amount / times, unit, short));
    const all = rate * parts;
    return {
      right: [sized('×', all), timed(all, small)],
      turned: [sized('÷', rate / parts), timed(rate / parts, small)],
      half: [timed(rate, large)],
      miscounted: [sized('×', all), timed(all, small, slip)],
      missized: near === null ? [] : [sized('×', rate * near, near), timed(rate * near, small)],
    };
  }
  const timed = (times: number = factor) =>
    step('time', `${each(rate, small, short)} × ${spanOf(times)}`, each(rate * times, small, long));
  const sized = (amount: number, by: '×' | '÷', many: number = parts) =>
    step(
      'measure',
      `${each(amount, small, long)} ${by} ${sizeOf(many)}`,
      each(by === '×' ? amount * many : amount / many, large, long),
    );
  const counted = (amount: number, unit: Unit) =>
    level === 3 && step('count', `${each(amount, unit, long)} × ${count} ${long}s`, of(amount * count, unit));
  const [whole, other] = [rate * factor, rate * slip];
  return {
    right: [timed(), sized(whole, '÷'), counted(whole / parts, large)],
    turned: [timed(), sized(whole, '×'), counted(whole * parts, large)],
    half: [timed(), counted(whole, small)].filter((line) => line !== false),
    miscounted: [timed(slip), sized(other, '÷'), counted(other / parts, large)],
    missized: near === null ? [] : [timed(), sized(whole, '÷', near), counted(whole / near, large)],
  };
}
