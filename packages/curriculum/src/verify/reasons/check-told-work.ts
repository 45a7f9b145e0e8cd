import type { Fault, Sample } from '../finding.ts';

/** What a reason says was done, as it begins: 'This adds 3 and 4.' */
type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

const beginnings: readonly (readonly [Operation, RegExp])[] = [
  ['add', /^(?:This|It) (?:only )?adds (?!up\b|to\b|or\b|and\b|what\b|the same\b)/],
  ['subtract', /^(?:This|It) (?:only )?subtracts (?!or\b)/],
  ['multiply', /^(?:This|It) (?:only )?(?:multiplies|doubles|triples|squares|cubes) (?!or\b)/],
  ['divide', /^(?:This|It) (?:only )?(?:divides|halves) (?!or\b)/],
];

/** Numbers that ways of working bring along: halves, percents, hours, right angles, π. */
const brought = [2, 3, 4, 10, 12, 60, 90, 100, 180, 360, 1 / 3, 4 / 3, 3.14];
const mostNumbers = 40;

function operationOf(reason: string): Operation | null {
  return beginnings.find(([, beginning]) => beginning.test(reason))?.[0] ?? null;
}

const scientific = /(\d+(?:\.\d+)?) × 10\^\{?\(?([−-]?\d+)/g;

/** The sizes of all numbers in a content text; of a fraction its parts as well. */
function sizesIn(text: string): number[] {
  const plain = text
    .replace(/\\d?frac\{[−-]?([\d.]+)\}\{([\d.]+)\}/g, ' $1/$2 ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[${}\\]/g, ' ');
  const found: number[] = [...text.matchAll(scientific)].flatMap(([, front, power = '']) => {
    const ten = 10 ** Number(power.replace('−', '-'));
    return [Number(front) * ten, ten];
  });
  for (const [, whole, top, bottom, number, percent] of plain.matchAll(
    /(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|(\d+(?:\.\d+)?)\s*(%?)/g,
  )) {
    if (number !== undefined) found.push(Number(number), ...(percent ? [Number(number) / 100] : []));
    else {
      const [w, t, b] = [Number(whole ?? 0), Number(top), Number(bottom)];
      found.push(w + t / b, t / b, w, t, b);
    }
  }
  return found;
}

/** Every number a problem tells or draws. */
function numbersGiven({ rendered }: Pick<Sample, 'rendered'>): readonly number[] {
  return [rendered.question, JSON.stringify(rendered.diagram ?? '')].flatMap(sizesIn);
}

/** Every number a student can work with: told, drawn, or met on the way to the answer. */
function numbersOf({ rendered }: Pick<Sample, 'rendered'>): readonly number[] {
  const worked = rendered.steps.map(({ work }) => work ?? '').join(' ; ');
  const met = [worked, rendered.finalAnswer].flatMap(sizesIn);
  return [...new Set([...sizesIn(rendered.question), ...met, ...numbersGiven({ rendered })])];
}

function results(operation: Operation, a: number, b: number): readonly number[] {
  if (operation === 'add') return [a + b];
  if (operation === 'subtract') return [Math.abs(a - b)];
  if (operation === 'multiply') return [a * b];
  return [a / b, b / a];
}

/** Equal, or rounded to what is shown; whole numbers are where they are percents or quotients. */
function isShownAs(result: number, shown: number, step: number): boolean {
  return Math.abs(result - shown) <= Math.max(1e-9 * shown, step / 2);
}

const operations: readonly Operation[] = ['add', 'subtract', 'multiply', 'divide'];

type Working = {
  readonly numbers: readonly number[];
  readonly isValue: (result: number) => boolean;
};

/** What one more operation with any of the numbers makes. */
function further(from: readonly number[], { numbers }: Working, by: readonly Operation[]): number[] {
  return [...new Set(from.flatMap((a) => numbers.flatMap((b) => by.flatMap((next) => results(next, a, b)))))];
}

/** Whether one more operation with any of the numbers makes the value: nothing of what it makes is kept. */
function isNext(from: readonly number[], { numbers, isValue }: Working, by: readonly Operation[]): boolean {
  const adds = by.includes('add');
  const subtracts = by.includes('subtract');
  const multiplies = by.includes('multiply');
  const divides = by.includes('divide');
  for (const a of from) {
    for (const b of numbers) {
      if (adds && isValue(a + b)) return true;
      if (subtracts && isValue(Math.abs(a - b))) return true;
      if (multiplies && isValue(a * b)) return true;
      if (divides && (isValue(a / b) || isValue(b / a))) return true;
    }
  }
  return false;
}

/** Whether a few more operations lead from what two named numbers give to the value. */
function arrives(from: readonly number[], working: Working): boolean {
  if (from.some(working.isValue) || isNext(from, working, operations)) return true;
  const next = further(from, working, operations);
  if (isNext(next, working, operations)) return true;
  return isNext(further(next, working, operations), working, ['add', 'subtract']);
}

/** Who multiplies where a product is undone divides, and so on: one family each. */
const family: Readonly<Record<Operation, readonly Operation[]>> = {
  add: ['add'],
  subtract: ['subtract', 'add'],
  multiply: ['multiply', 'divide'],
  divide: ['divide', 'multiply'],
};

/** Whether the operation, alone or with another one before or after it, leads to the value. */
function leadsTo(operation: Operation, working: Working): boolean {
  if (isNext(working.numbers, working, [operation])) return true;
  if (isNext(further(working.numbers, working, [operation]), working, operations)) return true;
  return isNext(further(working.numbers, working, operations), working, family[operation]);
}

/** The two numbers that a reason says were taken: 'This adds 3 and 4', 'This divides 26 by 5'. */
const taken = /^\w+ (?:only )?\w+ \\?\$?([^ ]*\d[^ ]*) (?:and|by|to|from) \\?\$?([^ ]*\d[^ ,.]*)[ ,.]/;

function takenBy(reason: string): readonly [number, number] | null {
  const [, a = '', b = ''] = taken.exec(reason) ?? [];
  const [[first], [second]] = [sizesIn(a), sizesIn(b)];
  return first === undefined || second === undefined ? null : [first, second];
}

/** What a reason says was taken from: 'This subtracts from a right angle', 'This subtracts from 360°'. */
const whole =
  /^(?:This|It) (?:only )?subtracts from (?:(a right angle)|\\?\$?(\d[\d,]*)(?![\d,]*(?:[./]| (?:and|to|by) )))/;

function wholeOf(reason: string): number | null {
  const [, right, number] = whole.exec(reason) ?? [];
  if (right !== undefined) return 90;
  return number === undefined ? null : Number(number.replace(/,/g, ''));
}

/** Whether the value, or half of it and the like, is left of the whole; what is taken stands in question or picture. */
function isLeftOf(total: number, given: readonly number[], isValue: Working['isValue']): boolean {
  const sums = further(given, { numbers: [...given, ...brought], isValue }, ['add']);
  const left = [...given, ...sums].filter((taken) => taken < total).map((taken) => total - taken);
  return left.some(isValue) || isNext(left, { numbers: [2, ...given], isValue }, ['multiply', 'divide']);
}

/** A whole number or decimal, with unit or percent; nothing else is worked out here. */
const amount = /^\\?\$?[−-]?(\d[\d,]*(?:\.(\d+))?)%?(?: [a-z ]+)?$/;

type ToldReason = { readonly reason: string; readonly shown: string; readonly isReached: boolean };

/** What the reasons of one problem say was done, and whether that leads from its numbers to the choice. */
function toldIn({ spec, rendered }: Pick<Sample, 'spec' | 'rendered'>): readonly ToldReason[] {
  if (!rendered.input || spec.answer.form === 'expression') return [];
  const told = numbersOf({ rendered });
  const given = numbersGiven({ rendered });
  return rendered.choices.flatMap(({ correct, text, reason }): ToldReason[] => {
    const operation = operationOf(reason);
    const [, shown, decimals = ''] = amount.exec(text) ?? [];
    if (correct || operation === null || shown === undefined) return [];
    const value = Number(shown.replace(/,/g, ''));
    const isRounded = text.includes('%') || operation === 'divide';
    const step = decimals !== '' ? 10 ** -decimals.length : isRounded ? 1 : 0;
    const isValue = (n: number): boolean => isShownAs(n, value, step);
    const pair = takenBy(reason);
    const total = wholeOf(reason);
    if (total !== null) {
      const isReached = isLeftOf(total, given.slice(0, mostNumbers), isValue);
      return [{ reason, shown: text, isReached }];
    }
    const isReached = pair
      ? arrives(results(operation, ...pair), { numbers: [...told, 2, 100].slice(0, mostNumbers), isValue })
      : leadsTo(operation, { numbers: [...new Set([...told, ...brought])].slice(0, mostNumbers), isValue });
    return [{ reason, shown: text, isReached }];
  });
}

const enoughTold = 4;
const mostMissed = 0.25;

/**
 * Where reasons of a level say which operation was used, that operation leads from the numbers of the problems to the
 * choices. A working of several steps may be missed once in a while, so one sentence is judged over all its problems.
 */
export function checkToldWork(samples: readonly Pick<Sample, 'spec' | 'rendered'>[]): Fault[] {
  const bySentence = Map.groupBy(samples.flatMap(toldIn), ({ reason }) =>
    reason.replace(/\$[^$]+\$|\d[\d.,]*/g, '#'),
  );
  return [...bySentence.values()].flatMap((told): Fault[] => {
    const missed = told.filter(({ isReached }) => !isReached);
    const [first] = missed;
    if (!first || told.length < enoughTold || missed.length <= mostMissed * told.length) return [];
    return [
      {
        rule: 'told-work',
        message: `in ${missed.length} of ${told.length} problems it does not lead to the number, as to "${first.shown}": ${first.reason}`,
      },
    ];
  });
}
