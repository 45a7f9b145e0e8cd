import { createRace, readGrade } from '@playforward/race';
import { expect, test } from 'vitest';
import { offersNow } from './offers.ts';

const race = createRace({});
const maya = { userName: 'Maya', grade: null };
const profile = { ...race.profile, grade: '9' };

test('Orbit offers the name of the account, the grades, and topics that the grade teaches', () => {
  expect(offersNow(race, maya)).toEqual(['Maya']);
  expect(offersNow({ ...race, stage: 'askGrade' }, maya)).toEqual(['6', '7', '8', '9', '10', '11', '12']);
  const topics = offersNow({ stage: 'askTopic', profile }, maya);
  expect(topics).toContain('Quadratics');
  expect(topics).toHaveLength(5);
});

test('nothing is offered where nothing is known, and a goal is told in own words', () => {
  expect(offersNow(race, { userName: '', grade: null })).toEqual([]);
  expect(offersNow({ stage: 'askGoals', profile }, maya)).toEqual([]);
  expect(offersNow({ stage: 'inGame', profile }, maya)).toEqual([]);
});

test('the grade that onboarding has heard is offered first, and is read as that grade', () => {
  const [own, ...others] = offersNow({ ...race, stage: 'askGrade' }, { userName: 'Maya', grade: 8 });
  expect([own, ...others]).toEqual(['Grade 8', '6', '7', '9', '10', '11', '12']);
  expect(readGrade(own ?? '')).toBe(8);
});

test('a grade that the race does not have leaves its own list', () => {
  expect(offersNow({ ...race, stage: 'askGrade' }, { userName: 'Maya', grade: 5 })[0]).toBe('6');
});
