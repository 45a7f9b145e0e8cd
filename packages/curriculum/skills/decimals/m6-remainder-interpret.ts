import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type RemainderScene, remainderScenes } from '../../src/scenes/remainder-scenes.ts';

type Ask = RemainderScene['asks'][number];
/** `full` groups of `size` and a rest; level 3 tells the amount in two lots, of which `second` is one. */
type Params = { scene: RemainderScene; ask: Ask; size: number; full: number; rest: number; second: number };

/** Level 1 asks for groups with small numbers, level 2 also for the rest; level 3 joins two amounts first. */
export const m6RemainderInterpret = numberSkill('m6-remainder-interpret', {
  version: 1,
  form: 'integer',
  scenes: [remainderScenes],
  text: {
    headline: 'What does the remainder mean?',
    'right-up': 'The rest of {rest, number} needs a group of its own.',
    'right-down': 'The rest of {rest, number} is too small to fill one more group.',
    'right-rest': 'The full groups use {used, number} of {total, number}.',
    drops: 'This counts the full groups only. What happens with the {rest, number} that remain?',
    'drops-rest': 'This is the number of full groups. Does the question ask for groups?',
    raises: 'This counts one group that is not full. Does the question count it, too?',
    'raises-rest': 'This is the number of groups when all are counted. Does the question ask for groups?',
    remainder: 'This is what remains after the division. Does the question ask for it or for the groups?',
    empty: 'This is what is missing to fill the last group. What does the question count?',
    other: 'Divide first. Then read the question again: groups, full groups or what remains?',
    'add-do': 'Add both amounts.',
    'add-why': 'They share the same groups.',
    'divide-do': 'Multiply {size, number} until it is close to {total, number}.',
    'divide-why': 'This tells how many full groups there are.',
    'rest-do': 'Find what remains.',
    'rest-why': 'It is less than one group of {size, number}.',
    'up-do': 'Count one more group for the rest.',
    'up-why': 'Nothing may be left out here.',
    'down-do': 'Count the full groups only.',
    'down-why': 'A part of a group does not count here.',
    'take-do': 'Take the remainder as the answer.',
    'take-why': 'The question asks for what the full groups leave.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawScene(level, random),
  build({ scene, ask, size, full, rest, second }: Params, { level, step, distractor }) {
    const used = size * full;
    const total = used + rest;
    const value = { up: full + 1, down: full, rest }[ask];
    const words = { size, total, used, rest, first: total - second, second, value: String(value) };
    const last = { up: 'up', down: 'down', rest: 'take' } as const;
    const isRest = ask === 'rest';
    return {
      words,
      question: [`${scene.key}-${level === 3 ? 'both' : 'told'}`, askOf(scene.key, ask)],
      answer: { value, reason: `right-${ask}` },
      distractors: takeDistractors(value, [
        distractor('always-drops-the-remainder', full, isRest ? 'drops-rest' : 'drops'),
        distractor('always-rounds-up', full + 1, isRest ? 'raises-rest' : 'raises'),
        distractor('gives-the-remainder-as-the-answer', rest, 'remainder'),
        distractor('slip', size - rest, 'empty'),
      ]),
      steps: [
        level === 3 ? step('add-amounts', `${total - second} + ${second}`, total, 'add') : null,
        step('divide', `${size} × ${full}`, used),
        step('find-rest', `${total} − ${used}`, rest, 'rest'),
        step('interpret', ask === 'up' ? `${full} + 1` : '', value, last[ask]),
      ],
      claims: [`${size} * ${full} + ${rest} = ${total}`],
    };
  },
});

type AskKey = Extract<keyof typeof remainderScenes.text, `${string}-${Ask}`>;

/** Scenes without a question for enough groups never ask it. */
function askOf(key: RemainderScene['key'], ask: Ask): AskKey {
  return `${key}-${ask}` as AskKey;
}

/** Groups, full groups, rest and what is missing all differ, and the rest is as likely an answer as the groups. */
function drawScene(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(remainderScenes.list);
    const asks = level === 1 ? scene.asks.filter((ask) => ask !== 'rest') : scene.asks;
    const size = level === 1 ? random.int(6, 14) : random.int(12, 48);
    const full = level === 1 ? random.int(4, 12) : random.int(6, 28);
    const rest = random.int(2, size - 2);
    const total = size * full + rest;
    const second = level === 3 ? random.int(12, 58) : 0;
    const values = [full, full + 1, rest, size - rest];
    const isFar = Math.max(...values) > 18 * Math.min(...values);
    return new Set(values).size === 4 && !isFar && second * 2 < total
      ? { scene, ask: random.pick(asks), size, full, rest, second }
      : null;
  });
}
