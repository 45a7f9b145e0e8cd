import { describe, expect, test } from 'vitest';
import { makeProblem, storedEquation } from '../testing-turn.ts';
import { choiceIn, choiceNamed, isOffered } from './is-offered.ts';

const equation = storedEquation();

describe('a value in what a student writes', () => {
  test.each(['12', 'so its 12', 'is it 12?', 'i think the answer is 12', 'p = 12', 'maybe 12 lol'])(
    '%s offers it as the answer',
    (text) => expect(isOffered(text, equation)).toBe(true),
  );

  test.each([
    'how do i start theres 3 numbers',
    'i checked it like 3 times',
    'can it be more than 100?',
    'for which p would it be 2',
    'up 2 and right 3',
    'could i do it with 1 minus',
    'it doesnt change at 0',
  ])('%s speaks of something else', (text) => expect(isOffered(text, equation)).toBe(false));
});

test('a choice is named by its words or signs, and by no part of them', () => {
  const held = makeProblem('m8-slope-type', { level: 1 });
  const [first = ''] = held.choices;
  expect(choiceNamed(`so its ${first}`, held)).toBe(first);
  expect(choiceNamed(first.slice(0, 3), held)).toBeNull();
  // Asked about, it is not offered, and stands in the message all the same.
  expect(choiceNamed(`why is ${first} wrong`, held)).toBeNull();
  expect(choiceIn(`why is ${first} wrong`, held)).toBe(first);
});
