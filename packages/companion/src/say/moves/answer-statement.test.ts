import { expect, test } from 'vitest';
import { storedEquation, tell } from '../../testing-turn.ts';

const equation = storedEquation();

test.each(['so the brackets go first i think', 'the minus flips everything?'])(
  'a statement brings a step to hold it against, and no verdict: %s',
  (text) => {
    const { reply } = tell(text, equation);
    expect(reply.move).toBe('ask-how');
    expect(reply.step_verdict).toBeUndefined();
    expect(reply.text).not.toMatch(/Perhaps you mean|Maybe you are asking|may be your question/);
  },
);

test.each(['im so dumb at this', 'this is too easy', 'ok'])('talk is no statement: %s', (text) =>
  expect(tell(text, equation).reply.move).not.toBe('ask-how'),
);

test('a bare question for a verdict is about the last work of the talk', () => {
  const recent = [
    { role: 'user', text: 'i got -2p + 10 = 16' },
    { role: 'assistant', text: 'Yes.' },
  ] as const;
  const { reply } = tell('am i right or not', equation, undefined, { recent });
  expect(reply).toMatchObject({ move: 'confirm-step', step_verdict: 'right' });
  expect(reply.text).toContain('-2p + 10 = 16');
});
