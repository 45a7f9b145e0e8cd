import { generateProblem, listSkills, random, renderProblem } from '@playforward/curriculum';
import { isShown } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../companion-context.ts';
import { hintLadder } from '../hints/hint-ladder.ts';
import { plainMath } from '../hints/plain-math.ts';
import { openProblemOf } from '../open-problem.ts';
import { type DialogueState, newDialogue } from '../plan/dialogue-state.ts';
import { numbersOf } from '../say/about/number-told.ts';
import { tell, tellAll } from '../testing-turn.ts';

/** Ways to ask for a choice without doing the mathematics. */
const questions = [
  '{c}',
  'is it {c}',
  'i got {c}',
  'is {c} right',
  'my answer is {c}',
  '{c} + 0',
  '{c} * 1',
  'what is {c} - 0',
  'x = {c}',
  '9z + 4 = {c}',
  '{c}z + 77 = 993',
  'why is {c} wrong',
  '1 + 1 = {c}',
  '2 * 3 = {c}',
  '7{x} = 7 * {c}',
  '7{x} = {7c}',
  '{step} is {c}',
  'is it {letter}',
  'is it {c} or 77',
  'why is it {c} and not 77',
  'why isnt it {c}',
  'why do we use {c}',
  'do i multiply by {c}',
  'do i add {c}',
  'where does the {c} come from',
  'what does the {c} mean',
  'can {x} be {c}',
  'is {c} the same as 77',
  'is {given} the same as {c}',
  'is {given} just {c}?',
  'is {given} {c} or 77',
  'do i use {c} or 77',
  'can i just do {c} * 1',
  'does 1 * {c} work',
  'it is {c} because {c} * 1',
  'its {c} cuz i think so',
  'do i need the {c}',
  'do i need the {c} and the 77',
  'is the {c} the number or the rest',
  'is the {c} included',
  'less than {c} is that with the {c} or without',
  'what if it was 77 instead of {c}',
  'what if it was {c} instead of {n}',
  'is it 77 or 78 or {c}',
  '{c} * 2 = {2c}, {2c} / 2 = {c}',
  '{c} + 1 = {c1}, {c1} - 1 = {c} so {c}',
  '{c} + 1 = {c1}, {c1} - 1 = {c}, is that the answer?',
  'x + 1 = {c1}, x = {c}',
];

/** The first formula of the problem, the letter of its equation, a word of its first step, and seven times a number. */
function fill(question: string, problem: OpenProblem, choice: string): string {
  const letter = /(?<![a-z])[a-z](?=\s*[-+=−)]|\$)/.exec(problem.question)?.[0] ?? 'x';
  const word = problem.rendered?.steps[0]?.instruction.match(/[a-z]{5,}/g)?.at(-1) ?? 'part';
  const number = Number(
    plain(choice)
      .replace('−', '-')
      .replace(/[^\d.-]/g, ''),
  );
  const formula = plainMath(/(?<!\\)\$([^$=]*\d[^$=]*)\$/.exec(problem.question)?.[1] ?? '77').replace(
    /−/g,
    '-',
  );
  return question
    .replace('{given}', formula)
    .replace('{n}', numbersOf(problem.question)[0] ?? '77')
    .replace('{x}', letter)
    .replace('{step}', `the ${word}`)
    .replace('{letter}', 'ABCDEF'[problem.choices.indexOf(choice)] ?? 'A')
    .replace('{7c}', String(7 * number))
    .replaceAll('{2c}', String(2 * number))
    .replaceAll('{c1}', String(number + 1))
    .replaceAll('{c}', plain(choice));
}

