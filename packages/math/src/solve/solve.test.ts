import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NotUnderstood, Solution } from './solution.ts';
import { solve } from './solve.ts';
import { solvedProblemList } from './solved-problems.ts';

/** Values of plain math text by recursive descent over floating-point numbers; shares nothing with the package. */
function evaluate(text: string, at: Readonly<Record<string, number>>): number {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z√^%()|·÷/+-]/gi) ?? [];
  let i = 0;
  const take = (token: string): boolean => tokens[i] === token && ++i > 0;
  const primary = (): number => {
    const token = tokens[i++] ?? '';
    if (token === '(' || token === '|') {
      const value = sum();
      i += 1;
      return token === '|' ? Math.abs(value) : value;
    }
    if (token === '√') return Math.sqrt(primary());
    if (/^\d/.test(token)) {
      if (/^\d/.test(tokens[i] ?? '') && tokens[i + 1] === '/') {
        const value = Number(token) + Number(tokens[i]) / Number(tokens[i + 2]);
        i += 3;
        return value;
      }
      return Number(token);
    }
    return at[token] ?? Number.NaN;
  };
  const power = (): number => {
    let value = primary();
    if (take('%')) value /= 100;
    return take('^') ? value ** signed() : value;
  };
  const signed = (): number => (take('-') ? -signed() : power());
  const product = (): number => {
    let value = signed();
    for (;;) {
      if (take('·')) value *= signed();
      else if (take('/') || take('÷')) value /= signed();
      else if (/^[a-z(√]$/i.test(tokens[i] ?? '')) value *= power();
      else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('-')) value -= product();
      else return value;
    }
  };
  return sum();
}

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));

function isTrue(statement: string, at: Readonly<Record<string, number>>): boolean {
  if (statement.includes(' or ')) return statement.split(' or ').some((part) => isTrue(part, at));
  if (statement.includes(' and ')) return statement.split(' and ').every((part) => isTrue(part, at));
  const [, left = '', sign = '', right = ''] = /^(.*?)\s(=|<|>|≤|≥|>=)\s(.*)$/.exec(statement) ?? [];
  const [a, b] = [evaluate(left, at), evaluate(right, at)];
  if (sign === '=') return near(a, b);
  if (near(a, b)) return sign !== '<' && sign !== '>';
  return a < b === (sign === '<' || sign === '≤');
}

const places = [-9.7, -6.3, -3.1, -1.9, -0.6, 0.4, 1.3, 2.7, 4.4, 7.2, 11.9, 23.5];

const everyLetter = (value: (n: number) => number): Record<string, number> =>
  Object.fromEntries(
    [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, n) => [letter, value(n)]),
  );

function solutionsOf(answer: string): Record<string, number>[] {
  return answer.split(' or ').map((one) =>
    Object.fromEntries(
      one.split(' and ').map((part) => {
        const [name = '', value = ''] = part.split(' = ');
        return [name, evaluate(value, {})];
      }),
    ),
  );
}

/** Rules whose equation holds where the given ones do, but not only there. */
const oneWay = new Set(['cross-multiply', 'add-equations', 'subtract-equations', 'substitute']);

function expectTrueStep({ answer, kind }: Solution, { from, to, rule }: Solution['steps'][number]): void {
  const message = `${from} --> ${to}`;
  if (rule === 'sort-numbers' || rule === 'middle-number' || rule === 'middle-two') return;
  if (from.includes(' : ')) {
    const [a = [], b = []] = [from, to].map((ratio) => ratio.split(' : ').map((part) => evaluate(part, {})));
    for (const [i, value] of a.entries())
      expect(near(value * (b[0] ?? 0), (b[i] ?? 0) * (a[0] ?? 0)), message).toBe(true);
    return;
  }
  if (!/[=<>≤≥]/.test(from)) {
    for (const i of places.keys()) {
      const at = everyLetter((n) => places[(i + 5 * n) % 12] ?? 1);
      expect(near(evaluate(from, at), evaluate(to, at)), message).toBe(true);
    }
    return;
  }
  // Complex solutions are beyond real numbers; at those, both sides of their steps fail alike.
  const real = answer.split('; complex: ')[0] ?? answer;
  if (/ = /.test(real) && kind !== 'line' && !/^(?:all|infinitely)/.test(real)) {
    for (const at of solutionsOf(real)) {
      expect(isTrue(from, at), `${message} from`).toBe(isTrue(to, at));
      expect(isTrue(to, at), `${message} at the answer`).toBe(true);
    }
  }
  if (oneWay.has(rule)) return;
  for (const x of places) {
    const letters = { ...everyLetter(() => x), y: x * 1.7 - 3 };
    expect(isTrue(from, letters), `${message} at ${x}`).toBe(isTrue(to, letters));
  }
}

