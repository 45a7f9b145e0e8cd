import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { drawToldPrices, type ToldPrices, wordsOfPrices } from '../../src/scenes/rates/told-prices.ts';

const shapes = ['ratio', 'gap', 'pair', 'broken'] as const;
type Shape = (typeof shapes)[number];
type Wrong = Exclude<Shape, 'ratio'>;

/** One column of x-values serves four tables; `order` gives each shape its letter. Prices in words have no table. */
type Params = {
  told: ToldPrices | null;
  scene: 'plain' | 'hay' | 'gym' | 'rope';
  xs: readonly number[];
  columns: Readonly<Record<Shape, readonly number[]>>;
  /** The row that breaks the ratio of the broken table. */
  odd: number;
  order: readonly number[];
};

/** Level 1 counts up by ones, level 2 has wider gaps, level 3 tells a story with a table in which the odd row hides, or in words alone. */
export const m7ProportionalTableTest = choiceSkill('m7-proportional-table-test', {
  version: 7,
  text: {
    headline: 'Find the proportional table',
    plain: [
      'Each of the columns A to D gives values of $y$. In which column is $y$ proportional to $x$?',
      'In only one of the columns A to D, $y$ is always the same number times $x$. Which column is it?',
      'For each $x$, the columns A to D give four values of $y$. In which column is $y$ proportional to $x$?',
      'Compare $y$ with $x$ in each of the columns A to D. In which column is $y$ proportional to $x$?',
    ],
    hay: [
      'The first column shows how many bales of hay a farm buys. Columns A to D show the price in dollars at four stores. In which column is the price proportional to the number of bales?',
      'The first column shows bales of hay. Columns A to D show what four stores charge in dollars. In which column is the price proportional to the number of bales?',
    ],
    gym: [
      'The first column shows visits to a gym. Columns A to D show the price in dollars at four gyms. In which column is the price proportional to the number of visits?',
      'Columns A to D show what four gyms charge in dollars for the visits in the first column. In which column is the price proportional to the number of visits?',
    ],
    rope: [
      'The first column shows meters of rope. Columns A to D show the price in dollars at four stores. In which column is the price proportional to the length?',
      'Four stores sell rope. The first column shows the meters, and columns A to D the price in dollars. In which column is the price proportional to the length?',
    ],
    gyms: 'Four gyms tell what they charge. At which one is the price proportional to the number of visits?',
    bikes: 'Four shops rent out bikes. At which one is the price proportional to the number of hours?',
    arcades:
      'Four arcades tell what they charge. At which one is the price proportional to the number of games?',
    studios: 'Four studios teach pottery. At which one is the price proportional to the number of classes?',
    'price-each': '{rate, number} dollars for each {one}, from the first one on',
    'price-fee': '{other, number} dollars for each {one}, and {fee, number} dollars {why}',
    'price-first':
      '{first, number} dollars for the first {one}, and {later, number} dollars for each one after it',
    'price-flat': '{flat, number} dollars for the day, for any number of {many}',
    'final-told': 'It is {rate, number} dollars for each {one}, from the first one on.',
    'right-told': 'Twice as many cost twice as much, and three times as many cost three times as much.',
    'doubt-fee': 'Part of this is paid once only. Does it double when the number doubles?',
    'doubt-first': 'From the second one on, this grows by the same amount. Do two cost twice as much as one?',
    'doubt-flat': 'This price never changes. What should happen to it when the number doubles?',
    'other-told': 'Work out each price for one and for two. Where is the second twice the first?',
    'fee-do': 'Test the price with a fee, for one and for two.',
    'fee-why': 'The fee is paid once, so it does not double.',
    'first-do': 'Test the price with another amount for the first one.',
    'first-why': 'The second one adds less than the first one did.',
    'flat-do': 'Test the price for the whole day.',
    'flat-why': 'It does not change at all.',
    'each-do': 'Test the price that is left.',
    'each-why': 'Each one adds the same amount from zero on, so the ratio stays.',
    column: 'Column {letter}',
    right: 'Divided by the number in the first column, each of its numbers gives the same result.',
    gap: 'Each number of this column is {gap, number} more than the one in the first column. Divide by that one in two rows. Do you get the same?',
    pair: 'The first row has a ratio of {ratio, number}. Does the last row have it too?',
    broken:
      'Most rows of this column share one ratio. Divide in the row that starts with {at, number} as well. What do you get?',
    other: 'In every row, divide the number of a lettered column by the one in the first column.',
    'other-far': 'Divide the second number by the first in every pair. Which pair has another ratio?',
    'not-do': 'Divide in two rows of Column {letter}.',
    'not-why': 'Two rows that do not agree are enough: Column {letter} is not proportional.',
    'every-do': 'Divide in every row of Column {letter}.',
    'every-why': 'All rows agree, so Column {letter} is proportional.',
    final: 'In Column {letter}, each number is {ratio, number} times the one in the first column.',
    'far-beads':
      'A craft shop sells beads at one price for each bag. This list shows bags and dollars: {list}. One of the dollar amounts was copied wrong. Which change makes the list right?',
    'far-recipe':
      'A recipe lists cups of rice and water: {list}. One number for the water is wrong. Which change makes the list fit the recipe?',
    'far-bikes':
      'A bike rental charges one price for each hour. A flyer shows hours and dollars: {list}. One price is a misprint. Which change corrects the flyer?',
    'far-steps':
      'A robot takes the same number of steps for each meter. Its log shows meters and steps: {list}. One number of steps is wrong. Which change corrects the log?',
    change: 'Change ({x}, {from}) to ({x}, {to})',
    'right-far': 'After this change, every pair has the same ratio.',
    'far-gap':
      'This makes the gap between the two numbers the same as in the pair before. Do both pairs have one ratio then?',
    'far-pair': 'This fits the first pair to the one that stands alone. What do the other pairs say then?',
    'far-whole': 'This changes a pair that agrees with two others. Which pair stands alone with its ratio?',
    'one-do': 'Divide in the first pair.',
    'one-why': 'The quotient is the ratio of this pair.',
    'all-do': 'Divide in the other pairs.',
    'all-why': 'The true pairs share one ratio.',
    'odd-do': 'Find the pair that stands alone.',
    'odd-why': 'Its quotient differs from all the others.',
    'mend-do': 'Multiply its first number by the shared ratio.',
    'mend-why': 'Then this pair has the same ratio.',
    'check-do': 'Check the corrected pair.',
    'check-why': 'Its quotient is the shared ratio.',
    'final-far': 'Change ({x}, {from}) to ({x}, {to}). Then all pairs have the ratio {ratio, number}.',
  },
  draw: ({ level, random }): Params => drawTables(level, random),
  build({ told, scene, xs, columns, odd, order }: Params, { say, step, distractor }) {
    if (told) {
      const { rate, other, fee, first, later, flat } = told;
      const words = wordsOfPrices(told);
      const price = (key: 'each' | 'fee' | 'first' | 'flat') => ({ text: say(`price-${key}`, words) });
      return {
        words,
        question: told.story.key,
        answer: { value: 'each', reason: 'right-told', ...price('each') },
        otherWrong: 'other-told',
        finalAnswer: 'final-told',
        distractors: [
          distractor('ignores-the-fixed-amount', 'fee', 'doubt-fee', price('fee')),
          distractor('accepts-a-constant-difference-as-proportional', 'first', 'doubt-first', price('first')),
          distractor('slip', 'flat', 'doubt-flat', price('flat')),
        ],
        steps: [
          step(
            'fee',
            `${other} + ${fee} and ${2 * other} + ${fee}`,
            `${other + fee} and ${2 * other + fee}, not twice as much`,
          ),
          step(
            'first',
            `${first} and ${first} + ${later}`,
            `${first} and ${first + later}, not twice as much`,
          ),
          step('flat', 'one and two', `${flat} and ${flat}, not twice as much`),
          step('each', `${rate} and 2 × ${rate}`, `${rate} and ${2 * rate}, twice as much`),
        ],
        claims: [`${other} + ${fee} > ${other}`, `${first} > ${later}`],
      };
    }
    const params = { scene, xs, columns, odd, order };
    const [x1 = 1] = xs;
    const at = (shape: Shape, row: number): number => columns[shape].at(row) ?? 1;
    const [ratio, letter] = [at('ratio', 0) / x1, letterOf(order, 'ratio')];
    const words = { gap: at('gap', 0) - x1, ratio: at('pair', 0) / x1, at: xs[odd] ?? 1 };
    const quotient = (shape: Shape, row: number): string => `${at(shape, row)} ÷ ${xs.at(row)}`;
    const said = (rule: 'not' | 'every', shape: Shape) => ({
      do: say(`${rule}-do`, { letter: letterOf(order, shape) }),
      why: say(`${rule}-why`, { letter: letterOf(order, shape) }),
    });
    /** The first row and one that does not agree with it. */
    const ruleOut = (shape: Shape) =>
      step(
        'not',
        `${quotient(shape, 0)} and ${quotient(shape, shape === 'broken' ? odd : xs.length - 1)}`,
        `${at(shape, 0) / x1} and another number`,
        said('not', shape),
      );
    const wrong = shapes.filter((shape): shape is Wrong => shape !== 'ratio');
    const inOrder = wrong.toSorted((a, b) => letterOf(order, a).localeCompare(letterOf(order, b)));
    const ways = waysOfWorking(params);
    return {
      words,
      question: scene,
      diagram: tableOf(params),
      answer: { value: letter, text: say('column', { letter }) },
      distractors: wrong.map((shape) =>
        distractor(ways[shape].idea, letterOf(order, shape), shape, {
          text: say('column', { letter: letterOf(order, shape) }),
          work: ways[shape].lines.map(([before, after]) =>
            step('every', before, after, said('every', shape)),
          ),
          wrongAt: ways[shape].wrongAt,
        }),
      ),
      steps: [
        ...inOrder.map(ruleOut),
        step(
          'every',
          xs.map((_, row) => quotient('ratio', row)).join(' and '),
          `all give ${ratio}`,
          said('every', 'ratio'),
        ),
      ],
      finalAnswer: say('final', { letter, ratio }),
      claims: xs.map((x, row) => `${at('ratio', row)}/${x} = ${ratio}`),
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, ratio, xs, odd, off }: Far, { say, step, distractor }) {
      const ys = xs.map((x, row) => ratio * x + (row === odd ? off : 0));
      const at = (list: readonly number[], row: number): number => list[row] ?? 1;
      const [x, from] = [at(xs, odd), at(ys, odd)];
      const to = ratio * x;
      const quotient = (row: number): string => `${at(ys, row)} ÷ ${at(xs, row)}`;
      const rest = xs.map((_, row) => row).filter((row) => row > 0 && row !== odd);
      const last = rest.at(-1) ?? 3;
      const gap = x + at(ys, odd - 1) - at(xs, odd - 1);
      const change = (at: number, a: number, b: number) => say('change', { x: at, from: a, to: b });
      const list = xs.map((one, row) => `(${one}, ${at(ys, row)})`).join(', ');
      const first = at(xs, 0) * (from / x);
      const answer = (a: number, b: number): string => `${a} to ${b}`;
      return {
        words: { list, x, from, to, ratio },
        question: ask,
        answer: { value: answer(from, to), text: change(x, from, to), reason: 'right-far' },
        otherWrong: 'other-far',
        distractors: [
          distractor(
            'accepts-a-constant-difference-as-proportional',
            answer(from, gap),
            'far-gap',
            change(x, from, gap),
          ),
          distractor(
            'checks-only-one-pair',
            answer(at(ys, 0), first),
            'far-pair',
            change(at(xs, 0), at(ys, 0), first),
          ),
          distractor(
            'ignores-a-row-that-breaks-the-ratio',
            answer(at(ys, last), at(ys, last) + off),
            'far-whole',
            change(at(xs, last), at(ys, last), at(ys, last) + off),
          ),
        ],
        steps: [
          step('one', quotient(0), ratio),
          step('all', rest.map(quotient).join(' and '), `both give ${ratio}`),
          step('odd', quotient(odd), `not ${ratio}`),
          step('mend', `${x} × ${ratio}`, to),
          step('check', `${to} ÷ ${x}`, ratio),
        ],
        finalAnswer: 'final-far',
        claims: [`${x} * ${ratio} = ${to}`, `${to} - ${from} = ${-off}`],
      };
    },
  },
});

