import { describe, expect, test } from 'vitest';
import { typedProblem } from '../story/typed-problem.ts';
import { tell } from '../testing-turn.ts';
import { type DialogueState, newDialogue } from './dialogue-state.ts';

/** The talk of one student beside a problem given as its text. */
function talk(problem: string, turns: readonly string[], missed?: string) {
  const attempts = missed === undefined ? [] : [{ answer: missed, isCorrect: false }];
  const openProblem = { ...typedProblem(problem), attempts };
  const recent: { role: 'user' | 'assistant'; text: string }[] = [];
  let state: DialogueState = newDialogue;
  return turns.map((text) => {
    const said = tell(text, openProblem, state, { recent: [...recent] });
    state = said.state;
    recent.push({ role: 'user', text }, { role: 'assistant', text: said.reply.text });
    return said.reply;
  });
}

const coat = 'A coat costs $90. It is on sale for 30% off. What is the sale price?';

describe('a calculation of the student', () => {
  test.each([
    ['30% of 90 is 27', 'right'],
    ['90 - 27 = 63', 'right'],
    ['90 - 30 = 60', 'not-yet'],
    ['0.3 * 90 = 28', 'not-yet'],
  ])('%s beside the story is %s', (text, verdict) => {
    expect(talk(coat, [text])[0]?.step_verdict).toBe(verdict);
  });

  test.each([
    ['What is 9/4 × 3/8?', '9/4 times 3/8', 'right'],
    ['Two friends share a $50 gift equally. How much does each one get?', 'half of 50 so 25', 'right'],
    ['Two angles of a triangle are 40° and 65°. Find the third angle.', '40 and 65 makes 105', 'right'],
    ['Find the range of 11, 6, 19, 14 and 8.', '19 - 11 = 8', 'not-yet'],
    ['Evaluate 6 + 3(9 - 5)^2.', '6 + 3', 'not-yet'],
    ['Given f(x) = 2x^2 - 1, find f(-3).', '2 * -3^2', 'not-yet'],
    ['Solve the system y = 3x - 2 and x + y = 10.', 'x = 3 so y = 3*3 - 2 = 8', 'not-yet'],
    ['A right triangle has legs 5 and 12. Find the hypotenuse.', '5 + 12 = 17', 'not-yet'],
  ])('%s: %s is %s', (problem, text, verdict) => {
    expect(talk(problem, [text])[0]?.step_verdict).toBe(verdict);
  });
});

test('a number of the way is not called wrong', () => {
  const [step] = talk(
    'The ratio of red to blue tiles is 2:7. There are 35 blue tiles. How many red tiles are there?',
    ['so 5 tiles?'],
  );
  expect(step?.text).not.toContain('does not fit');
});

test('a line goes on from the student’s last message', () => {
  const replies = talk(
    'A club takes a $20 fee plus $5 per visit. After how many visits will you have paid $65 in total?',
    ['is it 5v + 20', '= 65', '5v = 85'],
  );
  expect(replies.map(({ step_verdict }) => step_verdict)).toEqual([undefined, 'right', 'not-yet']);
});

test('what went wrong is shown with a test that the student can do', () => {
  const [reply] = talk('Solve 4x - 6 = 22.', ['what did i do wrong'], '4');
  expect(reply).toMatchObject({ move: 'name-misconception', text: expect.stringContaining('$10$') });
});

test('a number that is asked about is told in the words of the story', () => {
  const [reply] = talk(coat, ['whats the 30 for']);
  expect(reply?.text).toContain('30% off');
});

test('an equation for a problem without a way is not solved for the student', () => {
  const [, line] = talk('A rectangle has length 3x and width x + 2. Its perimeter is 52. Find x.', [
    'hi',
    '8x + 4 = 52',
  ]);
  expect(line?.move).not.toBe('solve-shown');
  expect(line?.text).not.toContain('x = 6');
});
