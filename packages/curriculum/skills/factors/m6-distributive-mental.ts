import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type SpecStep, takeDistractors } from '../../src/kit/index.ts';

const scenes = ['stadium', 'paper', 'drone', 'farm', 'ferry', 'game'] as const;
/** `times` × (`round` − `less`), or plus where the number is `above` the round one. */
type Params = {
  scene: (typeof scenes)[number];
  times: number;
  round: number;
  less: number;
  above: boolean;
};

const boxes = ['bakery', 'pens', 'eggs', 'stamps', 'chairs'] as const;

/**
 * Level 1 stays below a hundred, level 2 tells a story with numbers near a hundred, level 3 goes to hundreds. The
 * stretch problem takes out a common factor so that a round number stands inside.
 */
export const m6DistributiveMental = numberSkill('m6-distributive-mental', {
  version: 3,
  form: 'integer',
  text: {
    headline: 'Multiply in your head',
    plain: [
      'What is {times, number} × {size, number}? Use {round, number} to find it in your head.',
      'Work out {times, number} × {size, number} in your head. Start from {round, number}.',
      'Find {times, number} × {size, number}. Think of {round, number} first.',
      'How much is {times, number} × {size, number}? Begin with {times, number} × {round, number}.',
    ],
    stadium: 'A stadium has {times, number} blocks with {size, number} seats each. How many seats are there?',
    paper: '{times, number} packs hold {size, number} sheets of paper each. How many sheets are there?',
    drone: 'A drone makes {times, number} trips of {size, number} meters each. How many meters is that?',
    farm: 'A farm has {times, number} fields with {size, number} trees each. How many trees are there?',
    ferry: '{times, number} ferries carry {size, number} people each. How many people is that?',
    game: 'A player wins {size, number} points in each of {times, number} rounds. How many points is that?',
    right: '{times, number} × {round, number} is too much by {times, number} × {less, number}.',
    'right-above': '{times, number} × {round, number} leaves out {times, number} × {less, number}.',
    'first-only-above': 'This has the {less, number} only once. How many groups were too small?',
    'one-factor-above': 'This has one more for each group. By how much was each group too small?',
    'none-above': 'This is {times, number} × {round, number}. How much larger is each group?',
    'other-above': 'Start with {times, number} × {round, number}. Then add what was left out in every group.',
    'add-do': 'Add.',
    'add-why': 'Every group was counted {less, number} too small.',
    'first-only': 'This takes away {less, number} only once. How many groups were too large?',
    adds: 'This adds what was too much. Is {size, number} more or less than {round, number}?',
    'one-factor': 'This takes away one for each group. By how much was each group too large?',
    none: 'This is {times, number} × {round, number}. Is each group really that large?',
    close: 'Work out {times, number} × {less, number} once more. How much is it?',
    other: 'Start with {times, number} × {round, number}. Then take away what was too much in every group.',
    'write-do': 'Write {size, number} with the round number {round, number}.',
    'write-why': 'A round number is easy to multiply.',
    'spread-do': 'Multiply both parts by {times, number}.',
    'spread-why': 'Each of the {times, number} groups has both parts.',
    'first-do': 'Work out both products.',
    'first-why': 'Both are easy to do in your head.',
    'take-do': 'Subtract.',
    'take-why': 'Every group was counted {less, number} too large.',
    final: '{value}',
    bakery:
      'A bakery fills {a, number} bags in the morning and {b, number} later. Then {c, number} full bags go to a shelter. Each bag holds {times, number} rolls. How many rolls are in the bags that stay?',
    pens: 'A store has {a, number} boxes of pens and gets {b, number} more. It sells {c, number} boxes. Each box holds {times, number} pens. How many pens are left?',
    eggs: 'A farm packs {a, number} boxes of eggs on Monday and {b, number} on Tuesday. It sells {c, number} boxes. Each box holds {times, number} eggs. How many eggs are left?',
    stamps:
      'Ola fills {a, number} pages with stamps, and then {b, number} more. She gives {c, number} full pages away. Each page holds {times, number} stamps. How many stamps does she keep?',
    chairs:
      'A hall has {a, number} rows of chairs and gets {b, number} more. Then {c, number} rows are taken out. Each row has {times, number} chairs. How many chairs are there now?',
    'right-inside': 'All the groups have {times, number}, so {round, number} × {times, number} is enough.',
    'first-term':
      'Only the first number is multiplied here. Does each of the other groups hold {times, number}, too?',
    'adds-all': 'This adds all the groups. What happens with the {c, number} groups that go?',
    'not-taken': 'This leaves out that {c, number} groups go. What has to be subtracted?',
    'groups-only': 'This is the number of groups. How much is in all of them?',
    'other-inside': 'Find how many groups there are in the end. Then multiply by {times, number}.',
    'sum-do': 'Write what happens as products with {times, number}.',
    'sum-why': 'Every group holds {times, number}.',
    'outside-do': 'Take the common factor {times, number} out.',
    'outside-why': 'This is the distributive property, read backward.',
    'inside-do': 'Add inside the parentheses.',
    'inside-why': 'What stands inside comes first.',
    'less-do': 'Subtract inside the parentheses.',
    'less-why': 'A round number is left, and it is easy to multiply.',
    'times-do': 'Multiply.',
    'times-why': 'This is one easy product and not three hard ones.',
  },
  draw: ({ level, random }): Params => ({ scene: random.pick(scenes), ...drawNumbers(level, random) }),
  build({ scene, times, round, less, above }: Params, { level, step, distractor }) {
    const [size, sign] = above ? [round + less, '+'] : [round - less, '−'];
    const joined = (part: number): number => (above ? part : -part);
    const product = times * size;
    const words = { times, size, round, less, value: String(product) };
    const [big, off] = [times * round, times * less];
    const split = `${times} × (${round} ${sign} ${less})`;
    const spread = `${times} × ${round} ${sign} ${times} × ${less}`;
    const last = above ? 'add' : 'take';
    const writeRound = step('use-round-number', `${times} × ${size}`, split, 'write');
    /** The lines of who spreads the factor in another way. */
    const workWith = (wrong: string, products: string, result: number): readonly SpecStep[] => [
      writeRound,
      step('distribute', split, wrong, 'spread'),
      step('multiply-parts', wrong, products, 'first'),
      step('join', products, result, last),
    ];
    return {
      words,
      question: level === 1 ? 'plain' : scene,
      diagram: level === 1 ? stripOf({ times, round, less, above }) : null,
      answer: { value: product, reason: above ? 'right-above' : 'right' },
      otherWrong: above ? 'other-above' : 'other',
      distractors: takeDistractors(product, [
        distractor(
          'multiplies-only-the-first-part',
          big + joined(less),
          above ? 'first-only-above' : 'first-only',
          {
            work: workWith(
              `${times} × ${round} ${sign} ${less}`,
              `${big} ${sign} ${less}`,
              big + joined(less),
            ),
          },
        ),
        ...(above
          ? []
          : [
              distractor('adds-instead-of-subtracting-the-adjustment', big + off, 'adds', {
                work: workWith(`${times} × ${round} + ${times} × ${less}`, `${big} + ${off}`, big + off),
              }),
            ]),
        distractor(
          'adjusts-by-one-factor-only',
          big + joined(times),
          above ? 'one-factor-above' : 'one-factor',
          {
            work: workWith(
              `${times} × ${round} ${sign} ${times}`,
              `${big} ${sign} ${times}`,
              big + joined(times),
            ),
          },
        ),
        distractor('slip', big, above ? 'none-above' : 'none'),
        distractor('slip', product - 10, 'close'),
      ]),
      steps: [
        writeRound,
        step('distribute', split, spread, 'spread'),
        step('multiply-parts', spread, `${big} ${sign} ${off}`, 'first'),
        step('join', `${big} ${sign} ${off}`, product, last),
      ],
      claims: [`${times} * (${round} ${above ? '+' : '-'} ${less}) = ${product}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [times, a, b] = [random.pick([6, 8, 12, 15, 18]), random.int(17, 68), random.int(17, 68)];
        const round = random.pick([40, 50, 60, 80, 100]);
        const c = a + b - round;
        const isFair = c > 2 && c < 20 && a % 10 !== 0 && b % 10 !== 0 && c % 10 !== 0;
        return isFair ? { box: random.pick(boxes), times, a, b, c } : null;
      }),
    build({ box, times, a, b, c }, { step, distractor }) {
      const round = a + b - c;
      const product = times * round;
      const spread = `${times} × ${a} + ${times} × ${b} − ${times} × ${c}`;
      const inside = `${times} × (${a} + ${b} − ${c})`;
      const added = `${times} × (${a + b} − ${c})`;
      return {
        words: { times, a, b, c, round, value: String(product) },
        question: box,
        answer: { value: product, reason: 'right-inside' },
        distractors: takeDistractors(product, [
          distractor('multiplies-only-the-first-part', times * a + b - c, 'first-term'),
          distractor('adds-instead-of-subtracting-the-adjustment', times * (a + b + c), 'adds-all'),
          distractor('slip', times * (a + b), 'not-taken'),
          distractor('slip', round, 'groups-only'),
        ]),
        otherWrong: 'other-inside',
        steps: [
          step('write-products', '', spread, 'sum'),
          step('take-out', spread, inside, 'outside'),
          step('add-inside', inside, added, 'inside'),
          step('subtract-inside', added, `${times} × ${round}`, 'less'),
          step('times', `${times} × ${round}`, product),
        ],
        claims: [`${times} * (${a} + ${b} - ${c}) = ${product}`],
      };
    },
  },
});

/** The round rectangle with the strip that is too much shaded, or with a strip beside it. */
function stripOf({ times, round, less, above }: Omit<Params, 'scene'>): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 9, label: String(above ? round : round - less) },
      { size: 2, label: String(less) },
    ],
    rows: [{ size: 4, label: String(times) }],
    cells: [[above ? '' : null, '']],
    shaded: above ? [] : [[0, 1]],
  };
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'scene'> {
  const less = random.int(2, level === 1 ? 4 : 6);
  const times = random.int(3, 9);
  const above = random.chance(40);
  if (level === 1) return { times, round: random.int(2, 9) * 10, less, above };
  return { times, round: level === 2 ? 100 : random.int(2, 9) * 100, less, above };
}