function letterOf(order: readonly number[], shape: Shape): string {
  return 'ABCD'[order[shapes.indexOf(shape)] ?? 0] ?? 'A';
}

type Tables = Omit<Params, 'told'>;

type WayOfWorking = {
  readonly idea: Distractor['misconception'];
  readonly lines: readonly (readonly [string, string])[];
  /** Which of the lines is the wrong one. */
  readonly wrongAt: number;
};

/** Who finds what they take for the sign of a proportional column, and takes that column. */
function waysOfWorking({ xs, columns, odd, order }: Tables): Readonly<Record<Wrong, WayOfWorking>> {
  const [x1 = 1] = xs;
  const at = (shape: Shape, row: number): number => columns[shape].at(row) ?? 1;
  const [gap, pair, broken] = (['gap', 'pair', 'broken'] as const).map(
    (shape) => `Column ${letterOf(order, shape)}`,
  );
  const ratioOf = (shape: Shape): number => at(shape, 0) / x1;
  const rest = xs.map((_, row) => row).slice(1);
  const gaps = rest.map((row) => `${at('gap', row)} − ${xs[row]}`).join(' and ');
  const agreeing = rest
    .filter((row) => row !== odd)
    .map((row) => `${at('broken', row)} ÷ ${xs[row]}`)
    .join(' and ');
  const same = 'the same number in every row';
  return {
    gap: {
      idea: 'accepts-a-constant-difference-as-proportional',
      lines: [
        [`${gap}, first row`, `${at('gap', 0)} − ${x1} = ${at('gap', 0) - x1}`],
        ['its other rows', `${gaps} give ${at('gap', 0) - x1} too`],
        [same, `${gap}`],
      ],
      wrongAt: 2,
    },
    pair: {
      idea: 'checks-only-one-pair',
      lines: [
        [`${pair}, first row`, `${at('pair', 0)} ÷ ${x1} = ${ratioOf('pair')}`],
        [`the ratio of ${pair}`, `${ratioOf('pair')} in every row`],
        [same, `${pair}`],
      ],
      wrongAt: 1,
    },
    broken: {
      idea: 'ignores-a-row-that-breaks-the-ratio',
      lines: [
        [`${broken}, first row`, `${at('broken', 0)} ÷ ${x1} = ${ratioOf('broken')}`],
        ['more of its rows', `${agreeing} give ${ratioOf('broken')} too`],
        [same, `${broken}`],
      ],
      wrongAt: 2,
    },
  };
}

