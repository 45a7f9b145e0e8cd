import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LessonFile } from '../../lessons/curriculum.ts';
import { readLesson } from '../../lessons/read-lesson.ts';
import { checkParts } from './check-parts.ts';
import { countUnfinished } from './unfinished-lessons.ts';

/** What the list may hold at most: lower it when lessons are finished, never raise it. */
const most = 58;

const file = 'm6/a/ratios-and-rates/01-m6-ratio-language.md';
const text = readFileSync(path.join(import.meta.dirname, '../../../../../content/curriculum', file), 'utf8');

function lessonWith(change: (text: string) => string): LessonFile {
  const read = readLesson({ path: file, text: change(text) });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function faultsOf(lesson: LessonFile): string[] {
  const faults: string[] = [];
  checkParts(lesson, (rule, message) => void faults.push(`${rule}: ${message}`));
  return faults;
}

const exchanged = (from: string | RegExp, to: string) => faultsOf(lessonWith((all) => all.replace(from, to)));

test('the model lesson has all its parts, and each is sound', () => {
  expect(faultsOf(lessonWith((all) => all))).toEqual([]);
});

test('the list of unfinished lessons has not grown', () => {
  expect(countUnfinished()).toBeLessThanOrEqual(most);
});

test('a lesson off the list is told each part it lacks', () => {
  const { stretch: _, launch: __, teacher: ___, ...rest } = lessonWith((all) => all);
  const bare = { ...rest, words: [], problems: rest.problems.filter(({ asks }) => !asks) };
  expect(faultsOf(bare)).toEqual(
    ['launch', 'error_analysis', 'stretch', 'words', 'teacher'].map((part) => `lesson: it has no ${part}`),
  );
});

test('a launch that uses a word of the lesson is told so', () => {
  expect(exchanged('What stays true, no matter', 'Which ratio stays true, no matter')).toEqual([
    'launch: it says "ratio", which the lesson explains later',
  ]);
});

test('a number to be guessed is not told before, and is told at the end', () => {
  const asked = lessonWith((all) =>
    all
      .replace(/ {2}guesses:\n(?: {4}.*\n)+/, '  number: { unit: beads, from: 0, to: 100, step: 5 }\n')
      .replace(/^ {2}answer: .*$/m, '  answer: 60'),
  );
  expect(faultsOf(asked)).toEqual(['launch: its end does not say 60']);
  if (!asked.launch) throw new Error('no launch');
  const told = { ...asked, launch: { ...asked.launch, situation: 'There are 60 beads.' } };
  expect(faultsOf(told)).toContain('launch: it tells the answer 60');
});

test('a word that the lesson never says, and minutes that fill no lesson, are named', () => {
  expect(exchanged('term: ratio\n    forms: [ratios]', 'term: slope')).toContain(
    'words: "slope" does not occur in the intro or in a definition',
  );
  expect(exchanged('close: 4', 'close: 9')).toEqual(['teacher: the minutes add up to 50, expected 45']);
});

test('a lesson of two class periods fills the minutes of both', () => {
  const later = (rest: number) =>
    exchanged(/pacing: \{ launch: \d+,(.*)close: 4 \}/, `pacing: { periods: 2, launch: ${rest},$1close: 4 }`);
  const one = lessonWith((all) => all).teacher?.pacing.launch ?? 0;
  expect(later(one + 45)).toEqual([]);
  expect(later(one)).toEqual(['teacher: the minutes add up to 45, expected 90']);
});

test('a skill in whose solutions no error can be planted is named with its level', () => {
  const lesson = lessonWith((all) => all);
  const problems = lesson.problems.map((slot) =>
    slot.asks ? { ...slot, skill: 'm6-percent-of-any' } : slot,
  );
  const concepts = lesson.concepts.map((one) => ({ ...one, skills: [...one.skills, 'm6-percent-of-any'] }));
  expect(faultsOf({ ...lesson, concepts, problems })[0]).toContain(
    'm6-percent-of-any, level 2: an error can be planted in',
  );
});

test('a lesson that asks for what it cannot have is refused when it is read', () => {
  const refusal = (from: string | RegExp, to: string) => {
    const read = readLesson({ path: file, text: text.replace(from, to) });
    return read.ok ? [] : read.problems.map(({ message }) => message);
  };
  expect(refusal(/^ {2}answer: .*$/m, '  answer: Nothing')[0]).toContain(
    'launch.answer: expected one of the guesses',
  );
  expect(refusal('What stays true, no matter how many whole rounds she threads?', 'Guess.')[0]).toContain(
    'one question',
  );
  expect(refusal('m6-write-ratio, level: 4', 'm6-write-ratio, level: 3')[0]).toContain('expected level 4');
  expect(refusal('concept: comparing-two-quantities', 'concept: no-such')[0]).toContain(
    'expected a concept of this lesson',
  );
});
