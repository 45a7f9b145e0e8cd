import { findSkill, generateProblem, renderProblem } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { openCareers } from '../careers/open-careers.ts';
import { renderFor } from './problem-store.ts';

const skill = 'm6-unit-rate-compute';
const id = (seed: number) => ({ skill, version: findSkill(skill)?.version ?? 0, level: 2 as const, seed });

test('practice of a student who chose a career speaks of it, with the same key', () => {
  const outfits = openCareers().outfits('civil');
  const seeds = Array.from({ length: 20 }, (_, place) => place + 1);
  const dressed = seeds.map((seed) => renderFor(id(seed), outfits));
  expect(dressed.some(({ question }) => question.includes('concrete'))).toBe(true);
  for (const [place, problem] of dressed.entries()) {
    const plain = renderProblem(generateProblem(id(seeds[place] ?? 0)));
    expect(problem.key.value).toBe(plain.key.value);
  }
});

test('without a career, or where nothing fits, the problem is as it always was', () => {
  expect(renderFor(id(1), [])).toEqual(renderProblem(generateProblem(id(1))));
  const others = openCareers()
    .outfits('kitchen')
    .filter((outfit) => outfit.skill !== skill);
  expect(renderFor(id(1), others)).toEqual(renderProblem(generateProblem(id(1))));
});
