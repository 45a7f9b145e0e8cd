import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import { renderWith } from '../render-problem.ts';
import { choiceSkill } from './choice-skill.ts';
import { defineScenes } from './define-scenes.ts';
import { numberSkill } from './number-skill.ts';

const shops = defineScenes({
  bakery: { unit: 'rolls', text: { told: 'A bakery sells {n} rolls a day.' } },
  kiosk: { unit: 'papers', text: { told: 'A kiosk sells {n} papers a day.', late: 'It closes at {hour}.' } },
});

function drawn(skill: ReturnType<typeof numberSkill>, level: 1 | 2 | 3 = 1) {
  return drawProblem(skill, { skill: skill.id, version: skill.version, level, seed: 1 }).spec;
}

const doubled = numberSkill('test-doubled', {
  version: 3,
  form: 'integer',
  scenes: [shops],
  text: {
    headline: 'Two days',
    ask: 'How many {unit} are sold in two days?',
    right: 'Two days sell twice as many.',
    one: 'This is one day. How many days are asked for?',
    plus: 'This adds two. What does a second day bring?',
    three: 'This is three days.',
    other: 'Think of two equal days.',
    'double-do': 'Take {n} twice.',
    'double-why': 'Both days sell the same.',
    'check-do': 'Halve it.',
    'check-why': 'One day must come back.',
    'extra-why': 'Only on level two.',
    final: '{answer} {unit}',
  },
  draw: ({ random }) => ({ scene: random.pick(shops.list), n: random.until(() => random.int(11, 40)) }),
  build({ scene, n }, { level, say, step, distractor }) {
    return {
      words: { n, unit: scene.unit, answer: 2 * n },
      question: [`${scene.key}-told`, level === 3 && say('kiosk-late', { hour: 'noon' }), 'ask'],
      answer: 2 * n,
      distractors: [
        distractor('uses-the-wrong-scale-factor', n, 'one'),
        distractor('multiplies-only-one-term', n + 2, 'plus'),
        level === 1 && distractor('slip', 3 * n, 'three'),
        level > 1 ? distractor('slip', 5 * n, 'three') : null,
      ],
      steps: [
        step('double', `2 × ${n}`, 2 * n),
        level === 2 && step('again', '', n, { do: 'double-do', why: 'extra-why' }),
        step('halve', 2 * n, n, 'check'),
      ],
      claims: [`2 * ${n} = ${2 * n}`],
    };
  },
});

test('every sentence is given the words of the problem that it has a place for, and no others', () => {
  const { question, finalAnswer, otherWrong, params } = drawn(doubled);
  const { n } = params as { n: number };
  expect(question).toMatchObject([{ args: { n } }, { key: 'ask' }]);
  expect(finalAnswer).toMatchObject({ key: 'final', args: { answer: 2 * n } });
  expect(otherWrong).toEqual({ key: 'other', args: {} });
});

test('the sentences headline, right, other and final are used where none are named', () => {
  const spec = drawn(doubled);
  expect(spec.headline.key).toBe('headline');
  expect(spec.answer.reason).toMatchObject({ key: 'right' });
  expect(renderWith(doubled.text.en, spec).finalAnswer).toMatch(/^\d+ (rolls|papers)$/);
});

test('steps take their sentences from their rule, from a name, or one by one', () => {
  const { steps } = drawn(doubled, 2);
  expect(steps.map(({ rule }) => rule)).toEqual(['double', 'again', 'halve']);
  expect(steps.map(({ instruction }) => (instruction as { key: string }).key)).toEqual([
    'double-do',
    'double-do',
    'check-do',
  ]);
  expect(steps[1]?.explanation).toMatchObject({ key: 'extra-why' });
});

test('what a condition leaves out falls away', () => {
  expect(drawn(doubled, 1).distractors).toHaveLength(3);
  expect(drawn(doubled, 1).steps).toHaveLength(2);
  expect(drawn(doubled, 3).question).toHaveLength(3);
});

test('a choice shows the sentence named after its value, or the one that is named', () => {
  const skill = choiceSkill('test-choice', {
    version: 1,
    text: {
      headline: 'Which one?',
      ask: 'Which one fits?',
      taller: 'The tower is taller.',
      lower: 'The tower is lower.',
      equal: 'Both are equal.',
      cannot: 'It cannot be told from {what}.',
      right: 'It stands above.',
      look: 'Look again. Which one stands above?',
      other: 'Look again.',
      final: 'The tower is taller.',
    },
    draw: () => ({ tall: true }),
    build: (_, { say, distractor }) => ({
      question: 'ask',
      answer: 'taller',
      distractors: [
        distractor('uses-the-wrong-scale-factor', 'lower', 'look'),
        distractor('multiplies-only-one-term', 'equal', 'look'),
        distractor('slip', 'none', 'look', say('cannot', { what: 'here' })),
      ],
      steps: [],
      claims: [],
    }),
  });
  const { choices } = renderWith(skill.text.en, drawn(skill));
  expect(choices.map(({ text }) => text).toSorted()).toEqual([
    'Both are equal.',
    'It cannot be told from here.',
    'The tower is lower.',
    'The tower is taller.',
  ]);
});

test('a pack of scenes gives its sentences by name and its data to draw from', () => {
  expect(shops.text).toEqual({
    'bakery-told': 'A bakery sells {n} rolls a day.',
    'kiosk-told': 'A kiosk sells {n} papers a day.',
    'kiosk-late': 'It closes at {hour}.',
  });
  expect(shops.list).toEqual([
    { key: 'bakery', unit: 'rolls' },
    { key: 'kiosk', unit: 'papers' },
  ]);
});
