import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { drawnLength, type ScaleScene, scaleScenes } from '../../src/scenes/shapes/scale-scenes.ts';

/**
 * `a` small units stand for `b` large ones; the drawing has `d` small units, `big` large ones in truth. A scale without
 * units is told as 1 to `times`; `back` asks for the length on the drawing.
 */
type Params = {
  scene: ScaleScene;
  a: number;
  b: number;
  d: number;
  big: number;
  back: boolean;
  times: number | null;
};

/** Level 1 has a scale for one unit, level 2 for several, level 3 asks for the length on the drawing or has no units in its scale. */
export const m7ScaleActualLength = numberSkill('m7-scale-actual-length', {
  version: 5,
  form: 'measure',
  scenes: [scaleScenes],
  text: {
    headline: 'Use a scale',
    'court-times': 'A sketch of a court has the scale {a, number} to {times, number}.',
    'hall-times': 'The plan of a school has the scale {a, number} to {times, number}.',
    'game-times': 'The map of a treasure hunt has the scale {a, number} to {times, number}.',
    'ship-times': 'A toy ship has the scale {a, number} to {times, number}.',
    'hundred-times':
      'This takes another number of centimeters for one meter. How many centimeters are one meter?',
    'adds-times': 'This adds the number of the scale. Does a scale add, or does it multiply?',
    'meters-do': 'Write in meters what one centimeter stands for.',
    'meters-why':
      'The scale has no units, so it tells how many centimeters. A hundred of them are one meter.',
    'trail-way':
      'On a trail map, {a} centimeters stand for {b, plural, one {# kilometer} other {# kilometers}}. A path is {d, number} centimeters long on the map. A group walks {v, number} kilometers in an hour.',
    'trail-time': 'How many minutes does the group need for the path?',
    'bike-way':
      'On a bike map, {a} inches stand for {b, plural, one {# mile} other {# miles}}. A route is {d, number} inches long on the map. A rider goes {v, number} miles in an hour.',
    'bike-time': 'How many minutes does the rider need for the route?',
    'boat-way':
      'On a lake map, {a} centimeters stand for {b, plural, one {# kilometer} other {# kilometers}}. A ferry line is {d, number} centimeters long on the map. The ferry goes {v, number} kilometers in an hour.',
    'boat-time': 'How many minutes does the ferry need?',
    'bus-way':
      'On a city map, {a} inches stand for {b, plural, one {# mile} other {# miles}}. A bus line is {d, number} inches long on the map. The bus goes {v, number} miles in an hour.',
    'bus-time': 'How many minutes does the bus need for the line?',
    'right-time': 'The scale gives the real length, and the speed gives the time for it.',
    'divides-time': 'This divides where the scale multiplies. What is the real length?',
    'adds-time': 'This changes the length by the difference of {a} and {b}. What is the real length?',
    'hours-time': 'This counts hours. Which unit does the question want?',
    'part-time': 'This uses only one number of the scale. What does one {smallOne} stand for?',
    'other-time': 'Find the real length first. Then find how long it takes.',
    'hours-do': 'Divide by the distance of one hour.',
    'hours-why': 'This tells how many hours it takes.',
    'minutes-do': 'Write it in minutes.',
    'minutes-why': 'Each hour has the same number of minutes.',
    right: 'Each {smallOne} stands for the same real length.',
    'right-back': 'Each {smallOne} stands for the same real length, so dividing tells how many there are.',
    divides: 'This divides where the scale multiplies. What does each {smallOne} stand for?',
    times: 'This multiplies by the scale. How many times does the scale fit into the real length?',
    adds: 'This changes the length by the difference of {a} and {b}. Does a scale add, or does it multiply?',
    'adds-one': 'This changes the length by {b, number}. Does a scale add, or does it multiply?',
    'adds-all': 'This adds numbers of the scale to the length. Does a scale add, or does it multiply?',
    units: 'This keeps the number and changes only the unit. What does the scale say?',
    part: 'This uses only one number of the scale. How many {small} stand for {b, number} {large}?',
    other: 'Find what one {smallOne} stands for. Then see whether to multiply or to divide.',
    'one-do': 'Find what one {smallOne} stands for.',
    'one-why': 'Both numbers of the scale are divided by the same number.',
    'read-do': 'Read the scale.',
    'read-why': 'It tells what one {smallOne} stands for.',
    'times-do': 'Multiply by the number of {small}.',
    'times-why': 'Each {smallOne} brings the same real length.',
    'fit-do': 'Divide the real length by this.',
    'fit-why': 'This counts how many {small} are needed.',
    'check-do': 'Check with the ratio of the scale.',
    'check-why': 'Both quotients must be equal.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawLength(level, random),
  build({ scene, a, b, d, big, back: isBack, times }: Params, { level, step, distractor }) {
    const rate = b / a;
    const [value, [unit, unitOne]] = isBack ? [d, scene.small] : [big, scene.large];
    const scale = `${a} ${scene.small[2]} : ${b} ${scene.large[2]}`;
    const words = {
      a,
      b,
      d,
      big,
      value,
      unit,
      small: scene.small[0],
      smallOne: scene.small[1],
      large: scene.large[0],
      times: times ?? 0,
    };
    const key = times === null ? null : timesKey(scene);
    const candidates = key
      ? [
          isBack
            ? distractor('multiplies-instead-of-dividing', big * rate, 'times')
            : distractor('divides-instead-of-multiplying', d / rate, 'divides'),
          distractor('mixes-up-the-units', isBack ? big : d, 'units'),
          distractor('slip', value / 10, 'hundred-times'),
          !isBack && distractor('adds-the-scale', d + words.times, 'adds-times'),
          distractor('slip', value * 10, 'hundred-times'),
        ]
      : isBack
        ? [
            distractor('multiplies-instead-of-dividing', big * rate, 'times'),
            distractor('adds-the-scale', a === 1 ? big - b : big - b + a, a === 1 ? 'adds-one' : 'adds'),
            distractor('mixes-up-the-units', big, 'units'),
            distractor('slip', big / b, 'part'),
            distractor('slip', big + b, 'adds-all'),
          ]
        : [
            distractor('divides-instead-of-multiplying', d / rate, 'divides'),
            distractor('adds-the-scale', a === 1 ? d + b : d + b - a, a === 1 ? 'adds-one' : 'adds'),
            distractor('mixes-up-the-units', d, 'units'),
            a > 1 && distractor('slip', d * b, 'part'),
            distractor('slip', d + a + b, 'adds-all'),
          ];
    return {
      words,
      question: [
        key ? `${key}-times` : `${scene.key}-scale`,
        ...(isBack
          ? ([`${scene.key}-real`, `${scene.key}-back`] as const)
          : ([`${scene.key}-drawn`, `${scene.key}-ask`] as const)),
      ],
      diagram: level === 3 ? null : drawnLength(scene, d, level === 1 ? `${d} ${scene.small[2]}` : '', scale),
      answer: { value, unit, unitOne, reason: isBack ? 'right-back' : 'right' },
      distractors: takeDistractors(
        value,
        candidates.filter((one) => one !== false).filter((one) => isShort(one.value)),
      ),
      steps: [
        key
          ? step('meters', `${words.times} ÷ 100`, rate)
          : a === 1
            ? step('read', `1 ${scene.small[2]}`, `${b} ${scene.large[2]}`)
            : step('one', `${b} ÷ ${a}`, rate),
        isBack ? step('fit', `${big} ÷ ${rate}`, d) : step('times', `${d} × ${rate}`, big),
        level > 1 &&
          step('check', '', `${big} ÷ ${d} = ${rate}, ${times ?? b} ÷ ${times === null ? a : 100} = ${rate}`),
      ],
      claims: [`${d} * ${b} / ${a} = ${big}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawWay(random),
    build({ way, a, b, d, v }, { step, distractor }) {
      const rate = b / a;
      const big = plain((d * b) / a);
      const hours = plain(big / v);
      const value = plain(hours * 60);
      const minutes = (length: number): number => Math.round((length / v) * 6000) / 100;
      return {
        words: { a: String(a), b, d, v, value, unit: 'minutes', small: way.many, smallOne: way.one },
        question: [`${way.key}-way`, `${way.key}-time`],
        answer: { value, unit: 'minutes', unitOne: 'minute', reason: 'right-time' },
        otherWrong: 'other-time',
        distractors: takeDistractors(
          value,
          [
            distractor('divides-instead-of-multiplying', minutes(d / rate), 'divides-time'),
            distractor('adds-the-scale', minutes(Math.abs(d + b - a)), 'adds-time'),
            distractor('slip', minutes(d * b), 'part-time'),
            distractor('slip', hours, 'hours-time'),
          ].filter((one) => Number.isInteger(one.value * 2) && one.value > 0),
        ),
        steps: [
          step('one', `${b} ÷ ${a}`, rate),
          step('times', `${d} × ${rate}`, big),
          step('hours', `${big} ÷ ${v}`, hours),
          step('minutes', `${hours} × 60`, value),
        ],
        claims: [`${d} * ${b} / ${a} = ${big}`, `${big} / ${v} * 60 = ${value}`],
      };
    },
  },
});

/** Things in meters, which have their scale without units as well. */
function timesKey({ key }: ScaleScene) {
  return (['court', 'hall', 'game', 'ship'] as const).find((one) => one === key) ?? null;
}

function drawLength(level: Level, random: Random): Params {
  const hasNoUnits = level === 3 && random.chance(50);
  const back = level === 3 && (!hasNoUnits || random.chance(50));
  return random.until(() => {
    const scene = random.pick(scaleScenes.list);
    const rate = random.pick(scene.rates);
    if (hasNoUnits && timesKey(scene) === null) return null;
    const a = level === 1 || hasNoUnits ? 1 : random.pick([2, 4, 5]);
    const times = hasNoUnits ? rate * 100 : null;
    const b = a * rate;
    const d = random.int(5, level === 1 ? 36 : 48) / 2;
    const big = d * rate;
    const isPlain =
      (hasNoUnits || Number.isInteger(b)) && isShort(big) && (level > 1 || Number.isInteger(big));
    const isTrue = big >= 6 && big >= scene.most / 5 && big <= scene.most && big !== d && d <= 20;
    const isApart = d !== a && big !== b && big !== d + b && d / rate > big / 20 && big + a !== d + b;
    return isPlain && isTrue && isApart && (level < 3 || big > b + 1)
      ? { scene, a, b, d, big, back, times }
      : null;
  });
}

/** Ways on a map with the unit of the map, and the least and greatest speeds and lengths that make sense. */
const ways = [
  { key: 'trail', one: 'centimeter', many: 'centimeters', speeds: [3, 4, 5], long: [2, 16] },
  { key: 'bike', one: 'inch', many: 'inches', speeds: [8, 10, 12], long: [3, 24] },
  { key: 'boat', one: 'centimeter', many: 'centimeters', speeds: [12, 15, 20], long: [3, 30] },
  { key: 'bus', one: 'inch', many: 'inches', speeds: [15, 20, 24], long: [4, 24] },
] as const;

/** Without the noise of decimal fractions in binary. */
function plain(value: number): number {
  return Math.round(value * 10000) / 10000;
}

/** Hours end after two places; both named wrong ways give whole or half minutes. */
function drawWay(random: Random) {
  return random.until(() => {
    const way = random.pick(ways);
    const a = random.pick([2, 4, 5]);
    const b = random.int(1, 12);
    const [d, v] = [random.int(4, 24) / 2, random.pick<number>(way.speeds)];
    const big = plain((d * b) / a);
    const [hours, minutes] = [plain(big / v), plain((big / v) * 60)];
    const wrong = [(d * a) / b, Math.abs(d + b - a)].map((length) => (length / v) * 60);
    const isPlain = isShort(big) && isShort(hours) && isShort(b / a) && Number.isInteger(minutes) && b !== a;
    const isTrue = big >= way.long[0] && big <= way.long[1] && minutes >= 10 && minutes <= 300;
    const isNear = wrong.every(
      (one) => Number.isInteger(one * 2) && one > minutes / 15 && one < 15 * minutes,
    );
    return isPlain && isTrue && isNear && new Set([minutes, ...wrong]).size === 3
      ? { way, a, b, d, v }
      : null;
  });
}
