import { expect, test } from 'vitest';
import { missionFor } from './every-family.ts';
import { type makeMission, plainTheme, templates } from './testing-missions.ts';

const numbersOf = (mission: ReturnType<typeof makeMission>) =>
  JSON.stringify([mission.given.map(({ value }) => value), mission.evidence.tables]);

test('one student meets other numbers in each lesson, though the lessons share one template', () => {
  const sites = [1, 2, 3, 4, 5].flatMap((lessonId) =>
    [7001, 7002, 7003].map((seed) =>
      missionFor({ family: 'ratio', level: 1, seed, lessonId, theme: { ...plainTheme, setting: 'trees' } }),
    ),
  );
  expect(new Set(sites.map(numbersOf)).size).toBeGreaterThanOrEqual(14);
  expect(new Set(sites.map(({ story }) => story)).size).toBe(sites.length);
});

test('a hundred missions of one student have at least ninety sets of numbers', () => {
  const missions = Array.from({ length: 100 }, (_, at) => {
    const template = templates[at % templates.length];
    if (!template) throw new Error('there are no templates');
    const { family, level, setting } = template;
    return missionFor({
      family,
      level,
      lessonId: at + 1,
      seed: 41_001,
      theme: { ...plainTheme, setting },
    });
  });
  expect(new Set(missions.map(numbersOf)).size).toBeGreaterThanOrEqual(90);
});

test('neighboring lessons and sites tell of different people', () => {
  const people = [1, 2, 3, 4].flatMap((lessonId) =>
    [1, 2, 3].map(
      (seed) =>
        missionFor({
          family: 'ratio',
          level: 1,
          seed,
          lessonId,
          theme: { ...plainTheme, setting: 'trees' },
        }).story.split(' ')[0],
    ),
  );
  expect(new Set(people).size).toBe(12);
});
