import { generateProblem, listSkills, renderProblem } from '@playforward/curriculum';
import { isShown } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { openProblemOf } from '../open-problem.ts';
import { makeProblem, tell } from '../testing-turn.ts';

const plain = (text: string): string =>
  text.replace(/[$\\]/g, '').replace(/frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

describe('an answer said in the chat', () => {
  const problem = makeProblem('m7-solve-two-step', { level: 3, seed: 2 });

  test('can be handed in, and nothing is said of whether it is right', () => {
    const { reply } = tell('the answer is 1234567', problem);
    expect(reply.hand_in).toBe('1234567');
    expect(reply.step_verdict).toBeUndefined();
  });

  test('is offered for the key exactly as for any other number', () => {
    const numbers = listSkills().flatMap(({ id, version }) => {
      const rendered = renderProblem(generateProblem({ skill: id, version, level: 1, seed: 5 }));
      const open = openProblemOf(rendered);
      return rendered.input && !isShown(open.key.form) && /^-?\d+$/.test(open.key.value) ? [open] : [];
    });
    expect(numbers.length).toBeGreaterThan(50);
    const apart = numbers.filter((open) => {
      const offers = [open.shownAnswer, '5417', '-883'].map(
        (one) => tell(`i got ${plain(one)}`, open).reply.hand_in !== undefined,
      );
      return new Set(offers).size > 1;
    });
    expect(apart.map(({ skill, shownAnswer }) => `${skill}: ${shownAnswer}`)).toEqual([]);
  });

  test('is not offered again once it was handed in, nor beside a line that is wrong', () => {
    const tried = makeProblem('m7-solve-two-step', {
      seed: 2,
      attempts: [{ answer: '1234567', isCorrect: false }],
    });
    const [equation = ''] = /\$[^$]*=[^$]*\$/.exec(problem.question) ?? [];
    expect(tell('is it 1234567', tried).reply.hand_in).toBeUndefined();
    expect(tell('2 + 2 = 5 so it is 77', problem).reply.hand_in).toBeUndefined();
    expect(tell(equation.replaceAll('$', ''), problem).reply.hand_in).toBeUndefined();
  });

  test('is not offered where nothing can be typed', () => {
    const choices = listSkills()
      .map(({ id, version }) => renderProblem(generateProblem({ skill: id, version, level: 1, seed: 5 })))
      .find(({ input }) => input === null);
    if (!choices) throw new Error('every problem has a field');
    expect(tell('i got 12', openProblemOf(choices)).reply.hand_in).toBeUndefined();
  });
});
