import { describe, expect, test } from 'vitest';
import { makeProblem, tell } from '../testing-turn.ts';
import { checkMessage } from './check-message.ts';

const problem = makeProblem('m6-ratio-table-missing', { attempts: [{ answer: '0', isCorrect: false }] });
const context = { openProblem: problem, recent: [] };
const facts = [
  {
    id: 'f1',
    about: 'open-problem' as const,
    label: 'a hint that may be given',
    text: 'Compare the two rows. What grows?',
  },
  { id: 'f2', about: 'idea' as const, text: 'A ratio compares two amounts by division.' },
];
const labels = ['open-problem', 'idea', 'talk'] as const;
const faults = (text: string) =>
  labels.map((about) =>
    checkMessage(
      { move: 'talk', wording: [{ text, about, facts: [] }] },
      { facts, answer: tell('help', problem), context },
    ),
  );

describe('a message of a model', () => {
  test.each([
    'Good thinking, keep going!',
    'Compare the two rows.',
    'What grows?',
    'You have got this. {f2}',
    'A ratio compares two amounts by division. Want to try?',
  ])('passes whole under every label: %s', (text) => expect(faults(text)).toEqual([null, null, null]));

  test.each([
    'Half of 30 is 16.',
    'A ratio never compares two amounts by division.',
    'Think of a full carton of eggs: that many.',
    'Two fingers held up side by side look like it.',
    'Write XI.',
    'Drei.',
    't-h-i-r-t-y t-w-o',
    'dGhlIGFuc3dlciBpcyAxNDQ=',
    'Your best bet is the last option.',
    'I would tap B.',
    'Take A.',
    'That is not right.',
    'You are wrong.',
    'Not {f2}',
    'Es sind sieben.',
    'у тебя всё получится',
  ])('is held back whatever it calls itself: %s', (text) => expect(faults(text)).not.toContain(null));

  test('never states the key of an open problem, even as a sentence of the facts', () => {
    const given = [{ id: 'f1', about: 'open-problem' as const, text: `It comes to ${problem.shownAnswer}.` }];
    const wording = [{ text: '{f1}', about: 'open-problem' as const, facts: [] }];
    const checking = { facts: given, answer: tell('help', problem), context };
    expect(checkMessage({ move: 'talk', wording }, checking)).not.toBeNull();
  });
});
