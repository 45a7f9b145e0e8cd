import type { HandAnswer } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { findSkill, generateProblem } from '../generate-problem.ts';
import { judgeHand } from '../hands/judge-hand.ts';
import { readHand } from '../hands/read-hand.ts';
import type { Level, RenderedProblem } from '../problem-spec.ts';
import { renderProblem } from '../render-problem.ts';
import { generateErrorAnalysis, plantInProblem } from './generate-error-analysis.ts';
import { type PlantedError, plantErrors } from './plant-error.ts';
import { calculates, isTrueLine } from './solution-lines.ts';

const idOf = (skill: string, level: Level, seed: number) => ({
  skill,
  version: findSkill(skill)?.version ?? 0,
  level,
  seed,
});
const errorsOf = (skill: string, level: Level, seed: number): readonly PlantedError[] => {
  const spec = generateProblem(idOf(skill, level, seed));
  return plantErrors(spec, renderProblem(spec));
};
const made = (skill: string, level: Level, seed: number): RenderedProblem => {
  const problem = generateErrorAnalysis(idOf(skill, level, seed));
  if (!problem) throw new Error('no error was planted');
  return problem;
};
const linesOf = ({ lines }: PlantedError): readonly string[] =>
  lines.map(({ before, after }) => `${before} → ${after}`);

test('an operation that is not undone is carried on to the answer it leads to', () => {
  const [error] = errorsOf('m7-solve-two-step', 1, 1);
  expect(error).toMatchObject({ misconception: 'adds-q-instead-of-subtracting', value: '4', at: 0 });
  expect(error && linesOf(error)).toEqual([
    '$8k + 4 = 28$ → $8k = 28 + 4$',
    '$28 + 4$ → $32$',
    '$32 \\div 8$ → 4',
  ]);
});

test('a wrong operation stands where it is first written down, and not in the line that works it out', () => {
  const seeds = Array.from({ length: 12 }, (_, at) => 1 + at);
  const subtracted = seeds
    .flatMap((seed) => errorsOf('m6-solve-multiply-equation', 2, seed))
    .filter(({ misconception }) => misconception === 'subtracts-p-instead-of-dividing');
  expect(subtracted.length).toBeGreaterThan(8);
  expect(new Set(subtracted.map(({ at }) => at))).toEqual(new Set([1]));
  const written = subtracted.map(
    ({ lines }) => /^\$\w = ([\d.]+ − [\d.]+)\$$/.exec(lines[1]?.after ?? '')?.[1],
  );
  expect(subtracted.map(({ lines }) => lines[2]?.before)).toEqual(written);
  const [turned] = errorsOf('m6-solve-add-equation', 1, 4).filter(({ misconception }) =>
    misconception.startsWith('subtracts-in'),
  );
  expect(turned?.lines[turned.at]?.after).toMatch(/^\$\w = (\d+) − (\d+)\$$/);
});

test('a factor that is left out is not multiplied instead', () => {
  const errors = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    errorsOf('m8-exponent-product-quotient', 2, seed),
  );
  const left = errors.filter(
    ({ misconception }) => misconception === 'leaves-out-a-factor-without-an-exponent',
  );
  expect(left.length).toBeGreaterThan(0);
  expect(left.flatMap(linesOf).filter((line) => line.includes('×'))).toEqual([]);
});

test('a step that is left out makes the line behind it the first wrong one', () => {
  const [error] = errorsOf('m6-trapezoid-area', 3, 1);
  expect(error).toMatchObject({ misconception: 'forgets-to-halve', at: 2 });
  expect(error && linesOf(error)).toEqual(['17 + 7 → 24', '24 × 12 → 288', '288 × 6 → 1,728']);
});

test('formulas that stand beside words and signs keep their fences when an error is carried on', () => {
  const seeds = Array.from({ length: 30 }, (_, at) => 1 + at * 1000);
  const lines = seeds.flatMap((seed) => errorsOf('m7-unit-rate-fraction', 2, seed)).flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(60);
  const outside = lines.map((line) => line.replace(/\$[^$]*\$/g, ''));
  expect(outside.filter((line) => line.includes('\\') || line.includes('$'))).toEqual([]);
});