function expectTrue(solution: Solution | NotUnderstood): void {
  if (solution.kind === 'not-understood') return;
  expect(solution.steps.length).toBeGreaterThan(0);
  for (const step of solution.steps) {
    expect(step.why).not.toMatch(/[{}]|undefined/);
    expectTrueStep(solution, step);
  }
}

test('the table holds at least 20 problems of every kind', () => {
  const kinds = Map.groupBy(solvedProblemList, ({ kind }) => kind);
  expect(kinds.size).toBe(11);
  for (const rows of kinds.values()) expect(rows.length).toBeGreaterThanOrEqual(20);
});

test.each(solvedProblemList)(
  '$problem → $answer, each step true by another evaluator',
  ({ problem, answer }) => {
    const solution = solve(problem);
    expect(solution).toMatchObject({ problem, answer });
    expectTrue(solution);
  },
);

describe('a problem without a proven way', () => {
  test.each([
    ['', 'unreadable'],
    ['   ', 'unreadable'],
    ['hello there, how are you', 'unreadable'],
    ['2 +', 'unreadable'],
    ['1'.repeat(1001), 'unreadable'],
    ['7', 'no-method'],
    ['1/3', 'no-method'],
    ['x', 'no-method'],
    ['of', 'no-method'],
    ['3 + x', 'no-method'],
    ['200 - 10%', 'no-method'],
    ['percent change from -5 to 5', 'unreadable'],
    ['factor x^2 + 1', 'no-method'],
    ['x^5 - x = 1', 'no-method'],
    ['sin(x) + x = 1', 'no-method'],
    ['9^9^9^9', 'no-method'],
    ['line through (1, 2) and (1, 2)', 'unreadable'],
    ['percent change from 0 to 5', 'unreadable'],
  ])('%s is not understood (%s)', (problem, reason) => {
    expect(solve(problem)).toMatchObject({ kind: 'not-understood', reason });
  });
});

describe('anything typed', { timeout: 60_000 }, () => {
  const piece = fc.constantFrom(
    ...'0123456789'.split(''),
    ...[
      'x',
      'y',
      '+',
      '-',
      '*',
      '/',
      '÷',
      '^',
      '(',
      ')',
      '=',
      '<',
      '>=',
      '%',
      '.',
      ',',
      ' ',
      '|',
      '√',
      ':',
      '1/2',
      '2 1/3',
    ],
    ...[
      'factor ',
      'solve ',
      ' and ',
      'x^2',
      'mean of ',
      'median of ',
      ' of ',
      'slope ',
      '(1,2)',
      ' or ',
      'percent ',
    ],
  );
  const typed = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));

  test('never throws, and every step shown is true', () => {
    fc.assert(
      fc.property(typed, (text) => expectTrue(solve(text))),
      { numRuns: 800, seed: 7 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => void solve(text)),
      { numRuns: 400, seed: 8 },
    );
  });

  const small = fc.integer({ min: -12, max: 12 });
  const sign = fc.constantFrom('=', '<', '>', '<=', '>=');

  test('every linear relation is decided', () => {
    const relation = fc
      .tuple(small, small, small, small, sign, small)
      .map(([a, b, c, d, s, e]) => `${a}(x - ${e}) + ${b} ${s} ${c}x + ${d}`);
    fc.assert(
      fc.property(relation, (text) => {
        const solution = solve(text);
        expect(solution.kind, text).toMatch(/^linear/);
        expectTrue(solution);
      }),
      { numRuns: 100, seed: 9 },
    );
  });

  test('every quadratic and every system is decided', () => {
    const nonzero = small.filter((n) => n !== 0);
    fc.assert(
      fc.property(nonzero, small, small, small, (a, b, c, d) => {
        const solution = solve(`${a}x^2 + ${b}x + ${c} = ${d}`);
        expect(solution.kind, `${a} ${b} ${c} ${d}`).toBe('quadratic');
        expectTrue(solution);
      }),
      { numRuns: 100, seed: 10 },
    );
    fc.assert(
      fc.property(fc.tuple(nonzero, nonzero, small, nonzero, small), ([a, b, c, d, e]) => {
        const solution = solve(`${a}x + ${b}y = ${c}, ${d}x + ${b + 1}y = ${e}`);
        expect(solution.kind, `${a} ${b} ${c} ${d} ${e}`).toBe('system');
        expectTrue(solution);
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  test('every product of two brackets is multiplied out and factored again', () => {
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        fc.pre(a !== 0 && c !== 0 && (b !== 0 || d !== 0));
        const opened = solve(`(${a}x + ${b})(${c}x + ${d})`);
        expectTrue(opened);
        expect(opened.kind, `${a} ${b} ${c} ${d}`).toBe('expand');
        const factored = solve(`factor ${opened.kind === 'expand' ? opened.answer : ''}`);
        expect(factored.kind, `${a} ${b} ${c} ${d}`).toBe('factor');
        expectTrue(factored);
      }),
      { numRuns: 100, seed: 12 },
    );
  });
});
