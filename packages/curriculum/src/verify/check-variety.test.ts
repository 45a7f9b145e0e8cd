import { expect, test } from 'vitest';
import type { Random } from '../random.ts';
import type { Skill } from '../skill.ts';
import { makeSkill } from '../testing-skill.ts';
import { checkVariety } from './check-variety.ts';

/** The first of a list: the test skill then asks in one wording only. */
const first = <T>(list: readonly T[]): T => list[0] as T;

/** The boxes of the test skill hold from 10 to `most` pens. */
function upTo(most: number, finite: Skill['finite'] = {}): Skill {
  const skill = makeSkill();
  const narrow = (random: Random): Random => ({
    ...random,
    pick: first,
    int: (least) => random.int(least, most),
  });
  return { ...skill, finite, attempt: (level, random) => skill.attempt(level, narrow(random)) };
}

test('finds nothing where 200 problems differ', () => {
  expect(checkVariety(makeSkill(), 1)).toEqual([]);
});

test('asks for more problems where fewer than 200 differ and no number is declared', () => {
  expect(checkVariety(upTo(109), 1)).toEqual([
    { rule: 'variety', message: '100 different problems, expected 200' },
  ]);
});

test('accepts a level of 50 problems or more that declares them all', () => {
  expect(checkVariety(upTo(59, { 1: 50 }), 1)).toEqual([]);
  expect(checkVariety(upTo(60, { 1: 50 }), 1)).toEqual([
    { rule: 'variety', message: '51 different problems, declared finite: 50' },
  ]);
});

test('refuses a level of fewer than 50 problems, declared or not', () => {
  const mend = 'widen its numbers, its situations or what is asked';
  expect(checkVariety(upTo(58, { 1: 49 }), 1)).toEqual([
    { rule: 'variety', message: `finite: 49, expected at least 50; ${mend}` },
  ]);
  expect(checkVariety(upTo(58), 1).map(({ message }) => message)).toContain(
    `problems that look different: 49, expected at least 50; ${mend}`,
  );
});

test('refuses problems that differ only in what nobody sees', () => {
  const skill = makeSkill();
  const hidden: Skill = {
    ...skill,
    attempt: (level, random) => ({
      ...skill.attempt(level, { ...random, pick: first, int: () => 20 }),
      params: { hidden: random.int(1, 1000) },
    }),
  };
  expect(checkVariety(hidden, 1).map(({ message }) => message)).toEqual([
    expect.stringContaining('problems that look different: 1, expected at least 50'),
  ]);
});
