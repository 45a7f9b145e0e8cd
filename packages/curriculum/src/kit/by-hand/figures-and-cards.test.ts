import { sayHand } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { drawProblem } from '../../draw-problem.ts';
import { judgeHand } from '../../hands/judge-hand.ts';
import { readHand } from '../../hands/read-hand.ts';
import { namedFigure } from '../../pictures/named-figures.ts';
import { renderWith } from '../../render-problem.ts';
import type { ProblemBody, Skill } from '../../skill.ts';
import { numberSkill } from '../number-skill.ts';
import { argueFor } from './argue.ts';
import { boxOfData } from './build-box.ts';
import { dotAxis, dotsOfData } from './build-dots.ts';
import { drawnBody, handText, type MakeDrawing } from './by-hand.ts';
import { fillTwoWayTable } from './fill-table.ts';
import { markInFigure } from './mark-figure.ts';
import { matchTheCards } from './match-cards.ts';
import { moveFigure, rigidMoves } from './move-figure.ts';
import { plotCorners } from './plot.ts';

const own = { key: 'own', args: {} };
const text = { ...handText, own: 'Own words.', side: 'side {nth}' };

/** A problem with three wrong answers, the first two of them named. */
const body: ProblemBody = {
  headline: own,
  question: own,
  diagram: null,
  answer: { form: 'number', value: '1', reason: own },
  distractors: (['uses-the-wrong-sign', 'multiplies-only-one-term', 'slip'] as const).map(
    (misconception, nth) => ({ misconception, value: String(nth + 2), reason: own }),
  ),
  steps: [],
  finalAnswer: own,
  otherWrong: own,
  claims: [],
};

/** What is to be seen in the right drawing, and in each wrong one with its way of working. */
function said(make: MakeDrawing) {
  const drawn = drawnBody(body, { make }, text);
  const hand = drawn?.hand;
  if (!drawn || !hand) return null;
  const sayValue = (value: string): string => {
    const made = readHand(value);
    return made ? sayHand(hand, made) : '';
  };
  const wrong = drawn.distractors.map(({ misconception, value }) => [misconception, sayValue(value)]);
  return { hand, right: sayValue(drawn.answer.value), wrong: Object.fromEntries(wrong.toReversed()) };
}

const corners = [
  [1, 1],
  [3, 1],
  [1, 2],
] as const;

test('the corners of a figure are plotted, and so are those of somebody who draws another size', () => {
  const larger = [
    [1, 1],
    [5, 1],
    [1, 3],
  ] as const;
  const made = said(plotCorners({ names: ['A', 'B', 'C'], corners, wrong: [larger, null] }));
  expect(made?.right).toBe('A is at (1, 1). B is at (3, 1). C is at (1, 2).');
  expect(made?.wrong['uses-the-wrong-sign']).toBe('A is at (1, 1). B is at (5, 1). C is at (1, 3).');
  expect(made?.wrong['swaps-x-and-y']).toBe('A is at (1, 1). B is at (1, 3). C is at (2, 1).');
});

test('a figure goes to its image and to those of the wrong ways; its plane follows from figure and image alone', () => {
  const made = said(
    moveFigure({
      names: ['A', 'B', 'C'],
      corners,
      to: ([x, y]) => [-x, y],
      wrong: [([x, y]) => [x, -y], ([x, y]) => [x - 20, y], ([x, y]) => [y, x + 6]],
      moves: rigidMoves,
    }),
  );
  // One wrong image is off the plane, and only one named way is left.
  expect(made).toBeNull();
  expect(
    said(
      moveFigure({
        names: ['A', 'B', 'C'],
        corners,
        to: ([x, y]) => [-x, y],
        wrong: [([x, y]) => [x, -y], ([x, y]) => [y, x + 6]],
        moves: rigidMoves,
      }),
    ),
  ).toMatchObject({
    hand: { plane: { x: { first: -10, last: 10 } }, shape: corners, moves: ['slide', 'turn', 'flip'] },
    right: 'The corners are A (−1, 1), B (−3, 1), and C (−1, 2).',
    wrong: {
      'uses-the-wrong-sign': 'The corners are A (1, −1), B (3, −1), and C (1, −2).',
      slip: 'The corners are A (−1, 1), B (3, 1), and C (1, 2).',
    },
  });
});

