import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCurriculum, type Skill, verifyCurriculum } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { contentFolder, readContentFiles } from '../coverage/load-content.ts';
import { listFills } from '../import/list-fills.ts';
import { lessonTemplate } from './lesson-template.ts';
import { findScopedUnit } from './read-scope.ts';
import { skillTemplate } from './skill-template.ts';

test.each([
  ['typed', 'integer', 70],
  ['choice', 'choice', 100],
  ['picture', 'diagram', 100],
])(
  'a new %s skill passes every check but the golden file and the wordings that the author writes',
  async (_, answer, most) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'playforward-skill-'));
    try {
      const source = pathToFileURL(path.join(contentFolder, '../../packages/curriculum/src')).href;
      const told = {
        slug: 'm6-new-skill',
        asks: 'Find it.',
        answer,
        misconceptions: ['divides by the new amount'],
      };
      const text = skillTemplate(told);
      expect(text.split('\n').length).toBeLessThan(most);
      expect(text).toContain('divides-by-the-new-amount');
      const file = path.join(folder, 'm6-new-skill.ts');
      writeFileSync(file, text.replaceAll('../../src/', `${source}/`));
      const { m6NewSkill } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        m6NewSkill: Skill;
      };
      const { findings } = verifyCurriculum(
        { courses: [] },
        { seeds: 200, golden: new Map(), only: [m6NewSkill] },
      );
      const written = new Set(['golden', 'templates', 'rise']);
      expect(findings.filter(({ rule }) => !written.has(rule))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('a new lesson is read without a fault, and names every line to fill', () => {
  const files = readContentFiles();
  const folder = 'm6/a/ratios-and-rates';
  const number = files.filter(({ path: at }) => at.startsWith(`${folder}/`) && at.endsWith('.md')).length + 1;
  const text = lessonTemplate({
    slug: 'm6-new-lesson',
    number,
    title: 'New: a Lesson',
    standard: '6.RP.A.3',
    prerequisite: 'm6-ratio-language',
    review: 'm6-write-ratio',
    skills: ['m6-unit-rate-compute', 'm6-unit-rate-meaning'],
    stretches: undefined,
  });
  const loaded = loadCurriculum([
    ...files,
    { path: `${folder}/${String(number).padStart(2, '0')}-m6-new-lesson.md`, text },
  ]);
  const problems = loaded.ok ? [] : loaded.problems;
  expect(problems.filter(({ message }) => !message.includes('{FILL'))).toEqual([]);
  const fills = listFills('lesson.md', text);
  expect(fills.length).toBeGreaterThan(10);
  expect(fills.filter((fill) => fill.includes('stretch') || fill.includes('level 4'))).toHaveLength(1);
  expect(fills[0]).toBe('lesson.md:8: expected what a student can do after the first concept');
});

const skillOf = (slug: string) => ({
  slug,
  asks: 'Find it.',
  answer: 'integer',
  misconceptions: [],
  diagram: 'none',
});

test('a lesson of a scope has its goals, standards, concepts and mission, and is read without a fault', () => {
  const files = readContentFiles();
  const folder = 'm6/a/ratios-and-rates';
  const number = files.filter(({ path: at }) => at.startsWith(`${folder}/`) && at.endsWith('.md')).length + 1;
  const mission = {
    title: 'Round: Pools',
    decision: 'Decide which pools share a design.',
    computes: 'A rate.',
    data_kind: 'table',
    data_shows: 'Radii of pools.',
  };
  const scoped = {
    slug: 'm6-new-lesson',
    number,
    title: 'New: a Lesson',
    goals: ['I can find a rate.', 'I can tell what it means.'],
    standards: ['6.RP.A.2', '6.RP.A.3b'],
    prerequisites: ['m6-ratio-language'],
    concepts: [
      { title: 'The rate: a number', diagram: 'ratio-table', skills: [skillOf('m6-unit-rate-compute')] },
      { title: 'What it means', diagram: 'none', skills: [skillOf('m6-unit-rate-meaning')] },
    ],
    mission,
  };
  const skills = ['m6-unit-rate-compute', 'm6-unit-rate-meaning'];
  const text = lessonTemplate({
    slug: scoped.slug,
    number,
    title: scoped.title,
    standard: '',
    prerequisite: undefined,
    review: undefined,
    skills,
    stretches: undefined,
    scoped,
  });
  const at = `${folder}/${String(number).padStart(2, '0')}-m6-new-lesson.md`;
  const loaded = loadCurriculum([...files, { path: at, text }]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const units = loaded.curriculum.courses.flatMap((course) => course.units);
  const lesson = units.flatMap(({ lessons }) => lessons).find(({ slug }) => slug === 'm6-new-lesson');
  expect(lesson).toMatchObject({
    goals: scoped.goals,
    standards: scoped.standards,
    prerequisites: scoped.prerequisites,
    mission: { title: mission.title, decision: mission.decision },
  });
  expect(lesson?.concepts.map(({ slug, title, skills: own }) => [slug, title, own])).toEqual([
    ['the-rate-a-number', 'The rate: a number', ['m6-unit-rate-compute']],
    ['what-it-means', 'What it means', ['m6-unit-rate-meaning']],
  ]);
});

test('a unit is found in a scope and sequence by its slug', () => {
  const unit = { slug: 'geo-unit-circles', number: 4, title: 'Circles', focus: 'See.', lessons: [] };
  const scope = { courses: [{ slug: 'geo', semesters: [{ semester: 'B', units: [unit] }] }] };
  expect(findScopedUnit(scope, 'geo-unit-circles')).toEqual(unit);
  expect(findScopedUnit(scope, 'geo-unit-x')).toBeNull();
});