test('a wrong step that leads to a number at once is followed by no line with nothing to work out', () => {
  const seeds = Array.from({ length: 30 }, (_, at) => 1 + at * 1000);
  const errors = seeds.flatMap((seed) => errorsOf('m7-unit-rate-fraction', 2, seed));
  expect(errors.length).toBeGreaterThan(20);
  const later = errors.flatMap(({ lines, at }) => lines.slice(at + 1));
  expect(later.filter(({ before }) => /^\$?(?:\d+|\\frac\{\d+\}\{\d+\})\$?$/.test(before))).toEqual([]);
});

test('a sentence stands alone in the last line, and a short result beside what it was made of', () => {
  const [sentence] = errorsOf('m7-model-data-discrepancy', 2, 1);
  expect(sentence?.lines.at(-1)?.before).toBe('');
  const result = errorsOf('m7-triangle-inequality-test', 2, 1).find(({ misconception }) =>
    misconception.startsWith('allows-two-sides'),
  );
  expect(result?.lines.at(-1)?.before).toMatch(/^between \d+ and \d+$/);
});

test('true lines of another way stand before the line that an author names as the wrong one', () => {
  const errors = errorsOf('m7-proportional-table-test', 2, 1);
  const gap = errors.find(({ misconception }) => misconception.startsWith('accepts-a-constant-difference'));
  expect(gap?.at).toBe(2);
  expect(gap && linesOf(gap).at(-1)).toMatch(/^the same number in every row → Column [A-D]$/);
});

test('the lines that an author gave for a way of working are taken as they are', () => {
  const error = errorsOf('m6-part-whole-ratio', 2, 1).find(
    ({ misconception }) => misconception === 'uses-the-other-part-as-the-whole',
  );
  expect(error?.at).toBe(0);
  expect(error && linesOf(error)).toEqual(['8 + 7 → 15', 'cows to all animals → 4 to 15', '4 to 15 → 4:15']);
});

test('a true line that tests a rule on the way is never called the first wrong one', () => {
  const errors = [1, 2, 3, 4, 5, 6].flatMap((seed) => errorsOf('m6-table-rule-extend', 2, seed));
  const down = errors.filter(({ misconception }) => misconception === 'continues-down-the-column');
  expect(down.length).toBeGreaterThan(0);
  expect(down.map(({ at }) => at)).toEqual(down.map(({ lines }) => lines.length - 1));
});

test('nothing is planted where no way of writing the lines leads to a named wrong answer', () => {
  expect(errorsOf('m7-percent-change-find', 1, 1)).toEqual([]);
  expect(generateErrorAnalysis(idOf('m7-percent-change-find', 1, 1))).toBeNull();
});

test('a value that another operation reaches by chance is not called by a name that tells of its own operation', () => {
  // 3 × 2 = 6 of 9 is as much as two of three kinds.
  const marbles = errorsOf('m7-simple-probability', 2, 772_301).flatMap(({ lines }) => lines);
  expect(marbles.map(({ before }) => before)).not.toContain('3 × 2');
  // 5 − 5 + 8 = 8 is the number of the other socks.
  const socks = errorsOf('m7-simple-probability', 2, 811).map(({ lines }) => lines[0]?.before);
  expect(socks).not.toContain('5 − 5 + 8');
  // 4 + 4 = 8 is as much as 4 × 2, the middle column.
  const works = errorsOf('m6-ratio-table-missing', 1, 772_301).map(({ misconception, lines, at }) => [
    misconception,
    lines[at]?.before,
  ]);
  expect(works).toContainEqual(['uses-the-wrong-scale-factor', '4 × 2']);
  expect(works).toContainEqual(['continues-with-a-constant-difference', '4 + 15']);
});

test('a fraction that stands in the line before is not turned over where only its sign is told', () => {
  const named = errorsOf('m7-signed-quotient', 2, 772_300).map(({ misconception }) => misconception);
  expect(named).not.toContain('inverts-the-dividend-instead-of-the-divisor');
});

test('an operation between amounts of money is written with its sign, and not in the language of formulas', () => {
  const { hand } = made('m7-simple-interest-rate', 2, 772_301);
  expect(hand?.kind === 'find-error' ? hand.lines[0] : '').toBe('\\$200 × 4 = \\$800');
});

