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
