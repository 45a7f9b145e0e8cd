import type { DiagramOf } from '@playforward/diagram';
import { fillTheTable, type Level, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { type Conversion, conversions } from '../../src/scenes/rates/conversions.ts';

/** `count` of the larger unit, and at level 3 `more` of the smaller one beside it; `up` goes to the larger unit. */
type Params = { units: Conversion; count: number; more: number; up: boolean };

/**
 * Level 1 goes to the smaller unit and level 2 to the larger one. Level 3 goes either way: from both units to the smaller
 * one, or from the smaller one to a part of the larger one.
 */
export const m6ConvertSingleStep = numberSkill('m6-convert-single-step', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-fill', make: fillTheTable, without: 'picture' },
  form: 'integer',
  scenes: [conversions],
  text: {
    headline: 'Convert the unit',
    ask: 'How many {unit} is that?',
    'right-small':
      'Every {largeOne} is {factor, number} {small}, so there are {factor, number} times as many {small}.',
    'right-both': 'Every {largeOne} is {factor, number} {small}, and the other {small} are added.',
    'right-part':
      'Every {factor, number} {small} make one {largeOne}, and what is left over is a part of one more.',
    'right-large': 'Every {factor, number} {small} make one {largeOne}.',
    'wrong-factor':
      'This uses another number in place of {factor, number}. Read the ratio of the units again.',
    adds: 'This adds {factor, number} just once. Are there {factor, number} {small} in every {largeOne}?',
    divides: 'This makes the number smaller. Are {small} smaller or larger than {large}?',
    'one-more': 'Go back to check: is that the same amount? How many {large} are there?',
    'one-less': 'Go back to check: does that make the whole amount? Count the {large} again.',
    'without-more': 'This leaves out the extra {small}. What has to be added at the end?',
    multiplies: 'This keeps the number of {small}. Does it take more or fewer {large} for the same amount?',
    'after-point':
      'This writes the number of {small} left over after the point. What part of one {largeOne} is that?',
    'whole-only': 'This leaves out what is left over. What part of one {largeOne} is that?',
    'other-small': 'How many {small} are in one {largeOne}? That many belong to each of the {large}.',
    'other-large': 'How many {small} make one {largeOne}? How many times does that fit?',
    'ratio-do': 'Write the ratio of the units.',
    'ratio-why': 'It stays the same for any amount.',
    'times-do': 'Multiply the {large} by {factor, number}.',
    'times-why': 'It takes more of a smaller unit.',
    'divide-do': 'Divide the {small} by {factor, number}.',
    'divide-why': 'A larger unit needs fewer of them.',
    'more-do': 'Add the {small} that are left.',
    'more-why': 'They are in the smaller unit already.',
    'check-do': 'Check by going back.',
    'check-why': 'The same amount must come out again.',
    final: '{value} {unit}',
    'right-split':
      'Every {largeOne} is {factor, number} {small}. All {small} are shared over {parts, number} parts.',
    'not-split': 'This is the whole in {small}. How much is one of the {parts, number} parts?',
    'other-split': 'Change everything to {small} first. Then share it evenly.',
    'adds-split':
      'Before the split, {factor, number} was added just once. Are there {factor, number} {small} in every {largeOne}?',
    'split-do': 'Share evenly over the {parts, number} parts.',
    'split-why': 'All parts are equally large.',
    'join-do': 'Check: all parts together must make the whole again.',
    'join-why': 'Nothing is lost when something is split.',
    'final-split': '{value} {unit}',
  },
  draw({ level, random }): Params {
    if (level === 3 && random.chance(50)) {
      const units = random.pick(conversions.list.filter(({ factor }) => factor % 4 === 0));
      const more = (units.factor / 4) * random.int(1, 3);
      return { units, count: random.int(2, 12), more, up: true };
    }
    const units = random.pick(conversions.list.filter(fits(level)));
    const count = random.int(level === 2 ? 6 : 3, level === 1 ? 24 : 35);
    const more = level === 3 ? random.int(2, Math.min(units.factor - 1, 95)) : 0;
    return { units, count, more, up: level === 2 };
  },
  build({ units, count, more, up }: Params, { level, say, step, distractor }) {
    const { key, large, small, factor, slip } = units;
    const total = count * factor;
    const told = total + more;
    const value = up ? told / factor : told;
    const isPart = up && more > 0;
    const words = {
      ...units,
      count: up ? told : count,
      more,
      value: String(value),
      unit: up ? large : small,
    };
    const back = up
      ? { before: `${value} × ${factor}`, after: String(told) }
      : more > 0
        ? { before: `(${value} − ${more}) ÷ ${factor}`, after: String(count) }
        : { before: `${total} ÷ ${factor}`, after: String(count) };
    return {
      words,
      question: [`${key}-${level === 1 ? 'large' : up ? 'small' : 'both'}`, `${key}-rule`, 'ask'],
      diagram: level === 3 ? null : tableOf({ units, count, up }),
      answer: {
        value,
        unit: up ? large : small,
        reason: isPart ? 'right-part' : up ? 'right-large' : more > 0 ? 'right-both' : 'right-small',
        ...(isPart && { form: 'decimal' as const }),
      },
      distractors: takeDistractors(value, [
        ...(isPart
          ? ([
              distractor(
                'writes-the-smaller-unit-after-the-point',
                Number(`${count}.${more}`),
                'after-point',
              ),
            ] as const)
          : []),
        distractor(
          'uses-the-wrong-conversion-factor',
          up ? Number((told / slip).toFixed(2)) : count * slip + more,
          'wrong-factor',
        ),
        ...(isPart ? [distractor('slip', count, 'whole-only')] : []),
        distractor('adds-the-conversion-factor', (up ? total : count) + factor + more, 'adds'),
        up
          ? distractor('slip', told, 'multiplies')
          : distractor(
              'divides-instead-of-multiplying',
              count % factor === 0 && count > factor ? count / factor + more : 0,
              'divides',
            ),
        distractor(
          'slip',
          level === 3 && !up ? total : value + (up ? 1 : factor),
          level === 3 && !up ? 'without-more' : 'one-more',
        ),
        distractor('slip', value - (up ? 1 : factor), 'one-less'),
      ]),
      steps: [
        step('unit-ratio', '', `1 ${units.largeOne} → ${factor} ${small}`, 'ratio'),
        step('convert', up ? `${told} ÷ ${factor}` : `${count} × ${factor}`, up ? value : total, {
          do: up ? 'divide-do' : 'times-do',
          why: up ? 'divide-why' : 'times-why',
        }),
        more === 0 || up ? null : step('add-rest', `${total} + ${more}`, value, 'more'),
        { rule: 'check-back', ...back, instruction: say('check-do'), explanation: say('check-why') },
      ],
      otherWrong: up ? 'other-large' : 'other-small',
      claims: [`${count} * ${factor} = ${total}`, `${total} + ${more} = ${told}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const units = random.pick(conversions.list.filter(fits(3)));
        const [count, parts] = [random.int(3, 12), random.int(3, 9)];
        const more = random.int(2, Math.min(units.factor - 1, 95));
        const total = count * units.factor + more;
        const wrong = [count * units.slip + more, count + units.factor + more];
        const values = [total, ...wrong].map((one) => one / parts);
        const fair =
          values.every(Number.isInteger) && new Set([...values, total]).size === 4 && Math.min(...values) > 1;
        const near =
          Math.max(...values) <= 12 * (values[0] ?? 0) && Math.min(...values) * 12 >= (values[0] ?? 0);
        return fair && near && units.factor > 3 ? { units, count, more, parts } : null;
      });
    },
    build({ units, count, more, parts }, { step, distractor }) {
      const { key, small, large, factor, slip, largeOne } = units;
      const whole = count * factor;
      const total = whole + more;
      const value = total / parts;
      return {
        words: { ...units, count, more, parts, value: String(value), unit: small, large },
        question: [`${key}-both`, `${key}-rule`, `${key}-split`],
        answer: { value, unit: small, reason: 'right-split' },
        distractors: [
          distractor('uses-the-wrong-conversion-factor', (count * slip + more) / parts, 'wrong-factor'),
          distractor('adds-the-conversion-factor', (count + factor + more) / parts, 'adds-split'),
          distractor('slip', total, 'not-split'),
        ],
        otherWrong: 'other-split',
        steps: [
          step('unit-ratio', '', `1 ${largeOne} → ${factor} ${small}`, 'ratio'),
          step('convert', `${count} × ${factor}`, whole, 'times'),
          step('add-rest', `${whole} + ${more}`, total, 'more'),
          step('split', `${total} ÷ ${parts}`, value),
          step('join', `${value} × ${parts}`, total),
        ],
        finalAnswer: 'final-split',
        claims: [`${count} * ${factor} + ${more} = ${total}`, `${total} / ${parts} = ${value}`],
      };
    },
  },
});

/** Going up, a large factor makes other ways of working look impossible; centimeters three times are hard to read. */
function fits(level: Level): (units: Conversion) => boolean {
  return ({ key, factor }) => (level !== 2 || factor <= 16) && (level !== 3 || key !== 'meters');
}

function tableOf({ units, count, up }: Omit<Params, 'more'>): DiagramOf<'ratio-table'> {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'ratio-table',
    heads: [capital(units.large), capital(units.small)],
    rows: [
      ['1', up ? null : String(count)],
      [String(units.factor), up ? String(count * units.factor) : null],
    ],
    arrows: [],
  };
}
