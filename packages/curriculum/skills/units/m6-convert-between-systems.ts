import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type TwoSystems, twoSystems } from '../../src/scenes/rates/two-systems.ts';

/** `groups` times the ratio of the units; at level 3 the second amount is `other` of the second unit. */
type Params = { units: TwoSystems; isForward: boolean; groups: number; other: number };

/** Level 1 has a table, level 2 also half groups, level 3 compares two amounts that are told in two units. */
export const m6ConvertBetweenSystems = numberSkill('m6-convert-between-systems', {
  version: 2,
  form: 'integer',
  scenes: [twoSystems],
  text: {
    headline: 'Units of two systems',
    ask: ['About how many {unit} is that?', 'About how many {unit} are the same amount?'],
    right: 'Both amounts hold the ratio {a, number}:{b, number} the same number of times.',
    'right-gap': 'First both amounts are told in {unit}. Then they can be compared.',
    'one-term':
      'This multiplies by {b, number} right away. How many times does {a, number} fit into {amount, number}?',
    difference:
      'This keeps the difference between {a, number} and {b, number}. Does it stay the same when the amount grows?',
    turned: 'This goes from {unit} to {told}. Which of the two is told?',
    back: 'Go back to check: is that the same amount? How many groups of {a, number} are there?',
    'two-units': 'This compares a number of {told} with a number of {unit}. Can you do that?',
    'not-compared': 'This changes the {told} to {unit}. How far is that from the other amount?',
    'told-already': 'This is the amount given in {unit} already. How far is it from the other one?',
    other: 'How many times does {a, number} fit into {amount, number}? Take that many times {b, number}.',
    'other-gap': 'Change the {told} to {unit} first. Then compare.',
    'groups-do': 'Find how many times {a, number} {told} fit into {amount, number}.',
    'groups-why': 'Each time brings {b, number} {unit}.',
    'scale-do': 'Take {b, number} {unit} that many times.',
    'scale-why': 'Both numbers of a ratio are multiplied alike.',
    'gap-do': 'Subtract the smaller amount from the larger one.',
    'gap-why': 'Now both are in {unit}.',
    'check-do': 'Check by going back.',
    'check-why': 'The same amount must come out again.',
    final: 'About {value, number} {unit}',
  },
  draw: ({ level, random }): Params =>
    level === 3 ? drawTwo(random) : drawOne(random, level === 2 && random.chance(60)),
  build({ units, isForward, groups, other }: Params, { level, step, distractor }) {
    const { key, first, second, firstCount, secondCount } = units;
    const [a, b] = isForward ? [firstCount, secondCount] : [secondCount, firstCount];
    const [told, unit] = isForward ? [first, second] : [second, first];
    const [amount, converted] = [a * groups, b * groups];
    const isGap = level === 3;
    const value = isGap ? Math.abs(converted - other) : converted;
    const turned = (amount * a) / b;
    const steps = [
      step('groups', `${amount} ${told} ÷ ${a} ${told}`, groups),
      step('scale', `${groups} × ${b} ${unit}`, `${converted} ${unit}`),
    ];
    return {
      words: { firstCount, secondCount, a, b, told, unit, amount, one: amount, other, value },
      question: isGap ? [`${key}-two`, `${key}-rule`, `${key}-gap`] : [`${key}-told`, `${key}-rule`, 'ask'],
      diagram: level === 1 ? tableOf({ units, isForward, groups }) : null,
      answer: {
        value,
        unit,
        reason: isGap ? 'right-gap' : 'right',
        ...(!Number.isInteger(value) && { form: 'decimal' as const }),
      },
      distractors: takeDistractors(
        value,
        isGap
          ? [
              distractor('mixes-up-the-units', Math.abs(amount - other), 'two-units'),
              distractor('applies-only-the-first-step', converted, 'not-compared'),
              distractor(
                'compares-differences-instead-of-ratios',
                Math.abs(amount + b - a - other),
                'difference',
              ),
              distractor('slip', other, 'told-already'),
            ]
          : [
              distractor('multiplies-by-the-wrong-quantity', amount * b, 'one-term'),
              distractor('compares-differences-instead-of-ratios', amount + b - a, 'difference'),
              distractor(
                'converts-in-the-wrong-direction',
                turned === Number(turned.toFixed(2)) ? turned : 0,
                'turned',
              ),
              distractor('slip', converted + b, 'back'),
              distractor('slip', converted - b, 'back'),
            ],
      ),
      otherWrong: isGap ? 'other-gap' : 'other',
      steps: [
        ...steps,
        isGap
          ? step(
              'gap',
              `${Math.max(converted, other)} ${unit} − ${Math.min(converted, other)} ${unit}`,
              `${value} ${unit}`,
            )
          : step('check', `${converted} ${unit} ÷ ${b} ${unit} × ${a}`, amount),
      ],
      claims: [`${amount} * ${b} / ${a} = ${converted}`],
    };
  },
});

function drawOne(random: Random, hasHalf: boolean): Params {
  const units = random.pick(twoSystems.list);
  return {
    units,
    isForward: random.chance(50),
    groups: random.int(2, hasHalf ? 12 : 22) + (hasHalf ? 0.5 : 0),
    other: 0,
  };
}

/** The two amounts are not so far apart that nobody would compare them. */
function drawTwo(random: Random): Params {
  return random.until(() => {
    const units = random.pick(twoSystems.list);
    const groups = random.int(3, 12);
    const converted = units.secondCount * groups;
    const other = random.int(Math.ceil(converted * 0.6), Math.floor(converted * 1.6));
    const gap = Math.abs(converted - other);
    const misread = [
      units.firstCount * groups,
      units.firstCount * groups + units.secondCount - units.firstCount,
    ];
    const isPlural = gap > 1 && misread.every((one) => Math.abs(one - other) !== 1);
    return isPlural ? { units, isForward: true, groups, other } : null;
  });
}

type Table = Pick<Params, 'units' | 'isForward' | 'groups'>;

function tableOf({ units, isForward, groups }: Table): DiagramOf<'ratio-table'> {
  const { first, second, firstCount, secondCount } = units;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'ratio-table',
    heads: [capital(first), capital(second)],
    rows: [
      [String(firstCount), isForward ? String(firstCount * groups) : null],
      [String(secondCount), isForward ? null : String(secondCount * groups)],
    ],
    arrows: [],
  };
}
