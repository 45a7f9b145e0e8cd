import { expect, test } from 'vitest';
import type { ContentFile } from './curriculum.ts';
import { loadCurriculum } from './load-curriculum.ts';

const lessonText = `---
slug: m6-ratio-language
number: 1
title: What Is a Ratio?
standards: [6.RP.A.1]
prerequisites: []
goals:
  - I can write a ratio.
concepts:
  - slug: comparing
    title: Comparing two quantities
    diagram: null
    caption: null
    skills: [m6-write-ratio]
    examples:
      - { skill: m6-write-ratio, level: 1 }
      - { skill: m6-write-ratio, level: 2 }
guided:
  - { skill: m6-write-ratio, level: 2 }
  - { skill: m6-write-ratio, level: 3 }
practice:
${'  - { skill: m6-write-ratio, level: 1 }\n'.repeat(6)}mission:
  title: Trees
  decision: Choose the trees.
  computes: A ratio.
  data_kind: bar
  data_shows: Counts of trees.
---

Welcome to ratios.

## Comparing two quantities

A ratio compares two quantities.
`;

const lessonPath = 'm6/a/ratios/01-m6-ratio-language.md';

function makeFiles(change: (text: string) => string = (text) => text): ContentFile[] {
  return [
    {
      path: 'm6/course.yaml',
      text: 'slug: m6\norder: 1\nlevel: Math 6\ndisplay_level: Grade 6\nsummary: All.\n',
    },
    {
      path: 'm6/a/semester.yaml',
      text: 'slug: m6-a\nsemester: A\ntitle: Summit Math 6 A\ndisplay_title: Grade 6 A\nsummary: First half.\n',
    },
    {
      path: 'm6/a/ratios/unit.yaml',
      text: 'slug: m6-unit-ratios\nnumber: 1\ntitle: Ratios\nfocus: Compare.\n',
    },
    { path: lessonPath, text: change(lessonText) },
  ];
}

function problemsOf(files: ContentFile[]): readonly { file: string; line: number; message: string }[] {
  const loaded = loadCurriculum(files);
  return loaded.ok ? [] : loaded.problems;
}

test('reads course, unit, lesson, concepts and slots with slugs that never change', () => {
  const loaded = loadCurriculum(makeFiles());
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const [course] = loaded.curriculum.courses;
  const lesson = course?.units[0]?.lessons[0];
  expect(course).toMatchObject({ slug: 'm6-a', title: 'Summit Math 6 A' });
  expect(lesson?.intro).toBe('Welcome to ratios.');
  expect(lesson?.concepts[0]?.definition).toBe('A ratio compares two quantities.');
  expect(lesson?.concepts[0]?.examples[1]?.slug).toBe('m6-ratio-language/comparing/example/2');
  expect(lesson?.problems[2]).toEqual({
    slug: 'm6-ratio-language/practice/1',
    type: 'practice',
    skill: 'm6-write-ratio',
    level: 1,
  });
});

test('a lesson has the lab its file names, and none where it names none', () => {
  const labs = [undefined, 'confusion'].map((name) => {
    const loaded = loadCurriculum(
      makeFiles((text) => (name ? text.replace('mission:', `lab: ${name}\nmission:`) : text)),
    );
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    return loaded.curriculum.courses[0]?.units[0]?.lessons[0]?.lab;
  });
  expect(labs).toEqual([undefined, 'confusion']);
});

test('reads a file with Windows line ends', () => {
  expect(problemsOf(makeFiles((text) => text.replaceAll('\n', '\r\n')))).toEqual([]);
});