/** Four pairs with one ratio, and `off` added to the second number of one of them. */
type Far = {
  ask: 'far-beads' | 'far-recipe' | 'far-bikes' | 'far-steps';
  ratio: number;
  xs: readonly number[];
  odd: number;
  off: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-beads', 'far-recipe', 'far-bikes', 'far-steps'] as const);
    const ratio = ask === 'far-recipe' ? 2 : random.int(3, 7);
    const xs = [random.int(2, 3), random.int(4, 5), random.int(6, 8), random.int(9, 12)];
    const odd = random.int(1, 2);
    const x = xs[odd] ?? 4;
    const off = x * random.pick([-1, 1]) * (ask === 'far-recipe' ? 0.5 : 1);
    const before = (xs[odd - 1] ?? 2) * (ratio - 1);
    const ys = xs.map((one, row) => ratio * one + (row === odd ? off : 0));
    const isOpen =
      ![ratio * x, ratio * x + off].includes(x + before) && Number.isInteger(off) && new Set(ys).size === 4;
    return isOpen && (xs[0] ?? 2) % 2 === 0 ? { ask, ratio, xs, odd, off } : null;
  });
}

const stories = ['hay', 'gym', 'rope'] as const;

/** Four tables over the same x-values. Ratios of the three that start like a proportional one all differ. */
function drawTables(level: Level, random: Random): Params {
  const told = level === 3 && random.chance(50) ? drawToldPrices(random) : null;
  return random.until(() => {
    const start = random.int(level === 1 ? 1 : 2, 4);
    const gap = (): number => (level === 1 ? 1 : random.int(1, 3));
    const xs = [start];
    while (xs.length < 4) xs.push((xs.at(-1) ?? 1) + gap());
    const [ratio, pair, broken] = random.shuffle(level === 3 ? [2.5, 3.5, 4, 4.5, 5, 6] : [2, 3, 4, 5, 6, 7]);
    const odd = level === 3 ? random.int(1, 2) : random.int(1, 3);
    const off = random.pick([-1, 1, 2]);
    const more = random.int(1, 3) * start;
    const bend = random.int(1, 3);
    const columns = {
      ratio: xs.map((x) => (ratio ?? 2) * x),
      gap: xs.map((x) => x + more),
      pair: xs.map((x, row) => (pair ?? 3) * x + bend * row),
      broken: xs.map((x, row) => (broken ?? 4) * x + (row === odd ? off : 0)),
    };
    const [x1 = 1, , , x4 = 1] = xs;
    const straight = (columns.pair.at(-1) ?? 0) * x1 === (columns.pair[0] ?? 0) * x4;
    if (
      straight ||
      Object.values(columns)
        .flat()
        .some((y) => y > 99)
    )
      return null;
    const scene = level === 3 ? random.pick(stories) : ('plain' as const);
    return { told, scene, xs, columns, odd, order: random.shuffle([0, 1, 2, 3]) };
  });
}

const heads = { plain: 'x', hay: 'Bales', gym: 'Visits', rope: 'Meters' } as const;

/** The x-values, then the four tables from A to D. */
function tableOf({ scene, xs, columns, order }: Omit<Tables, 'odd'>): DiagramOf<'data-table'> {
  const sorted = shapes.toSorted((a, b) => (order[shapes.indexOf(a)] ?? 0) - (order[shapes.indexOf(b)] ?? 0));
  return {
    kind: 'data-table',
    title: '',
    heads: [heads[scene], 'A', 'B', 'C', 'D'],
    rows: xs.map((x, row) => [String(x), ...sorted.map((shape) => String(columns[shape][row]))]),
  };
}
