import { describe, expect, test } from 'vitest';
import { makeProblem, storedEquation, tell } from '../testing-turn.ts';
import { newDialogue } from './dialogue-state.ts';

const equation = storedEquation();

describe('an equation that is asked about', () => {
  test.each([
    ['is (a+b)^2 = a^2 + b^2', 'No. Test it with $a = 2$ and $b = 3$. The first gives 25, the second 13.'],
    ['x^2 + 5x + 6 = (x+2)(x+3) correct?', 'Yes. Test it with $x = 2$.'],
    ['is 3(x+2) = 3x + 2 ok?', 'The first gives 12, the second 8.'],
    ['-12 / -4 = -3 right?', 'That does not hold.'],
  ])('is tested with numbers: %s', (text, says) => {
    expect(tell(text).reply).toMatchObject({
      move: 'check-truth',
      text: expect.stringContaining(says),
    });
  });

  test('is solved where its letter stands for one number', () => {
    expect(tell('2x + 6 = 10 right?').reply.move).toBe('solve-shown');
  });
});

describe('a talk about an open problem', () => {
  test('a right line is confirmed and remembered, and the next one is asked for', () => {
    const { reply, state } = tell('i got -2p + 10 = 16', equation);
    expect(reply).toMatchObject({ move: 'confirm-step', step_verdict: 'right' });
    expect(state).toMatchObject({ lines: ['-2p + 10 = 16'], rightInRow: 1, asked: { kind: 'step' } });
  });

  test('after two right lines the tutor asks for the next move without a reason', () => {
    const { reply } = tell('-2p + 10 = 16', equation, { ...newDialogue, rightInRow: 2 });
    const words = reply.text.replace(/\$[^$]*\$/g, 'line').split(' ');
    expect(words.length).toBeLessThanOrEqual(14);
  });

  test('the first wrong line is shown, not the last', () => {
    const { reply } = tell('-2p - 5 = 16 then -2p = 21', equation);
    expect(reply.step_verdict).toBe('not-yet');
    expect(reply.text).toContain('- 5 = 16');
  });

  test('"move" is asked back with two buttons', () => {
    const { reply } = tell('move the 10 over', equation);
    expect(reply.suggested_actions).toEqual(['Subtract 10 on both sides', 'Add 10 on both sides']);
  });

  test.each(['-2(p - 5) = 16', 'solve -2(n-5) = 16', 'can you solve 4(p - 5) = -32'])(
    'the own problem is coached and not solved: %s',
    (text) => {
      const { reply } = tell(text, equation);
      expect(reply.source).not.toBe('solver');
      expect(reply.text).not.toMatch(/-3|−3/);
    },
  );

  test('another problem beside it is worked out, also in a polite sentence', () => {
    const { reply } = tell('can you solve 3x + 5 = 26 so i can see how', equation);
    expect(reply.move).toBe('solve-shown');
    expect(reply.text).toContain('x = 7');
  });

  test('the same move does not come twice in a row', () => {
    const first = tell('i dont know how to start', equation);
    const second = tell('i dont know how to start', equation, first.state);
    expect(second.reply.move).not.toBe(first.reply.move);
  });

  test('a dealt problem is judged when it is answered, and the talk goes on', () => {
    const dealt = tell('give me another one like this', equation);
    expect(dealt.reply.move).toBe('deal-practice');
    const { asked } = dealt.state;
    expect(asked?.kind).toBe('practice');
    const answered = tell('999', equation, dealt.state);
    expect(answered.reply).toMatchObject({ move: 'judge-practice', step_verdict: 'not-yet' });
    expect(answered.state.asked).toEqual(asked);
  });

  test('why is answered with a reason', () => {
    expect(tell('why do i have to do it to both sides', equation).reply.text).toContain('scale');
    expect(tell('why is x^0 = 1').reply.text).toContain('divide by 2 each time');
  });

  test.each([
    ['is it true that 1/2+1/3=2/5', 'does not hold. The left side comes to $\\frac{5}{6}$'],
    ['(a+b)^2 = a^2 + b^2', 'No. Test it with'],
    ['x^2 + 5x + 6 = (x+2)(x+3)', 'it is so for every number'],
    ['is ab the same as a+b', 'No. Test it with'],
    ['log2(32)', '5'],
  ])('what is claimed is tested with numbers: %s', (text, part) => {
    expect(tell(text).reply.text).toContain(part);
  });

  test.each(['i did that already', 'ok did that', 'i already wrote it'])(
    'of work that was not shown the line is asked for: %s',
    (text) =>
      expect(tell(text, equation).reply).toMatchObject({
        move: 'ask-how',
        text: expect.stringContaining('type'),
      }),
  );

  test('a solution of several is not judged by itself', () => {
    const two = makeProblem('a1-absolute-equation-solve', { seed: 6 });
    const [one = ''] = two.key.value.split(', ');
    expect(two.key.form).toBe('set');
    expect(tell(one.replace('−', '-'), two).reply.step_verdict).toBeUndefined();
  });

  test('a word that nobody has written is put right to no other word', () => {
    expect(tell('And one about castles?').reply.move).toBe('ask-back');
  });

  test('a problem that is too easy brings one of the hardest kind', () => {
    const { reply, state } = tell('this is too easy', equation);
    expect(reply.move).toBe('deal-practice');
    expect(state.asked).toMatchObject({ kind: 'practice', id: { level: 3 } });
    expect(reply.text).not.toMatch(/Here is one like it|Try this one|One more for you/);
  });

  test('the verb "mean" opens no statistics', () => {
    expect(tell('what does f(x) mean').reply.text).toContain('“f of x”');
    expect(tell('what do you mean', equation).reply.text).not.toMatch(/candy/);
  });
});

