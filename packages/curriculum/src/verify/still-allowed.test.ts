import { expect, test } from 'vitest';
import { listSkills } from '../generate-problem.ts';
import type { Finding } from './finding.ts';
import { judgeAllowed, stillAllowed } from './still-allowed.ts';

/** What the lists may hold at most: lower a number when skills are mended, never raise one. */
const most = { 'choice-words': 4, rise: 23, 'same-reason': 22, 'told-work': 3 };

const finding = (rule: Finding['rule']): Finding => ({
  rule,
  message: 'seen',
  where: 'm6-fraction-division-story',
  level: 1,
  seed: null,
});

test('the lists of skills that may still fail a rule have not grown', () => {
  const lengths = Object.entries(stillAllowed()).map(([rule, skills]) => [rule, skills.length]);
  expect(Object.fromEntries(lengths)).toEqual(most);
});

test('the lists name skills that exist, each once and in order', () => {
  const known = new Set(listSkills().map(({ id }) => id));
  for (const skills of Object.values(stillAllowed())) {
    expect(skills).toEqual([...new Set(skills)].sort());
    expect(skills.filter((slug) => !known.has(slug))).toEqual([]);
  }
});

test('a listed skill may fail its rule and no other', () => {
  const left = judgeAllowed('m6-fraction-division-story', [finding('rise'), finding('final')], false);
  expect(left.map(({ rule }) => rule)).toEqual(['final']);
});

test('a listed skill that keeps the rule is asked to leave the list', () => {
  const [asked] = judgeAllowed('m6-fraction-division-story', [finding('rise')], true);
  expect(asked).toMatchObject({ rule: 'still-allowed', where: 'm6-fraction-division-story' });
  expect(asked?.message).toContain("'choice-words'");
});

test('a skill on no list is told every fault', () => {
  expect(judgeAllowed('no-such-skill', [finding('rise')], true)).toHaveLength(1);
});