test('a wrong image that is far away changes nothing of the plane that a student sees', () => {
  const planeWith = (by: number) =>
    moveFigure({
      names: ['A', 'B', 'C'],
      corners,
      to: ([x, y]) => [-x, y],
      wrong: [([x, y]) => [x, -y], ([x, y]) => [y + by, x]],
      moves: rigidMoves,
    })(body, text)?.hand;
  expect(planeWith(2)).toEqual(planeWith(90));
});

test('a figure that leaves every plane of a sensible size is typed', () => {
  const far = moveFigure({
    names: ['A', 'B', 'C'],
    corners,
    to: ([x, y]) => [9 * x, y],
    wrong: [],
    moves: [],
  });
  expect(far(body, text)).toBeNull();
});

test('data become a box plot on a line with halves where a quartile has one', () => {
  expect(said(boxOfData({ values: [9, 3, 7, 4, 6, 20], label: 'minutes' }))).toMatchObject({
    hand: { line: { first: 0, last: 50, step: [1, 2] }, data: ['9', '3', '7', '4', '6', '20'] },
    right: 'The smallest number is 3 and the largest 20. The quartiles are 4 and 9, and the median is 6.5.',
  });
});

test('a box plot is wrong by the order of the list, by its ends and by the mean', () => {
  expect(said(boxOfData({ values: [9, 1, 7, 3, 5, 29, 2], label: 'minutes' }))?.wrong).toMatchObject({
    'does-not-order-the-data-first': expect.stringContaining('the median is 3.'),
    'mistakes-a-whisker-end-for-a-quartile':
      'The smallest number is 1 and the largest 29. The quartiles are 1 and 29, and the median is 5.',
    'gives-the-mean-instead': expect.stringContaining('the median is 8.'),
  });
});

test('data become stacks of dots above an axis that begins before them and never below zero', () => {
  expect(dotAxis([1, 0])).toEqual([0, 1, 2]);
  expect(
    said(
      dotsOfData({
        values: [4, 6, 4],
        label: 'goals',
        countLabel: 'games',
        wrong: [
          [0, 1, 0, 1, 0],
          [0, 2, 1, 0, 0],
          [0, 1, 1, 1, 0],
        ],
      }),
    ),
  ).toMatchObject({
    hand: { bars: ['3', '4', '5', '6', '7'], height: { first: 0, last: 5 }, dots: true },
    right: '3 has 0 dots. 4 has 2 dots. 5 has 0 dots. 6 has 1 dot. 7 has 0 dots.',
    wrong: { 'uses-the-wrong-sign': expect.stringContaining('4 has 1 dot. 5 has 0 dots. 6 has 1 dot.') },
  });
});

const square = namedFigure({
  points: [
    ['A', 0, 0],
    ['B', 4, 0],
    ['C', 4, 4],
    ['D', 0, 4],
  ],
  sides: [
    [0, 1, '4 cm'],
    [1, 2],
    [2, 3],
    [3, 0],
  ],
});

test('sides that can be marked leave the outline, and the words of the figure stay beside it', () => {
  const sides = [
    { name: { key: 'side', args: { nth: 1 } }, side: [0, 1] },
    { name: { key: 'side', args: { nth: 2 } }, side: [1, 2] },
    { name: { key: 'side', args: { nth: 3 } }, side: [2, 3] },
  ] as const;
  const made = said(markInFigure(square, sides, { right: [0, 2], wrong: [[0], [1, 0]] }));
  expect(made).toMatchObject({
    right: 'The marked parts are side 1 and side 3.',
    wrong: {
      'uses-the-wrong-sign': 'The marked part is side 1.',
      'multiplies-only-one-term': 'The marked parts are side 1 and side 2.',
    },
  });
  expect(made?.hand).toMatchObject({
    outline: [
      [
        [0, 4],
        [0, 0],
      ],
    ],
  });
  const words = made?.hand.kind === 'mark-figure' ? (made.hand.labels ?? []) : [];
  expect(words.map((one) => one.text)).toEqual(['A', 'B', 'C', 'D', '4 cm']);
  // The length stands below its side, outside of the square.
  expect(words.at(-1)?.at[1]).toBeLessThan(0);
});