test.each([
  {
    what: 'a level that does not exist',
    from: 'level: 3',
    to: 'level: 4',
    line: 20,
    says: 'level 1, 2 or 3',
  },
  { what: 'a goal of another shape', from: 'I can write', to: 'To write', line: 8, says: '"I can "' },
  { what: 'an unknown key', from: 'number: 1', to: 'number: 1\nnmber: 1', line: 2, says: 'key: "nmber"' },
  { what: 'another section', from: '## Comparing two', to: '## Both', line: 38, says: 'expected "## Comp' },
  { what: 'a missing intro', from: 'Welcome to ratios.', to: '', line: 35, says: 'expected an intro' },
  {
    what: 'an unknown skill',
    from: '[m6-write-ratio]',
    to: '[m6-typo]',
    line: 14,
    says: 'no skill "m6-typo"',
  },
  {
    what: 'an unknown lab',
    from: 'mission:',
    to: 'lab: clasifier\nmission:',
    line: 28,
    says: 'expected a lab: classifier, confusion, next-word, catch, opened',
  },
  { what: 'a later prerequisite', from: 'tes: []', to: 'tes: [m6-x]', line: 6, says: 'no earlier lesson' },
  {
    what: 'a missing field',
    from: 'title: What Is a Ratio?\n',
    to: '',
    line: 2,
    says: 'title: expected a text',
  },
  { what: 'a number for a text', from: 'What Is a Ratio?', to: '5', line: 4, says: 'title: expected a text' },
  {
    what: 'a list for a text',
    from: 'What Is a Ratio?',
    to: '[a, b]',
    line: 4,
    says: 'title: expected a text',
  },
  { what: 'a level in words', from: 'level: 3', to: 'level: hard', line: 20, says: 'level 1, 2 or 3' },
  { what: 'a slug with blanks', from: 'slug: comp', to: 'slug: My Comp', line: 10, says: 'expected a slug' },
  {
    what: 'the same key twice',
    from: 'number: 1',
    to: 'number: 1\nnumber: 2',
    line: 4,
    says: 'must be unique',
  },
  { what: 'a tab', from: '  - I can', to: '\t- I can', line: 8, says: 'Tabs' },
  { what: 'no front matter', from: '---\nslug', to: 'slug', line: 1, says: 'expected front matter' },
  {
    what: 'front matter without an end',
    from: '---\n\nWel',
    to: '\nWel',
    line: 1,
    says: 'expected front matter',
  },
  {
    what: 'guided problems of other levels',
    from: 'guided:\n  - { skill: m6-write-ratio, level: 2 }',
    to: 'guided:\n  - { skill: m6-write-ratio, level: 1 }',
    line: 18,
    says: 'level 2, then level 3',
  },
  {
    what: 'a picture of an unknown kind',
    from: 'diagram: null',
    to: 'diagram: { kind: cake }',
    line: 12,
    says: 'kind',
  },
  { what: 'another number than its place', from: 'number: 1', to: 'number: 2', line: 1, says: '02-m6-ratio' },
  { what: 'YAML that cannot be read', from: '- slug: comp', to: '- slug: [comp', line: 11, says: '' },
])('names file, line and what is expected for $what', ({ from, to, line, says }) => {
  const [problem] = problemsOf(makeFiles((text) => text.replace(from, to)));
  expect(problem).toMatchObject({ file: lessonPath, line });
  expect(problem?.message).toContain(says);
});

test('names the file that is missing', () => {
  const files = makeFiles().filter(({ path }) => !path.endsWith('unit.yaml'));
  expect(problemsOf(files)).toContainEqual({
    file: 'm6/a/ratios/unit.yaml',
    line: 1,
    message: 'expected this file, it is missing',
  });
});

test('asks for the file name that number and slug make', () => {
  const files = makeFiles().map((file) =>
    file.path === lessonPath ? { ...file, path: 'm6/a/ratios/1-ratios.md' } : file,
  );
  expect(problemsOf(files)[0]?.message).toContain('01-m6-ratio-language.md');
});

/** The files with a second unit whose only lesson is the first one under another name. */
function withSecondUnit(unit: string, lesson: string): ContentFile[] {
  return [
    ...makeFiles(),
    { path: 'm6/a/rates/unit.yaml', text: unit },
    { path: `m6/a/rates/01-${lesson}.md`, text: lessonText.replace('m6-ratio-language', lesson) },
  ];
}

test.each([
  {
    what: 'the slug of another unit',
    unit: 'slug: m6-unit-ratios\nnumber: 2\ntitle: Rates\nfocus: Compare.\n',
    problem: {
      file: 'm6/a/rates/unit.yaml',
      line: 1,
      message: 'the slug "m6-unit-ratios" is taken by an earlier unit',
    },
  },
  {
    what: 'the number of another unit',
    unit: 'slug: m6-unit-rates\nnumber: 1\ntitle: Rates\nfocus: Compare.\n',
    problem: { file: 'm6/a/ratios/unit.yaml', line: 2, message: 'another unit of this course has number 1' },
  },
])('a unit may not have $what', ({ unit, problem }) => {
  expect(problemsOf(withSecondUnit(unit, 'm6-rates'))).toEqual([problem]);
});

test('two lessons may not share a slug, and with one fault nothing is loaded', () => {
  const files = withSecondUnit(
    'slug: m6-unit-rates\nnumber: 2\ntitle: Rates\nfocus: Compare.\n',
    'm6-ratio-language',
  );
  const loaded = loadCurriculum(files);
  expect(loaded).toEqual({
    ok: false,
    problems: [
      {
        file: 'm6/a/rates/01-m6-ratio-language.md',
        line: 2,
        message: 'the slug "m6-ratio-language" is taken by an earlier lesson',
      },
    ],
  });
});
