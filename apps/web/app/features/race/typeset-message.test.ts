import { defaultChallenge, type RaceMessage } from '@playforward/race';
import { expect, test } from 'vitest';
import { typesetContent, typesetMessage } from './typeset-message.ts';

const typeset = {
  texts: { 'What is 3/4?': 'What is $\\frac{3}{4}$?', 'Try 1/2.': 'Try $\\frac{1}{2}$.' },
  math: {},
};
const said = (id: number, type: 'bot' | 'user'): RaceMessage => ({ id, type, text: '' });

test('a question and its hints are typeset, what stands around them is not', () => {
  expect(typesetContent('A story for $5.\nWhat is 3/4?\nAnswer in m', typeset)).toBe(
    'A story for \\$5.\nWhat is $\\frac{3}{4}$?\nAnswer in m',
  );
  expect(typesetContent('Hint 1 of 3: Try 1/2.', typeset)).toBe('Hint 1 of 3: Try $\\frac{1}{2}$.');
  expect(typesetContent('Orbit moved 2 units.', typeset)).toBeNull();
});

test('messages belong to the challenge asked last, what the student says to none', () => {
  const messages = [said(1, 'bot'), said(2, 'bot'), said(3, 'user'), said(4, 'bot'), said(5, 'bot')];
  const asked = new Map([
    [2, { ...defaultChallenge, typeset }],
    [5, defaultChallenge],
  ]);
  expect([...typesetMessage(messages, asked).keys()]).toEqual([2, 4]);
});
