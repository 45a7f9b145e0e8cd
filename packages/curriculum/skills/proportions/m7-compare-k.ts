import { choiceSkill, type Level, type Random, type SpecStep } from '../../src/kit/index.ts';

/** Two things of one kind; whole sentences are in the text under the key. */
const scenes = [
  { key: 'charger', unit: 'minute', whole: [2, 3, 4, 5, 6, 7, 8] },
  { key: 'job', unit: 'hour', whole: [12, 13, 14, 15, 16, 17, 18] },
  { key: 'printer', unit: 'minute', whole: [10, 12, 14, 15, 16, 18, 20] },
  { key: 'pump', unit: 'minute', whole: [20, 25, 30, 35, 40, 45] },
  { key: 'drone', unit: 'second', whole: [5, 6, 7, 8, 9, 10, 12] },
] as const;

/** A has a table with x-values `step` apart; B is told in another form at `at`. Letters may be traded. */
type Params = {
  scene: (typeof scenes)[number];
  tableRate: number;
  otherRate: number;
  step: number;
  rows: number;
  at: number;
  table: 'A' | 'B';
};

type Compared = readonly [by: 'A' | 'B', more: number, less: number];

/** Level 1 compares a table with a sentence, level 2 with an equation, level 3 with a point of a graph. */
export const m7CompareK = choiceSkill('m7-compare-k', {
  version: 2,
  text: {
    headline: 'Compare two unit rates',
    'charger-table': 'A table for Charger {t} lists minutes and miles: {pairs}.',
    'charger-told': 'Charger {o} adds {b, number} miles in {a, number} minutes.',
    'charger-equation': 'Charger {o} adds $y$ miles in $x$ minutes, and {equation}.',
    'charger-point':
      'The graph for Charger {o} shows minutes across and miles up. It is a line through the origin and {point}.',
    'charger-ask': 'Which charger adds more miles each minute, and why?',
    'job-table': 'A table for Job {t} lists hours and dollars: {pairs}.',
    'job-told': 'Job {o} pays {b, number} dollars for {a, number} hours.',
    'job-equation': 'Job {o} pays $y$ dollars for $x$ hours, and {equation}.',
    'job-point':
      'The graph for Job {o} shows hours across and dollars up. It is a line through the origin and {point}.',
    'job-ask': 'Which job pays more for each hour, and why?',
    'printer-table': 'A table for Printer {t} lists minutes and pages: {pairs}.',
    'printer-told': 'Printer {o} makes {b, number} pages in {a, number} minutes.',
    'printer-equation': 'Printer {o} makes $y$ pages in $x$ minutes, and {equation}.',
    'printer-point':
      'The graph for Printer {o} shows minutes across and pages up. It is a line through the origin and {point}.',
    'printer-ask': 'Which printer makes more pages each minute, and why?',
    'pump-table': 'A table for Pump {t} lists minutes and liters: {pairs}.',
    'pump-told': 'Pump {o} moves {b, number} liters in {a, number} minutes.',
    'pump-equation': 'Pump {o} moves $y$ liters in $x$ minutes, and {equation}.',
    'pump-point':
      'The graph for Pump {o} shows minutes across and liters up. It is a line through the origin and {point}.',
    'pump-ask': 'Which pump moves more liters each minute, and why?',
    'drone-table': 'A table for Drone {t} lists seconds and meters: {pairs}.',
    'drone-told': 'Drone {o} flies {b, number} meters in {a, number} seconds.',
    'drone-equation': 'Drone {o} flies $y$ meters in $x$ seconds, and {equation}.',
    'drone-point':
      'The graph for Drone {o} shows seconds across and meters up. It is a line through the origin and {point}.',
    'drone-ask': 'Which drone flies more meters each second, and why?',
    because: '{winner}, because {more, number} is more than {less, number}',
    longer: '{winner}, because it has the longer list of values',
    right: 'These are the amounts for one {unit}, so they can be compared.',
    single:
      'This compares {more, number} with {less, number}. They do not belong to the same number of {unit}s. How much is it for one {unit}?',
    rows: 'This compares {more, number}, the rise from row to row, with an amount for one {unit}. How many {unit}s lie between the rows?',
    list: 'A longer list shows more values of the same rate. How much is it for one {unit}?',
    turned: 'This compares the right amounts for one {unit}. Which of them goes with {winner}?',
    other: 'Find the amount for one {unit} in both. Then compare.',
    'table-do': 'Divide in one row of the table for {t}.',
    'table-why': 'This gives its amount for one {unit}.',
    'told-do': 'Divide the amounts for {o}.',
    'told-why': 'This gives its amount for one {unit}.',
    'equation-do': 'Read the number before $x$ in the equation for {o}.',
    'equation-why': 'It is the amount for one {unit}.',
    'point-do': 'Divide the coordinates of the point for {o}.',
    'point-why': 'The second number divided by the first is the amount for one {unit}.',
    'compare-do': 'Compare both unit rates.',
    'compare-why': 'The larger unit rate means more in each {unit}.',
  },
  draw: ({ level, random }): Params => drawRates(level, random),
  build(
    { scene, tableRate, otherRate, step: stride, rows, at, table }: Params,
    { level, say, step, distractor },
  ) {
    const { key, unit } = scene;
    const [t, o] = table === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
    const xs = Array.from({ length: rows }, (_, index) => stride * (index + 1));
    const ys = xs.map((x) => x * tableRate);
    const b = at * otherRate;
    const form = ({ 1: 'told', 2: 'equation', 3: 'point' } as const)[level];
    const tableWins = tableRate > otherRate;
    const winner = tableWins ? t : o;
    const loser = tableWins ? o : t;
    const [most, least] = [Math.max(tableRate, otherRate), Math.min(tableRate, otherRate)];
    const words = {
      t,
      o,
      unit,
      a: at,
      b,
      point: `(${at}, ${b})`,
      equation: `$y = ${otherRate}x$`,
      winner,
      pairs: xs.map((x, index) => `(${x}, ${ys[index]})`).join(', '),
    };
    const shown = level === 2 ? otherRate : b;
    const last = ys.at(-1) ?? 1;
    const rise = stride * tableRate;
    const because = (by: 'A' | 'B', more: number, less: number) => say('because', { winner: by, more, less });
    const single =
      last > shown ? { by: t, more: last, less: shown } : { by: o, more: shown, less: ys[0] ?? 1 };
    const work = { told: `${b} ÷ ${at}`, point: `${b} ÷ ${at}`, equation: words.equation }[form];
    const ofOther = step(form, work, otherRate);
    /** Who compares two numbers that do not belong to the same amount; both are right by themselves. */
    const workWith = (first: SpecStep, second: SpecStep, [by, more, less]: Compared) => ({
      text: because(by, more, less),
      work: [
        first,
        second,
        step('compare', `${more} and ${less}`, `${by}, because ${more} is more than ${less}`),
      ],
      wrongAt: 2,
    });
    const taken = step(
      'table',
      `${single.by === t ? 'last' : 'first'} pair of ${t}`,
      single.by === t ? single.more : single.less,
    );
    return {
      words,
      question: [`${key}-table`, `${key}-${form}`, `${key}-ask`],
      answer: { value: 'rates', text: because(winner, most, least) },
      distractors: [
        distractor(
          'compares-single-y-values',
          'single',
          say('single', { ...single, unit }),
          workWith(taken, level === 2 ? ofOther : step(form, `pair of ${o}`, b), [
            single.by,
            single.more,
            single.less,
          ]),
        ),
        tableWins && level !== 2
          ? distractor(
              'thinks-a-longer-table-means-a-greater-rate',
              'longer',
              'list',
              say('longer', { winner: t }),
            )
          : distractor(
              'compares-differences-between-rows',
              'rows',
              say('rows', { more: rise, unit }),
              workWith(step('table', `each row of ${t}`, `${rise} more`), ofOther, [t, rise, otherRate]),
            ),
        distractor('slip', 'turned', say('turned', { unit, winner: loser }), because(loser, most, least)),
      ],
      steps: [
        step('table', `${ys[0]} ÷ ${xs[0]}`, tableRate),
        ofOther,
        step('compare', `${tableRate} and ${otherRate}`, `${winner} with ${most}`),
      ],
      claims: [`${ys[0]}/${xs[0]} = ${tableRate}`, `${b}/${at} = ${otherRate}`, `${most} > ${least}`],
    };
  },
});

/** The other one is told at a place where single values mislead; every number of a statement is its own. */
function drawRates(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    const [tableRate = 2, otherRate = 3] = random.shuffle(scene.whole);
    const step = random.int(2, 4);
    const rows = random.int(3, 4);
    const at = random.int(2, level === 1 ? 9 : 12);
    const last = step * rows * tableRate;
    const tableWins = tableRate > otherRate;
    const misleads = level === 2 || (tableWins ? at * otherRate > last : at * otherRate < last);
    const shown = level === 2 ? otherRate : at * otherRate;
    const isClear = step * tableRate > otherRate && last !== shown && step * tableRate !== shown;
    if (misleads && isClear && (level !== 2 || !tableWins || last > shown)) {
      const table = random.pick(['A', 'B'] as const);
      return { scene, tableRate, otherRate, step, rows, at, table };
    }

    return null;
  });
}
