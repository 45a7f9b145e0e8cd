import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadCurriculum, type Skill, verifyCurriculum } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { contentFolder, readContentFiles } from '../content-coverage/load-content.ts';
import { listFills } from '../content-import/list-fills.ts';
import { lessonTemplate } from './lesson-template.ts';
import { skillTemplate } from './skill-template.ts';

test('a new skill passes every check but the golden file that the author writes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'playforward-skill-'));
  try {
    const authoring = path.join(contentFolder, '../../packages/curriculum/src/authoring.ts');
    const text = skillTemplate('m6-new-skill').replace(
      '../../src/authoring.ts',
      pathToFileURL(authoring).href,
    );
    const file = path.join(folder, 'm6-new-skill.ts');
    writeFileSync(file, text);
    const { m6NewSkill } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      m6NewSkill: Skill;
    };
    const { findings } = verifyCurriculum(
      { courses: [] },
      { seeds: 200, golden: new Map(), only: [m6NewSkill] },
    );
    expect(findings.filter(({ rule }) => rule !== 'golden')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a new lesson is read without a fault, and names every line to fill', () => {
  const files = readContentFiles();
  const folder = 'm6/a/ratios-and-rates';
  const number = files.filter(({ path: at }) => at.startsWith(`${folder}/`) && at.endsWith('.md')).length + 1;
  const text = lessonTemplate({
    ...{ slug: 'm6-new-lesson', number, title: 'New: a Lesson', standard: '6.RP.A.3' },
    ...{ prerequisite: 'm6-ratio-language', review: 'm6-write-ratio' },
    skills: ['m6-unit-rate-compute', 'm6-unit-rate-meaning'],
  });
  const loaded = loadCurriculum([
    ...files,
    { path: `${folder}/${String(number).padStart(2, '0')}-m6-new-lesson.md`, text },
  ]);
  const problems = loaded.ok ? [] : loaded.problems;
  expect(problems.filter(({ message }) => !message.includes('{FILL'))).toEqual([]);
  const fills = listFills('lesson.md', text);
  expect(fills.length).toBeGreaterThan(10);
  expect(fills[0]).toBe('lesson.md:8: expected what a student can do after the first concept');
});
