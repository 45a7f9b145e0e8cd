import { describe, expect, test } from 'vitest';
import { hear } from '../hear/hear.ts';
import { typedProblem } from '../story/typed-problem.ts';
import { makeProblem, tell } from '../testing-turn.ts';
import { type DialogueState, newDialogue } from './dialogue-state.ts';

const melon = makeProblem('m8-sphere-volume', { level: 1, seed: 4 });
const letter = makeProblem('m6-solve-multiply-equation');
const midpoint = makeProblem('geo-midpoint-plane');
const witness = makeProblem('m6-not-equivalent-witness');
const bells = makeProblem('m6-lcm-word');

/** The state behind several turns. */
function after(problem: ReturnType<typeof makeProblem>, ...turns: readonly string[]): DialogueState {
  return turns.reduce((state, text) => tell(text, problem, state).state, newDialogue);
}

describe('what a student says beside a problem', () => {
  test('a letter with the right number hears the same as with any other', () => {
    const said = ['p = 9', 'p = 12'].map((text) => {
      const { reply } = tell(text, letter);
      return [reply.move, reply.text.replaceAll(/\$(?:9|12)\$/g, '#')];
    });
    expect(said[0]).toEqual(said[1]);
  });

  test('a finished value beside choices is tested by the check that the skill does itself', () => {
    const { reply } = tell('is it 32', bells);
    expect(reply.text).toContain('Check how many times each has come around by then.');
    expect(reply.step_verdict).toBeUndefined();
    expect(reply.hand_in).toBe('32');
  });

  test('"can you check" means the value that was said before', () => {
    expect(tell('can you check it', bells, after(bells, '32')).reply.text).toContain('32');
  });

  test('a right value behind a shown way is never called wrong, also where the choice is in words', () => {
    const state = after(witness, '9^2 + 15 = 96', '8 * 9 = 72');
    expect(tell('so 9', witness, state).reply.step_verdict).not.toBe('not-yet');
  });

  test('a move is confirmed by its name, and left open where it is named with something unread', () => {
    expect(tell('should i divide', letter).reply.step_verdict).toBe('right');
    expect(tell('should i divide by the ones that are left', letter).reply.step_verdict).toBeUndefined();
  });

  test('no word of the way tells the number of a choice that the question does not have', () => {
    expect(tell('idk how to start', witness).reply.text).not.toMatch(/\b9\b/);
  });

  test('a point behind its coordinates is judged, and what a line between comes to is not', () => {
    const state = after(midpoint, '-10 - (-7) = -3', '-8 - (-3) = -5');
    expect(tell('(-13, -13)', midpoint, state).reply.step_verdict).toBe('right');
    expect(tell('(-8.5, -5.5)', midpoint, state).reply.step_verdict).toBe('not-yet');
  });

  test('a reason with "plus" in it is no move', () => {
    const shift = makeProblem('a1-transformation-describe-quadratic');
    expect(tell('it moves right cuz its plus 3', shift).reply.step_verdict).toBeUndefined();
  });

  test('who does not know what to do gets the calculation of the next step without its result', () => {
    const { reply } = tell('idk', melon, after(melon, '3^3 = 27'));
    expect(reply.move).toBe('smaller-case');
    expect(reply.text).toContain('Multiply by four thirds.');
  });

  test.each([
    ['hey', 'Cube the radius.'],
    ['thanks', 'Cube the radius.'],
    ['my cat is on my keyboard lol', 'Cube the radius.'],
    ['this is so boring', 'Cube the radius.'],
  ])('"%s" is answered warmly and leads on to the next small step', (text, step) => {
    expect(tell(text, melon).reply.text).toContain(step);
  });

  test('a double inequality on the way is read, and what is in order is put in order', () => {
    const pool = makeProblem('a1-compound-and-solve');
    const line = pool.rendered?.steps[0]?.work?.split(' → ').at(-1)?.replace(/[$]/g, '') ?? '';
    expect(tell(line, pool).reply.step_verdict).toBe('right');
    const turned = line.replace(/[<≤]/g, (sign) => (sign === '<' ? '≤' : '<'));
    expect(tell(turned, pool).reply.step_verdict).not.toBe('right');
  });

  test('a reason behind a value is no part of it, and a picture is meant only where one is named', () => {
    expect(hear('can you do it so i can see how', { held: melon, shown: newDialogue }).intent).not.toBe(
      'picture-sent',
    );
    expect(hear('up 2 and right 3', { held: melon, shown: newDialogue }).claim).toBeNull();
  });

  test('a step that was told already is explained by what is written about it, not once more', () => {
    const flip = makeProblem('a1-compound-and-solve');
    const [step] = (flip.rendered?.steps ?? []).filter(({ instruction }) => /Divide/.test(instruction));
    const recent = [{ role: 'assistant' as const, text: `${step?.instruction} ${step?.explanation}` }];
    expect(tell('why does it flip', flip, newDialogue, { recent }).reply.move).toBe('explain-why');
  });

  test('who is discouraged hears what they have found already', () => {
    const { reply } = tell('im so dumb at this', melon, after(melon, '3^3 = 27'));
    expect(reply.move).toBe('comfort');
    expect(reply.text).toContain('27');
  });
});

describe('what has no letter to put a number in for', () => {
  const complex = typedProblem('Multiply (3 + 2i)(1 - 4i).');
  const fence = typedProblem(
    'A farmer has 100 m of fence for a rectangular pen. All four sides are fenced. What is the largest area?',
  );
  const marbles = typedProblem(
    'A bag has 5 red marbles and 3 blue marbles. Two marbles are drawn without replacement. What is the probability that both are red?',
  );

  test('two terms of the brackets, multiplied, are part of the way and no wrong line', () => {
    expect(tell('2i * -4i', complex).reply.step_verdict).not.toBe('not-yet');
  });

  test('nobody puts a number in for the imaginary unit', () => {
    expect(tell('3 + 8i', complex).reply.text).not.toMatch(/in for \$?i\b/);
  });

  test('a unit behind an amount is no letter', () => {
    expect(tell('oh thats 200 m of fence', fence).reply.text).not.toMatch(/in for \$?m\b/);
  });

  test('a condition of the story is told in plain words, not passed over as a name', () => {
    const { text } = tell('what does without replacement mean', marbles).reply;
    expect(text).toContain('putting the first one back');
  });
});
