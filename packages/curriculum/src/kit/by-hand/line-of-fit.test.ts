import type { HandPlane, HandPoint } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { generateProblem, listSkills } from '../../generate-problem.ts';
import { judgeHand } from '../../hands/judge-hand.ts';
import { renderProblem } from '../../render-problem.ts';
import type { ProblemBody } from '../../skill.ts';
import { lineOfFit } from './line-of-fit.ts';

const scale = { first: 0, last: 12, step: [1, 1], labelEvery: 2, as: 'decimal' } as const;
const plane: HandPlane = { x: scale, y: scale, xName: 'Hours', yName: 'Goals' };
const heights = [6, 3, 5, 4, 6, 6, 6, 8, 7, 9, 7];
const pointsAt = (ups: readonly number[]) => ups.map((up, nth): HandPoint => [nth + 1, up]);
const own = { key: 'own', args: {} };
const body = {
  distractors: (['joins-the-first-and-last-points', 'forces-the-line-through-the-origin'] as const).map(
    (misconception, nth) => ({ misconception, value: String(nth), reason: own }),
  ),
} as unknown as ProblemBody;

type Line = readonly [HandPoint, HandPoint];
const best: Line = [
  [0, 3],
  [12, 9],
];
const joined: Line = [
  [1, 6],
  [11, 7],
];
const fromCorner: Line = [
  [0, 0],
  [12, 12],
];
const made = (points: readonly HandPoint[], wrong: readonly Line[]) =>
  lineOfFit({ plane, points, best, wrong })(body, {});

test('a line among points is drawn where each wrong line is wrong in a way of its own', () => {
  expect(made(pointsAt(heights), [joined, fromCorner])?.wrong.map((one) => one.misconception)).toEqual([
    'joins-the-first-and-last-points',
    'forces-the-line-through-the-origin',
  ]);
});

test('who chooses a line sees each of them among the points', () => {
  const drawing = made(pointsAt(heights), [joined, fromCorner]);
  const seen =
    drawing && [drawing.right, ...drawing.wrong.map((one) => one.made)].map((one) => drawing.picture?.(one));
  expect(seen).toMatchObject([
    { points: pointsAt(heights), fit: { slope: 0.5, intercept: 3 } },
    { points: pointsAt(heights), fit: { slope: 0.1, intercept: 5.9 } },
    { points: pointsAt(heights), fit: { slope: 1, intercept: 0 } },
  ]);
});

test('nothing is drawn where a wrong line is a good one, is laid like another, or a line by eye would be refused', () => {
  expect(made(pointsAt(heights), [best, fromCorner])).toBeNull();
  expect(made(pointsAt(heights), [joined, joined])).toBeNull();
  expect(made(pointsAt([4, 4, 4, 5, 6, 6, 6, 7, 8, 8, 8]), [fromCorner])).toBeNull();
});

/** Drawn problems of a level; about half of its problems are. */
function drawnProblems(level: 1 | 2) {
  const skill = 'm8-choose-fit-line';
  const version = listSkills().find(({ id }) => id === skill)?.version ?? 0;
  return Array.from({ length: 40 }, (_, nth) => generateProblem({ skill, version, level, seed: nth + 1 }))
    .map(renderProblem)
    .filter(({ hand }) => hand);
}

test.each([1, 2] as const)('at level %i a good line other than the key is right', (level) => {
  const problems = drawnProblems(level);
  expect(problems.length).toBeGreaterThan(8);
  for (const problem of problems) {
    if (problem.hand?.kind !== 'draw-graph') throw new Error('no line is drawn');
    const { x, y } = problem.hand.plane;
    const edge = (left: number, right: number) =>
      judgeHand(problem, {
        kind: 'draw-graph',
        points: [
          [x.first, y.first + left],
          [x.last, y.first + right],
        ],
      });
    const all = Array.from({ length: 169 }, (_, nth) => edge(nth % 13, Math.floor(nth / 13)));
    const right = all.filter((verdict) => verdict.kind === 'judged' && verdict.correct);
    expect(right.length).toBeGreaterThan(2);
    expect(right.length).toBeLessThan(20);
  }
});
