import type { HandScale, HandTask } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { writeContent } from './write-content.ts';
import { writeHandTask } from './write-hand.ts';

const line: HandScale = { first: 50, last: 66, step: [1, 1], labelEvery: 1, as: 'decimal' };

const drawingOf = (hand: HandTask) =>
  Buffer.from(/base64,([^"]+)/.exec(writeHandTask(hand))?.[1] ?? '', 'base64').toString();

test('numbers below a line in one column of a sheet leave room between each other', () => {
  const numbers = drawingOf({ kind: 'place-on-line', line, marks: [''] }).match(/>\d+</g);
  expect(numbers).toEqual(['>50<', '>52<', '>54<', '>56<', '>58<', '>60<', '>62<', '>64<', '>66<']);
});

test('a line of few numbers keeps them all', () => {
  const short = { ...line, first: 0, last: 10 };
  expect(drawingOf({ kind: 'place-on-line', line: short, marks: [''] }).match(/>\d+</g)).toHaveLength(11);
});

test('a line of fit is drawn on paper among the points of its plot', () => {
  const scale = { ...line, first: 0, last: 12, labelEvery: 2 };
  const plane = { x: scale, y: scale, xName: 'Hours', yName: 'Goals' };
  const pointsIn = (hand: HandTask) => drawingOf(hand).match(/class="point"/g) ?? [];
  const among = [
    [1, 2],
    [5, 4],
    [9, 8],
  ] as const;
  expect(pointsIn({ kind: 'draw-graph', curve: 'line', plane, among })).toHaveLength(3);
  expect(pointsIn({ kind: 'draw-graph', curve: 'line', plane })).toEqual([]);
});

test('a percent is shaded in a hundred squares', () => {
  const grid: HandTask = { kind: 'split-bar', look: 'grid', bars: [''], length: 100, parts: [100] };
  expect(writeHandTask(grid).match(/<tr>(?:<td><\/td>){10}<\/tr>/g)).toHaveLength(10);
});

test('each line of somebody’s work can be marked, and so can each reason', () => {
  const work: HandTask = { kind: 'find-error', who: 'Mia', lines: ['5 + 3 = 8', '2:8'], reasons: ['x', 'y'] };
  expect(writeHandTask(work).match(/class="circle"/g)).toHaveLength(4);
});

test('what is chosen together for an argument stands under three heads', () => {
  const parts: HandTask = { kind: 'argue', claims: ['a', 'b'], evidence: ['c', 'd'], reasons: ['e', 'f'] };
  expect(writeHandTask(parts).match(/<strong>[^<]+/g)).toEqual([
    '<strong>I claim',
    '<strong>This shows it',
    '<strong>Because',
  ]);
});

test('a minus stands close to its number after a sign, and between two numbers it does not', () => {
  expect(writeContent('$y \\le -2$')).toContain('<mo form="prefix">−</mo>');
  expect(writeContent('$y < -2$')).toContain('<mo form="prefix">−</mo>');
  expect(writeContent('$5 - 2$')).not.toContain('form="prefix"');
});

test('a figure is printed with its dashed height and its words, and its parts can be marked below', () => {
  const figure: HandTask = {
    kind: 'mark-figure',
    parts: [
      { name: 'side of 8 feet', shape: { kind: 'segment', from: [0, 0], to: [8, 0] } },
      { name: 'dashed line', shape: { kind: 'segment', from: [2, 5], to: [2, 0], dashed: true } },
      { name: 'angle 1', shape: { kind: 'angle', at: [0, 0], from: [8, 0], to: [2, 5] } },
    ],
    outline: [
      [
        [0, 0],
        [2, 5],
        [8, 0],
      ],
    ],
    labels: [{ at: [4, -1], text: '8 ft' }],
  };
  const drawn = drawingOf(figure);
  expect(drawn.match(/<path/g)).toHaveLength(4);
  expect(drawn.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(drawn).toContain('>8 ft</text>');
  expect(writeHandTask(figure).match(/class="circle"/g)).toHaveLength(3);
});

test('terms are marked without a figure', () => {
  const terms: HandTask = {
    kind: 'mark-figure',
    parts: [{ name: '3x', shape: { kind: 'term', text: '3x' } }],
  };
  expect(writeHandTask(terms)).not.toContain('<img');
});

test('a figure to be moved is printed whole, with the names of its corners', () => {
  const plane = {
    x: { ...line, first: -4, last: 4 },
    y: { ...line, first: -4, last: 4 },
    xName: 'x',
    yName: 'y',
  };
  const shape = [
    [0, 0],
    [3, 0],
    [1, 2],
  ] as const;
  const drawn = drawingOf({ kind: 'move-shape', plane, names: ['K', 'L', 'M'], shape, moves: ['slide'] });
  for (const name of ['K', 'L', 'M']) expect(drawn).toContain(`>${name}<`);
  expect(drawn).toMatch(/<polygon|<path/);
});

test('cards with pictures show them, and no word tells what is to be seen', () => {
  const picture = {
    kind: 'number-line',
    min: 0,
    max: 4,
    step: 1,
    labelStep: 1,
    as: 'decimal',
    label: null,
    points: [],
    spans: [],
    jumps: [],
  } as const;
  const cards: HandTask = {
    kind: 'match-cards',
    places: ['A story'],
    cards: ['Rises', 'Falls'],
    pictures: [{ ...picture, points: [], spans: [], jumps: [] }, null],
  };
  const written = writeHandTask(cards);
  expect(written).toContain('<span>A</span><span><img');
  expect(written).not.toContain('Rises');
  expect(written).toContain('<span>B</span><span>Falls');
});

test('no line begins with the sign that follows a formula', () => {
  expect(writeContent('Is $x = 2$? Yes.')).toMatch(
    /^Is <span class="keep"><span class="katex">.*<\/span>\?<\/span> Yes\.$/,
  );
  expect(writeContent('$x$ and ($y$), or')).toMatch(/<\/span> and \(<span.*\),<\/span> or$/);
});

test('short cards stand two in a row, long ones one below the other', () => {
  expect(
    writeHandTask({ kind: 'order-cards', cards: ['−0.5', '$\\frac{3}{4}$'], from: 'a', to: 'b' }),
  ).toContain('<ul class="short">');
  expect(
    writeHandTask({ kind: 'order-cards', cards: ['2', 'Divide both sides by 4.'], from: 'a', to: 'b' }),
  ).toContain('<ul class="long">');
});

test('boxes have the numbers that are written beside the cards', () => {
  const task: HandTask = { kind: 'sort-cards', cards: ['√16', 'π'], boxes: ['Rational', 'Irrational'] };
  expect(writeHandTask(task)).toMatch(/1 Rational<.*2 Irrational</);
});
