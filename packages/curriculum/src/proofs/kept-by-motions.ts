import type { Tools } from '../kit/solution.ts';
import {
  areBeside,
  areOn,
  drawTriangle,
  flipped,
  type Spot,
  shifted,
  spotText,
  stepsText,
  turned,
} from '../numbers/plane-motions.ts';
import { motionGrid } from '../pictures/motion-grids.ts';
import { drawPoints } from '../pictures/point-names.ts';
import type { Level } from '../problem-spec.ts';
import type { Random } from '../random.ts';
import { type KeptKey, keptText } from './kept-text.ts';

export type Motion = 'slide' | 'flip' | 'turn';

type MotionMove =
  | { motion: 'slide'; shift: Spot }
  | { motion: 'flip'; axis: 'x' | 'y' }
  | { motion: 'turn'; turns: 1 | 2 | 3 };

/** `n` is a length, an angle or a distance; the corners are shown at level 1 and told at level 3. */
type Params = {
  scene: (typeof scenes)[number];
  kind: 'length' | 'angle' | 'parallel' | 'steps';
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  n: number;
  move: MotionMove;
};

type Builder = Tools<KeptKey>;

const scenes = ['plain', 'patch', 'bed', 'sail', 'tile'] as const;

/**
 * What a motion keeps, and why. Level 1 shows a side and its image, level 2 tells of an angle or of parallel sides, level 3
 * proves it by the steps along a side.
 */
export function keptPlan(motion: Motion) {
  return {
    text: keptText,
    draw: ({ level, random }: { level: Level; random: Random }): Params => drawKept(motion, level, random),
    build: (params: Params, said: Builder) =>
      params.kind === 'steps' ? bySteps(params, said) : byReason(params, params.kind, said),
  };
}

const nouns = { slide: 'translation', flip: 'reflection', turn: 'rotation' } as const;
/** A motion whose reason does not hold for this one. */
const otherMotions = { slide: 'turn', flip: 'slide', turn: 'slide' } as const;

/** The length, the angle or the distance stays, for the reason that belongs to this motion. */
function byReason(
  params: Params,
  kind: 'length' | 'angle' | 'parallel',
  { level, say, step, distractor }: Builder,
) {
  const { scene, letters, corners, n, move } = params;
  const { motion } = move;
  const [A = '', B = '', C = '', D = ''] = letters;
  const words = { ...wordsOf(params), name: letters.slice(0, kind === 'parallel' ? 4 : 3).join(''), n };
  const size = { length: `${n} units`, angle: `${n}°`, parallel: `parallel, ${n} units apart` }[kind];
  const part = { length: `${A}${B}`, angle: `the angle at ${A}`, parallel: `${A}${B} and ${D}${C}` }[kind];
  const image = { length: `${A}′${B}′`, angle: `the angle at ${A}′`, parallel: `${A}′${B}′ and ${D}′${C}′` }[
    kind
  ];
  return {
    words,
    question: [
      `${scene}-told`,
      ...(kind === 'length' ? [] : [`${kind}-told` as const]),
      `ask-${kind}`,
    ] as const,
    diagram: kind === 'length' ? pictureOf(move, corners, letters) : null,
    answer: { value: 'right', text: say(`${motion}-${kind}`), reason: `right-${motion}` as const },
    distractors: [
      distractor(
        'changes-lengths-or-angles-in-a-motion',
        'grown',
        `reason-grown-${kind}`,
        say(`${motion}-grown-${kind}`, grownArgs(move, kind, n)),
      ),
      distractor('compares-places-instead-of-lengths', 'place', `reason-place-${kind}`, say(`place-${kind}`)),
      distractor(
        'explains-with-another-motion',
        'other',
        'reason-other',
        say(`${otherMotions[motion]}-${kind}`),
      ),
    ],
    steps: [
      step('motion', `a ${nouns[motion]}`, workOf(motion), { why: `motion-why-${motion}` }),
      step('kept', `${part}: ${size}`, `${image}: ${size}`),
      level > 1 && step('trace', `a tracing of ${part}`, `fits ${image}`),
    ],
    claims: [`${n} - ${n} = 0`],
  };
}

