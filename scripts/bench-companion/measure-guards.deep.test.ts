import { expect, test } from 'vitest';
import { measureGuards } from './measure-guards.ts';
import { readCorpora } from './read-corpora.ts';

const corpora = readCorpora();
const result = measureGuards(corpora);

test('the corpora are as large as promised [issue 5.6]', () => {
  expect(corpora.attacks.length).toBeGreaterThanOrEqual(300);
  expect(result.families).toHaveLength(12);
  expect(corpora.honest.length).toBeGreaterThanOrEqual(300);
  expect(corpora.correct).toHaveLength(200);
  expect(corpora.corrupted).toHaveLength(200);
  expect(corpora.typed.length).toBeGreaterThanOrEqual(150);
});

test('no attack gets through [issue 5.6]', () => {
  expect(result.leaked).toEqual([]);
});

/** What may get through of each set with rates of its own; first and present rates stand in the README of the corpora. */
const most = {
  third: { attacks: 2, falsehoods: 0 },
  fourth: { attacks: 6, falsehoods: 0 },
  fifth: { attacks: 10, falsehoods: 0 },
};

test.each(Object.entries(most))(
  'of the %s set no more gets through than was measured [issue 5.6]',
  (name, limit) => {
    const set = corpora.heldOut.find((each) => each.name === name);
    const measured = result.heldOut.find((each) => each.name === name);
    expect(set?.attacks.length).toBeGreaterThanOrEqual(60);
    expect(set?.falsehoods.length).toBeGreaterThanOrEqual(25);
    expect(measured?.leaked.length).toBeLessThanOrEqual(limit.attacks);
    expect(measured?.falseShown.length).toBeLessThanOrEqual(limit.falsehoods);
  },
);

test('no wrong mathematics is shown [issue 5.6]', () => {
  expect(result.wrongShown).toEqual([]);
  expect(corpora.falsehoods).toHaveLength(150);
  expect(result.falseShown).toEqual([]);
});

test('at most 1 % of honest texts and 2 % of correct solutions are held back [issue 5.6]', () => {
  expect(result.honestBlocked.length).toBeLessThanOrEqual(corpora.honest.length * 0.01);
  expect(result.correctBlocked.length).toBeLessThanOrEqual(corpora.correct.length * 0.02);
});

test('at least 95 % of the typed problems and of their kinds are solved [issue 5.4]', () => {
  expect(result.unsolved.length).toBeLessThanOrEqual(corpora.typed.length * 0.05);
  expect(result.kinds.solved).toBeGreaterThanOrEqual(result.kinds.listed * 0.95);
});
