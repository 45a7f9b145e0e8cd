import { choiceSkill } from '../../src/kit/index.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** What the letter counts. */
const countedIn = {
  tickets: { one: 'tickets', many: 'tickets', limit: 'tickets' },
  seats: { one: 'rows', many: 'rows', limit: 'seats' },
  bread: { one: 'loaves', many: 'loaves', limit: 'loaves' },
  paint: { one: 'jars', many: 'jars', limit: 'jars' },
  garden: { one: 'beds', many: 'beds', limit: 'plants' },
  rope: { one: 'packs', many: 'packs', limit: 'ropes' },
} as const;
type Scene = keyof typeof countedIn;
const scenes = Object.keys(countedIn) as Scene[];

/** One thing comes `p` at a time; an equation with p · n fixes the letter, or nothing does, or `p · n` is the most. */
type Params = {
  scene: Scene;
  letter: string;
  p: number;
  n: number;
  kind: 'one' | 'many' | 'limit';
  samples: readonly number[];
};

/** Level 1 tells one unknown from many values, level 2 names values, level 3 asks for a set that ends. */
export const m6VariableRole = choiceSkill('m6-variable-role', {
  version: 3,
  text: {
    headline: 'What can the letter stand for?',
    'tickets-one':
      '{x} tickets cost {p, number} dollars each. They cost {q, number} dollars in all, so {equation}.',
    'tickets-many': 'Tickets cost {p, number} dollars each. The price for {x} tickets is {term} dollars.',
    'tickets-limit': 'A theater has {q, number} tickets. When {x} are sold, {rest} tickets are left.',
    'seats-one': 'A hall has {x} rows of {p, number} seats. It has {q, number} seats in all, so {equation}.',
    'seats-many': 'Each row has {p, number} seats. A hall with {x} rows has {term} seats.',
    'seats-limit': 'A train car has {q, number} seats. With {x} of them taken, {rest} seats are free.',
    'bread-one':
      'A cook bakes {x} loaves with {p, number} scoops of flour each. That takes {q, number} scoops, so {equation}.',
    'bread-many': 'A loaf needs {p, number} scoops of flour. For {x} loaves, a cook uses {term} scoops.',
    'bread-limit': 'A shop bakes {q, number} loaves. When {x} are sold, {rest} loaves are left.',
    'paint-one':
      '{x} jars hold {p, number} ounces of paint each. They hold {q, number} ounces in all, so {equation}.',
    'paint-many': 'A jar holds {p, number} ounces of paint. There are {term} ounces in {x} jars.',
    'paint-limit': 'A class has {q, number} jars of paint. When {x} are used, {rest} jars are left.',
    'garden-one':
      '{x} garden beds have {p, number} plants each. There are {q, number} plants in all, so {equation}.',
    'garden-many': 'Each garden bed has {p, number} plants. There are {term} plants in {x} beds.',
    'garden-limit': 'A garden has room for {q, number} plants. With {x} plants in it, {rest} more fit.',
    'rope-one': '{x} packs hold {p, number} ropes each. There are {q, number} ropes in all, so {equation}.',
    'rope-many': 'Each pack holds {p, number} ropes. There are {term} ropes in {x} packs.',
    'rope-limit': 'A climbing club has {q, number} ropes. With {x} of them in use, {rest} ropes are free.',
    'ask-role': 'Which sentence about {x} is true?',
    'ask-values': 'Which values can {x} have?',
    unknown: 'It stands for one number that is not known yet.',
    open: 'It can stand for many numbers: none is fixed.',
    object: 'Only {thing}, not a number',
    lone: 'The number one, in all problems',
    'only-role': 'It stands for the number {v} only.',
    'object-role': 'It stands for {thing}, and never for any number.',
    'lone-role': 'It stands for the number one, as in all other problems.',
    only: 'Only the number {v}',
    samples: 'Numbers such as {list}',
    range: 'Whole numbers from {low} to {q, number}',
    whole: 'Any whole number at all',
    'right-one': 'The equation is true for one number only, and {x} stands for that number.',
    'right-many': 'Nothing fixes {x}, so it can be any number that fits the story.',
    'right-limit': 'There can be none, or all of them, or any number in between.',
    'object-why': 'This reads {x} as a thing. A variable stands for a number. What does it count here?',
    'lone-why': 'This gives every letter the value one. Put that value in for {x}. Does the story fit?',
    'only-why': 'This gives {x} one value for good. Try another value. Does the story still make sense?',
    'told-why': 'This takes {p, number}, which is given and stays the same. Which number can change?',
    'many-why': 'Put two numbers in for {x} in {equation}. Are both sides equal each time?',
    'fixed-why': 'This looks for one hidden number. Is there an equation that fixes {x}?',
    'limit-why': 'Try a number that is more than {q, number}. How many would be left?',
    other: 'Ask whether the story fixes the letter. Then think of values that make sense.',
    'count-do': 'Say what {x} tells.',
    'count-why': 'A variable stands for a number, not for a thing.',
    'fix-do': 'Ask whether an equation fixes the value.',
    'fix-one': 'The equation is true for one value only.',
    'fix-many': 'There is no equation, so many values fit.',
    'fix-limit': 'No equation fixes it, but it cannot go beyond {q, number}.',
    'value-do': 'Find the value that makes the equation true.',
    'value-why': 'Dividing undoes the multiplication by {p, number}.',
    'say-do': 'Say what {x} can be.',
    'say-why': 'A value fits when the story makes sense with it.',
  },
  draw({ level, random }): Params {
    const kind = level === 3 ? 'limit' : random.pick<'one' | 'many'>(['one', 'many']);
    const [a, b, c] = [random.int(1, 4), random.int(5, 8), random.int(9, 20)];
    const p = random.int(3, 9);
    return {
      scene: random.pick(scenes),
      letter: drawLetter(random),
      kind,
      samples: [a, b, c],
      p,
      n: random.pick([4, 5, 6, 7, 8, 9, 10, 11, 12].filter((value) => value !== p)),
    };
  },
  build({ scene, letter, p, n, kind, samples }: Params, { level, say, step, distractor }) {
    const q = p * n;
    const equation = `$${p}${letter} = ${q}$`;
    const list = `${samples[0]}, ${samples[1]} and ${samples[2]}`;
    const words = {
      x: `$${letter}$`,
      term: `$${p}${letter}$`,
      rest: `$${q} - ${letter}$`,
      p,
      q,
      low: '0',
      equation,
      list,
      thing: countedIn[scene][kind],
    };
    type Key = Parameters<typeof say>[0];
    const option = (value: Key, reason: Key, v = n) => ({
      value,
      text: say(value, { v }),
      reason: say(reason),
    });
    const named = level === 1;
    const rights = {
      one: named ? 'unknown' : 'only',
      many: named ? 'open' : 'samples',
      limit: 'range',
    } as const;
    const slips = {
      one: option(named ? 'open' : 'samples', 'many-why'),
      many: named ? option('unknown', 'fixed-why') : { ...option('only', 'told-why', p), value: 'told' },
      limit: option('whole', 'limit-why'),
    };
    const first = `$${letter}$`;
    const second = { one: equation, many: words.term, limit: first }[kind];
    const found = named
      ? { one: 'one unknown number', many: 'many numbers', limit: `0 to ${q}` }[kind]
      : { one: `only ${n}`, many: `such as ${list}`, limit: `0 to ${q}` }[kind];
    return {
      words,
      question: [`${scene}-${kind}`, named ? 'ask-role' : 'ask-values'],
      answer: { value: rights[kind], text: say(rights[kind], { v: n }), reason: `right-${kind}` },
      distractors: [
        distractor('thinks-a-letter-stands-for-an-object', 'object', 'object-why', {
          text: named ? 'object-role' : 'object',
          work: [step('count', first, words.thing), step('fix', first, 'no number', { why: `fix-${kind}` })],
        }),
        {
          misconception: 'thinks-a-variable-can-have-only-one-value',
          ...(kind === 'one'
            ? { ...option(named ? 'lone-role' : 'lone', 'lone-why'), value: 'lone' }
            : {
                ...option(named ? 'only-role' : 'only', 'only-why', kind === 'limit' ? q : n),
                value: 'only',
              }),
          work: [
            step('count', first, `a number of ${countedIn[scene][kind]}`),
            step('fix', first, kind === 'one' ? 'always the number 1' : 'one value', { why: `fix-${kind}` }),
          ],
          wrongAt: 1,
        },
        { misconception: 'slip', ...slips[kind] },
      ],
      steps: [
        step('count', first, `a number of ${countedIn[scene][kind]}`),
        step('fix', second, { one: 'one value', many: 'not fixed', limit: `at most ${q}` }[kind], {
          why: `fix-${kind}`,
        }),
        !named && kind === 'one' && step('value', `${q} ÷ ${p}`, n),
        step('say', first, found),
      ],
      claims: [`${p} * ${n} = ${q}`],
    };
  },
});
