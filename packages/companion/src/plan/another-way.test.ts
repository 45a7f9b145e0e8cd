import { describe, expect, test } from 'vitest';
import { nextSayings } from '../say/next-sayings.ts';
import { makeProblem, storedEquation, tell } from '../testing-turn.ts';
import { newDialogue } from './dialogue-state.ts';

const melon = makeProblem('m8-sphere-volume', { level: 1, seed: 4 });

/** The replies to what a student says one after the other. */
function talk(said: readonly string[], problem = melon) {
  const recent: { role: 'user' | 'assistant'; text: string }[] = [];
  let state = newDialogue;
  return said.map((text) => {
    const answer = tell(text, problem, state, { recent: [...recent] });
    state = answer.state;
    recent.push({ role: 'user', text }, { role: 'assistant', text: answer.reply.text });
    return answer;
  });
}
const textsOf = (said: readonly string[]): string[] => talk(said).map(({ reply }) => reply.text);

describe('a cry for help', () => {
  test('that comes again and again gets another way each time', () => {
    const texts = textsOf(['i dont get it', 'still dont get it', 'idk', 'i dont get it', 'help']);
    expect(new Set(texts).size).toBe(texts.length);
    const moves = talk(['i dont get it', 'still dont get it', 'i dont get it']).map(
      ({ reply }) => reply.move,
    );
    expect(new Set(moves).size).toBe(moves.length);
  });

  test('behind a step forward begins with the light ways again', () => {
    const [, , later] = talk(['idk', '3^3 = 27', 'idk']);
    expect(later?.reply.move).toBe('smaller-case');
  });

  test('of somebody who is worn down has one warm sentence and then a step', () => {
    for (const { reply } of talk(['im bad at math', 'i give up', 'this is dumb'])) {
      expect(reply.move).toBe('comfort');
      expect(reply.text).toMatch(/\d|\?/);
    }
  });

  test('for an example or a picture is no question about the words "example" and "picture"', () => {
    const [example, differently] = talk(['give me an example', 'explain it differently'], storedEquation());
    expect(example?.reply.move).toBe('twin-example');
    expect(differently?.reply.text).not.toMatch(/counterexample|difference/);
  });
});

describe('a nod', () => {
  test.each(['ok', 'oh ok', 'yes', 'k'])('goes on with the move that was named: %s', (nod) => {
    const [, answer] = talk(['how do i even start this', nod]);
    expect(answer?.reply.move).toBe('ask-next-step');
    expect(answer?.reply.text).toContain(melon.rendered?.steps[0]?.instruction);
  });

  test('for the second time is taken as done', () => {
    const [, , answer] = talk(['how do i even start this', 'ok', 'ok']);
    expect(answer?.reply.text).not.toContain(melon.rendered?.steps[0]?.instruction);
  });
});

test.each([...new Set([nextSayings.open, nextSayings.step, nextSayings.idea, nextSayings.practice].flat())])(
  'the button “%s” is understood',
  (button) => {
    expect(['ask-back', 'redirect']).not.toContain(tell(button, melon).reply.move);
  },
);

describe('a problem that was dealt in talk without one', () => {
  const dealt = tell('give me a practice problem');
  const { asked } = dealt.state;

  test('is helped with, and stays the one that is asked', () => {
    const { reply, state } = tell('hint', undefined, dealt.state);
    expect(reply.move).toBe('point-to-part');
    expect(state.asked).toEqual(asked);
  });

  test('is judged and not handed in', () => {
    const { reply } = tell('4711', undefined, dealt.state);
    expect(reply.hand_in).toBeUndefined();
  });
});