/** What somebody finds who lets the motion change the figure. */
function grownArgs(move: MotionMove, kind: 'length' | 'angle' | 'parallel', n: number) {
  if (move.motion === 'slide') {
    const k = Math.abs(move.shift[0]);
    return { n, k, more: n + k };
  }
  if (move.motion === 'flip') return { n, k: 2, more: kind === 'angle' ? 180 - n : 2 * n };
  const k = move.turns === 2 ? 180 : 90;
  return { n, k, more: n + k };
}

/** The steps along a side and along its image prove that both are as long, and whether they are parallel. */
function bySteps(params: Params, { say, step, distractor }: Builder) {
  const { scene, letters, corners, move } = params;
  const [a, b] = corners;
  const [c, d] = [moved(move, a), moved(move, b)];
  const [A = '', B = ''] = letters;
  const side = between(a, b);
  const image = between(c, d);
  const isParallel = move.motion === 'slide' || (move.motion === 'turn' && move.turns === 2);
  return {
    words: { ...wordsOf(params), name: letters.slice(0, 3).join(''), a: spotText(a), b: spotText(b) },
    question: [`${scene}-told`, 'ends-told', 'ask-steps'] as const,
    answer: {
      value: 'right',
      text: say(isParallel ? 'steps-parallel' : 'steps-equal', { steps: stepsText(image) }),
      reason: `right-${move.motion}` as const,
    },
    distractors: [
      move.motion === 'slide'
        ? distractor(
            'changes-lengths-or-angles-in-a-motion',
            'grown',
            'reason-added',
            say('steps-other', { steps: stepsText(shifted(side, move.shift)) }),
          )
        : distractor(
            'takes-any-motion-for-a-translation',
            'same',
            'reason-same',
            say('steps-parallel', { steps: stepsText(side) }),
          ),
      distractor(
        'compares-places-instead-of-lengths',
        'place',
        'reason-place-steps',
        say('steps-other', { steps: stepsText(image) }),
      ),
      astray(move, side, { say, distractor }),
    ],
    steps: [
      step('along', `${A} ${spotText(a)} to ${B} ${spotText(b)}`, stepsText(side)),
      step('ends', `${A} and ${B}`, `${A}′ ${spotText(c)} and ${B}′ ${spotText(d)}`, {
        why: `motion-why-${move.motion}`,
      }),
      step('again', `${A}′ ${spotText(c)} to ${B}′ ${spotText(d)}`, stepsText(image)),
      step(
        'compare',
        `${A}${B} and ${A}′${B}′`,
        isParallel ? 'as long, and parallel' : 'as long, but not parallel',
        {
          why: isParallel ? 'compare-parallel' : 'compare-turned',
        },
      ),
    ],
    claims: [`${side[0] * side[0]} + ${side[1] * side[1]} = ${image[0] * image[0]} + ${image[1] * image[1]}`],
  };
}

/** The steps of the side after the motion in the other direction, or across the other axis. */
function astray(move: MotionMove, side: Spot, { say, distractor }: Pick<Builder, 'say' | 'distractor'>) {
  if (move.motion === 'slide')
    return distractor(
      'reverses-the-direction-of-a-translation',
      'back',
      'reason-back',
      say('steps-parallel', { steps: stepsText([-side[0], -side[1]]) }),
    );
  if (move.motion === 'flip') {
    const other = flipped(side, { axis: move.axis === 'x' ? 'x' : 'y', at: 0 });
    return distractor(
      'reflects-across-the-wrong-axis',
      'axis',
      'reason-axis',
      say('steps-equal', { steps: stepsText(other) }),
    );
  }
  const isHalf = move.turns === 2;
  const other = turned(side, isHalf ? 1 : move.turns === 1 ? 3 : 1);
  const text = say('steps-equal', { steps: stepsText(other) });
  return isHalf
    ? distractor('takes-a-quarter-turn-for-a-half-turn', 'quarter', 'reason-quarter', text)
    : distractor('rotates-in-the-wrong-direction', 'way', 'reason-way', text);
}

function wordsOf({ letters, move }: Params) {
  const [A = '', B = '', C = '', D = ''] = letters;
  return { A, B, C, D, moved: movedText(move), noun: nouns[move.motion] };
}

