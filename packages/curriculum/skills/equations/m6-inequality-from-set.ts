import { numberSkill } from '../../src/kit/index.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

const signs = { '>': '<', '<': '>', '≥': '≤', '≤': '≥' } as const;
type Sign = keyof typeof signs;
/** Something must not be more than there is, or there has to be enough of it. */
const limits = ['lift', 'bus', 'jar', 'trip'] as const;
const needs = ['fund', 'feast', 'tour', 'tank'] as const;
const scenes = [...limits, ...needs] as const;
type Limit = (typeof limits)[number];

/** A value v works when v stands to `edge` as the sign says; level 2 writes v + p, level 3 p times v. In `tenths`, edge and gaps are tenths. */
type Params = {
  scene: Limit | (typeof needs)[number];
  letter: string;
  sign: Sign;
  edge: number;
  p: number;
  tenths: boolean;
  below: readonly [number, number];
  above: readonly [number, number];
};

/**
 * Level 1 tests values in x ≥ c, level 2 in x + p ≥ q, both with decimals in some of them, level 3 in px ≤ q or px ≥ q from a
 * story. In the stretch problem two inequalities have to be true at once.
 */
export const m6InequalityFromSet = numberSkill('m6-inequality-from-set', {
  version: 2,
  form: 'set',
  text: {
    headline: 'Find all values that work',
    ask: [
      'Which of these values make {inequality} true? Give all that work: {list}.',
      'Try {list} in {inequality}. Give all values that make it true.',
      'Here are some values: {list}. Give all that make {inequality} true.',
      'Check {list} one by one. Give all values for which {inequality} is true.',
    ],
    'ask-story': 'Which of these values of {n} work? Give all: {list}.',
    lift: 'A wagon can carry up to {bound, number} pounds. Each box weighs {p, number} pounds, so {inequality} for {n} boxes.',
    bus: 'A card has {bound, number} dollars on it. A ride costs {p, number} dollars, so {inequality} for {n} rides.',
    jar: 'A pot holds {bound, number} ounces. A cup takes {p, number} ounces, so {inequality} for {n} cups.',
    trip: 'A battery lasts for {bound, number} miles. A lap is {p, number} miles, so {inequality} for {n} laps.',
    'lift-below':
      'A shelf must hold less than {bound, number} pounds. Each box weighs {p, number} pounds, so {inequality} for {n} boxes.',
    'bus-below':
      'A card has {bound, number} dollars on it, and some must be left. A ride costs {p, number} dollars, so {inequality} for {n} rides.',
    'jar-below':
      'A pot holds {bound, number} ounces, and some must be left. A cup takes {p, number} ounces, so {inequality} for {n} cups.',
    'trip-below':
      'A battery for {bound, number} miles must not run empty. A lap is {p, number} miles, so {inequality} for {n} laps.',
    fund: 'A team needs at least {bound, number} dollars. Each T-shirt sold brings {p, number} dollars, so {inequality} for {n} T-shirts.',
    feast:
      'A party needs at least {bound, number} rolls. There are {p, number} rolls in a bag, so {inequality} for {n} bags.',
    tour: 'A cyclist wants to ride at least {bound, number} miles. A lap is {p, number} miles, so {inequality} for {n} laps.',
    tank: 'A fish tank needs at least {bound, number} liters. A bucket holds {p, number} liters, so {inequality} for {n} buckets.',
    'fund-above':
      'A team needs more than {bound, number} dollars. Each T-shirt sold brings {p, number} dollars, so {inequality} for {n} T-shirts.',
    'feast-above':
      'A party needs more than {bound, number} rolls. There are {p, number} rolls in a bag, so {inequality} for {n} bags.',
    'tour-above':
      'A cyclist wants to ride more than {bound, number} miles. A lap is {p, number} miles, so {inequality} for {n} laps.',
    'tank-above':
      'A fish tank needs more than {bound, number} liters. A bucket holds {p, number} liters, so {inequality} for {n} buckets.',
    right: 'Each of these values makes the inequality true, and no other value of the list does.',
    boundary:
      'Every value here works. Try the other values, too. Does the sign allow both sides to be equal?',
    backward: 'This reads {sign} the other way around. Which side of the sign is the greater one?',
    included: 'One of these values does not work. Put {extra, number} in for {n}. Is the inequality true?',
    'included-both':
      'One of these values does not work. Put {extra, number} in for {n}. Are both inequalities true?',
    'one-short': 'Every value here works. But are these all of them? Try the other values, too.',
    other: 'Put each value in for {n}. Keep those that make the inequality true.',
    'read-do': 'Read the sign.',
    'read-greater': 'The left side has to be greater than the right.',
    'read-less': 'The left side has to be less than the right.',
    'read-at-least': 'The left side has to be greater than or equal to the right.',
    'read-at-most': 'The left side has to be less than or equal to the right.',
    'edge-do': 'Try {edge, number}, where both sides are equal.',
    'edge-in': 'The sign allows equal sides, so this value works.',
    'edge-out': 'The sign does not allow equal sides, so this value is out.',
    'try-do': 'Try the value {tested, number}.',
    'try-why': 'A value works when the inequality is true for it.',
    'list-do': 'Write all values on the side that works.',
    'list-why': 'All values on this side of {edge, number} make it true.',
    final: 'The values are {key}.',
    'ask-both': [
      'Which of these values make both {first} and {second} true? Give all: {list}.',
      'Try {list} in {first} and in {second}. Give all values for which both are true.',
      'A number {n} has to make {first} and {second} true. Which of {list} can it be? Give all.',
      'Check {list} in {first} and {second}. Give all values that work in both.',
    ],
    'right-both': 'Each of these values makes both inequalities true.',
    'one-only': 'Every value here makes the first inequality true. Try each of them in the second one, too.',
    'edge-missing': 'Every value here works. Did you try the values where both sides are equal?',
    'other-both':
      'Test each value in the first inequality. Keep what works, and test that in the second one.',
    'first-edge-do': 'Find where both sides of the first inequality are equal.',
    'second-edge-do': 'Find where both sides of the second inequality are equal.',
    'edge-why': 'There the values that work begin or end.',
    'first-list-do': 'List the values that make the first one true.',
    'second-list-do': 'List the values that make the second one true.',
    'side-why': 'They lie on one side of that number.',
    'common-do': 'Keep what stands on both lists.',
    'common-why': 'Both inequalities have to be true.',
  },
  draw({ level, random }): Params {
    const gap = (): readonly [number, number] => {
      const near = random.int(1, 2);
      return [near, near + random.int(1, 3)];
    };
    const scene = random.pick(scenes);
    const tenths = level < 3 && random.chance(40);
    return {
      scene,
      letter: level === 3 ? 'n' : drawLetter(random),
      sign:
        level < 3 ? random.pick(['>', '<', '≥', '≤']) : random.pick(isLimit(scene) ? ['≤', '<'] : ['≥', '>']),
      tenths,
      edge: tenths ? random.int(25, 95) : random.int(6, level === 1 ? 14 : 12),
      p: random.int(2, 12),
      below: gap(),
      above: gap(),
    };
  },
  build(
    { scene, letter, sign, edge: place, tenths, p, below, above }: Params,
    { level, say, step, distractor },
  ) {
    const unit = tenths ? 10 : 1;
    const edge = place / unit;
    const values = [-below[1], -below[0], 0, above[0], above[1]].map((gap) => (place + gap) / unit);
    const isAbove = sign === '>' || sign === '≥';
    const allowsEqual = sign === '≥' || sign === '≤';
    const side = (up: boolean, equal: boolean): readonly number[] =>
      values.filter((value) => (value === edge ? equal : value > edge === up));
    const strict = side(isAbove, false);
    const outside = side(!isAbove, false);
    const key = side(isAbove, allowsEqual);
    // The value closest to the boundary that does not work.
    const extra = allowsEqual ? ((isAbove ? values[1] : values[3]) ?? 0) : edge;
    const last = (isAbove ? values[4] : values[0]) ?? 0;
    const write = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(', ');
    const left = { 1: letter, 2: `${letter} + ${p}`, 3: `${p}${letter}` }[level];
    const bound = { 1: edge, 2: (place + p * unit) / unit, 3: edge * p }[level];
    const inequality = `$${left} ${sign} ${bound}$`;
    const words = {
      letter,
      inequality,
      bound,
      edge,
      p,
      extra,
      n: `$${letter}$`,
      sign,
      list: write(values),
    };
    const put = (value: number): string =>
      ({ 1: `${value}`, 2: `${value} + ${p}`, 3: `${p} × ${value}` })[level];
    const tested = strict[0] ?? edge;
    const read = {
      '>': 'read-greater',
      '<': 'read-less',
      '≥': 'read-at-least',
      '≤': 'read-at-most',
    } as const;
    return {
      words,
      question: level === 3 ? [storyOf(scene, sign), 'ask-story'] : 'ask',
      diagram:
        level === 1
          ? numberLineOf({
              ...(tenths ? closeUp(edge) : { min: 0, max: 20, labelStep: 5 }),
              points: values.map((at) => ({ at, label: null })),
            })
          : null,
      answer: write(key),
      distractors: [
        allowsEqual ? distractor('leaves-out-the-boundary-value', write(strict), 'boundary') : null,
        distractor('reads-the-inequality-symbol-backward', write(side(!isAbove, allowsEqual)), 'backward'),
        distractor('includes-a-value-that-does-not-work', write([...key, extra]), 'included'),
        distractor('slip', write(key.filter((value) => value !== last)), 'one-short'),
      ],
      steps: [
        step('read-sign', '', inequality, { do: 'read-do', why: read[sign] }),
        step(
          'try-boundary',
          '',
          `$${put(edge).replace('×', '\\times')} ${sign} ${bound}$ is ${allowsEqual ? 'true' : 'false'}`,
          { do: 'edge-do', why: allowsEqual ? 'edge-in' : 'edge-out' },
        ),
        step('try-value', '', `$${put(tested).replace('×', '\\times')} ${sign} ${bound}$ is true`, {
          do: say('try-do', { tested }),
          why: 'try-why',
        }),
        step('list-values', write(values), write(key), 'list'),
      ],
      finalAnswer: say('final', { key: listedWithAnd(write(key)) }),
      claims: [
        ...key.map((value) => claim(put(value), sign, bound)),
        ...outside.map((value) => claim(put(value), signs[sign], bound)),
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [low, gap] = [random.int(3, 9), random.int(3, 6)];
        const [add, times] = [random.int(2, 12), random.int(2, 9)];
        const lower = random.pick(['>', '≥'] as const);
        const upper = random.pick(['<', '≤'] as const);
        return lower === '≥' || upper === '≤'
          ? { letter: drawLetter(random), low, high: low + gap, add, times, lower, upper }
          : null;
      }),
    build({ letter, low, high, add, times, lower, upper }, { say, step, distractor }) {
      const values = [low - 1, low, low + 1, high - 1, high, high + 2];
      const fitsLow = (value: number): boolean => value > low || (value === low && lower === '≥');
      const fitsHigh = (value: number): boolean => value < high || (value === high && upper === '≤');
      const write = (list: readonly number[]): string => list.join(', ');
      const [above, under] = [values.filter(fitsLow), values.filter(fitsHigh)];
      const both = above.filter(fitsHigh);
      const key = write(both);
      const first = `$${letter} + ${add} ${lower} ${low + add}$`;
      const second = `$${times}${letter} ${upper} ${times * high}$`;
      return {
        words: { n: `$${letter}$`, letter, first, second, list: write(values), extra: low - 1, key },
        question: 'ask-both',
        answer: { value: key, reason: 'right-both' },
        distractors: [
          distractor('checks-only-one-inequality', write(above), 'one-only'),
          distractor(
            'leaves-out-the-boundary-value',
            write(both.filter((value) => value !== low && value !== high)),
            'edge-missing',
          ),
          distractor('includes-a-value-that-does-not-work', write([low - 1, ...both]), 'included-both'),
        ],
        otherWrong: 'other-both',
        steps: [
          step('first-edge', `${low} + ${add}`, low + add, { do: 'first-edge-do', why: 'edge-why' }),
          step('first-list', '', write(above), { do: 'first-list-do', why: 'side-why' }),
          step('second-edge', `${times} × ${high}`, times * high, { do: 'second-edge-do', why: 'edge-why' }),
          step('second-list', '', write(under), { do: 'second-list-do', why: 'side-why' }),
          step('common', '', key),
        ],
        finalAnswer: say('final', { key: listedWithAnd(key) }),
        claims: both.flatMap((value) => [
          claim(`${value} + ${add}`, lower, low + add),
          claim(`${times} × ${value}`, upper, times * high),
        ]),
      };
    },
  },
});

/** Tenths on both sides of a number, between whole numbers. */
function closeUp(edge: number) {
  return { min: Math.floor(edge - 0.5), max: Math.ceil(edge + 0.5), step: 0.1, labelStep: 1 };
}

function isLimit(scene: Params['scene']): scene is Limit {
  return limits.some((limit) => limit === scene);
}

/** The story whose words leave the bound out, or let it in. */
function storyOf(scene: Params['scene'], sign: Sign) {
  if (isLimit(scene)) return sign === '<' ? (`${scene}-below` as const) : scene;
  return sign === '>' ? (`${scene}-above` as const) : scene;
}

function claim(left: string, sign: Sign, bound: number): string {
  return `${left.replace('×', '*')} ${sign.replace('≥', '>=').replace('≤', '<=')} ${bound}`;
}
