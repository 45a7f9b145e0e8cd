import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { type GridScene, gridScenes } from '../../src/scenes/grid-scenes.ts';

type Spot = readonly [x: number, y: number];

/** Slanted sides go `across` and `up` and are `slant` long, to the tenth where that is no whole number; the others add up to `straight`. */
type Params = {
  scene: GridScene;
  shape: 'right triangle' | 'triangle' | 'trapezoid' | 'parallelogram' | 'kite';
  corners: readonly Spot[];
  slants: readonly (readonly [across: number, up: number, slant: number])[];
  straight: number;
};

const text = {
  headline: 'Find a perimeter',
  right: 'Horizontal and vertical sides are counted, and each slanted side is a hypotenuse.',
  counts: 'This counts grid squares along a slanted side. Is a slanted step as long as a step across?',
  leaves: 'This leaves out a side. How many sides does the shape have?',
  squares: 'This adds the square of a slanted side. Which number has this square?',
  around: 'This goes around the corner beside a slanted side. How long is the straight path?',
  other: 'Count the horizontal and vertical sides. Then find each slanted side with a right triangle.',
  'straight-do': 'Count the sides along the grid.',
  'straight-why': 'Horizontal and vertical sides can be counted in steps.',
  'none-do': 'Look for sides along the grid.',
  'none-why': 'All four sides are slanted, so there is nothing to count.',
  tenth: 'Round to the nearest tenth.',
  'round-do': 'Find a slanted side with a right triangle. Keep one decimal more than the answer has.',
  'slant-do': 'Find the length of a slanted side with a right triangle.',
  'slant-why': 'Its steps across and up are the legs.',
  'second-do': 'Find a slanted side of another length.',
  'second-why': 'It has steps across and up of its own.',
  'twice-do': 'Count how many times each length occurs.',
  'twice-why': 'Sides that match have equal lengths.',
  'add-do': 'Add all sides.',
  'add-why': 'The perimeter goes once around.',
  'last-do': 'Add all sides, and round to the nearest tenth.',
  'last-why': 'Rounding comes last, so that little is lost.',
  final: '{value} {unit}',
  'plain-each': 'An ant walks once around it. Each unit takes it {each} seconds. How many seconds is that?',
  'game-each': 'Each meter of wall costs {each} coins. How many coins do all the walls cost?',
  'trail-each': 'Each kilometer takes a group {each} minutes. How many minutes does the hike take?',
  'stage-each':
    'Each foot of lights costs {each} dollars. How many dollars do the lights for all of its sides cost?',
  'garden-each': 'Each foot of fence costs {each} dollars. How many dollars does a fence all around it cost?',
  'right-each': 'The perimeter goes once around. Then it is multiplied by the number for each unit.',
  'plain-once': 'This is the perimeter. How long does each unit take?',
  'game-once': 'This is the perimeter. What does each meter cost?',
  'trail-once': 'This is the perimeter. How long does each kilometer take?',
  'stage-once': 'This is the perimeter. What does each foot cost?',
  'garden-once': 'This is the perimeter. What does each foot cost?',
  added: 'This adds the two numbers. How many times is the same amount needed?',
  'each-do': 'Multiply by the number for each unit.',
  'each-why': 'It is the same for all units of the perimeter.',
};

