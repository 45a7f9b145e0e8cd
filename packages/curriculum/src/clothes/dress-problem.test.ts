import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSkill, generateProblem } from '../generate-problem.ts';
import { judgeTyped } from '../judge-problem.ts';
import type { Level, RenderedProblem } from '../problem-spec.ts';
import { renderProblem } from '../render-problem.ts';
import { dressProblem } from './dress-problem.ts';
import { readOutfits } from './outfit.ts';

const outfits = readOutfits(
  readFileSync(join(import.meta.dirname, '../../../../content/careers/clothes.yaml'), 'utf8'),
);
const levels: Level[] = [1, 2, 3];

/** Everything of a problem that is not words: what it is judged by, and what each wrong answer shows. */
const numbersOf = ({ key, choices }: RenderedProblem) => ({
  value: key.value,
  form: key.form,
  asked: key.asked,
  places: key.places,
  tolerance: key.tolerance,
  misconceptions: key.misconceptions?.map(({ value }) => value),
  choices: choices.map(({ id, value, correct, misconception }) => ({ id, value, correct, misconception })),
});

function* dressedPairs() {
  for (const outfit of outfits) {
    const version = findSkill(outfit.skill)?.version ?? 0;
    for (const level of levels) {
      for (let seed = 1; seed <= 12; seed++) {
        const id = { skill: outfit.skill, version, level, seed };
        const dressed = dressProblem(id, outfit);
        if (dressed) yield { outfit, plain: renderProblem(generateProblem(id)), dressed };
      }
    }
  }
}

const pairs = [...dressedPairs()];

test('every outfit dresses some problem, and together they dress more than 500', () => {
  expect(pairs.length).toBeGreaterThan(500);
  const worn = new Set(pairs.map(({ outfit }) => outfit));
  expect(
    outfits.filter((outfit) => !worn.has(outfit)).map(({ field, skill }) => `${field} ${skill}`),
  ).toEqual([]);
});

test('a problem in other clothes keeps its key, its choices and its wrong ideas', () => {
  for (const { plain, dressed } of pairs) expect(numbersOf(dressed)).toEqual(numbersOf(plain));
});

test('the right answer and each wrong one are judged as before', () => {
  for (const { plain, dressed } of pairs) {
    for (const { value } of plain.choices) {
      const before = judgeTyped(plain, value);
      const after = judgeTyped(dressed, value);
      expect([after.verdict.kind, after.misconception]).toEqual([before.verdict.kind, before.misconception]);
    }
  }
});

test('no word of the old scene is left, and no placeholder', () => {
  for (const { plain, dressed } of pairs) {
    expect(dressed.question).not.toBe(plain.question);
    expect(dressed.question).not.toMatch(/[{}]|undefined/);
    expect(dressed.input?.form).toBe(plain.input?.form);
  }
});

test('numbers of which the sentences would not be true are left as they are', () => {
  const [outfit] = outfits.filter(({ skill }) => skill === 'm6-unit-rate-compute');
  if (!outfit) throw new Error('no outfit');
  const never = { ...outfit, fits: { rate: [1_000_000, 1_000_001] as [number, number] } };
  const version = findSkill(outfit.skill)?.version ?? 0;
  expect(dressProblem({ skill: outfit.skill, version, level: 1, seed: 1 }, never)).toBeNull();
});