test('a number that becomes another one in a step is not written as equal to it', () => {
  const lineOf = (seed: number): string => {
    const { hand } = made('m7-additive-inverse-find', 2, seed);
    return hand?.kind === 'find-error' ? (hand.lines[1] ?? '') : '';
  };
  expect(lineOf(772_306)).toBe('−$\\frac{19}{10}$ → $−\\frac{19}{10}$');
  expect(lineOf(772_310)).toBe('−$\\frac{9}{4}$ → $−\\frac{9}{4}$');
});

test('work in lines names no way of working that only a drawing shows', () => {
  const reasons = Array.from({ length: 8 }, (_, at) =>
    made('m7-additive-inverse-find', 2, 1 + at * 40),
  ).flatMap(({ hand }) => (hand?.kind === 'find-error' ? hand.reasons : []));
  expect(reasons.length).toBeGreaterThanOrEqual(16);
  expect(reasons.filter((reason) => reason.includes('tick marks'))).toEqual([]);
});

test('the first wrong line with its reason is right, and every other answer is told the next thing to look at', () => {
  const problem = made('m7-solve-two-step', 2, 5);
  const { hand, choices } = problem;
  if (hand?.kind !== 'find-error') throw new Error('no work to look at');
  const right = readHand(choices.find(({ correct }) => correct)?.value ?? '');
  if (right?.kind !== 'find-error' || right.line === null) throw new Error('no key');
  const keyLine = right.line;
  const judge = (line: number, reason: number) => judgeHand(problem, { kind: 'find-error', line, reason });
  const verdicts = hand.lines.flatMap((_, line) => hand.reasons.map((__, reason) => judge(line, reason)));
  expect(verdicts.filter((one) => one.kind === 'judged' && one.correct)).toHaveLength(1);
  for (const [line] of hand.lines.entries()) {
    const verdict = judge(
      line,
      (right.reason ?? 0) + (line === keyLine ? 1 : 0) - (right.reason === 2 ? 2 : 0),
    );
    if (verdict.kind !== 'judged' || verdict.correct) continue;
    const told =
      line === keyLine ? 'You found the line.' : line < keyLine ? 'is right.' : 'goes wrong before';
    expect(verdict.reason).toContain(told);
  }
});

test('an unfinished or impossible answer costs no attempt', () => {
  const problem = made('m7-solve-two-step', 2, 5);
  const unfit = (answer: HandAnswer) => expect(judgeHand(problem, answer).kind).toBe('unfit');
  unfit({ kind: 'find-error', line: null, reason: null });
  unfit({ kind: 'find-error', line: 0, reason: null });
  unfit({ kind: 'find-error', line: 99, reason: 0 });
  unfit({ kind: 'find-error', line: 0.5, reason: 0 });
});

test('the same number gives the same work, and the name is not one that the problem tells of', () => {
  expect(made('m6-part-whole-ratio', 3, 9)).toEqual(made('m6-part-whole-ratio', 3, 9));
  for (let seed = 1; seed < 40; seed += 1) {
    const { hand, id } = made('m6-part-whole-ratio', 2, seed);
    if (hand?.kind !== 'find-error') throw new Error('no work');
    expect(renderProblem(generateProblem(id)).question).not.toContain(hand.who);
  }
});

test('an error that is carried on never puts a fraction or a decimal over or under a bar', () => {
  const works = ([1, 2, 3] as const).flatMap((level) =>
    Array.from({ length: 40 }, (_, at) => errorsOf('m6-fraction-cube-count', level, at + 1)),
  );
  const lines = works.flat().flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /\{[^{}]*[./][^{}]*\}/.test(line))).toEqual([]);
});

test('work is written: where some problems of a level are drawn, the error is planted in one of the others', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const works = seeds.map((seed) => made('m7-solve-two-step', 2, seed));
  const lines = works.flatMap(({ hand }) => (hand?.kind === 'find-error' ? hand.lines : []));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => /mark/i.test(line))).toEqual([]);
});

