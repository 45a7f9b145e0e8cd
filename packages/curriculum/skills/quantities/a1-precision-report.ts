import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** All measured numbers are in tenths of a unit; `count` and `more` are counted, so they are exact. */
type Params = { scene: 'race' | 'kart' | 'rope'; tenths: readonly number[]; count: number; more: number };

const tours = ['tram', 'drone', 'car', 'boat'] as const;

/**
 * Level 1 takes the mean of three times, level 2 divides two measures, level 3 divides and then multiplies. The stretch
 * problem asks for one speed of a way in two parts.
 */
export const a1PrecisionReport = numberSkill('a1-precision-report', {
  version: 4,
  form: 'decimal',
  text: {
    headline: 'Report with sensible precision',
    race: 'A clock shows tenths of a second. Three runs took {a}, {b} and {c} seconds.',
    'race-ask': [
      'What mean time should be reported, to the place that the clock shows?',
      'Report the mean time to the same place as the three runs, in seconds.',
      'Which mean time, in seconds, goes to the place that the clock shows?',
      'Report the mean time in seconds, to the place that the clock shows.',
    ],
    kart: 'A go-kart went {a} meters in {b} seconds. Both are measured and reported to the nearest tenth.',
    'kart-ask': [
      'Report the speed in meters per second, to the same place as the measurements.',
      'Find the speed in meters per second. Round it to the place of the measurements.',
      'Report the speed in meters per second, to tenths like the measurements.',
      'Which speed, in meters per second, goes to the place of the measurements?',
    ],
    rope: 'A rope of {a} meters, measured and reported to the nearest tenth, is cut into {count, number} equal parts.',
    'rope-ask': [
      'How long are {more, number} of these parts together, in meters? Report it to the same place as the measurement.',
      'How long are {more, number} of these parts together, in meters? Keep to the place of the measurement.',
      'Report the length of {more, number} of these parts together, in meters. Go to the place of the measurement.',
      'Which length of {more, number} of these parts together, in meters, goes to the place of the measurement?',
    ],
    right: 'It is rounded once, at the end, to the same place as the measurement.',
    digits: 'This keeps all digits of the calculator. How precise was the measurement?',
    early: 'This rounds too early, so the result drifts away. When should you round?',
    fine: 'This claims more precision than the measurement has. Which place did the measurement reach?',
    off: 'Look at the digit after the tenths. Does it round up or down?',
    other: 'Keep all digits while you work. Round once at the end, to the place you measured.',
    'sum-do': 'Add the three times.',
    'sum-why': 'The mean is the sum shared equally.',
    'divide-do': 'Divide and keep the digits.',
    'divide-why': 'Rounding now would change the result.',
    'times-do': 'Multiply the full value by {more, number}.',
    'times-why': 'The calculator still holds every digit.',
    'place-do': 'Look at the measurement.',
    'place-why': 'The report goes to the same place as the measurement.',
    'round-do': 'Round to tenths.',
    'round-why': 'The digit after the tenths decides.',
    final: 'Report {value} {unit}.',
    tram: 'A tram goes {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. Report its average speed over the whole trip, in meters per second and to the same place.',
    drone:
      'A drone flies {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. Report its average speed over the whole flight, in meters per second and to the same place.',
    car: 'A car rolls {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. What average speed over the whole trip should be reported, in meters per second and to the same place?',
    boat: 'A motorboat goes {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. Which average speed over the whole trip, in meters per second, goes to the same place?',
    'right-way': 'The whole distance is divided by the whole time. The result is rounded once, at the end.',
    'mean-of-two': 'This is the mean of the two speeds. Did both parts take the same time?',
    'other-way': 'Divide the whole distance by the whole time. Round once, to the place of the measurements.',
    'way-do': 'Add both distances.',
    'way-why': 'The question asks for the whole trip.',
    'time-do': 'Add both times.',
    'time-why': 'The parts do not take equally long, so the speeds alone are not enough.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawNumbers(level, random);
      return isUseful(drawn) ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { scene, tenths, count, more } = params;
    const [a = '', b = '', c = ''] = tenths.map(inTenths);
    const exact = exactOf(params);
    const value = exact.toFixed(1);
    const words = { a, b, c, count, more, value, unit: unitOf[scene] };
    const full = exact.toFixed(4);
    const wrong: readonly Distractor[] = [
      distractor('keeps-every-calculator-digit', full, 'digits'),
      distractor('rounds-before-the-last-step', earlyOf(params).toFixed(1), 'early'),
      distractor('rounds-to-a-finer-unit-than-the-measurement', exact.toFixed(2), 'fine'),
      distractor('slip', (exact + 0.2).toFixed(1), 'off'),
    ];
    const sum = inTenths(tenths.reduce((all, one) => all + one, 0));
    const work = {
      1: [step('sum', `${a} + ${b} + ${c}`, sum), step('divide', `the sum ${sum} over 3`, `about ${full}`)],
      2: [step('divide', `${a} over ${b}`, `about ${full}`)],
      3: [
        step('divide', `${a} over ${count}`, `about ${(exact / more).toFixed(4)}`),
        step('times', `${more} of these`, `about ${full}`),
      ],
    }[level];
    return {
      words,
      question: [scene, `${scene}-ask`],
      answer: value,
      distractors: wrong,
      steps: [...work, step('place', a, 'tenths'), step('round', `about ${full}`, value)],
      claims: [claimOf(params, value)],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [b, d] = [random.int(42, 98), random.int(121, 239)];
        const [a, c] = [random.int(305, 989), random.int(205, 489)];
        const exact = (a + c) / (b + d);
        const two = (a / b + c / d) / 2;
        const hundredths = exact * 100;
        const isOpen = Math.abs(((exact * 10) % 1) - 0.5) > 0.05 && Math.round(hundredths) % 10 !== 0;
        const isLong = Math.abs(hundredths - Math.round(hundredths)) > 0.02;
        const isFar = Math.abs(two - exact) > 0.3;
        return isOpen && isLong && isEndless(exact) && isFar && [a, b, c, d].every((one) => one % 10 !== 0)
          ? { tour: random.pick(tours), way: [a, c] as const, time: [b, d] as const }
          : null;
      }),
    build({ tour, way, time }, { step, distractor }) {
      const [a, c] = [inTenths(way[0]), inTenths(way[1])];
      const [b, d] = [inTenths(time[0]), inTenths(time[1])];
      const [length, span] = [inTenths(way[0] + way[1]), inTenths(time[0] + time[1])];
      const exact = (way[0] + way[1]) / (time[0] + time[1]);
      const value = exact.toFixed(1);
      const two = (way[0] / time[0] + way[1] / time[1]) / 2;
      return {
        words: { a, b, c, d, value, unit: unitOf.kart },
        question: tour,
        answer: { value, reason: 'right-way' },
        distractors: [
          distractor('keeps-every-calculator-digit', exact.toFixed(4), 'digits'),
          distractor('rounds-to-a-finer-unit-than-the-measurement', exact.toFixed(2), 'fine'),
          distractor('slip', two.toFixed(1), 'mean-of-two'),
        ],
        otherWrong: 'other-way',
        steps: [
          step('way', `${a} + ${c}`, length),
          step('time', `${b} + ${d}`, span),
          step('divide', `${length} over ${span}`, `about ${exact.toFixed(4)}`),
          step('place', a, 'tenths'),
          step('round', `about ${exact.toFixed(4)}`, value),
        ],
        claims: [
          exact > Number(value)
            ? `${length} / ${span} < ${value} + 0.05`
            : `${length} / ${span} > ${value} - 0.05`,
        ],
      };
    },
  },
});

