import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';
import { rootShown, rootText } from '../../src/numbers/square-roots.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type GridScene, gridScenes } from '../../src/scenes/grid-scenes.ts';

/** From (x, y) it goes `dx` across and `dy` up. Asked: the exact way, to the tenth, or what it saves over streets. */
type Params = {
  scene: GridScene;
  points: readonly string[];
  asks: 'exact' | 'tenth' | 'saved';
  x: number;
  y: number;
  dx: number;
  dy: number;
};

/** Level 1 shows both points, level 2 gives coordinates with signs, level 3 rounds or compares with a way along the grid. */
export const m8PlaneDistance = numberSkill('m8-plane-distance', {
  version: 3,
  form: 'radical',
  scenes: [gridScenes],
  text: {
    headline: 'Find a straight distance',
    exact: 'Give the exact length as a simplified root.',
    tenth: 'Round to the nearest tenth.',
    'saved-ask': 'How many {unit} shorter is the straight path than the path along the grid lines?',
    right:
      'The steps across and up are the legs of a right triangle, and the straight path is its hypotenuse.',
    'right-saved': 'The path along the grid lines has both legs, and the straight path is the hypotenuse.',
    adds: 'This adds the steps across and up. Is the straight path as long as the path around the corner?',
    near: 'This is a little longer than the longer leg. What do the squares of both legs make?',
    'one-way': 'This is one of the two steps by itself. Which two paths does the question compare?',
    takes: 'This subtracts the squares. Which side of the right triangle is the straight path?',
    square: 'This is the square of the distance. Which number has this square?',
    straight: 'This is the straight path by itself. What does the question compare it with?',
    streets: 'This is the path along the grid lines. How long is the straight path?',
    gap: 'This subtracts the steps from each other. Which two paths does the question compare?',
    other: 'Draw the steps across and up between the two points. Which triangle do you see?',
    'across-do': 'Count the steps across and up.',
    'across-why': 'They meet at a right angle, so they are the legs.',
    'squares-do': 'Square both and add.',
    'squares-why': 'This gives the square of the hypotenuse.',
    'root-do': 'Take the square root.',
    'root-why': 'The distance is the positive number with this square.',
    'split-do': 'Simplify the root.',
    'split-why': 'The largest square factor comes out of the root.',
    'round-do': 'Take the square root, and round to the nearest tenth.',
    'round-why': 'The second decimal decides.',
    'along-do': 'Find the path along the grid lines.',
    'along-why': 'It goes across first and then up or down.',
    'save-do': 'Subtract the straight path.',
    'save-why': 'The difference is what it saves.',
    final: '{value} {shownUnit}',
  },
  draw: ({ level, random }): Params => drawPlaces(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, points, asks, x, y, dx, dy } = params;
    const [A = '', B = ''] = points;
    const [across, up] = [Math.abs(dx), Math.abs(dy)];
    const square = across * across + up * up;
    const whole = Math.round(Math.sqrt(square));
    const saved = across + up - whole;
    const isWhole = whole * whole === square;
    const tenth = roundedTo(Math.sqrt(square), 1);
    const value = { exact: rootText(square), tenth, saved: String(saved) }[asks];
    const { unit, one } = scene;
    const words = {
      A,
      B,
      p: pointText(x, y),
      q: pointText(x + dx, y + dy),
      unit,
      value: asks === 'exact' ? rootShown(square) : value,
      shownUnit: value === '1' ? one : unit,
    };
    const rest = Math.abs(across * across - up * up);
    const show = (of: number): string => (asks === 'tenth' ? roundedTo(Math.sqrt(of), 1) : rootText(of));
    const plain = (of: number): string => (asks === 'tenth' ? roundedTo(of, 1) : String(of));
    const begin = step(
      'across',
      `${words.p} to ${words.q}`,
      `${across} across and ${up} ${dy < 0 ? 'down' : 'up'}`,
    );
    const [less, more] = [Math.min(across, up), Math.max(across, up)];
    const rootLines = (of: number) => {
      if (asks === 'tenth') return [step('round', `the root of ${of}`, `about ${show(of)}`)];
      if (!show(of).includes('√')) return [step('root', `the square ${of}`, show(of))];
      const [root, simplest] = [`$\\sqrt{${of}}$`, rootShown(of)];
      return [step('root', `the square ${of}`, root), simplest !== root && step('split', root, simplest)];
    };
    return {
      words,
      question: [
        `${scene.key}-two`,
        asks === 'saved' ? 'saved-ask' : `${scene.key}-straight`,
        asks === 'tenth' && 'tenth',
        asks === 'exact' && !isWhole && 'exact',
      ],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: {
        value,
        unit,
        unitOne: one,
        ...(asks === 'exact' ? { asked: 'simplified' as const } : {}),
        ...(asks === 'tenth' ? { form: 'decimal' as const, places: 1 as const } : {}),
        ...(asks === 'saved' ? { form: 'integer' as const } : {}),
        reason: asks === 'saved' ? 'right-saved' : 'right',
      },
      distractors:
        asks === 'saved'
          ? [
              distractor('adds-horizontal-and-vertical-distances', across + up, 'streets'),
              distractor('stops-at-the-straight-distance', whole, 'straight'),
              distractor('slip', Math.abs(across - up), 'gap'),
              distractor('slip', Math.min(across, up), 'one-way'),
            ]
          : [
              distractor('adds-horizontal-and-vertical-distances', plain(across + up), 'adds', {
                work: [begin, step('squares', `${across} + ${up}`, across + up)],
              }),
              rest > 0 &&
                distractor('subtracts-squares', show(rest), 'takes', {
                  work: [begin, step('squares', `${more}² − ${less}²`, rest), ...rootLines(rest)],
                }),
              square < 380 && distractor('forgets-the-square-root', plain(square), 'square'),
              distractor('slip', plain(Math.max(across, up) + 1), 'near'),
            ],
      steps: [
        begin,
        step('squares', `${across}² + ${up}²`, square),
        ...rootLines(square),
        asks === 'saved' && step('along', `${across} + ${up}`, across + up),
        asks === 'saved' && step('save', `${across + up} − ${whole}`, saved),
      ],
      claims: [
        `${across}^2 + ${up}^2 = ${square}`,
        asks === 'tenth' ? roundingClaim(`sqrt(${square})`, tenth, 1) : `${across} + ${up} = ${across + up}`,
      ],
    };
  },
});

