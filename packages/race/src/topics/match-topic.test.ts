import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchTopic, wantsWordProblems } from './match-topic.ts';
import { readGrade } from './read-grade.ts';

type Line = { readonly text: string; readonly topic: string | null };

function read(name: string): Line[] {
  const text = readFileSync(join(import.meta.dirname, '../../corpus', name), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

const wrong = (lines: readonly Line[]) =>
  lines
    .filter(({ text, topic }) => matchTopic(text) !== topic)
    .map(({ text }) => `${text}: ${matchTopic(text)}`);

test("understands topics in students' words, misspelt ones included", () => {
  expect(wrong(read('topics.jsonl'))).toEqual([]);
});

test('knows a topic for every unit of the scope and sequence', () => {
  const units = read('scope-units.jsonl');
  expect(units.filter(({ topic }) => topic === null)).toEqual([]);
  expect(wrong(units)).toEqual([]);
});

test('hears when word problems are asked for', () => {
  expect(wantsWordProblems('word problems')).toBe(true);
  expect(wantsWordProblems('story problems with percents')).toBe(true);
  expect(wantsWordProblems('fractions')).toBe(false);
});

test.each([
  ['8', 8],
  ['8th', 8],
  ["I'm in 8th grade", 8],
  ['eighth grade', 8],
  ['freshman', 9],
  ['grade 12', 12],
  ['sixth', 6],
  ['3rd', 6],
  ['junior', 11],
  ['٧', 7],
  ['college', null],
  ['', null],
  ['99', null],
])('reads the grade in %j as %j', (text, grade) => {
  expect(readGrade(text)).toBe(grade);
});