function movedText(move: MotionMove): string {
  if (move.motion === 'slide') return `translated ${stepsText(move.shift)}`;
  if (move.motion === 'flip') return `reflected across the ${move.axis}-axis`;
  const way = { 1: '90° counterclockwise', 2: '180°', 3: '90° clockwise' }[move.turns];
  return `rotated ${way} about the origin`;
}

function workOf(motion: Motion): string {
  return { slide: 'the same steps for all points', flip: 'a fold', turn: 'the same angle for all points' }[
    motion
  ];
}

function moved(move: MotionMove, spot: Spot): Spot {
  if (move.motion === 'slide') return shifted(spot, move.shift);
  if (move.motion === 'flip') return flipped(spot, { axis: move.axis === 'x' ? 'y' : 'x', at: 0 });
  return turned(spot, move.turns);
}

function between(from: Spot, to: Spot): Spot {
  return [to[0] - from[0], to[1] - from[1]];
}

function pictureOf(move: MotionMove, corners: Params['corners'], letters: readonly string[]) {
  const names = letters.slice(0, 3);
  const image = corners.map((corner) => moved(move, corner));
  return motionGrid(
    8,
    [
      { corners, names },
      { corners: image, names: names.map((name) => `${name}′`) },
    ],
    {
      mirror: move.motion === 'flip' ? { axis: move.axis === 'x' ? 'y' : 'x', at: 0 } : null,
      center: move.motion === 'turn' ? { at: [0, 0], name: '' } : null,
    },
  );
}

function drawKept(motion: Motion, level: Level, random: Random): Params {
  return random.until(() => {
    const kind =
      level === 1
        ? 'length'
        : level === 3
          ? 'steps'
          : random.pick(['angle', 'parallel', 'parallel'] as const);
    const move = drawMove(motion, random);
    const corners = level === 1 ? alongTheGrid(random) : drawTriangle(random, 6);
    const side = between(corners[0], corners[1]);
    const images = corners.map((corner) => moved(move, corner));
    const n =
      kind === 'length'
        ? Math.abs(side[0] + side[1])
        : kind === 'angle'
          ? random.int(22, 79)
          : random.int(2, 12);
    const isSlanted = kind !== 'steps' || (side[0] !== 0 && side[1] !== 0 && side[0] ** 2 !== side[1] ** 2);
    const added: Spot = move.motion === 'slide' ? shifted(side, move.shift) : side;
    const isPlain = added[0] !== 0 && added[1] !== 0;
    const isClear = [...corners, ...images].every(
      ([x, y]) => x !== 0 && y !== 0 && Math.abs(x) + Math.abs(y) > 2,
    );
    const isShown = level !== 1 || (isClear && areBeside(corners, images));
    const isSeen = level === 2 || areOn(8, [...corners, ...images]);
    return isSlanted && (kind !== 'steps' || isPlain) && isShown && isSeen && !runsAlongMirror(move, side)
      ? { scene: random.pick(scenes), kind, letters: drawPoints(random, 4), corners, n, move }
      : null;
  });
}

/** Both ends of a side along the mirror line make the same steps, so the reason of a slide would hold for it too. */
function runsAlongMirror(move: MotionMove, side: Spot): boolean {
  return move.motion === 'flip' && side[move.axis === 'x' ? 1 : 0] === 0;
}

function drawMove(motion: Motion, random: Random): MotionMove {
  if (motion === 'flip') return { motion, axis: random.pick(['x', 'y'] as const) };
  if (motion === 'turn') return { motion, turns: random.pick([1, 2, 3] as const) };
  const way = (): number => random.int(2, 7) * random.pick([-1, 1]);
  return { motion, shift: [way(), way()] };
}

/** A triangle whose first side runs along a grid line, so that its length can be counted. */
function alongTheGrid(random: Random): Params['corners'] {
  const [x, y] = [random.int(-7, 5), random.int(-7, 5)];
  const [n, across, up] = [random.int(2, 5), random.int(0, 4), random.int(2, 4)];
  return random.chance(50)
    ? [
        [x, y],
        [x + n, y],
        [x + across, y + up],
      ]
    : [
        [x, y],
        [x, y + n],
        [x + up, y + across],
      ];
}
