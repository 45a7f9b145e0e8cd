import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
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
type Counted = keyof typeof countedIn;
const counted = Object.keys(countedIn) as Counted[];

/** What the letter measures, so that it can be any number up to the most. */
const measuredIn = { tank: 'liters', wire: 'feet', trail: 'miles', movie: 'minutes', bin: 'pounds' } as const;
type Measured = keyof typeof measuredIn;
const measured = Object.keys(measuredIn) as Measured[];

type Params = {
  letter: string;
  p: number;
  n: number;
  samples: readonly number[];
} & ({ scene: Counted; kind: 'one' | 'many' | 'limit' } | { scene: Measured; kind: 'amount' });

/**
 * One thing comes `p` at a time; an equation with p · n fixes the letter, or nothing does, or `p · n` is the most. Level 1
 * tells one unknown from many values, level 2 names values, level 3 asks for a set that ends, of whole numbers or of all.
 */
export const m6VariableRole = choiceSkill('m6-variable-role', {
  version: 4,
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
    'tank-amount': 'A tank holds {q, number} liters. When {x} liters have run out, {rest} liters are left.',
    'wire-amount': 'A wire is {q, number} feet long. When {x} feet are cut off, {rest} feet are left.',
    'trail-amount': 'A trail is {q, number} miles long. After {x} miles, {rest} miles are left.',
    'movie-amount': 'A movie lasts {q, number} minutes. After {x} minutes, {rest} minutes are left.',
    'bin-amount': 'A bin holds {q, number} pounds of rice. When {x} pounds are used, {rest} pounds are left.',
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
    'all-range': 'Any number from {low} to {q, number}',
    endless: 'Any number, without an end',
    'right-one': 'The equation is true for one number only, and {x} stands for that number.',
    'right-many': 'Nothing fixes {x}, so it can be any number that fits the story.',
    'right-limit': 'There can be none, or all of them, or any number in between.',
    'object-why': 'This reads {x} as a thing. A variable stands for a number. What does it count here?',
    'lone-why': 'This gives every letter the value one. Put that value in for {x}. Does the story fit?',
    'only-why': 'This gives {x} one value for good. Try another value. Does the story still make sense?',
    'told-why': 'This takes {p, number}, which is given and stays the same. Which number can change?',
    'many-why': 'Put two numbers in for {x} in {equation}. Are both sides equal each time?',
    'fixed-why': 'This looks for one hidden number. Is there an equation that fixes {x}?',
    'right-amount': 'There can be nothing, or all of it, or any part in between.',
    'limit-why': 'Try a number that is more than {q, number}. How much would be left?',
    'half-why': 'Try two and a half. Can there be that many {thing} in this story?',
    'whole-why': 'Try two and a half. Can there be that many {thing}, too?',
    other: 'Ask whether the story fixes the letter. Then think of values that make sense.',
    'count-do': 'Say what {x} tells.',
    'count-why': 'A variable stands for a number, not for a thing.',
    'fix-do': 'Ask whether an equation fixes the value.',
    'fix-one': 'The equation is true for one value only.',
    'fix-many': 'There is no equation, so many values fit.',
    'fix-limit': 'No equation fixes it, but it cannot go beyond {q, number}.',
    'fix-amount': 'No equation fixes it, but it cannot go beyond {q, number}.',
    'parts-do': 'Ask whether the number has to be whole.',
    'parts-limit': 'These are counted one by one.',
    'parts-amount': 'This is measured, and a measure can end between whole numbers.',
    'value-do': 'Find the value that makes the equation true.',
    'value-why': 'Dividing undoes the multiplication by {p, number}.',
    'say-do': 'Say what {x} can be.',
    'say-why': 'A value fits when the story makes sense with it.',
  },
  draw({ level, random }): Params {
    const [a, b, c] = [random.int(1, 4), random.int(5, 8), random.int(9, 20)];
    const p = random.int(3, 9);
    const numbers = {
      letter: drawLetter(random),
      samples: [a, b, c],
      p,
      n: random.pick([4, 5, 6, 7, 8, 9, 10, 11, 12].filter((value) => value !== p)),
    };
    if (level === 3 && random.chance(50)) return { ...numbers, scene: random.pick(measured), kind: 'amount' };
    const kind = level === 3 ? 'limit' : random.pick<'one' | 'many'>(['one', 'many']);
    return { ...numbers, scene: random.pick(counted), kind };
  },
  build(params: Params, { level, say, step }) {
    const { scene, letter, p, n, kind, samples } = params;
    const q = p * n;
    const thing = params.kind === 'amount' ? measuredIn[params.scene] : countedIn[params.scene][params.kind];
    const equation = `$${p}${letter} = ${q}$`;
    const list = `${samples[0]}, ${samples[1]} and ${samples[2]}`;
    const [x, term, rest] = [`$${letter}$`, `$${p}${letter}$`, `$${q} - ${letter}$`];
    type Key = Parameters<typeof say>[0];
    const option = (value: Key, reason: Key, v = n) => ({
      value,
      text: say(value, { v }),
      reason: say(reason),
    });
    const named = level === 1;
    const ends = level === 3;
    const rights = {
      one: named ? 'unknown' : 'only',
      many: named ? 'open' : 'samples',
      limit: 'range',
      amount: 'all-range',
    } as const;
    const slips = {
      one: option(named ? 'open' : 'samples', 'many-why'),
      many: named ? option('unknown', 'fixed-why') : { ...option('only', 'told-why', p), value: 'told' },
      limit: option('all-range', 'half-why'),
      amount: option('endless', 'limit-why'),
    };
    const second = { one: equation, many: term, limit: x, amount: x }[kind];
    const found = named
      ? { one: 'one unknown number', many: 'many numbers' }[kind as 'one' | 'many']
      : {
          one: `only ${n}`,
          many: `such as ${list}`,
          limit: `whole numbers, 0 to ${q}`,
          amount: `any number, 0 to ${q}`,
        }[kind];
    const count = step('count', x, `a number of ${thing}`);
    const fix = step(
      'fix',
      second,
      { one: 'one value', many: 'not fixed', limit: `at most ${q}`, amount: `at most ${q}` }[kind],
      {
        why: `fix-${kind}`,
      },
    );
    const object: Distractor = {
      misconception: 'thinks-a-letter-stands-for-an-object',
      ...option(named ? 'object-role' : 'object', 'object-why'),
      work: [
        step('count', x, thing),
        ends
          ? step('fix', rest, `${thing} taken from ${q}`, { why: 'fix-limit' })
          : step('fix', term, `${p} ${thing}`, { why: 'fix-many' }),
      ],
    };
    const lone: Distractor = {
      misconception: 'thinks-a-variable-can-have-only-one-value',
      ...(kind === 'one'
        ? {
            ...option(named ? 'lone-role' : 'lone', 'lone-why'),
            work: [count, step('fix', x, 'no number beside it, so one', { why: 'fix-one' })],
          }
        : {
            ...option(named ? 'only-role' : 'only', 'only-why', ends ? q : n),
            work: [
              count,
              step('fix', second, ends ? `${q}, as told` : 'one value', { why: 'fix-one' }),
              step('say', x, `only ${ends ? q : n}`),
            ],
          }),
    };
    const whole: Distractor = {
      misconception: 'marks-only-whole-numbers',
      ...option('range', 'whole-why'),
      work: [count, fix, ends && step('parts', thing, 'whole numbers only', { why: 'parts-limit' })].filter(
        (line) => line !== false,
      ),
    };
    return {
      words: { x, term, rest, p, q, low: '0', equation, list, thing },
      question: [`${scene}-${kind}` as Key, named ? 'ask-role' : 'ask-values'],
      answer: { value: rights[kind], text: say(rights[kind], { v: n }), reason: `right-${kind}` },
      distractors: [kind === 'amount' ? whole : object, lone, { misconception: 'slip', ...slips[kind] }],
      steps: [
        count,
        fix,
        !named && kind === 'one' && step('value', `${q} ÷ ${p}`, n),
        ends &&
          step('parts', thing, kind === 'amount' ? 'parts, too' : 'whole numbers only', {
            why: kind === 'amount' ? 'parts-amount' : 'parts-limit',
          }),
        step('say', x, found),
      ],
      claims: [`${p} * ${n} = ${q}`],
    };
  },
});
