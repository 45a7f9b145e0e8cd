import { beforeEach, describe, expect, test } from 'vitest';
import { makeLesson } from '../../testing/make-lesson.ts';
import {
  flagKey,
  isEmptySection,
  isLessonComplete,
  readSections,
  readTouched,
  sectionsOnRecord,
  writeSection,
  writeTouched,
} from './section-flags.ts';
import { withVerdict } from './with-verdict.ts';

const verdict = {
  is_correct: true,
  counted: true,
  message: '',
  answer_details: { reason: '' },
  final_answer: 'It is 3:2.',
  math: { x: '<b>x</b>' },
};
const solve = (...ids: number[]) =>
  ids.reduce(
    (lesson, problemId) => withVerdict(lesson, { problemId, verdict, openProblem: undefined }),
    makeLesson(),
  );

beforeEach(() => localStorage.clear());

test('a mark is the text complete under lesson_{id}_{section} [L-175] [L-189] [L-190] [L-191]', () => {
  writeSection(localStorage, 7, 'guided_problem');
  expect(localStorage.getItem('lesson_7_guided_problem')).toBe('complete');
  expect(readSections(localStorage, 7)).toEqual({
    key_concept: false,
    guided_problem: true,
    practice_problems: false,
  });
  localStorage.setItem(flagKey(7, 'key_concept'), 'true');
  expect(readSections(localStorage, 7).key_concept).toBe(false);
});

test('an introduction that was read and a city that was entered are remembered for their lesson', () => {
  expect(readTouched(localStorage, 7)).toEqual({ introduction: false, 'stem-city': false });
  writeTouched(localStorage, 7, 'stem-city');
  expect(readTouched(localStorage, 7)).toEqual({ introduction: false, 'stem-city': true });
  expect(readTouched(localStorage, 8)['stem-city']).toBe(false);
});

test('a lesson is complete with all three marks [L-192]', () => {
  writeSection(localStorage, 7, 'guided_problem');
  writeSection(localStorage, 7, 'key_concept');
  expect(isLessonComplete(localStorage, 7)).toBe(false);
  writeSection(localStorage, 7, 'practice_problems');
  expect(isLessonComplete(localStorage, 7)).toBe(true);
});

describe("the server's record [D-78] [D-81]", () => {
  test('a row counts when all of it is solved, the concepts with their last example', () => {
    expect(sectionsOnRecord(solve(21, 31, 32, 11))).toEqual({
      key_concept: false,
      guided_problem: false,
      practice_problems: true,
    });
    expect(sectionsOnRecord(solve(21, 22, 13))).toMatchObject({ key_concept: true, guided_problem: true });
  });

  test('a completed lesson has all its sections', () => {
    expect(sectionsOnRecord(makeLesson({ state: 'completed' })).key_concept).toBe(true);
  });

  test('a section that holds nothing is empty, not solved', () => {
    const bare = makeLesson({ problems: [], concepts: [] });
    expect(sectionsOnRecord(bare).guided_problem).toBe(false);
    expect(isEmptySection(bare, 'guided_problem')).toBe(true);
    expect(isEmptySection(bare, 'key_concept')).toBe(true);
    expect(isEmptySection(makeLesson(), 'practice_problems')).toBe(false);
  });
});

test('a solved problem carries its final answer and its formulas [D-85]', () => {
  const lesson = solve(12);
  expect(lesson.concepts[0]?.problems[1]).toMatchObject({ state: 'completed', final_answer: 'It is 3:2.' });
  expect(lesson.math).toEqual({ x: '<b>x</b>' });
});