const triples = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
  [9, 12],
  [8, 15],
] as const;

function drawPlaces(level: Level, random: Random): Params {
  const scene = random.pick(gridScenes.list);
  const points = drawPoints(random, 2);
  return random.until(() => {
    const asks = level === 3 ? random.pick(['tenth', 'saved'] as const) : 'exact';
    const isTriple = level === 1 || asks === 'saved' || (level === 2 && random.chance(40));
    const [across, up] = isTriple ? random.pick(triples) : [random.int(2, 11), random.int(2, 11)];
    const square = across * across + up * up;
    const isWhole = Number.isInteger(Math.sqrt(square));
    const tie = Math.abs(((Math.sqrt(square) * 10) % 1) - 0.5);
    const fits = isTriple || (!isWhole && (asks === 'exact' || tie > 0.1));
    if (!fits || across === up) return null;
    if (level === 1) {
      if (up > 12) return null;
      const down = random.chance(40);
      const [x, y] = [random.int(0, 12 - across), random.int(0, 12 - up)];
      return down
        ? { scene, points, asks, x, y: y + up, dx: across, dy: -up }
        : { scene, points, asks, x, y, dx: across, dy: up };
    }
    const [x, y] = [random.int(-9, 9), random.int(-9, 9)];
    const [dx, dy] = [across * random.pick([-1, 1]), up * random.pick([-1, 1])];
    const isNear = Math.abs(x + dx) < 13 && Math.abs(y + dy) < 13;
    const crosses = x * (x + dx) < 0 || y * (y + dy) < 0;
    return isNear && (level === 3 || crosses) ? { scene, points, asks, x, y, dx, dy } : null;
  });
}

function pictureOf({ points: [A = '', B = ''], x, y, dx, dy }: Params): DiagramOf<'coordinate-plane'> {
  const axis = (label: string) => ({ label, min: 0, max: 13, step: 1 });
  return {
    kind: 'coordinate-plane',
    x: axis('x'),
    y: axis('y'),
    points: [
      { x, y, label: A },
      { x: x + dx, y: y + dy, label: B },
    ],
    lines: [],
  };
}
