import { questionnaireBody } from '@playforward/contract';
import { expect, test } from 'vitest';
import { findProblem, toQuestionnaire } from './answers.ts';

const answers = {
  grade: '7',
  city_state: ' Austin, Texas ',
  career_or_job_interest: 'vet',
  enjoy_during_free_time: 'drawing',
  proud_accomplishments: 'ab',
  brands_or_companies_admired: 'LEGO',
  what_makes_a_great_math_teacher: 'patience',
  math_confidence: '5',
  ai_and_technology_confidence: '3',
  favorite_subjects: 'art',
};

test('ten fields go out as the call takes them [A-153] [A-164] [A-325] [A-198] [A-199] [A-200] [A-201] [A-202] [A-203] [A-205] [A-206] [A-207] [A-208]', () => {
  const body = toQuestionnaire(answers);
  expect(body).toMatchObject({
    grade: '7',
    city_state: 'Austin, Texas',
    math_confidence: 5,
    ai_and_technology_confidence: 3,
  });
  expect(Object.keys(body).sort()).toEqual([
    'ai_and_technology_confidence',
    'brands_or_companies_admired',
    'career_or_job_interest',
    'city_state',
    'enjoy_during_free_time',
    'favorite_subjects',
    'grade',
    'math_confidence',
    'proud_accomplishments',
    'what_makes_a_great_math_teacher',
  ]);
  expect(questionnaireBody.parse(body).grade).toBe(7);
});

test('the first refused answer is found with its step; choices are not read', () => {
  const check = (answer: string) => (answer.length < 3 ? 'short' : undefined);
  expect(findProblem(answers, { from: 2, to: 11, check })).toEqual({ step: 6, problem: 'short' });
  expect(findProblem(answers, { from: 7, to: 11, check })).toBeUndefined();
  expect(findProblem({}, { from: 2, to: 2, check })).toBeUndefined();
  expect(findProblem({}, { from: 3, to: 3, check })).toEqual({ step: 3, problem: 'short' });
});
