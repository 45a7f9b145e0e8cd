import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, numberSkill } from '../../src/kit/index.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';
import { typesetExpression } from '../../src/show-value.ts';

const things = ['stamps', 'stickers', 'songs', 'books', 'shells', 'photos', 'points', 'badges'] as const;

/** The first has the letter's number of things; the second p times as many, or p more. */
type Params = {
  thing: (typeof things)[number];
  letter: string;
  other: string;
  names: readonly [string, string];
  p: number;
  way: 'times' | 'more';
};

const friends = ['Ola', 'Ravi', 'Tess', 'Juan'] as const;

/**
 * Level 1 asks for the second number, level 2 for both together, level 3 tells the relationship backward. The stretch
 * problem has three people.
 */
export const m6UnknownExpressionWord = numberSkill('m6-unknown-expression-word', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Write an expression with an unknown',
    has: '{a} has {x} {thing}.',
    times: '{b} has {p, number} times as many.',
    more: '{b} has {p, number} more than {a}.',
    'back-times': 'That is {p, number} times as many as {b} has.',
    'back-more': 'That is {p, number} more than {b} has.',
    'ask-second': [
      'Which expression tells how many {thing} {b} has?',
      'Write an expression for the number of {thing} that {b} has.',
    ],
    'ask-both': [
      'Which expression tells how many {thing} they have together?',
      'Write an expression for how many {thing} both have together.',
    ],
    right: 'It has one letter for one unknown number and follows the words of the story.',
    reversed: 'This turns the relationship around. Try ten for {x}. Who has more {thing}?',
    adds: 'This uses {p, number} for “{p, number} more”. The story says “times as many”. What do you do to {x} for that?',
    'times-for-more':
      'This multiplies. The story says “more than”, not “times as many”. What do you do to {x} for that?',
    'divides-for-more':
      'This divides. The story says “more than”, not “times as many”. What do you do to {x} for that?',
    letters: 'This brings in a second letter. But the other number can be written with {x} too. How?',
    second: 'This tells only one person’s number. Who has {thing} as well?',
    subtracts: 'This takes {p, number} away. Read who has more. What does that tell you about {b}?',
    other: 'Write the number of each person with {x}. Then read what is asked.',
    'first-do': 'Write what {a} has.',
    'first-why': 'The story names this unknown number {x}.',
    'second-do': 'Write what {b} has.',
    'second-times': '“Times as many” means to multiply.',
    'second-more': '“More than” means to add.',
    'second-back-times': '{b} has fewer. Undo “times as many” by dividing.',
    'second-back-more': '{b} has fewer. Undo “more than” by subtracting.',
    'both-do': 'Add both numbers.',
    'both-why': 'What both have together is the sum.',
    'all-why': 'What all three have together is the sum.',
    'check-do': 'Try the value {v, number} for {x}.',
    'check-why': 'The result has to fit the story.',
    final: 'The expression is {value}.',
    fewer: '{c} has {q, number} fewer than {b}.',
    'ask-three': [
      'Write an expression for how many {thing} all three have.',
      'How many {thing} do all three have together? Write an expression.',
      'Which expression tells how many {thing} the three have in all?',
      'Write how many {thing} they have together, with as few terms as you can.',
    ],
    'more-third': 'This gives {c} more than {b}. What does “fewer” tell?',
    'adds-second':
      'This uses “{p, number} more” for {b}. The story says “times as many”. What do you do to {x}?',
    'without-third': 'This leaves out {c}. Who has {thing} as well?',
    'third-do': 'Write what {c} has.',
    'third-why': '“Fewer than {b}” means to subtract from {b}’s number.',
    'all-do': 'Add all three.',
    'join-do': 'Put the terms with {x} together.',
    'join-why': 'They are like terms.',
    'other-three': 'Write the number of each person with {x}. Then add all three.',
  },
  draw({ random }): Params {
    const letter = drawLetter(random);
    const [first, second] = [drawName(random), drawName(random)];
    return {
      thing: random.pick(things),
      letter,
      other: letter === 'w' ? 'y' : 'w',
      names: [first, second === first ? (first === 'Mei' ? 'Leo' : 'Mei') : second],
      p: random.int(2, 9),
      way: random.chance(60) ? 'times' : 'more',
    };
  },
  build({ thing, letter, other, names, p, way }: Params, { level, say, step }) {
    const [a, b] = names;
    const second = secondOf({ letter, p, way }, level === 3);
    const value = level === 1 ? second : `${letter} + ${second}`;
    const shown = typesetExpression(second);
    const words = { a, b, thing, p, x: `$${letter}$`, value: typesetExpression(value) };
    const back = level === 3 ? ('back-' as const) : '';
    const v = p * 2 + (way === 'more' ? 3 : 0);
    const at = (text: string): string =>
      text
        .replace(`${p}${letter}`, `${p} × ${v}`)
        .replaceAll(letter, String(v))
        .replace('/', ' ÷ ')
        .replace('-', '−');
    const amount = { times: level === 3 ? v / p : v * p, more: level === 3 ? v - p : v + p }[way];
    const wrong = wrongExpressions({ letter, other, p, way }, level);
    return {
      words,
      question: ['has', `${back}${way}`, level === 1 ? 'ask-second' : 'ask-both'],
      diagram: level === 3 || way === 'more' ? null : tapeOf({ letter, names, p }, level),
      answer: value,
      distractors: wrong.map(({ key, ...entry }): Distractor => ({ ...entry, reason: say(key) })),
      steps: [
        step('first', a, `$${letter}$`),
        step('second', b, shown, { why: `second-${back}${way}` }),
        level === 1 ? null : step('both', `$${letter}$ and ${shown}`, typesetExpression(value)),
        step('check', level === 1 ? at(second) : `${v} + ${at(second)}`, level === 1 ? amount : v + amount, {
          do: say('check-do', { v }),
        }),
      ],
      claims: [`${at(second).replace('×', '*').replace('÷', '/').replace('−', '-')} = ${amount}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const names = [drawName(random), drawName(random), random.pick(friends)];
        const [p, q] = [random.int(2, 9), random.int(2, 12)];
        const [a = '', b = '', c = ''] = names;
        return new Set(names).size === 3 && p !== q && 2 * p !== q
          ? { thing: random.pick(things), letter: drawLetter(random), names: [a, b, c] as const, p, q }
          : null;
      }),
    build({ thing, letter: x, names: [a, b, c], p, q }, { say, step, distractor }) {
      const value = `${2 * p + 1}${x} - ${q}`;
      const v = q + 5;
      const all = (2 * p + 1) * v - q;
      const [second, third] = [`${p}${x}`, `${p}${x} - ${q}`];
      return {
        words: { a, b, c, thing, p, q, x: `$${x}$`, value: `$${value}$` },
        question: ['has', 'times', 'fewer', 'ask-three'],
        answer: value,
        distractors: [
          distractor('reverses-the-relationship', `${2 * p + 1}${x} + ${q}`, 'more-third'),
          distractor(
            'adds-instead-of-multiplying',
            2 * p > q ? `3${x} + ${2 * p - q}` : `3${x} - ${q - 2 * p}`,
            'adds-second',
          ),
          distractor('slip', `${p + 1}${x}`, 'without-third'),
        ],
        otherWrong: 'other-three',
        steps: [
          step('first', a, `$${x}$`),
          step('second', b, `$${second}$`, { why: 'second-times' }),
          step('third', c, `$${third}$`),
          step('all', '', `$${x} + ${second} + ${third}$`),
          step('join', `$${x} + ${second} + ${third}$`, `$${value}$`),
          step('check', `${v} + ${p} × ${v} + ${p} × ${v} − ${q}`, all, { do: say('check-do', { v }) }),
        ],
        claims: [`${2 * p + 1} * ${v} - ${q} = ${all}`],
      };
    },
  },
});

type Shape = Pick<Params, 'letter' | 'p' | 'way'>;

function secondOf({ letter, p, way }: Shape, backward: boolean): string {
  if (way === 'times') return backward ? `${letter}/${p}` : `${p}${letter}`;
  return backward ? `${letter} - ${p}` : `${letter} + ${p}`;
}

/** Each wrong way of writing with the key of its reason. */
function wrongExpressions({ letter, other, p, way }: Shape & { other: string }, level: Level) {
  const start = level === 1 ? '' : `${letter} + `;
  const shape = { letter, p, way };
  const reversed = {
    key: 'reversed',
    misconception: 'reverses-the-relationship',
    value: `${start}${secondOf(shape, level !== 3)}`,
  } as const;
  const letters = {
    key: 'letters',
    misconception: 'uses-two-letters-for-the-same-unknown',
    value:
      level === 1 ? `${letter} + ${other}` : `${start}${secondOf({ ...shape, letter: other }, level === 3)}`,
  } as const;
  const otherWay = secondOf({ ...shape, way: way === 'times' ? 'more' : 'times' }, level === 3);
  const adds = {
    key: 'adds',
    misconception: 'adds-instead-of-multiplying',
    value: `${start}${otherWay}`,
  } as const;
  const slip = {
    key: level === 3 ? 'divides-for-more' : 'times-for-more',
    misconception: 'slip',
    value: `${start}${otherWay}`,
  } as const;
  const one = { key: 'second', misconception: 'slip', value: secondOf(shape, level === 3) } as const;
  if (way === 'more') return [reversed, letters, slip];
  return level === 3 ? [reversed, letters, one] : [reversed, adds, letters];
}

/** One box for the first, p boxes of the same size for the second. */
function tapeOf(
  { letter, names, p }: Pick<Params, 'letter' | 'names' | 'p'>,
  level: Level,
): DiagramOf<'tape-diagram'> {
  const [a, b] = names;
  return {
    kind: 'tape-diagram',
    rows: [
      { label: a, boxes: 1, boxLabel: letter, total: null },
      { label: b, boxes: p, boxLabel: letter, total: level === 1 ? '?' : null },
    ],
    bracket: level === 1 ? null : '?',
  };
}