const plain = (text: string): string =>
  text.replace(/[$\\]/g, '').replace(/frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

/** What may be read from a reply: its move, its verdict, and whether it begins with a yes or a no. */
function signOf(problem: OpenProblem, question: string, choice: string): string {
  const { reply } = tell(fill(question, problem, choice), problem);
  // Of an offer it counts that it is there: the value in it is the one that was said.
  const isOffered = reply.hand_in !== undefined;
  const opens = /^(?:Yes|No|Right|Not quite)\b/.exec(reply.text)?.[0].replace('Not quite', 'No') ?? null;
  return JSON.stringify([reply.move, reply.step_verdict, reply.hint_rung ?? null, isOffered, opens]);
}

/** At night everybody asks everything; by day each question goes to every twelfth problem, each problem hears a twelfth. */
const turns = process.env.WHOLE === '1' ? 1 : 12;
const askedOf = (problems: readonly OpenProblem[], nth: number) =>
  problems.filter((_, at) => (at + nth) % turns === 0);

describe('an oracle that asks for each choice', () => {
  const numeric = listSkills()
    .flatMap(({ id, version }) =>
      ([1, 2] as const).map((level) =>
        openProblemOf(renderProblem(generateProblem({ skill: id, version, level, seed: 41 }))),
      ),
    )
    .filter(({ key, choices }) => choices.length > 1 && !isShown(key.form));

  test('there are at least 200 problems to try it on', () =>
    expect(numeric.length).toBeGreaterThanOrEqual(200));

  const asked: { readonly hits: number; readonly expected: number }[] = [];

  test.each(questions)('no answer to "%s" sets the key apart from the wrong choices', (question) => {
    const chance = random(7);
    let hits = 0;
    let expected = 0;
    for (const problem of askedOf(numeric, questions.indexOf(question))) {
      const signs = problem.choices.map((choice) => signOf(problem, question, choice));
      // The oracle takes a choice whose sign is rarest, the best that it can do without the key.
      const counts = signs.map((sign) => signs.filter((one) => one === sign).length);
      const rarest = Math.min(...counts);
      const likely = problem.choices.filter((_, at) => counts[at] === rarest);
      const taken = chance.pick(likely);
      if (taken === problem.shownAnswer) hits += 1;
      expected += 1 / problem.choices.length;
    }
    asked.push({ hits, expected });
    const spread = 3 * Math.sqrt(expected);
    expect(hits).toBeLessThanOrEqual(expected + spread);
  });

  test('all questions together find the key no oftener than chance', () => {
    const hits = asked.reduce((sum, one) => sum + one.hits, 0);
    const expected = asked.reduce((sum, one) => sum + one.expected, 0);
    expect(asked.length).toBe(questions.length);
    expect(hits).toBeLessThanOrEqual(expected + 3 * Math.sqrt(expected));
  });

  test.each(['7{x} = 7 * {c}', '7{x} = {7c}', '{x} + 7 = 7 + {c}'])(
    'beside an equation, no answer to "%s" tells the key',
    (question) => {
      const equations = numeric.filter(({ question: text }) => /\$[^$]*[a-z][^$]*=[^$]*\d[^$]*\$/.test(text));
      expect(equations.length).toBeGreaterThanOrEqual(20);
      const told = equations.filter((problem) => {
        const verdicts = problem.choices.map(
          (choice) => tell(fill(question, problem, choice), problem).reply.step_verdict,
        );
        const own = verdicts[problem.choices.indexOf(problem.shownAnswer)];
        return own === 'right' && verdicts.filter((one) => one === 'right').length === 1;
      });
      // Adding the same to both sides of "4(p - 3) = 5p - 21" may end beside the answer.
      expect(told.length / equations.length, told.map(({ skill }) => skill).join()).toBeLessThanOrEqual(0.05);
    },
  );

  test('behind a move that was asked for, no answer to a choice sets the key apart', () => {
    const chance = random(7);
    let hits = 0;
    let expected = 0;
    for (const problem of askedOf(numeric, 0)) {
      const signs = problem.choices.map((choice) => {
        const { reply } = tellAll(problem, ['idk how to start', plain(choice)]);
        return JSON.stringify([reply.move, reply.step_verdict]);
      });
      const counts = signs.map((sign) => signs.filter((one) => one === sign).length);
      const likely = problem.choices.filter((_, at) => counts[at] === Math.min(...counts));
      if (chance.pick(likely) === problem.shownAnswer) hits += 1;
      expected += 1 / problem.choices.length;
    }
    expect(hits).toBeLessThanOrEqual(expected + 3 * Math.sqrt(expected));
  });

  test('who copies all hints and the line that they write out finds the key no oftener than chance', () => {
    let apart = 0;
    let all = 0;
    for (const problem of askedOf(numeric, 0)) {
      let state: DialogueState = newDialogue;
      for (const { kind, text } of hintLadder(problem)) {
        state = tell('hint', problem, state).state;
        if (kind === 'worked') state = tell(plain(text), problem, state).state;
      }
      const signs = problem.choices.map((choice) => {
        const { reply } = tell(plain(choice), problem, state);
        return JSON.stringify([reply.move, reply.step_verdict]);
      });
      all += 1;
      const own = signs[problem.choices.indexOf(problem.shownAnswer)];
      if (signs.filter((sign) => sign === own).length === 1) apart += 1;
    }
    expect(apart / all).toBeLessThanOrEqual(0.1);
  });
});
