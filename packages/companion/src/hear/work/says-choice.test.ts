import { listSkills } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import { plainMath } from '../../hints/plain-math.ts';
import { screenText } from '../../screen/screen-text.ts';
import { makeProblem, tell } from '../../testing-turn.ts';
import { isChoiceWritten, saysChoice } from './says-choice.ts';

const beads = [
  'For every 7 blue beads, there are 9 red beads.',
  'For every 9 blue beads, there are 7 red beads.',
  'For every 7 blue beads, there are 16 red beads.',
];

describe('a message that is a choice', () => {
  test.each([
    'so its 7 blue and 16 red',
    'i think 9 blue beads, 7 red beads',
    'For every 7 blue beads there are 9 red beads',
  ])('is known by its words: %s', (text) => expect(saysChoice(text, beads)).toBe(true));

  test.each([
    '7 blue beads and how many red',
    '16 - 7 = 9 so 9 red',
    '7 blue',
    'blue and red beads make all beads',
    'why are there 9 red beads for every 7 blue beads when it says 16',
  ])('is no part of one and no work: %s', (text) => expect(saysChoice(text, beads)).toBe(false));

  test('is known as it is written, with signs and numbers alone', () => {
    const sets = ['5, 10 and 15', '$x + y = 8$ and $3x + 4y = 26$'];
    expect(isChoiceWritten('so its 5, 10 and 15', sets)).toBe(true);
    expect(isChoiceWritten('x + y = 8 and 3x + 4y = 26', sets)).toBe(true);
    expect(isChoiceWritten('5, 10 and 16', sets)).toBe(false);
  });
});

/** Every twelfth problem whose choices stand on the screen. */
const problems = listSkills()
  .map(({ id }) => makeProblem(id, { level: 1 }))
  .filter(({ choices, rendered }) => choices.length > 0 && !rendered?.input && !rendered?.hand)
  .filter((_, at) => at % 12 === 0);

test.each(problems.map((problem) => [problem.skill, problem] as const))(
  '%s: no choice is called right before it is handed in',
  (_, problem) => {
    const replies = problem.choices.map(
      (choice) => tell(`so its ${plainMath(choice).toLowerCase()}`, problem).reply,
    );
    expect(replies.filter((reply) => reply.step_verdict === 'right')).toEqual([]);
  },
);

test('a choice that speaks of a house and a street brings no card, and a cry beside one does', () => {
  const choices = ['The street and house where you live', 'A favorite color'];
  expect(screenText('so its the street and house where you live', { choices }).kind).toBe('answer');
  expect(screenText('its the street. i want to kill myself', { choices }).kind).toBe('care');
});