describe('what comes behind a right calculation and beside a value', () => {
  const pay = makeProblem('m6-convert-rate-units', { level: 1, seed: 1882 });
  const melon = makeProblem('m8-sphere-volume', { level: 1, seed: 4 });

  test('a calculation without its result is left to the student to work out', () => {
    const { reply } = tell('36 / 12', pay);
    expect(reply.step_verdict).toBe('right');
    expect(reply.text).not.toMatch(/= ?3\b/);
    expect(reply.text).toContain('?');
  });

  test('a right line of another way hears no move of the written one', () => {
    const { reply } = tell('-4p + 20 = 32', equation);
    expect(reply.step_verdict).toBe('right');
    for (const { instruction } of equation.rendered?.steps ?? [])
      expect(reply.text).not.toContain(instruction);
  });

  test('a right line hears why it is right, and the next move', () => {
    const { steps = [] } = melon.rendered ?? {};
    const { reply } = tell('3^3 = 27', melon);
    expect(reply.step_verdict).toBe('right');
    expect(reply.text).toContain(steps[0]?.explanation);
    expect(reply.text).toContain(steps[1]?.instruction);
  });

  test('a value may be handed in, or the way to it compared; key and any other number hear the same', () => {
    const texts = [pay.key.value, '4711'].map((one) => tell(one, pay).reply.text.replaceAll(one, '#'));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toMatch(/hand|try/i);
  });

  test('a choice that cannot be typed is to be chosen, whichever it is', () => {
    const ratio = makeProblem('m6-equivalent-pair-choose');
    const said = ratio.choices.map((one) => tell(one, ratio).reply.text.replaceAll(/\$[^$]*\$/g, '#'));
    expect(new Set(said).size).toBe(1);
  });

  test('a thought in words stands beside the step that speaks of it, without a verdict', () => {
    const signs = makeProblem('m7-signed-quotient');
    const { reply } = tell('both signs are negative so the quotient is positive', signs);
    expect(reply.step_verdict).toBeUndefined();
    expect(signs.rendered?.steps.some(({ instruction }) => reply.text.includes(instruction))).toBe(true);
  });
});

describe('a talk that goes on', () => {
  const pay = makeProblem('m6-convert-rate-units', { level: 1, seed: 1882 });
  const [first, second] = pay.rendered?.steps ?? [];
  const talk = (...said: string[]) => {
    const recent: { role: 'user' | 'assistant'; text: string }[] = [];
    let state = newDialogue;
    let text = '';
    for (const one of said) {
      const answer = tell(one, pay, state, { recent: [...recent] });
      state = answer.state;
      text = answer.reply.text;
      recent.push({ role: 'user', text: one }, { role: 'assistant', text });
    }
    return text;
  };

  test('whoever asks how to begin hears what is asked and the first move', () => {
    expect(talk('how do i even start this')).toContain(first?.instruction);
  });

  test('"what now" brings the move behind the one that was named, not the same again', () => {
    const text = talk('how do i even start this', 'i did that what now');
    expect(text).not.toContain(first?.instruction);
    expect(text.includes(second?.instruction ?? '') || /your answer|put it together/i.test(text)).toBe(true);
  });

  test('"is that always true" is asked back at the reason of the step, and no other lesson speaks', () => {
    expect(talk('how do i even start this', 'wait is that always true')).toContain(first?.explanation);
  });

  test('who stumbles over words is asked for the word', () => {
    expect(talk('im confused about the words')).toMatch(/which word|the word/i);
  });
});
