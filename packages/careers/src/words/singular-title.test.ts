import { expect, test } from 'vitest';
import { realOccupations } from '../testing/real-occupations.ts';
import { singularTitle } from './singular-title.ts';

test.each([
  ['Film and Video Editors', 'Film and Video Editor'],
  ['Special Effects Artists and Animators', 'Special Effects Artist and Animator'],
  ['Customs and Border Protection Officers', 'Customs and Border Protection Officer'],
  ['Cooks, Fast Food', 'Fast Food Cook'],
  ['Physics Teachers, Postsecondary', 'College Physics Teacher'],
  ['Electronics Engineers, Except Computer', 'Electronics Engineer'],
  ['Retail Salespersons', 'Retail Salesperson'],
  ['Dentists, General', 'Dentist'],
  [
    'Forging Machine Setters, Operators, and Tenders, Metal and Plastic',
    'Forging Machine Operator, Metal and Plastic',
  ],
  ['Veterinarians', 'Veterinarian'],
  ['Transportation Planners', 'Transportation Planner'],
  ['Baristas', 'Barista'],
  ['Coaches and Scouts', 'Coach and Scout'],
])('one of the %s is a %s', (official, one) => {
  expect(singularTitle(official)).toBe(one);
});

test('no shipped title names several people, and each stays as it is', () => {
  const several = realOccupations.filter(({ title }) => singularTitle(title) !== title);
  expect(several.map(({ title }) => title)).toEqual([]);
});
