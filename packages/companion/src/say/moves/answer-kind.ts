import { type Kind, kindAsked } from '../../hear/question/kind-asked.ts';
import { showMath } from '../../solve/show-math.ts';
import { nextSayings } from '../next-sayings.ts';
import { type Draft, replyWith, type Turn } from '../turn.ts';

type Text = { readonly name: string; readonly yes: string; readonly no: string };

const texts: Readonly<Record<Kind, Text>> = {
  equation: {
    name: 'an equation',
    yes: 'An equals sign says that its two sides have the same value.',
    no: 'An equation needs an equals sign between two sides.',
  },
  inequality: {
    name: 'an inequality',
    yes: 'Its sign says which side is greater.',
    no: 'An inequality needs a sign such as < or ≥.',
  },
  expression: {
    name: 'an expression',
    yes: 'No sign in it compares two sides.',
    no: 'A sign in it compares two expressions.',
  },
  even: { name: 'even', yes: 'It is twice an integer.', no: 'It is not twice an integer.' },
  odd: { name: 'odd', yes: 'Halved, it leaves a half.', no: 'An odd number is one more than an even one.' },
  prime: {
    name: 'prime',
    yes: 'Its only factors are 1 and itself.',
    no: 'A prime number has exactly two factors, 1 and itself.',
  },
  composite: {
    name: 'composite',
    yes: 'It has more factors than 1 and itself.',
    no: 'A composite number has more than two factors.',
  },
  'perfect square': {
    name: 'a perfect square',
    yes: 'It is a whole number times itself.',
    no: 'No whole number times itself gives it.',
  },
  whole: {
    name: 'a whole number',
    yes: 'It is one of 0, 1, 2, 3 and so on.',
    no: 'The whole numbers are 0, 1, 2, 3 and so on.',
  },
  integer: {
    name: 'an integer',
    yes: 'The integers are the whole numbers and their opposites.',
    no: 'The integers are the whole numbers and their opposites.',
  },
  positive: { name: 'positive', yes: 'It is greater than 0.', no: 'A positive number is greater than 0.' },
  negative: { name: 'negative', yes: 'It is less than 0.', no: 'A negative number is less than 0.' },
  rational: {
    name: 'rational',
    yes: 'It can be written as a fraction of two integers.',
    no: 'No fraction of two integers has just this value.',
  },
  irrational: {
    name: 'irrational',
    yes: 'No fraction of two integers has just this value.',
    no: 'It can be written as a fraction of two integers.',
  },
};

/** "is 3x + 2 = 8 an equation": yes or no by its form or value. Where the problem asks of a kind, the student finds out. */
export function answerKind(turn: Turn): Draft | null {
  const { heard, held, context } = turn;
  const asked = kindAsked(heard.text, context.recent);
  if (asked === null) return null;
  const { math, kind, isIt } = asked;
  if (held && [held.question, ...held.choices].some((part) => part.toLowerCase().includes(kind))) return null;
  const { name, yes, no } = texts[kind];
  const says = isIt
    ? `Yes, ${showMath(math)} is ${name}. ${yes}`
    : `No, ${showMath(math)} is not ${name}. ${no}`;
  return {
    reply: replyWith(turn, {
      move: 'check-truth',
      text: says,
      source: 'solver',
      suggested_actions: [...nextSayings.idea],
    }),
  };
}
