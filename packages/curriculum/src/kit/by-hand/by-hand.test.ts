import { sayHand } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { drawProblem } from '../../draw-problem.ts';
import { judgeHand } from '../../hands/judge-hand.ts';
import { readHand } from '../../hands/read-hand.ts';
import type { ProblemSpec } from '../../problem-spec.ts';
import { renderWith } from '../../render-problem.ts';
import type { ProblemBody, Skill } from '../../skill.ts';
import { numberSkill } from '../number-skill.ts';
import { type Drawing, drawnBody, handText, type MakeDrawing } from './by-hand.ts';
import { lineFrom, lineOfAmounts, lineOnPlane } from './draw-line.ts';
import { fillTheRow } from './fill-table.ts';
import { markAmount, markBothOnLine, markChance, markOnLine } from './on-line.ts';
import { orderTheCards } from './order.ts';
import { plotAmounts, plotOnPlane } from './plot.ts';
import { rangeOnLine } from './range.ts';
import { shadeGrid } from './shade-grid.ts';

const own = { key: 'own', args: {} };

/** A problem with this answer and these wrong ones, the first two of them named. */
function bodyOf(
  value: string,
  wrong: readonly string[],
  form: ProblemBody['answer']['form'] = 'number',
): ProblemBody {
  const ways = ['uses-the-wrong-sign', 'multiplies-only-one-term', 'slip'] as const;
  return {
    headline: own,
    question: own,
    diagram: null,
    answer: { form, value, reason: own },
    distractors: wrong.map((one, nth) => ({ misconception: ways[nth] ?? 'slip', value: one, reason: own })),
    steps: [],
    finalAnswer: own,
    otherWrong: own,
    claims: [],
  };
}

const drawingOf = (make: MakeDrawing, body: ProblemBody): Drawing | null => make(body, handText);

/** What is to be seen in the right drawing and in the wrong ones; null where nothing is drawn. */
function said(make: MakeDrawing, body: ProblemBody): { right: string; wrong: readonly string[] } | null {
  const drawing = drawingOf(make, body);
  const drawn = drawing && drawnBody(body, { make }, { ...handText, own: 'Own words.' });
  if (!drawing || !drawn) return null;
  const sayValue = (value: string): string => {
    const made = readHand(value);
    return made ? sayHand(drawing.hand, made) : '';
  };
  return {
    right: sayValue(drawn.answer.value),
    wrong: drawn.distractors.map(({ value }) => sayValue(value)),
  };
}

test('a number becomes a mark on a line with round ends, as far to both sides', () => {
  const body = bodyOf('-3', ['3', '-7', '-2']);
  expect(drawingOf(markOnLine, body)?.hand).toMatchObject({
    line: { first: -10, last: 10, step: [1, 1] },
    marks: [''],
  });
  expect(said(markOnLine, body)).toMatchObject({
    right: 'The mark is at −3.',
    wrong: expect.arrayContaining(['The mark is at 3.', 'The mark is at −7.', 'The mark is at −2.']),
  });
});

test('the line of an answer is decided by the answer alone: however wrong a wrong answer is, a student sees the same', () => {
  const handWith = (make: MakeDrawing, value: string, ...wrong: readonly string[]) =>
    drawingOf(make, bodyOf(value, wrong, 'number'))?.hand;
  expect(handWith(markOnLine, '4', '-4', '8')).toEqual(handWith(markOnLine, '-9', '1/2', '-900'));
  expect(handWith(markAmount, '4', '8', '3')).toEqual(handWith(markAmount, '19', '260', '-1/2'));
  expect(handWith(markBothOnLine, '-1, 6', '1, -6')).toEqual(handWith(markBothOnLine, '2, 9', '2, 57'));
  expect(handWith(rangeOnLine, 'x < 4', 'x > 4')).toEqual(handWith(rangeOnLine, 'x ≥ -7', 'x < 31/2'));
  expect(handWith(markChance(12), '1/4', '3')).toEqual(handWith(markChance(12), '5/6', '1/7'));
});

