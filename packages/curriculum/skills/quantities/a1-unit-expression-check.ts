import { numberSkill } from '../../src/kit/index.ts';

const scenes = {
  1: ['tank', 'pay', 'drive', 'print', 'data', 'snow'],
  2: ['tank', 'pay', 'drive', 'print', 'data', 'snow'],
  3: ['books', 'trays', 'songs', 'seats', 'solar', 'cans'],
} as const;

/** The rate's letter, the letter of the time, and the amount that is there at the start. */
type Params = { scene: (typeof scenes)[1 | 2 | 3][number]; rate: string; time: string; start: number };

const each = 'b';

/** Level 1 has one rate in matching units, level 2 a time in another unit, level 3 two rates in a chain. */
export const a1UnitExpressionCheck = numberSkill('a1-unit-expression-check', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Let the units choose the expression',
    tank: 'There are {c, number} liters of water in a tank. A pump adds {r} liters each minute for {t} {times}.',
    'tank-ask': 'How many liters are in the tank then?',
    pay: 'A rental scooter costs {c, number} cents to unlock. It also costs {r} cents each minute for {t} {times}.',
    'pay-ask': 'How many cents does it cost in all?',
    drive: 'A train has gone {c, number} meters. It goes {r} meters each minute for {t} {times} more.',
    'drive-ask': 'How many meters has it gone then?',
    print: 'A shop has {c, number} posters. It prints {r} posters each minute for {t} {times}.',
    'print-ask': 'How many posters does it have then?',
    data: 'A phone has saved {c, number} photos. It saves {r} photos each minute for {t} {times}.',
    'data-ask': 'How many photos are saved then?',
    snow: 'A plow has cleared {c, number} feet of road. It clears {r} feet each minute for {t} {times} more.',
    'snow-ask': 'How many feet of road are clear then?',
    books:
      'A store has {c, number} books. It opens {r} boxes each hour for {t} hours, with {b} books in each box.',
    'books-ask': 'How many books does it have then?',
    trays:
      'A bakery has {c, number} rolls. It fills {r} trays each hour for {t} hours, with {b} rolls on each tray.',
    'trays-ask': 'How many rolls are there then?',
    songs:
      'A site has {c, number} songs. It adds {r} albums each day for {t} days, with {b} songs on each album.',
    'songs-ask': 'How many songs does it have then?',
    seats:
      'A hall has {c, number} chairs. A crew sets up {r} rows each hour for {t} hours, with {b} chairs in each row.',
    'seats-ask': 'How many chairs are there then?',
    solar:
      'A roof has {c, number} panels. A crew adds {r} rows each day for {t} days, with {b} panels in each row.',
    'solar-ask': 'How many panels are there then?',
    cans: 'A store has {c, number} cans. It gets {r} crates each week for {t} weeks, with {b} cans in each crate.',
    'cans-ask': 'How many cans does it have then?',
    ask: 'Which expression fits?',
    minutes: 'minutes',
    hours: 'hours',
    right: 'Every term has the unit that the question asks for.',
    'adds-one': 'This adds {r} and {t}, but their units differ. What does the rate do for each minute?',
    'adds-two': 'This adds hours to an amount. Can you add things with different units?',
    'adds-three': 'This adds a time to an amount. Can you add things with different units?',
    'rate-one': 'This multiplies {c, number} by the time. Which number is given for each minute?',
    'rate-two': 'The rate is for each minute, but {t} counts hours. Which unit must the time have?',
    'rate-three':
      'This multiplies the rate by {t} only. Then {c, number} is multiplied by {b}. Which units are these?',
    'slip-one': 'This adds first and then multiplies. Is there a rate for {c, number}?',
    'slip-two':
      'Here the hours are divided by {sixty, number}. Is the number of minutes greater or less than the number of hours?',
    'slip-three': 'This adds two amounts that are not of the same kind. What does {b} tell?',
    other: 'Write the unit of each letter. Rates must cancel so that every term has the same unit.',
    'rate-do': 'Write the unit of the rate {r}.',
    'rate-why': 'A rate has two units. Multiplying by the second one cancels it.',
    'same-do': 'Put the time in minutes.',
    'same-why': 'Each hour has {sixty, number} minutes, and the rate is for each minute.',
    'chain-do': 'Multiply the rate by the time and by {b}.',
    'chain-why': 'Each unit in a denominator cancels, and the unit asked for stays.',
    'times-do': 'Multiply the rate by the time.',
    'times-why': 'The time cancels, and the unit asked for stays.',
    'add-do': 'Add the {c, number} from the start.',
    'add-why': 'Both terms now have the same unit, so they can be added.',
    final: 'The expression is {expression}.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick<Params['scene']>(scenes[level]),
    rate: random.pick(['r', 'k', 'v']),
    time: random.pick(level === 2 ? ['t', 'n', 'h'] : ['t', 'n']),
    start: random.int(20, 59),
  }),
  build({ scene, rate: r, time: t, start: c }: Params, { level, step, distractor }) {
    const size = ({ 1: 'one', 2: 'two', 3: 'three' } as const)[level];
    const value = { 1: `${r}${t} + ${c}`, 2: `60${r}${t} + ${c}`, 3: `${r}${t}${each} + ${c}` }[level];
    const adds = { 1: `${r} + ${t} + ${c}`, 2: `60${r} + ${t} + ${c}`, 3: `${r}${each} + ${t} + ${c}` }[
      level
    ];
    const wrongRate = { 1: `${c}${t} + ${r}`, 2: `${r}${t} + ${c}`, 3: `${r}${t} + ${c}${each}` }[level];
    const slip = { 1: `${t}(${r} + ${c})`, 2: `${r}${t}/60 + ${c}`, 3: `${r}${t} + ${each} + ${c}` }[level];
    const words = {
      r: `$${r}$`,
      t: `$${t}$`,
      b: `$${each}$`,
      c,
      sixty: 60,
      expression: `$${value}$`,
      times: level === 2 ? 'hours' : 'minutes',
    };
    const thing = unitsOf[scene];
    const rateUnit = level === 3 ? thing.packs : `${thing.unit} for each minute`;
    const product = value.replace(` + ${c}`, '');
    return {
      words,
      question: [scene, `${scene}-ask`, 'ask'],
      answer: value,
      distractors: [
        distractor('adds-quantities-with-different-units', adds, `adds-${size}`),
        distractor('multiplies-a-rate-by-the-wrong-unit', wrongRate, `rate-${size}`),
        distractor('slip', slip, `slip-${size}`),
      ],
      steps: [
        step('rate', `$${r}$`, rateUnit),
        level === 2 ? step('same', `$${t}$ hours`, `$60${t}$ minutes`) : null,
        level === 3
          ? step('chain', `$${r}$, $${t}$ and $${each}$`, `$${product}$ ${thing.unit}`)
          : step(
              'times',
              level === 2 ? `$${r}$ and $60${t}$` : `$${r}$ and $${t}$`,
              `$${product}$ ${thing.unit}`,
            ),
        step('add', `$${product}$ ${thing.unit} and ${c} ${thing.unit}`, `$${value}$`),
      ],
      claims: [`60 * ${c} = ${60 * c}`],
    };
  },
});

/** What is counted, and at level 3 what the rate counts. */
const unitsOf: Readonly<Record<Params['scene'], { unit: string; packs: string }>> = {
  tank: { unit: 'liters', packs: '' },
  pay: { unit: 'cents', packs: '' },
  drive: { unit: 'meters', packs: '' },
  print: { unit: 'posters', packs: '' },
  data: { unit: 'photos', packs: '' },
  snow: { unit: 'feet', packs: '' },
  books: { unit: 'books', packs: 'boxes for each hour' },
  trays: { unit: 'rolls', packs: 'trays for each hour' },
  songs: { unit: 'songs', packs: 'albums for each day' },
  seats: { unit: 'chairs', packs: 'rows for each hour' },
  solar: { unit: 'panels', packs: 'rows for each day' },
  cans: { unit: 'cans', packs: 'crates for each week' },
};
