import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';

/**
 * The first expression has squares beside k(x + m), so that parentheses tell nothing. `same`: the second one is the first
 * without parentheses. `apart` and `square`: both agree at a and at b and not at `at`, with no square or with one in the
 * second one.
 */
type Params = {
  ask: 'shows' | 'proves';
  kind: 'apart' | 'square' | 'same';
  letter: string;
  a: number;
  b: number;
  times: number;
  at: number;
  k: number;
  m: number;
};

const text = {
  headline: 'Find a value that disagrees',
  shows: [
    'Are {first} and {second} equivalent? If not, which of these values of {x} shows it?',
    'Compare {first} and {second}. Which of these values of {x}, if any, makes them differ?',
  ],
  proves: [
    'A student says that {first} and {second} are equivalent. Which of these values of {x}, if any, shows that they are not?',
    'Somebody thinks that {first} and {second} are always equal. Which of these values of {x}, if any, makes them differ?',
  ],
  key: '{x} is {at, number}',
  agree: '{x} is {a, number}',
  'agree-too': '{x} is {b, number}',
  never: 'None of these values',
  right: 'The values differ here. One such value is enough to show that the expressions are not equivalent.',
  'right-same': 'The distributive property turns one into the other. So they agree for every value.',
  both: 'Put it into both expressions. Are the two values different?',
  again: 'Both have the same value here. Which value are you looking for?',
  one: 'Put in each of these values. Do both expressions give the same each time?',
  partly: 'Does the number in front of the parentheses multiply only one of the two terms inside?',
  other: 'Put each value into both expressions. Look for one where they differ.',
  'other-same': 'Put each value into both expressions. Then write the first one without parentheses.',
  'agree-do': 'Put {tried, number} into both expressions.',
  'agree-why': 'The values are the same, so the expressions do not differ here.',
  'first-do': 'Now put {at, number} into the first expression. Begin with the power and the parentheses.',
  'first-why': 'They come before products and sums.',
  'finish-do': 'Work out the rest of the first expression.',
  'finish-why': 'Multiplying comes before adding.',
  'second-do': 'Put {at, number} into the second expression.',
  'second-why': 'The letter stands for the same number there.',
  'compare-do': 'Compare the two values.',
  'compare-why': 'Equivalent expressions agree for every value.',
  'expand-do': 'Write the first expression without parentheses.',
  'expand-why': 'The distributive property holds for every number.',
  'alike-do': 'Compare it with the second expression.',
  'alike-why': 'They are equivalent, so no value can show a difference.',
  'final-same': 'None of these values shows it: the two are equivalent.',
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 has a table and agreement at zero, level 2 two other places, level 3 both sides times a number. At each level some
 * pairs are equivalent. The answer is chosen, for many other values would show it as well.
 */
export const m6NotEquivalentWitness = choiceSkill('m6-not-equivalent-witness', {
  version: 5,
  text,
  draw: ({ level, random }): Params => ({
    ask: random.pick(['shows', 'proves']),
    kind: random.pick(['apart', 'square', 'same']),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build(params: Params, tools) {
    const { ask, kind, letter: x, a, b, at } = params;
    const { first, second } = expressionsOf(params);
    return {
      words: { x: `$${x}$`, first: `$${first}$`, second: `$${second}$`, a, b, at },
      question: ask,
      diagram: tools.level === 1 ? tableOf(params) : null,
      ...(kind === 'same' ? sameProblem(params, tools) : apartProblem(params, tools)),
    };
  },
});

/** A number times something, and nothing for one times it. */
function timesText(factor: number): string {
  return factor === 1 ? '' : `${factor} × `;
}

/** Both expressions with their letter, with a number in its place, and what they are then. */
function expressionsOf({ kind, letter: x, a, b, times, k, m }: Params) {
  const apart = kind === 'same' ? 0 : times;
  const p = kind === 'square' ? times + 1 : times;
  const s = p - apart;
  const [r, c] = [k + apart * (a + b), k * m - apart * a * b];
  const square = (count: number): string => `${count === 1 ? '' : count}${x}^2`;
  const tail = c === 0 ? [] : [c];
  return {
    first: `${square(p)} + ${k}(${x} + ${m})`,
    second: [...(s === 0 ? [] : [square(s)]), `${r}${x}`, ...tail].join(' + '),
    put: (v: number) => `${timesText(p)}${v}^2 + ${k} × (${v} + ${m})`,
    putOnward: (v: number) => `${timesText(p)}${v ** 2} + ${k} × ${v + m}`,
    putSecond: (v: number) =>
      [...(s === 0 ? [] : [`${timesText(s)}${v}^2`]), `${r} × ${v}`, ...tail].join(' + '),
    value: (v: number) => p * v ** 2 + k * (v + m),
    secondValue: (v: number) => s * v ** 2 + r * v + c,
  };
}

/** The line that tries a value for which both agree. */
function agreeStep(params: Params, tried: number, { say, step }: Said) {
  const { put, putSecond, value } = expressionsOf(params);
  const both = value(tried);
  return step('agree', `$${put(tried)}$ and $${putSecond(tried)}$`, `${both} and ${both}`, {
    do: say('agree-do', { tried }),
  });
}

function apartProblem(params: Params, tools: Said) {
  const { a, b, at } = params;
  const { level, step, distractor } = tools;
  const { put, putOnward, putSecond, value, secondValue } = expressionsOf(params);
  const [u, v] = [value(at), secondValue(at)];
  return {
    answer: { value: 'differs', text: 'key' as const },
    distractors: [
      distractor('chooses-a-value-where-both-agree', 'agrees', 'both', 'agree'),
      distractor('thinks-one-agreeing-value-proves-equivalence', 'never', 'one', 'never'),
      distractor('slip', 'agrees-too', 'again', 'agree-too'),
    ],
    steps: [
      agreeStep(params, a, tools),
      agreeStep(params, b, tools),
      step('try-first', `$${put(at)}$`, level === 1 ? u : putOnward(at), 'first'),
      ...(level === 1 ? [] : [step('finish-first', putOnward(at), u, 'finish')]),
      step('try-second', `$${putSecond(at)}$`, v, 'second'),
      step('compare', '', u > v ? `${u} > ${v}` : `${u} < ${v}`),
    ],
    finalAnswer: 'key' as const,
    claims: [
      `${put(at)} = ${u}`,
      `${putSecond(at)} = ${v}`,
      ...[a, b].map((tried) => `${put(tried)} = ${putSecond(tried)}`),
    ],
  };
}

function sameProblem(params: Params, tools: Said) {
  const { a, b, at } = params;
  const { step, distractor } = tools;
  const { first, second, put, putSecond } = expressionsOf(params);
  return {
    answer: { value: 'never', text: 'never' as const, reason: 'right-same' as const },
    otherWrong: 'other-same' as const,
    distractors: [
      distractor('multiplies-only-the-first-term', 'differs', 'partly', 'key'),
      distractor('chooses-a-value-where-both-agree', 'agrees', 'both', 'agree'),
      distractor('slip', 'agrees-too', 'again', 'agree-too'),
    ],
    steps: [
      agreeStep(params, a, tools),
      agreeStep(params, b, tools),
      step('expand', `$${first}$`, `$${second}$`),
      step('alike', `$${second}$ and $${second}$`, 'equivalent'),
    ],
    finalAnswer: 'final-same' as const,
    claims: [a, b, at].map((tried) => `${put(tried)} = ${putSecond(tried)}`),
  };
}

function tableOf(params: Params): DiagramOf<'data-table'> {
  const { letter, b, at } = params;
  const { first, second, value } = expressionsOf(params);
  return {
    kind: 'data-table',
    title: '',
    heads: [letter, first.replace('^2', '²'), second.replace('^2', '²')],
    rows: [
      ...[0, b].map((tried) => [tried, value(tried), value(tried)].map(String)),
      [String(at), null, null],
    ],
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'times' | 'at' | 'k' | 'm'> {
  return random.until(() => {
    const a = level === 1 ? 0 : random.int(1, 6);
    const b = random.int(2, level === 1 ? 12 : 8);
    const at = random.int(1, level === 1 ? 12 : 9);
    const times = level === 3 ? random.int(2, 5) : 1;
    const [k, m] = [random.int(2, 9), random.int(1, level === 3 ? 12 : 9)];
    const isOpen = a < b && at !== a && at !== b && k * m >= times * a * b;
    return isOpen ? { a, b, times, at, k, m } : null;
  });
}