/** Level 1 has a right triangle, level 2 other shapes on a grid, level 3 corners by their coordinates alone. The stretch problem goes on from the perimeter. */
export const m8PlanePerimeter = numberSkill('m8-plane-perimeter', {
  version: 4,
  form: 'integer',
  scenes: [gridScenes],
  text,
  draw: ({ level, random }): Params => drawShape(level, random),
  build(params: Params, said) {
    const { level, distractor } = said;
    const { scene, shape, corners, slants, straight } = params;
    const [first] = slants;
    const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
    const slanted = sum(slants.map(([, , slant]) => slant));
    const isRounded = slanted % 1 !== 0;
    const total = straight + slanted;
    const plain = (length: number): string => roundedTo(length, isRounded ? 1 : 0);
    const value = plain(total);
    const noun = shape === 'right triangle' ? 'right triangle' : shape;
    const spots = corners.map(([x, y]) => pointText(x, y));
    const words = {
      shape: noun,
      corners: `${spots.slice(0, -1).join(', ')} and ${spots.at(-1)}`,
      value,
      unit: scene.unit,
    };
    const [a = 0, b = 0, c = 0] = first ?? [];
    const counted = sum(slants.map(([across, up]) => Math.max(across, up)));
    return {
      words,
      question: [
        `${scene.key}-${level === 3 ? 'corners' : 'shown'}`,
        `${scene.key}-outline`,
        isRounded && 'tenth',
      ],
      diagram: level === 3 ? null : pictureOf(params),
      answer: {
        value,
        unit: scene.unit,
        unitOne: scene.one,
        ...(isRounded ? { form: 'decimal' as const, places: 1 as const } : {}),
      },
      distractors: takeDistractors(
        total,
        [
          distractor('counts-grid-squares-along-the-slanted-side', straight + counted, 'counts'),
          distractor('leaves-out-one-side', total - c, 'leaves'),
          distractor('adds-squared-lengths', total - c + a * a + b * b, 'squares'),
          distractor('slip', total - c + a + b, 'around'),
        ],
        plain,
      ),
      steps: sideSteps(params, said),
      claims: [
        isRounded ? roundingClaim(`sqrt(${a}^2 + ${b}^2)`, plain(c), 1) : `${a}^2 + ${b}^2 = ${c}^2`,
        `${straight} + ${slants.map(([, , slant]) => slant).join(' + ')} = ${value}`,
      ],
    };
  },
  stretch: {
    draw({ random }): Params & { each: number } {
      const params = random.until(() => {
        const drawn = drawShape(3, random);
        const isWhole = drawn.slants.every(([, , slant]) => slant % 1 === 0);
        return drawn.shape === 'trapezoid' || !isWhole ? null : drawn;
      });
      const [, , least, most] = measures[params.scene.key];
      return { ...params, each: random.int(least, most) };
    },
    build(params, said) {
      const { scene, shape, corners, slants, straight, each } = params;
      const { step, distractor } = said;
      const sum = slants.reduce((all, [, , slant]) => all + slant, straight);
      const counted = slants.reduce((all, [across, up]) => all + Math.max(across, up), straight);
      const [, , c = 0] = slants[0] ?? [];
      const [unit, unitOne] = measures[scene.key];
      const value = sum * each;
      const spots = corners.map(([x, y]) => pointText(x, y));
      return {
        words: { shape, corners: `${spots.slice(0, -1).join(', ')} and ${spots.at(-1)}`, each, value, unit },
        question: [`${scene.key}-corners`, `${scene.key}-each`],
        answer: { value, unit, unitOne, reason: 'right-each' },
        distractors: takeDistractors(value, [
          distractor('counts-grid-squares-along-the-slanted-side', counted * each, 'counts'),
          distractor('leaves-out-one-side', (sum - c) * each, 'leaves'),
          distractor('slip', sum, `${scene.key}-once`),
          distractor('slip', sum + each, 'added'),
        ]),
        steps: [...sideSteps(params, said), step('each', `${sum} × ${each}`, value)],
        claims: [`${sum} * ${each} = ${value}`],
      };
    },
  },
});

type Steps = Pick<Tools<keyof typeof text>, 'step'>;

/** The straight sides, each kind of slanted side, and their sum. */
function sideSteps({ shape, slants, straight }: Params, { step }: Steps) {
  const [first, second] = slants;
  const [, , c = 0] = first ?? [];
  const slanted = slants.map(([, , slant]) => slant);
  const sum = tenths(slanted.reduce((all, one) => all + one, 0));
  const legs = ([across, up, slant]: readonly [number, number, number], rule: 'slant' | 'second') =>
    slant % 1 === 0
      ? step(rule, `$\\sqrt{${across * across} + ${up * up}}$`, slant)
      : step(
          rule,
          `$\\sqrt{${across * across} + ${up * up}}$`,
          `about ${roundedTo(Math.sqrt(across * across + up * up), 2)}`,
          {
            do: 'round-do',
            why: 'slant-why',
          },
        );
  const isTwice = slants.length > 1 && (shape !== 'kite' || slants.length === 4);
  const differs = second && second[2] !== c ? second : slants.find(([, , slant]) => slant !== c);
  const isTwins = isTwice && !differs;
  const isRounded = c % 1 !== 0;
  // Rounding comes last, so a rounded slant has one decimal more on the way.
  const [across, up] = first ?? [0, 0];
  const kept = isRounded ? Math.round(100 * Math.sqrt(across * across + up * up)) / 100 : c;
  const twins = `${slants.length} × ${kept}`;
  const parts = [...(straight > 0 ? [straight] : []), ...(isTwins ? [twins] : isRounded ? [kept] : slanted)];
  return [
    straight > 0
      ? step('straight', 'sides along the grid', straight)
      : step('none', 'sides along the grid', 'none'),
    first ? legs(first, 'slant') : null,
    differs ? legs(differs, 'second') : null,
    isTwins ? step('twice', twins, isRounded ? Math.round(100 * slants.length * kept) / 100 : sum) : null,
    isRounded
      ? step('last', parts.join(' + '), `about ${roundedTo(straight + sum, 1)}`)
      : step('add', parts.join(' + '), straight + sum),
  ].filter((one) => one !== null);
}