test('a line has round ends, and what is an amount or a chance has no other side of zero', () => {
  const lineWith = (make: MakeDrawing, value: string) => {
    const hand = drawingOf(make, bodyOf(value, [value]))?.hand;
    return hand && 'line' in hand ? [hand.line.first, hand.line.last, hand.line.step] : null;
  };
  expect(lineWith(markOnLine, '-10')).toEqual([-20, 20, [1, 1]]);
  expect(lineWith(markOnLine, '36')).toEqual([-20, 20, [2, 1]]);
  expect(lineWith(markOnLine, '-11/5')).toEqual([-25, 25, [1, 5]]);
  expect(lineWith(markOnLine, '37')).toBeNull();
  expect(lineWith(markAmount, '36')).toEqual([0, 50, [1, 1]]);
  expect(lineWith(markAmount, '-3')).toBeNull();
  expect(lineWith(markChance(12), '1/4')).toEqual([0, 12, [1, 12]]);
  expect(lineWith(markChance(40), '1/4')).toEqual([0, 4, [1, 4]]);
});

test('a final answer that names the mark is not followed by the mark, and one that does not is', () => {
  const finalOf = (value: string, words: string, answer = value) => {
    const final = { key: 'final', args: { answer } };
    const body = { ...bodyOf(value, ['3', '-7', '-2']), finalAnswer: final };
    return drawnBody(body, { make: markOnLine }, { ...handText, own: 'Own words.', final: words })
      ?.finalAnswer;
  };
  expect(finalOf('-6', 'The sum is {answer}.')).toEqual([{ key: 'final', args: { answer: '-6' } }]);
  expect(finalOf('-6', 'Both are found.')).toHaveLength(2);
  expect(finalOf('7/2', 'It is {answer}.')).toHaveLength(2);
  expect(finalOf('1/2', 'It is {answer}.', '$\\frac{1}{2}$')).toHaveLength(1);
});

test('a final answer that names the points of a line is not followed by the line, and one that does not is', () => {
  const finalOf = (words: string) => {
    const body = {
      ...bodyOf('y = 3x + 2', ['y = 2x + 3', 'y = 3x - 2', 'y = x + 2'], 'equation'),
      finalAnswer: { key: 'final', args: {} },
    };
    return drawnBody(body, { make: lineOfAmounts }, { ...handText, own: 'Own words.', final: words })
      ?.finalAnswer;
  };
  expect(finalOf('The line goes through (0, 2) and (1, 5).')).toHaveLength(1);
  expect(finalOf('The line begins at (0, 2) and has a slope of 3.')).toHaveLength(2);
});

test('a wrong number far away is left out, and miscounted marks stand in for it', () => {
  const drawn = said(markOnLine, bodyOf('5/6', ['-5/6', '900', '1/6']));
  expect(drawn?.wrong).toEqual([
    'The mark is at −5/6.',
    'The mark is at 1.',
    'The mark is at 1/6.',
    'The mark is at 2/3.',
  ]);
});

test('the line has no smaller parts than the answer needs', () => {
  expect(drawingOf(markOnLine, bodyOf('-4', ['4', '-1/4', '6']))?.hand).toMatchObject({
    line: { step: [1, 1] },
  });
  expect(drawingOf(markOnLine, bodyOf('1/13', ['-1/13', '2/13', '3/13']))).toBeNull();
  expect(drawingOf(markOnLine, bodyOf('sqrt(2)', ['2', '4', '6']))).toBeNull();
});

test('two solutions may be marked in any order, and no two marks are ever asked for at one number', () => {
  const body = bodyOf('−1, 11', ['11', '−11, 11', '11, 11', '−11, 1'], 'set');
  expect(said(markBothOnLine, body)).toEqual({
    right: 'The marks are at −1 and 11.',
    wrong: [
      'The marks are at −11 and 11.',
      'The marks are at −2 and 12.',
      'The marks are at −11 and 1.',
      'The marks are at −1 and 12.',
    ],
  });
  expect(said(markBothOnLine, bodyOf('7, 7', ['−7, 7', '1, 7'], 'set'))).toBeNull();
  const drawn = drawnBody(body, { make: markBothOnLine }, { ...handText, own: 'Own words.' });
  const problem = { hand: drawn?.hand, choices: [], otherWrong: '' };
  expect(drawn?.answer.value).toContain('[-1,11]');
  expect(
    judgeHand(
      { ...problem, hand: drawn?.hand as NonNullable<ProblemSpec['hand']> },
      { kind: 'place-on-line', marks: [11] },
    ).kind,
  ).toBe('unfit');
});

