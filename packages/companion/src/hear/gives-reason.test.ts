import { expect, test } from 'vitest';
import { makeProblem, tell } from '../testing-turn.ts';
import { saidWithReason } from './gives-reason.ts';

test('a value with a reason is read up to the reason', () => {
  expect(saidWithReason('its 6.4 cuz -12.6 is negative')).toBe('its 6.4');
  expect(saidWithReason('i think x = 1 because it has the biggest power')).toBe('i think x = 1');
  expect(saidWithReason('is it 6 because i added')).toBeNull();
  expect(saidWithReason('why is it 6 because i got 5')).toBeNull();
});

test('every value with a reason hears the same step to hold its reason beside', () => {
  const ratio = makeProblem('m6-unit-rate-compute');
  const said = ratio.choices.map((choice) =>
    tell(`its ${choice} cuz i did what the text says`, ratio).reply.text.replaceAll(
      /\$[^$]*\$|\d+(?:\.\d+)?/g,
      '#',
    ),
  );
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toMatch(/reason/);
});

test('what is meant by a piece of the problem is asked, not confirmed as a line', () => {
  const recursive = makeProblem('a1-sequence-recursive-term');
  for (const text of ['what is f(n-1)', 'f(n-1) what is that, f times n minus 1?'])
    expect(tell(text, recursive).reply.step_verdict).toBeUndefined();
});