/** What each unit of the outline takes, by scene: its unit, and from what to what it makes sense. */
const measures = {
  plain: ['seconds', 'second', 2, 9],
  game: ['coins', 'coin', 2, 15],
  trail: ['minutes', 'minute', 12, 20],
  stage: ['dollars', 'dollar', 3, 9],
  garden: ['dollars', 'dollar', 6, 15],
} as const;

/** Sums of lengths that were rounded to the tenth have no digits behind it. */
const tenths = (length: number): number => Math.round(10 * length) / 10;

const small = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
] as const;
const long = small.slice(0, 6);

function drawShape(level: Level, random: Random): Params {
  const scene = random.pick(gridScenes.list);
  return random.until(() => {
    const shape =
      level === 1
        ? 'right triangle'
        : random.pick(
            level === 2
              ? (['triangle', 'trapezoid', 'parallelogram'] as const)
              : (['trapezoid', 'parallelogram', 'kite'] as const),
          );
    const isRounded = level === 3 && shape !== 'kite' && random.chance(50);
    const [across, up, slant] = isRounded ? drawSlant(random) : random.pick(level === 3 ? long : small);
    const base = random.int(2, 6);
    const made = shapeOf({ shape, across, up, slant, base }, random);
    if (made === null) return null;
    const [room, high] = [0, 1].map((axis) => 12 - Math.max(...made.corners.map((spot) => spot[axis] ?? 0)));
    if (room === undefined || high === undefined || Math.min(room, high) < 0) return null;
    const [right, above] =
      level === 3
        ? [random.int(-6, Math.min(room, 3)), random.int(-6, Math.min(high, 3))]
        : [random.int(0, room), random.int(0, high)];
    const corners = made.corners.map(([x, y]): Spot => [x + right, y + above]);
    return { scene, shape, ...made, corners };
  });
}

/** A slanted side that is no whole number, to the tenth and far enough from a tie to be taken twice. */
function drawSlant(random: Random): readonly [number, number, number] {
  return random.until(() => {
    const [across, up] = [random.int(1, 7), random.int(1, 7)];
    const slant = Math.sqrt(across * across + up * up);
    const isFar = Math.abs(2 * slant - 2 * tenths(slant)) < 0.04;
    return across !== up && isFar && slant % 1 !== 0 ? [across, up, tenths(slant)] : null;
  });
}

type Sizes = { shape: Params['shape']; across: number; up: number; slant: number; base: number };

/** Corners from the origin on, with the slanted sides and the sum of the sides along the grid; null where it would be of another kind too. */
function shapeOf(
  { shape, across, up, slant, base }: Sizes,
  random: Random,
): Pick<Params, 'corners' | 'slants' | 'straight'> | null {
  const side = [across, up, slant] as const;
  switch (shape) {
    case 'right triangle': {
      const corners = random.pick([
        [
          [0, 0],
          [across, 0],
          [0, up],
        ],
        [
          [0, 0],
          [across, 0],
          [across, up],
        ],
        [
          [0, up],
          [across, up],
          [0, 0],
        ],
        [
          [0, up],
          [across, up],
          [across, 0],
        ],
      ] as const);
      return { corners, slants: [side], straight: across + up };
    }
    case 'triangle':
      return {
        corners: [
          [0, 0],
          [2 * across, 0],
          [across, up],
        ],
        slants: [side, side],
        straight: 2 * across,
      };
    case 'trapezoid':
      return {
        corners: [
          [0, 0],
          [base + across, 0],
          [base, up],
          [0, up],
        ],
        slants: [side],
        straight: 2 * base + across + up,
      };
    case 'parallelogram':
      if (base === slant) return null;
      return {
        corners: [
          [0, 0],
          [base, 0],
          [base + across, up],
          [across, up],
        ],
        slants: [side, side],
        straight: 2 * base,
      };
    case 'kite': {
      const other = random.pick(long);
      if (other[0] !== across || other[1] === up) return null;
      const low = [across, other[1], other[2]] as const;
      return {
        corners: [
          [across, 0],
          [2 * across, other[1]],
          [across, other[1] + up],
          [0, other[1]],
        ],
        slants: [side, side, low, low],
        straight: 0,
      };
    }
  }
}

function pictureOf({ corners }: Params): DiagramOf<'transformation-grid'> {
  const axis = (label: string) => ({ label, min: 0, max: 12, step: 1 });
  return {
    kind: 'transformation-grid',
    x: axis('x'),
    y: axis('y'),
    shapes: [{ corners: corners.map(([x, y]) => ({ x, y, name: '' })) }],
    center: null,
    mirror: null,
  };
}
