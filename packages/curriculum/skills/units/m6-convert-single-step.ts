import type { DiagramOf } from '@playforward/diagram';
import {
  argueFor,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import type { MisconceptionId } from '../../src/misconceptions.ts';
import { type Conversion, conversions } from '../../src/scenes/rates/conversions.ts';

/** `count` of the larger unit and `more` of the smaller one beside it, told so or in one of the two, asked in one. */
type Params = { units: Conversion; way: Way; count: number; more: number };

type Way = 'down' | 'up' | 'both-down' | 'both-up';

/**
 * Every level goes either way, so that multiplying or dividing has to be decided. Level 1 has whole numbers, level 2 parts
 * of a unit and large factors too, level 3 amounts told in both units.
 */
export const m6ConvertSingleStep = numberSkill('m6-convert-single-step', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'hand-why' },
  form: 'integer',
  scenes: [conversions],
  text: {
    headline: 'Convert the unit',
    ask: 'How many {unit} is that?',
    'hand-why': [
      'How do you find the number of {unit}? Choose what you do, what you look at, and why.',
      'Somebody wants the number of {unit}. Choose what to do, what shows it, and why.',
    ],
    'claim-times': 'Multiply {count} by {factor, number}.',
    'claim-divide': 'Divide {count} by {factor, number}.',
    'claim-add': 'Add {factor, number} to {count}.',
    'shows-small': '{small} are smaller units than {large}.',
    'shows-large': '{small} are larger units than {large}.',
    'since-more': 'The same amount takes more of a smaller unit.',
    'since-fewer': 'The same amount takes fewer of a larger unit.',
    'since-turned': 'The same amount takes more of a larger unit.',
    'since-same': 'The same amount takes as many of every unit.',
    'misread-units': 'Picture one of each. Which of the two units is larger?',
    'right-small':
      'Every {largeOne} is {factor, number} {small}, so there are {factor, number} times as many {small}.',
    'right-both': 'Every {largeOne} is {factor, number} {small}, and the other {small} are added.',
    'right-part':
      'Every {factor, number} {small} make one {largeOne}, and what is left over is a part of one more.',
    'right-large': 'Every {factor, number} {small} make one {largeOne}.',
    'wrong-factor':
      'This uses another number in place of {factor, number}. Read the ratio of the units again.',
    adds: 'This adds {factor, number} just once. Are there {factor, number} {small} in every {largeOne}?',
    'too-few': 'This gives fewer {small} than {large}. Which of the two units is smaller?',
    'too-many': 'This gives more {large} than {small}. Which of the two units is larger?',
    'one-more': 'Go back to check: is that the same amount? How many {large} are there?',
    'without-more': 'This leaves out the extra {small}. What has to be added at the end?',
    'more-as-large': 'This counts the extra {small} as {large}. What part of one {largeOne} are they?',
    'after-point':
      'This writes the number of {small} left over after the point. What part of one {largeOne} is that?',
    'whole-only': 'This leaves out what is left over. What part of one {largeOne} is that?',
    'other-small': 'How many {small} are in one {largeOne}? That many belong to each of the {large}.',
    'other-large': 'How many {small} make one {largeOne}? How many times does that fit?',
    'grow-do': 'Decide whether the number grows or shrinks.',
    'grow-why': '{small} are smaller units than {large}, so the same amount takes more of them.',
    'shrink-why': '{large} are larger units than {small}, so the same amount takes fewer of them.',
    'ratio-do': 'Write the ratio of the units.',
    'ratio-why': 'It stays the same for any amount.',
    'times-do': 'Multiply the {large} by {factor, number}.',
    'times-why': 'It takes more of a smaller unit.',
    'divide-do': 'Divide the {small} by {factor, number}.',
    'divide-why': 'A larger unit needs fewer of them.',
    'more-do': 'Add the {small} that are left.',
    'more-why': 'They are in the smaller unit already.',
    'join-large-do': 'Add the {large}.',
    'join-large-why': 'Now both parts are in the larger unit.',
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
  draw: ({ level, random }): Params => (level === 3 ? drawBoth(random) : drawOne(level, random)),
  build({ units, way, count, more }: Params, { level, say, step, distractor }) {
    const { key, large, small, largeOne, smallOne, factor } = units;
    const goesUp = way === 'up' || way === 'both-up';
    const total = count * factor;
    const [told, value] = {
      down: [count, total],
      up: [total, count],
      'both-down': [count, total + more],
      'both-up': [count, count + more / factor],
    }[way] as [number, number];
    const isPart = goesUp && !Number.isInteger(value);
    const unit = goesUp ? large : small;
    const words = { ...units, count: told, more, value: String(value), unit };
    const { inLarge, inSmall, per } = written(units);
    const ratio = (used: number) => step('unit-ratio', '', `1 ${largeOne} → ${inSmall(used)}`, 'ratio');
    const converts = goesUp ? 'divide' : 'times';
    const decide = (shrinks: boolean) =>
      step('decide', goesUp ? `${small} to ${large}` : `${large} to ${small}`, shrinks ? 'fewer' : 'more', {
        do: 'grow-do',
        why: say(goesUp ? 'shrink-why' : 'grow-why', {
          small: goesUp ? small : capital(small),
          large: goesUp ? capital(large) : large,
        }),
      });
    const rest = more / factor;
    return {
      words,
      question: [`${key}-${level === 3 ? 'both' : way === 'up' ? 'small' : 'large'}`, `${key}-rule`, 'ask'],
      diagram: level === 1 ? tableOf({ units, count, up: goesUp }) : null,
      drawn: { make: argued({ units, told, goesUp }, { say, distractor }) },
      answer: {
        value,
        unit,
        unitOne: goesUp ? largeOne : smallOne,
        reason: isPart ? 'right-part' : goesUp ? 'right-large' : more > 0 ? 'right-both' : 'right-small',
        ...(!Number.isInteger(value) && { form: 'decimal' as const }),
      },
      distractors: takeDistractors(
        value,
        wrongAmounts({ units, way, count, more }).map(
          ({ id, value: amount, reason, used = factor, line }) => {
            const isShort = amount === toHundredths(amount);
            const work =
              line && isShort
                ? [decide(goesUp !== (id === turnedWay)), ratio(used), step('convert', ...line, converts)]
                : undefined;
            return distractor(id, toHundredths(amount), reason, work && { work });
          },
        ),
      ),
      steps: [
        level < 3 && decide(goesUp),
        ratio(factor),
        {
          down: step('convert', `${inLarge(count)} × ${per(factor)}`, inSmall(value), 'times'),
          up: step('convert', `${inSmall(told)} ÷ ${per(factor)}`, inLarge(value), 'divide'),
          'both-down': step('convert', `${inLarge(count)} × ${per(factor)}`, inSmall(total), 'times'),
          'both-up': step('convert', `${inSmall(more)} ÷ ${per(factor)}`, inLarge(rest), 'divide'),
        }[way],
        way === 'both-down' &&
          step('add-rest', `${inSmall(total)} + ${inSmall(more)}`, inSmall(value), 'more'),
        way === 'both-up' &&
          step('add-whole', `${inLarge(count)} + ${inLarge(rest)}`, inLarge(value), 'join-large'),
        {
          down: step('check-back', `${inSmall(value)} ÷ ${per(factor)}`, inLarge(count), 'check'),
          up: step('check-back', `${inLarge(value)} × ${per(factor)}`, inSmall(told), 'check'),
          'both-down': step('check-back', `(${value} − ${more}) ÷ ${factor}`, count, 'check'),
          'both-up': step('check-back', `(${value} − ${count}) × ${factor}`, more, 'check'),
        }[way],
      ],
      otherWrong: goesUp ? 'other-large' : 'other-small',
      claims: [`${count} * ${factor} = ${total}`, `${total} + ${more} = ${total + more}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const units = random.pick(conversions.list.filter(fits));
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

/** Whole numbers at level 1; at level 2 half of the amounts have a part of a unit. */
function drawOne(level: Level, random: Random): Params {
  const way = random.pick(['down', 'up'] as const);
  const hasPart = level === 2 && random.chance(60);
  // Going up, a large factor makes other ways of working look impossible.
  const units = random.pick(
    conversions.list.filter(({ factor }) =>
      hasPart ? factor % 4 === 0 && (way === 'down' || factor <= 60) : way === 'down' || factor <= 16,
    ),
  );
  const part = hasPart ? random.int(1, 3) / 4 : 0;
  return { units, way, count: random.int(hasPart ? 2 : 4, hasPart ? 12 : 24) + part, more: 0 };
}

/** Both units are told. In meters and in kilograms what is left over does stand after the point. */
function drawBoth(random: Random): Params {
  const way = random.pick(['both-down', 'both-up'] as const);
  if (way === 'both-down') {
    const units = random.pick(conversions.list.filter(({ key }) => key !== 'meters'));
    const more = random.int(2, Math.min(units.factor - 1, 95));
    return { units, way, count: random.int(3, 35), more };
  }
  const units = random.pick(conversions.list.filter(({ factor }) => factor % 4 === 0 && factor <= 60));
  return { units, way, count: random.int(2, 24), more: (units.factor / 4) * random.int(1, 3) };
}

type Reason =
  | 'too-few'
  | 'too-many'
  | 'wrong-factor'
  | 'adds'
  | 'after-point'
  | 'whole-only'
  | 'more-as-large'
  | 'one-more'
  | 'without-more';

/** What comes out in a wrong way; for an amount in one unit, also the factor that is used and the line that is written. */
type WrongAmount = {
  readonly id: MisconceptionId | 'slip';
  readonly value: number;
  readonly reason: Reason;
  readonly used?: number;
  readonly line?: readonly [string, string];
};

const turnedWay = 'converts-in-the-wrong-direction';

const toHundredths = (value: number): number => Number(value.toFixed(2));

/** Amounts with their unit, as lines of work hold them. */
function written({ large, largeOne, small, smallOne }: Conversion) {
  return {
    inLarge: (amount: number): string => `${amount} ${amount === 1 ? largeOne : large}`,
    inSmall: (amount: number): string => `${amount} ${amount === 1 ? smallOne : small}`,
    per: (factor: number): string => `${factor} ${small} per ${largeOne}`,
  };
}

function wrongAmounts({ units, way, count, more }: Params): readonly WrongAmount[] {
  const { factor, slip } = units;
  const { inLarge, inSmall, per } = written(units);
  const total = count * factor;
  const otherFactor = 'uses-the-wrong-conversion-factor';
  const adds = 'adds-the-conversion-factor';
  const afterPoint = 'writes-the-smaller-unit-after-the-point';
  const toSmall = (before: string, value: number) => ({ value, line: [before, inSmall(value)] as const });
  const toLarge = (before: string, value: number) => ({ value, line: [before, inLarge(value)] as const });
  switch (way) {
    case 'down':
      return [
        {
          id: turnedWay,
          reason: 'too-few',
          ...toSmall(`${inLarge(count)} ÷ ${per(factor)}`, count / factor),
        },
        {
          id: otherFactor,
          reason: 'wrong-factor',
          used: slip,
          ...toSmall(`${inLarge(count)} × ${per(slip)}`, count * slip),
        },
        { id: adds, reason: 'adds', ...toSmall(`${inLarge(count)} + ${inSmall(factor)}`, count + factor) },
        { id: 'slip', value: total + factor, reason: 'one-more' },
        { id: 'slip', value: total - factor, reason: 'one-more' },
      ];
    case 'up':
      return [
        {
          id: turnedWay,
          reason: 'too-many',
          ...toLarge(`${inSmall(total)} × ${per(factor)}`, total * factor),
        },
        {
          id: afterPoint,
          value: Number.isInteger(count) ? 0 : Number(`${Math.floor(count)}.${(count % 1) * factor}`),
          reason: 'after-point',
        },
        {
          id: otherFactor,
          reason: 'wrong-factor',
          used: slip,
          ...toLarge(`${inSmall(total)} ÷ ${per(slip)}`, total / slip),
        },
        { id: adds, reason: 'adds', ...toLarge(`${inSmall(total)} + ${inSmall(factor)}`, total + factor) },
        {
          id: 'slip',
          value: Number.isInteger(count) ? count + 1 : Math.floor(count),
          reason: Number.isInteger(count) ? 'one-more' : 'whole-only',
        },
      ];
    case 'both-down':
      return [
        { id: otherFactor, value: count * slip + more, reason: 'wrong-factor' },
        { id: adds, value: count + factor + more, reason: 'adds' },
        { id: 'slip', value: total, reason: 'without-more' },
      ];
    default:
      return [
        { id: afterPoint, value: Number(`${count}.${more}`), reason: 'after-point' },
        { id: 'ignores-the-unit-change', value: count + more, reason: 'more-as-large' },
        { id: otherFactor, value: count + more / slip, reason: 'wrong-factor' },
        { id: 'slip', value: count, reason: 'whole-only' },
      ];
  }
}

type ArgumentKey =
  | `claim-${'times' | 'divide' | 'add'}`
  | `shows-${'small' | 'large'}`
  | `since-${'more' | 'fewer' | 'turned' | 'same'}`
  | 'too-few'
  | 'too-many'
  | 'adds'
  | 'misread-units';

/** What is done, which unit is larger, and how many that takes. */
function argued(
  { units, told, goesUp }: { units: Conversion; told: number; goesUp: boolean },
  { say, distractor }: Pick<Tools<ArgumentKey>, 'say' | 'distractor'>,
) {
  const named = (key: ArgumentKey) => say(key, { ...units, count: told, small: capital(units.small) });
  const [times, divide] = [named('claim-times'), named('claim-divide')];
  return argueFor({
    claims: goesUp ? [divide, times, named('claim-add')] : [times, divide, named('claim-add')],
    evidence: [named('shows-small'), named('shows-large')],
    reasons: goesUp
      ? [named('since-fewer'), named('since-turned'), named('since-same')]
      : [named('since-more'), named('since-turned'), named('since-same')],
    wrong: [
      {
        by: distractor(
          'converts-in-the-wrong-direction',
          1,
          say(goesUp ? 'too-many' : 'too-few', { ...units }),
        ),
        made: [1, 0, 1],
      },
      { by: distractor('adds-the-conversion-factor', 2, say('adds', { ...units })), made: [2, 0, 2] },
      { by: distractor('slip', 3, say('misread-units')), made: [1, 1, 0] },
    ],
  });
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Centimeters three times are hard to read. */
const fits = ({ key }: Conversion): boolean => key !== 'meters';

function tableOf({
  units,
  count,
  up,
}: {
  units: Conversion;
  count: number;
  up: boolean;
}): DiagramOf<'ratio-table'> {
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