test('an inequality or an interval becomes a stretch, wrong by its circle, its side or its sign', () => {
  expect(said(rangeOnLine, bodyOf('x < 4', ['x > 4', 'x < 7', 'x < 2'], 'inequality'))).toMatchObject({
    right: 'The circle at 4 is open, and the line to the left of it is thick.',
    wrong: expect.arrayContaining([
      'The circle at 4 is open, and the line to the right of it is thick.',
      'The circle at 4 is filled, and the line to the left of it is thick.',
    ]),
  });
  expect(
    said(rangeOnLine, bodyOf('(-5, 1]', ['[-5, 1)', '(-∞, -5) ∪ [1, ∞)', '(-5, 0]'], 'interval'))?.right,
  ).toBe('The circle at −5 is open, the circle at 1 is filled, and the line between them is thick.');
  expect(drawingOf(rangeOnLine, bodyOf('(-∞, -5) ∪ [1, ∞)', ['[-5, 1)'], 'interval'))).toBeNull();
});

test('the plane of a point is decided by the point alone: however wrong a wrong answer is, a student sees the same', () => {
  const planeWith = (...wrong: readonly string[]) =>
    drawingOf(plotOnPlane, bodyOf('(3, -4)', wrong, 'point'))?.hand;
  expect(planeWith('(-4, 3)', '(3.33, 0)', '(3, 4)')).toMatchObject({
    plane: { x: { first: -10, last: 10, step: [1, 1] }, y: { first: -10, last: 10, step: [1, 1] } },
  });
  expect(planeWith('(-4, 3)', '(3, 400)', '(-60, 4)')).toEqual(planeWith('(-4, 3)', '(1/2, 2)', '(3, 4)'));
});

test('a wrong point off the plane or between its lines falls away, and one that anybody can plot stands in for it', () => {
  const body = bodyOf('(3, -4)', ['(-4, 3)', '(3.33, 0)', '(3, 400)'], 'point');
  expect(said(plotOnPlane, body)?.wrong).toEqual([
    'The point is at (−4, 3).',
    'The point is at (−3, −4).',
    'The point is at (3, −5).',
  ]);
});

test('points of another quadrant have no other plane, and no plane ends at its point', () => {
  const planeOf = (point: string) => drawingOf(plotOnPlane, bodyOf(point, ['(1, 1)'], 'point'))?.hand;
  expect(planeOf('(2, 7)')).toEqual(planeOf('(-7, -2)'));
  expect(planeOf('(-3, -15)')).toMatchObject({ plane: { x: { first: -20 }, y: { last: 20 } } });
  expect(planeOf('(1/2, 3)')).toMatchObject({ plane: { x: { step: [1, 2] }, y: { step: [1, 2] } } });
});

test('amounts have the first quadrant, each axis with steps that suit its own', () => {
  const body = bodyOf('(12, 48)', ['(48, 12)', '(12, 30)', '(6, 24)'], 'point');
  expect(drawingOf(plotAmounts, body)?.hand).toMatchObject({
    plane: { x: { first: 0, last: 20, step: [1, 1] }, y: { first: 0, last: 30, step: [2, 1] } },
  });
  expect(drawingOf(plotAmounts, bodyOf('(-1, 4)', [], 'point'))).toBeNull();
});

test('an equation becomes its line, with the letters of the equation at the axes', () => {
  const body = bodyOf('y = 2x − 3', ['y = −2x − 3', 'y = 2x + 1', 'y = x^2'], 'equation');
  expect(said(lineOnPlane, body)).toMatchObject({
    right: 'The straight line goes through (−3, −9) and (−2, −7).',
    wrong: expect.arrayContaining(['The straight line goes through (−6, 9) and (−5, 7).']),
  });
  const amounts = drawingOf(
    lineOfAmounts,
    bodyOf('c = 15h', ['c = h/15', 'c = h + 15', 'c = 15h + 15'], 'equation'),
  );
  expect(amounts?.hand).toMatchObject({
    plane: { xName: 'h', yName: 'c', x: { first: 0 }, y: { first: 0 } },
  });
});

