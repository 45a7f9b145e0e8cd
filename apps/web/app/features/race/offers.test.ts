import { createRace } from '@playforward/race';
import { expect, test } from 'vitest';
import { offersOf } from './offers.ts';

const race = createRace({});
const profile = { ...race.profile, grade: '9' };

test('Orbit offers the name of the account, the grades, and topics that the grade teaches', () => {
  expect(offersOf(race, 'Maya')).toEqual(['Maya']);
  expect(offersOf({ ...race, stage: 'askGrade' }, 'Maya')).toEqual(['6', '7', '8', '9', '10', '11', '12']);
  const topics = offersOf({ stage: 'askTopic', profile }, 'Maya');
  expect(topics).toContain('Quadratics');
  expect(topics).toHaveLength(5);
});

test('nothing is offered where nothing is known, and a goal is told in own words', () => {
  expect(offersOf(race, '')).toEqual([]);
  expect(offersOf({ stage: 'askGoals', profile }, 'Maya')).toEqual([]);
  expect(offersOf({ stage: 'inGame', profile }, 'Maya')).toEqual([]);
});
