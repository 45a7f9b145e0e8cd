import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStatusLines } from './status-lines.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('sentences of one moment are spoken together, once each', () => {
  const lines = openStatusLines();
  const heard: string[] = [];
  lines.subscribe(() => heard.push(lines.spoken()));
  lines.say('Park placed at C4.');
  vi.advanceTimersByTime(800);
  lines.say('Happiness is 74 %.');
  lines.say('Happiness is 74 %.');
  expect(lines.spoken()).toBe('');
  vi.advanceTimersByTime(700);
  lines.say('Night falls.');
  vi.advanceTimersByTime(1500);
  expect(heard).toEqual(['Park placed at C4. Happiness is 74 %.', 'Night falls.']);
});

test('of a flood only the newest three are spoken, and nothing after the end', () => {
  const lines = openStatusLines();
  for (let index = 1; index <= 9; index++) lines.say(`${index}.`);
  vi.advanceTimersByTime(1500);
  expect(lines.spoken()).toBe('7. 8. 9.');
  lines.say('10.');
  lines.close();
  vi.advanceTimersByTime(1500);
  expect(lines.spoken()).toBe('7. 8. 9.');
});

test('what the student asked for is spoken first, however much news comes with it', () => {
  const lines = openStatusLines();
  lines.say('D4, your plot: free.');
  for (let index = 1; index <= 9; index++) lines.report(`${index}.`);
  vi.advanceTimersByTime(1500);
  expect(lines.spoken()).toBe('D4, your plot: free. 8. 9.');
  for (const answer of ['One.', 'Two.', 'Three.', 'Four.']) lines.say(answer);
  lines.report('10.');
  vi.advanceTimersByTime(1500);
  expect(lines.spoken()).toBe('Two. Three. Four.');
});