test('a line is told by what its lesson finds: both intercepts, or a point of the problem and the slope from there', () => {
  const told = (make: MakeDrawing, value: string) => {
    const body = bodyOf(value, ['y = −2x − 3', 'y = 2x + 1', 'y = x + 1'], 'equation');
    const right = drawnBody(body, { make }, { ...handText, own: 'Own words.' })?.answer;
    return right?.text?.args.made;
  };
  expect(told(lineOnPlane, 'y = (4/5)x − 8')).toBe('The straight line goes through (10, 0) and (0, −8).');
  expect(told(lineOnPlane, 'y = 2x − 3')).toBe('The straight line goes through (0, −3) and (1, −1).');
  expect(told(lineFrom(5), 'y = 4x − 11')).toBe('The straight line goes through (5, 9) and (4, 5).');
  expect(told(lineFrom(4), 'y = 4x − 13')).toBe('The straight line goes through (4, 3) and (5, 7).');
  expect(told(lineOfAmounts, 'y = 3x + 2')).toBe('The straight line goes through (0, 2) and (1, 5).');
});

test('a list becomes cards that stand in no order that means something, a percent becomes cells', () => {
  const list = bodyOf('√65, 8.8, 9', ['9, 8.8, √65', '√65, 9, 8.8', '8.8, 9, √65'], 'list');
  expect(said(orderTheCards, list)?.right).toBe('The order is $\\sqrt{65}$, 8.8, 9.');
  expect(said(shadeGrid, bodyOf('56%', ['44%', '5%', '60%'], 'percent'))?.right).toBe(
    'The grid has 100 equal parts, and 56 are shaded.',
  );
  expect(drawingOf(shadeGrid, bodyOf('156%', ['44%', '5%', '60%'], 'percent'))).toBeNull();
});

const doubled: Skill = numberSkill('m7-doubled', {
  version: 1,
  byHand: { levels: [1], ask: 'hand-mark', make: markOnLine },
  form: 'integer',
  text: {
    headline: 'Double',
    ask: 'Twice {n} is which number?',
    right: 'Two equal parts make it.',
    once: 'This is the number itself.',
    sign: 'This has the other sign.',
    square: 'This squares it.',
    other: 'Think of two equal parts.',
    final: '{value}',
  },
  draw: ({ random }) => ({ n: random.int(3, 12) }),
  build: ({ n }, { distractor }) => ({
    words: { n, value: 2 * n },
    question: 'ask',
    answer: 2 * n,
    distractors: [
      distractor('multiplies-only-one-term', n, 'once'),
      distractor('uses-the-wrong-sign', -2 * n, 'sign'),
      distractor('slip', n * n, 'square'),
    ],
    steps: [],
    claims: [],
  }),
});

test('about half of the problems of a level are by hand, and say so after the question; other levels are as before', () => {
  const specs = (level: 1 | 2) =>
    Array.from(
      { length: 60 },
      (_, seed) => drawProblem(doubled, { skill: doubled.id, version: 1, level, seed }).spec,
    );
  const byHand = specs(1).filter(({ hand }) => hand !== undefined);
  expect(byHand.length).toBeGreaterThan(15);
  expect(byHand.length).toBeLessThan(45);
  expect(specs(2).every(({ hand, params }) => hand === undefined && !('byHand' in params))).toBe(true);
  const [first] = byHand;
  if (!first) throw new Error('none by hand');
  const { question, finalAnswer, choices } = renderWith(doubled.text.en, first);
  expect(question).toMatch(/^Twice \d+ is which number\? .*mark|line\.$/i);
  expect(finalAnswer).toMatch(/^The mark is at \d+\.$/);
  expect(choices.filter(({ correct }) => correct)).toHaveLength(1);
});

test('data in columns get one more row to be filled with the numbers of the answer', () => {
  const diagram = {
    kind: 'data-table',
    title: '',
    heads: ['Kind', 'Songs'],
    rows: [
      ['Pop', '9'],
      ['Rock', '16'],
    ],
  } as const;
  const body: ProblemBody = {
    ...bodyOf('0.36, 0.64', ['1/2, 1/2', '9, 16', '0.36, 0.84']),
    diagram: { ...diagram, heads: [...diagram.heads], rows: diagram.rows.map((row) => [...row]) },
  };
  const filled = (cells: string) =>
    `The columns are Pop and Rock. The row “Songs” has 9 and 16. The row “Probability” has ${cells}.`;
  expect(said(fillTheRow('Probability'), body)).toEqual({
    right: filled('9/25 and 16/25'),
    wrong: ['1/2 and 1/2', '9 and 16', '9/25 and 21/25'].map(filled),
  });
  expect(said(fillTheRow('Probability'), bodyOf('0.36, 0.64', ['1/2, 1/2', '9, 16']))).toBeNull();
});
