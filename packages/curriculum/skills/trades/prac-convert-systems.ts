import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';

const things = [
  'board',
  'bolt',
  'pipe',
  'screw',
  'tile',
  'rod',
  'hinge',
  'bracket',
  'dowel',
  'strip',
] as const;

/** One `one` is `factor` of the other unit; `rough` is the factor as it looks after rounding too early. */
const inch = {
  one: 'inch',
  many: 'inches',
  other: 'centimeters',
  factor: 2.54,
  rough: 2.5,
  key: 'long',
} as const;
const pairs = [
  { one: 'mile', many: 'miles', other: 'kilometers', factor: 1.6, rough: 2, key: 'road' },
  { one: 'kilogram', many: 'kilograms', other: 'pounds', factor: 2.2, rough: 2, key: 'load' },
  { one: 'pound', many: 'pounds', other: 'kilograms', factor: 0.45, rough: 0.5, key: 'load' },
  { one: 'meter', many: 'meters', other: 'feet', factor: 3.3, rough: 3, key: 'road' },
  { one: 'yard', many: 'yards', other: 'meters', factor: 0.91, rough: 1, key: 'road' },
] as const;
const areas = [
  { one: 'yard', many: 'yards', other: 'meters', factor: 0.9, rough: 0.8, key: 'floor' },
  { one: 'foot', many: 'feet', other: 'meters', factor: 0.3, rough: 0.1, key: 'floor' },
  { one: 'meter', many: 'meters', other: 'feet', factor: 3.3, rough: 10, key: 'floor' },
  { one: 'inch', many: 'inches', other: 'centimeters', factor: 2.5, rough: 6, key: 'sheet' },
] as const;

type Pair = typeof inch | (typeof pairs)[number] | (typeof areas)[number];
/** `amount` of the first unit; `back` asks for it. */
type Params = { pair: Pair; thing: (typeof things)[number]; amount: number; back: boolean };

/** Level 1 multiplies by the factor, level 2 goes either way, level 3 converts an area. */
export const pracConvertSystems = numberSkill('prac-convert-systems', {
  version: 1,
  form: 'measure',
  text: {
    headline: 'Convert between systems',
    long: 'A {thing} is {given} {from} long.',
    road: 'A street repair covers {given} {from}.',
    load: 'A box of parts has a mass of {given} {from}.',
    floor: 'A workshop floor has an area of {given} square {from}.',
    sheet: 'A metal sheet has an area of {given} square {from}.',
    factor: 'One {one} is {exact, select, yes {} other {about }}{f} {other}.',
    ask: [
      'How many {to} is that?',
      'Convert it to {to}. How many are there?',
      'How many {to} does that make?',
      'What is that in {to}?',
    ],
    'ask-area': ['How many square {to} is that?', 'Convert it to square {to}. How many are there?'],
    'right-times': 'Each {one} gives {f} {other}, so you multiply.',
    'right-over': 'Each {f} {other} make one {one}, so you divide.',
    'right-area': 'Both dimensions of an area are converted, so the factor counts twice.',
    inverts:
      'This uses the factor the other way around. Is one {one} more or less than one unit of the other kind?',
    rounds: 'This rounds the factor first. What changes when you round at the end?',
    'rounds-area': 'This rounds the squared factor before it is used. When should you round?',
    length: 'This uses the factor for lengths. How many dimensions does an area have?',
    adds: 'This adds the factor. Does each unit bring the same amount?',
    same: 'This keeps the number. Are both units equally large?',
    other: 'Which of the two units is larger? Then more or fewer of the other fit in.',
    'way-do': 'Decide which way the factor works.',
    'way-why': 'It tells how much one {one} is.',
    'times-do': 'Multiply by the factor.',
    'times-why': 'Each unit is worth that much.',
    'over-do': 'Divide by the factor.',
    'over-why': 'This counts how many times the factor fits.',
    'square-do': 'Square the factor.',
    'square-why': 'A square unit has two dimensions.',
    'check-do': 'Compare the sizes.',
    'check-why': 'The smaller unit needs the larger number.',
    final: 'That is {value} {unit}.',
  },
  draw({ level, random }): Params {
    const thing = random.pick(things);
    if (level === 1) return { pair: inch, thing, amount: random.int(6, 48) / 2, back: false };
    if (level === 2)
      return { pair: random.pick(pairs), thing, amount: random.int(3, 60), back: random.chance(50) };
    return { pair: random.pick(areas), thing, amount: 10 * random.int(4, 60), back: false };
  },
  build({ pair, thing, amount, back }: Params, { level, step, distractor }) {
    const { one, many, other, factor, rough, key } = pair;
    const isArea = level === 3;
    const tidy = (number: number): number => Number(number.toFixed(2));
    const squared = tidy(factor * factor);
    const used = isArea ? squared : factor;
    const converted = tidy(amount * used);
    const [given, value] = back ? [converted, amount] : [amount, converted];
    const [from, to] = back ? [other, many] : [many, other];
    const unit = isArea ? `square ${to}` : to;
    const words = {
      thing,
      given: String(given),
      from,
      to,
      one,
      other,
      f: String(factor),
      value: String(value),
      unit,
      exact: one === 'inch' && factor === 2.54 ? 'yes' : 'no',
    };
    const apply = (by: number): number => tidy(back ? given / by : given * by);
    return {
      words,
      question: [key, 'factor', isArea ? 'ask-area' : 'ask'],
      diagram: level === 1 && amount <= 10 ? rulerOf(thing, amount) : null,
      answer: { value, unit, reason: isArea ? 'right-area' : back ? 'right-over' : 'right-times' },
      distractors: takeDistractors(value, [
        ...(isArea ? [distractor('converts-area-with-a-length-factor', apply(factor), 'length')] : []),
        distractor('inverts-the-factor', tidy(back ? given * factor : given / used), 'inverts'),
        distractor('rounds-too-early', apply(rough), isArea ? 'rounds-area' : 'rounds'),
        distractor('slip', tidy(given + factor), 'adds'),
        distractor('slip', given, 'same'),
      ]),
      steps: [
        step('way', `one ${one}`, `${factor} ${other}`),
        isArea ? step('square', `${factor} · ${factor}`, squared) : null,
        back ? step('over', `${given} ÷ ${factor}`, value) : step('times', `${given} · ${used}`, value),
        isArea ? null : step('check', `${given} ${from}`, `${value} ${to}`),
      ],
      claims: isArea
        ? [`${factor} * ${factor} = ${squared}`, `${amount} * ${squared} = ${converted}`]
        : [`${amount} * ${factor} = ${converted}`],
    };
  },
});

function rulerOf(thing: string, amount: number): DiagramOf<'measuring-scale'> {
  const name = thing.charAt(0).toUpperCase() + thing.slice(1);
  return {
    kind: 'measuring-scale',
    min: 0,
    max: 12,
    step: 0.25,
    labelStep: 1,
    unit: 'inches',
    as: 'fraction',
    object: { name, from: 0, to: amount },
  };
}
