import { describe, expect, test } from 'vitest';
import { newDialogue } from '../plan/dialogue-state.ts';
import { makeProblem, storedEquation, tell } from '../testing-turn.ts';

/** -2(p - 5) = 16 */
const equation = storedEquation();
const story = makeProblem('m6-part-whole-ratio');

describe('an equation typed without a word', () => {
  test.each([
    ['2x + 5 = 13', 'x = 4', undefined],
    ['2x + 5 = 13', 'x = 4', story],
    ['x^2 - 5x + 6 = 0', 'x = 2', story],
    ['4n - 7 = 21', 'n = 7', equation],
    ['3x + 4 = 25?', 'x = 7', equation],
  ])('that can be no line of the open problem is solved together: %s', (text, result, open) => {
    const { reply } = tell(text, open);
    expect(reply.move).toBe('solve-shown');
    expect(reply.text).toContain(result);
  });

  test.each([
    ['a right line', '-2p + 10 = 16'],
    ['a wrong line', '-2p - 5 = 16'],
    ['a line that went wrong twice', '-3p = 21'],
    ['the problem itself', '-2(p - 5) = 16'],
    ['the problem in another letter', '-2(x - 5) = 16'],
  ])('that may be a line of the open problem is taken as work: %s', (_, text) => {
    expect(tell(text, equation).reply.move).not.toBe('solve-shown');
  });

  test('is work while the talk is about lines of the student', () => {
    const models = { ...newDialogue, models: ['3x + 8 = 29'] };
    expect(tell('4x = 30', story, models).reply.move).toBe('ask-how');
    const dealt = tell('give me another one like this', equation);
    expect(tell('9x + 4 = 58', equation, dealt.state).reply.move).not.toBe('solve-shown');
  });
});