const unitOf = { race: 'seconds', kart: 'meters per second', rope: 'meters' } as const;

function inTenths(tenths: number): string {
  return (tenths / 10).toFixed(1);
}

function drawNumbers(level: Level, random: Random): Params {
  const count = random.int(4, 12);
  const counts = { count, more: random.int(2, count - 1) };
  if (level === 1) {
    const run = (): number => random.int(105, 289);
    return { scene: 'race', tenths: [run(), run(), run()], ...counts };
  }
  if (level === 2) return { scene: 'kart', tenths: [random.int(305, 989), random.int(42, 98)], ...counts };
  return { scene: 'rope', tenths: [random.int(105, 489)], ...counts };
}

function exactOf({ scene, tenths: [a = 0, b = 0, c = 0], count, more }: Params): number {
  if (scene === 'race') return (a + b + c) / 30;
  return scene === 'kart' ? a / b : ((a / count) * more) / 10;
}

/** The result when a number on the way is rounded: the data to ones, or one part to tenths. */
function earlyOf({ scene, tenths: [a = 0, b = 0, c = 0], count, more }: Params): number {
  const ones = (tenths: number): number => Math.round(tenths / 10);
  if (scene === 'race') return (ones(a) + ones(b) + ones(c)) / 3;
  return scene === 'kart' ? ones(a) / ones(b) : (Math.round(a / count) / 10) * more;
}

/** Whether it has more than four decimals, so that what is shown of it is rounded and no fifth decimal is a tie. */
function isEndless(exact: number): boolean {
  const shown = exact * 10 ** 4;
  return Math.abs(shown - Math.round(shown)) > 0.001;
}

/** Rounding is never a close call, no digit ends early, and rounding too soon makes a difference. */
function isUseful(params: Params): boolean {
  const { tenths } = params;
  const exact = exactOf(params);
  const hundredths = exact * 100;
  const rest = Math.abs(hundredths - Math.round(hundredths));
  const half = Math.abs(((exact * 10) % 1) - 0.5);
  const given = tenths.map(inTenths);
  return (
    rest > 0.02 &&
    half > 0.03 &&
    isEndless(exact) &&
    (params.scene !== 'rope' || isEndless(exact / params.more)) &&
    Math.round(hundredths) % 10 !== 0 &&
    exact.toFixed(1) !== earlyOf(params).toFixed(1) &&
    !given.includes(exact.toFixed(1)) &&
    tenths.every((one) => one % 10 !== 5 && one % 10 !== 0)
  );
}

/** The value lies within half a tenth of the exact result. */
function claimOf(params: Params, value: string): string {
  const [a = '', b = '', c = ''] = params.tenths.map(inTenths);
  const work = {
    race: `(${a} + ${b} + ${c}) / 3`,
    kart: `${a} / ${b}`,
    rope: `${a} / ${params.count} * ${params.more}`,
  }[params.scene];
  return exactOf(params) > Number(value) ? `${work} < ${value} + 0.05` : `${work} > ${value} - 0.05`;
}