test('cards lie in an order that means nothing, and each pair is said in a sentence', () => {
  const three = matchTheCards({
    places: ['It grows.', 'It shrinks.', 'It stays.'],
    cards: ['$2x$', '$0.5x$', '$x$', '$x + 2$'].map((words) => ({ words })),
    wrong: [
      [1, 0, 2],
      [3, 1, 2],
    ],
  });
  expect(said(three)).toMatchObject({
    hand: { cards: ['$0.5x$', '$2x$', '$x + 2$', '$x$'], places: ['It grows.', 'It shrinks.', 'It stays.'] },
    right: '“It grows” goes with “$2x$”. “It shrinks” goes with “$0.5x$”. “It stays” goes with “$x$”.',
    wrong: {
      slip: '“It grows” goes with “$2x$”. “It shrinks” goes with “$x$”. “It stays” goes with “$0.5x$”.',
    },
  });
});

const argument = argueFor({
  claims: ['Yes.', 'No.'],
  evidence: ['It is seen.', 'It is told.'],
  reasons: ['So it must be.', 'It may be.', 'Others say so.'],
  wrong: [
    [1, 1, 1],
    [0, 1, 2],
  ],
});

test('an argument is right with all three parts, and a true claim with an idle reason is not', () => {
  expect(said(argument)).toMatchObject({
    hand: { claims: ['No.', 'Yes.'] },
    right: 'Yes. It is seen. So it must be.',
    wrong: {
      'uses-the-wrong-sign': 'No. It is told. It may be.',
      slip: 'Yes. It is seen. It may be.',
    },
  });
});

const asked: Skill = numberSkill('m7-asked', {
  version: 1,
  byHand: { levels: [1], ask: 'hand-argue', share: 100 },
  form: 'integer',
  text: {
    headline: 'Ask',
    ask: 'Is {n} even?',
    right: 'Right.',
    'right-made': 'It has no half.',
    wrong: 'Wrong.',
    other: 'Look once more.',
    'see-do': 'See it.',
    'see-why': 'It is seen.',
    final: '{n}',
  },
  draw: ({ random }) => ({ n: random.int(3, 12) }),
  build: ({ n }, { step, distractor }) => ({
    words: { n },
    question: 'ask',
    answer: n,
    drawn: { make: argument, right: 'right-made', steps: [step('see', n, 'an odd number')] },
    distractors: [
      distractor('uses-the-wrong-sign', -n, 'wrong'),
      distractor('multiplies-only-one-term', 2 * n, 'wrong'),
      distractor('slip', n + 1, 'wrong'),
    ],
    steps: [],
    claims: [],
  }),
});

test('a problem that brings its own drawing tells its reason and its steps, and judges it', () => {
  const { spec } = drawProblem(asked, { skill: asked.id, version: 1, level: 1, seed: 3 });
  const rendered = renderWith(asked.text.en, spec);
  expect(rendered.steps.map(({ work }) => work)).toEqual([`${spec.params.n} → an odd number`]);
  expect(rendered.finalAnswer).toBe('Yes. It is seen. So it must be.');
  const right = rendered.choices.find(({ correct }) => correct);
  const made = readHand(right?.value ?? '');
  expect(made && judgeHand(rendered, made)).toMatchObject({ correct: true, reason: 'It has no half.' });
});

test('a whole two-way table is filled; a wrong answer has its number in the cell that is asked for', () => {
  const table = {
    kind: 'two-way-table' as const,
    title: '',
    columns: ['Garden', 'No garden', 'Total'],
    rows: [
      { label: 'Pet', entries: ['24', '6', '30'] },
      { label: 'No pet', entries: ['21', '49', '70'] },
      { label: 'Total', entries: ['45', '55', '100'] },
    ],
  };
  const made = said(fillTwoWayTable(table, { asked: 1, given: [8] }));
  const told = (beside: string) =>
    `The columns are Garden, No garden, and Total. The row “Pet” has 24, ${beside}, and 30. The row “No pet” has 21, 49, and 70. The row “Total” has 45, 55, and 100.`;
  expect(made?.right).toBe(told('6'));
  expect(Object.values(made?.wrong ?? {})).toEqual(expect.arrayContaining([told('2'), told('3'), told('4')]));
  expect(made?.hand).toMatchObject({
    rows: [table.columns, [null, null, null], [null, null, null], [null, null, '100']],
  });
});