test.each([
  ['m7-solve-two-step', 1, / The value of \$\w\$ is −?\d+\.$/, /^−?\d|^The answer is −?\d+\.$|\d$/],
  ['m7-simulation-design', 1, /The right answer is “\p{Lu}[^”]+”\.$/u, /^\p{Lu}/u],
  ['m7-cross-section-name', 2, /The right answer is “\p{Lu}[^”]+”\.$/u, /^\p{Lu}/u],
] as const)(
  'what is right at the end of the work of %s is told in a whole sentence',
  (skill, level, final, last) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { finalAnswer, hand } = made(skill, level, seed);
      expect(finalAnswer).toMatch(final);
      expect(hand?.kind === 'find-error' && hand.lines.at(-1)).toMatch(last);
    }
  },
);

test('an error of sign that has a name is not called a wrong sign beside it', () => {
  const works = Array.from({ length: 40 }, (_, at) => made('m7-signed-quotient', 2, at + 1));
  const named = works.filter(({ finalAnswer }) => /two negatives/.test(finalAnswer));
  const reasons = named.flatMap(({ hand }) => (hand?.kind === 'find-error' ? hand.reasons : []));
  expect(named.length).toBeGreaterThan(5);
  expect(reasons.filter((told) => /wrong sign/.test(told))).toEqual([]);
});

test('a wrong calculation is a reason to choose only beside a named line that calculates and is true', () => {
  const works = (
    [
      ['a1-average-rate-compute', 1],
      ['a1-absolute-equation-solve', 2],
    ] as const
  ).flatMap(([skill, level]) =>
    Array.from({ length: 20 }, (_, at) => plantInProblem(idOf(skill, level, at + 1))),
  );
  const offered = works.filter((work) => {
    const hand = work?.problem.hand;
    return hand?.kind === 'find-error' && hand.reasons.some((told) => /calculates that line/.test(told));
  });
  const named = offered.map((work) => work?.error.lines[work.error.at]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((line) => !line || !calculates(line) || !isTrueLine(line))).toEqual([]);
});

test('where all problems of a level name one way of working, another level gives the second reason', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { hand } = made('ai-request-missing-part', 2, seed);
    expect(hand?.kind === 'find-error' && hand.reasons).toHaveLength(2);
  }
});

test('a result that two steps find is not called by the name of one of them', () => {
  // A quarter of 180 is 45, and so is 25% of 180; a sixth of 180 is 30, and so is 20% of 150.
  const both = [...errorsOf('m7-mixed-forms-solve', 1, 2), ...errorsOf('m7-mixed-forms-solve', 2, 42)];
  expect(both.map(({ misconception }) => misconception)).not.toContain('stops-after-the-first-step');
  const [halved] = errorsOf('m6-trapezoid-area', 1, 1);
  expect(halved).toMatchObject({ misconception: 'forgets-to-halve', at: 2 });
});

test('an equation that only has the same solution is not taken for the one that somebody writes', () => {
  // 80 − 12x = 32 + 16x has the solution of 80 = 32 + 28x.
  const errors = [1, 1001, 2001].flatMap((seed) => errorsOf('m8-write-equation-8', 1, seed));
  expect(errors.filter(({ misconception }) => misconception === 'adds-the-two-rates')).toEqual([]);
  expect(errorsOf('m8-find-mirror-line', 2, 1).map(({ misconception }) => misconception)).toContain(
    'misses-the-midpoint',
  );
});

test('two lines that end in what is said are no work, and two lines before a said answer are', () => {
  const halves = 'halves-b-squared-instead-of-squaring-half-of-b';
  const [given] = errorsOf('a1-complete-square-constant', 1, 1).filter(
    ({ misconception }) => misconception === halves,
  );
  expect(given?.lines).toHaveLength(2);
  const works = Array.from({ length: 20 }, (_, at) =>
    plantInProblem(idOf('a1-complete-square-constant', 1, at + 1)),
  );
  expect(works.map((work) => work?.error.misconception)).not.toContain(halves);
  const told = plantInProblem(idOf('m6-trapezoid-area', 1, 1));
  expect(told?.error.lines).toHaveLength(2);
  expect(told?.problem.hand).toMatchObject({
    lines: [/./, /./, /^The answer is/].map((one) => expect.stringMatching(one)),
  });
});
