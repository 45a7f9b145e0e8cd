import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/**
 * All measured numbers have so many `places`, in which they are told whole, but for the second one of `mixed`, which has one more; `count`
 * and `more` are counted, so they are exact.
 */
type Params = {
  scene: 'race' | 'wire' | 'mixed' | 'rope';
  places: 1 | 2;
  measured: readonly number[];
  count: number;
  more: number;
};

/** One part and several parts of the place, and several parts and one of the next finer one. */
const named = {
  1: ['tenth', 'tenths', 'hundredths', 'hundredth'],
  2: ['hundredth', 'hundredths', 'thousandths', 'thousandth'],
} as const;

const tours = ['tram', 'drone', 'car', 'boat'] as const;

/**
 * Level 1 takes the mean of three times, level 2 subtracts measurements of one precision or of two and then divides, level 3 divides and then multiplies. The stretch
 * problem asks for one speed of a way in two parts.
 */
export const a1PrecisionReport = numberSkill('a1-precision-report', {
  version: 7,
  form: 'decimal',
  text: {
    headline: 'Report with sensible precision',
    race: 'A clock shows {nths} of a second. Three runs took {a}, {b} and {c} seconds.',
    'race-ask': [
      'What mean time should be reported, to the place that the clock shows?',
      'Report the mean time to the same place as the three runs, in seconds.',
      'Which mean time, in seconds, is rounded to the place that the clock shows?',
      'Report the mean time in seconds, to the place that the clock shows.',
    ],
    wire: 'From {a} meters of wire, {b} meters are cut off. The rest is cut into {count, number} equal pieces. Both lengths are measured and reported to the nearest {nth}.',
    'wire-ask': [
      'Report the length of one piece in meters, to the same place as the measurements.',
      'How long is one piece, in meters? Round to the place of the measurements.',
      'Report the length of one piece in meters, to {nths} like the measurements.',
      'Which length of one piece, in meters, is rounded to the place of the measurements?',
    ],
    rope: 'A rope of {a} meters, measured and reported to the nearest {nth}, is cut into {count, number} equal parts.',
    'rope-ask': [
      'How long are {more, number} of these parts together, in meters? Report it to the same place as the measurement.',
      'How long are {more, number} of these parts together, in meters? Round to {nths}, like the measurement.',
      'Report the length of {more, number} of these parts together, in meters. Round to the place of the measurement.',
      'How long are {more, number} of these parts together, in meters? Round the length to the place of the measurement.',
    ],
    mixed:
      'A wire is {a} meters long, measured to the nearest {nth}. A piece of {b} meters, measured to the nearest {finerOne}, is cut off. The rest is cut into {count, number} equal pieces.',
    'mixed-ask': [
      'Report the length of one piece in meters, as precisely as both measurements allow.',
      'How long is one piece, in meters? Choose the place that both measurements allow.',
      'How long is one piece, in meters? Round to the finest place that both measurements have.',
      'Which length of one piece, in meters, is as precise as the measurements allow?',
    ],
    'right-mixed': 'It is rounded once, at the end, to the place of the coarser measurement.',
    'fine-mixed': 'This goes to {finer}. Do both measurements tell them?',
    'coarse-do': 'Look at both measurements.',
    'coarse-why': 'The coarser one decides, since nobody knows its {finer}.',
    right: 'It is rounded once, at the end, to the same place as the measurement.',
    digits: 'This keeps all digits of the calculator. How precise was the measurement?',
    early: 'This rounds too early, so the result drifts away. When should you round?',
    fine: 'This goes to {finer}. To which place do the measured numbers go?',
    off: 'Look at the digit after the {nths}. Does it round up or down?',
    other: 'Keep all digits while you work. Round once at the end, to the place you measured.',
    'less-do': 'Subtract what is cut off.',
    'less-why': 'The rest is cut into pieces.',
    'sum-do': 'Add the three times.',
    'sum-why': 'The mean is the sum shared equally.',
    'divide-do': 'Divide and keep the digits.',
    'divide-why': 'Rounding now would change the result.',
    'times-do': 'Multiply the full value by {more, number}.',
    'times-why': 'The calculator still holds every digit.',
    'place-do': 'Look at the measurement.',
    'place-why': 'The report is in the same unit, so it is rounded to the same place as the measurement.',
    'asked-do': 'Look at the place in the question.',
    'asked-why': 'The speed is reported to {nths}, like the measurements.',
    'round-do': 'Round to {nths}.',
    'round-why': 'The digit after the {nths} decides.',
    final: 'Report {value} {unit}.',
    tram: 'A tram goes {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. Report its average speed over the whole trip to tenths as well, in meters per second.',
    drone:
      'A drone flies {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. Its average speed over the whole flight is reported to tenths as well. What is it, in meters per second?',
    car: 'A car rolls {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. What average speed over the whole trip should be reported to tenths as well, in meters per second?',
    boat: 'A motorboat goes {a} meters in {b} seconds, and then {c} meters in {d} seconds. Everything is measured and reported to tenths. The average speed over the whole trip is reported to tenths, too. What is it, in meters per second?',
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
    const { scene, places, measured, count, more } = params;
    const [a = '', b = '', c = ''] = writtenOf(params);
    const isMixed = scene === 'mixed';
    const exact = exactOf(params);
    const value = exact.toFixed(places);
    const [nth, nths, finer, finerOne] = named[places];
    const words = { a, b, c, count, more, nth, nths, finer, finerOne, value, unit: unitOf[scene] };
    const full = exact.toFixed(places + 3);
    const wrong: readonly Distractor[] = [
      distractor('keeps-every-calculator-digit', full, 'digits'),
      distractor('rounds-before-the-last-step', earlyOf(params).toFixed(places), 'early'),
      distractor(
        'rounds-to-a-finer-unit-than-the-measurement',
        exact.toFixed(places + 1),
        isMixed ? 'fine-mixed' : 'fine',
      ),
      distractor('slip', (exact + 2 / 10 ** places).toFixed(places), 'off'),
    ];
    const sum = inPlaces(
      measured.reduce((all, one) => all + one, 0),
      places,
    );
    const rest = restOf(params);
    const work = {
      1: [step('sum', `${a} + ${b} + ${c}`, sum), step('divide', `the sum ${sum} over 3`, `about ${full}`)],
      2: [step('less', `${a} − ${b}`, rest), step('divide', `${rest} over ${count}`, `about ${full}`)],
      3: [
        step('divide', `${a} over ${count}`, `about ${(exact / more).toFixed(places + 3)}`),
        step('times', `${more} of these`, `about ${full}`),
      ],
    }[level];
    return {
      words,
      question: [scene, `${scene}-ask`],
      answer: isMixed ? { value, reason: 'right-mixed' } : value,
      distractors: wrong,
      steps: [
        ...work,
        isMixed ? step('place', `${a} and ${b}`, nths, 'coarse') : step('place', a, nths),
        step('round', `about ${full}`, value),
      ],
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
        return isOpen && isLong && isEndless(exact, 1) && isFar && [a, b, c, d].every((one) => one % 10 !== 0)
          ? { tour: random.pick(tours), way: [a, c] as const, time: [b, d] as const }
          : null;
      }),
    build({ tour, way, time }, { step, distractor }) {
      const [a, c] = [inPlaces(way[0], 1), inPlaces(way[1], 1)];
      const [b, d] = [inPlaces(time[0], 1), inPlaces(time[1], 1)];
      const [length, span] = [inPlaces(way[0] + way[1], 1), inPlaces(time[0] + time[1], 1)];
      const exact = (way[0] + way[1]) / (time[0] + time[1]);
      const value = exact.toFixed(1);
      const two = (way[0] / time[0] + way[1] / time[1]) / 2;
      return {
        words: { a, b, c, d, nths: 'tenths', finer: 'hundredths', value, unit: 'meters per second' },
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
          step('place', a, 'tenths', 'asked'),
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

const unitOf = { race: 'seconds', wire: 'meters', mixed: 'meters', rope: 'meters' } as const;

function inPlaces(whole: number, places: number): string {
  return (whole / 10 ** places).toFixed(places);
}

/** The measured numbers as they are told. */
function writtenOf({ scene, places, measured }: Params): readonly string[] {
  return measured.map((one, at) => inPlaces(one, scene === 'mixed' && at === 1 ? places + 1 : places));
}

/** What is left of the wire, as exactly as the numbers are told. */
function restOf({ scene, places, measured: [a = 0, b = 0] }: Params): string {
  return scene === 'mixed' ? inPlaces(10 * a - b, places + 1) : inPlaces(a - b, places);
}

function drawNumbers(level: Level, random: Random): Params {
  const count = random.int(4, 12);
  const places = random.pick([1, 2] as const);
  const counts = { places, count, more: random.int(2, count - 1) };
  const within = (least: number, most: number): number =>
    places === 1 ? random.int(least, most) : random.int(10 * least, 10 * most);
  if (level === 1) {
    const run = (): number => within(105, 289);
    return { scene: 'race', measured: [run(), run(), run()], ...counts };
  }
  if (level === 2) {
    const [whole, cut] = [within(205, 989), within(22, 98)];
    return random.chance(50)
      ? { scene: 'wire', measured: [whole, cut], ...counts }
      : { scene: 'mixed', measured: [whole, 10 * cut + random.int(1, 9)], ...counts };
  }
  return { scene: 'rope', measured: [within(105, 489)], ...counts };
}

function exactOf({ scene, places, measured: [a = 0, b = 0, c = 0], count, more }: Params): number {
  if (scene === 'race') return (a + b + c) / (3 * 10 ** places);
  if (scene === 'mixed') return (10 * a - b) / (count * 10 ** (places + 1));
  return scene === 'wire' ? (a - b) / (count * 10 ** places) : ((a / count) * more) / 10 ** places;
}

/** The result when a number on the way is rounded: the data to ones, or one part to the place of the data. */
function earlyOf({ scene, places, measured: [a = 0, b = 0, c = 0], count, more }: Params): number {
  const ones = (whole: number): number => Math.round(whole / 10 ** places);
  if (scene === 'race') return (ones(a) + ones(b) + ones(c)) / 3;
  if (scene === 'mixed') return (ones(a) - ones(b / 10)) / count;
  return scene === 'wire' ? (ones(a) - ones(b)) / count : (Math.round(a / count) / 10 ** places) * more;
}

/** Whether it has more decimals than are shown of it, so that these are rounded and the next one is no tie. */
function isEndless(exact: number, places: number): boolean {
  const shown = exact * 10 ** (places + 3);
  return Math.abs(shown - Math.round(shown)) > 0.001;
}

/** Rounding is never a close call, no digit ends early, and rounding too soon makes a difference. */
function isUseful(params: Params): boolean {
  const { measured, places } = params;
  const exact = exactOf(params);
  const finer = exact * 10 ** (places + 1);
  const rest = Math.abs(finer - Math.round(finer));
  const half = Math.abs(((exact * 10 ** places) % 1) - 0.5);
  const value = exact.toFixed(places);
  return (
    rest > 0.02 &&
    half > 0.03 &&
    isEndless(exact, places) &&
    (params.scene !== 'rope' || isEndless(exact / params.more, places)) &&
    Math.round(finer) % 10 !== 0 &&
    value !== earlyOf(params).toFixed(places) &&
    !writtenOf(params).includes(value) &&
    measured.every((one) => one % 10 !== 5 && one % 10 !== 0)
  );
}

/** The value lies within half a unit of its last place of the exact result. */
function claimOf(params: Params, value: string): string {
  const { scene, places, count, more } = params;
  const [a = '', b = '', c = ''] = writtenOf(params);
  const work = {
    race: `(${a} + ${b} + ${c}) / 3`,
    wire: `(${a} - ${b}) / ${count}`,
    mixed: `(${a} - ${b}) / ${count}`,
    rope: `${a} / ${count} * ${more}`,
  }[scene];
  const half = places === 1 ? '0.05' : '0.005';
  return exactOf(params) > Number(value) ? `${work} < ${value} + ${half}` : `${work} > ${value} - ${half}`;
}
