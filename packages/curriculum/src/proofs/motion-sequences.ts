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

/** A flip or a turn about the origin, and a slide after it or before it, take the triangle to a congruent one. */
export type SequenceParams = {
  ask: 'sequence';
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  about: 'flip-x' | 'flip-y' | 'turn-1' | 'turn-2' | 'turn-3';
  shift: Spot;
  slidesFirst: boolean;
};

export const sequenceText = {
  'sequence-shown': [
    'The picture shows triangle {name} and a congruent one.',
    'In a pattern of tiles, triangle {name} is moved to a new place, as the picture shows.',
    'The picture shows a triangular ship {name} of a video game and a congruent one.',
    'On the plan of a flag, triangle {name} is copied to a new place, as the picture shows.',
  ],
  'sequence-told': [
    'Triangle {name} has the corners {corners}. A congruent one has {images}, in the same order.',
    'In a pattern, triangle {name} has the corners {corners}. Its copy has {images}, in the same order.',
    'On a flag, triangle {name} has the corners {corners}. Its copy has {images}, in the same order.',
    'In a video game, ship {name} has the corners {corners}. A congruent ship has {images}, in the same order.',
  ],
  allowed: 'It may go in steps, reflect across an axis, or rotate about the origin.',
  'ask-sequence': 'Which sequence of motions takes {name} to the other triangle?',
  'flip-then': 'Reflect across the {axis}-axis, then go {steps}.',
  'turn-then': 'Rotate {turn} about the origin, then go {steps}.',
  'then-flip': 'Go {steps}, then reflect across the {axis}-axis.',
  'then-turn': 'Go {steps}, then rotate {turn} about the origin.',
  'only-flip': 'Only reflect across the {axis}-axis and make no other motion.',
  'only-turn': 'Only rotate {turn} about the origin and make no other motion.',
  'right-sequence': 'Each corner lands on its partner, and rigid motions keep all lengths and angles.',
  'reason-axis': 'This reflects across the other axis. Follow one corner. Where does it land?',
  'reason-turn': 'This is another turn. Follow one corner. Where does it land?',
  'reason-order': 'These are the motions in the other order. Follow one corner. Where does it land?',
  'reason-only': 'This is one of the two motions. Follow one corner. Has it reached its partner?',
  'over-do': 'Go around both triangles in the order of the corners.',
  'over-flip': 'They run in opposite ways, so the triangle is turned over.',
  'over-turn': 'Both run the same way, so nothing is turned over.',
  'follow-do': 'Follow one corner through this motion.',
  'follow-flip': 'Across the mirror line, the distance stays the same.',
  'follow-turn': 'Each quarter turn swaps the coordinates and changes one sign.',
  'back-do': 'Take its image back through this motion, which comes last.',
  'rest-do': 'See what is left to do.',
  'rest-why': 'A translation makes the same steps with every corner.',
  'test-do': 'Test it with another corner.',
  'test-why': 'The sequence has to take every corner to its partner.',
} as const;

type Builder = Tools<keyof typeof sequenceText>;

export function buildSequence(params: SequenceParams, { level, say, step, distractor }: Builder) {
  const { letters, corners, about, shift, slidesFirst } = params;
  const [a, b] = corners;
  const images = corners.map((corner) => imageOf(params, corner));
  const [A = '', B = ''] = letters;
  const kind = about === 'flip-x' || about === 'flip-y' ? 'flip' : 'turn';
  const args = { ...aboutArgs(about), steps: stepsText(shift) };
  const astray = { ...aboutArgs(otherAbout(about)), steps: stepsText(shift) };
  const halfway = (spot: Spot): Spot => (slidesFirst ? shifted(spot, shift) : moved(about, spot));
  const [between, image = a] = [halfway(a), images[0]];
  const [inOrder, inTurn] = slidesFirst
    ? ([`then-${kind}`, `${kind}-then`] as const)
    : ([`${kind}-then`, `then-${kind}`] as const);
  const list = (spots: readonly Spot[]): string => {
    const [p = '', q = '', r = ''] = spots.map(spotText);
    return `${p}, ${q} and ${r}`;
  };
  return {
    words: { name: letters.join(''), corners: list(corners), images: list(images) },
    question: [level === 3 ? 'sequence-told' : 'sequence-shown', 'allowed', 'ask-sequence'] as const,
    diagram:
      level === 3
        ? null
        : motionGrid(
            10,
            [
              { corners, names: letters },
              { corners: images, names: letters.map((letter) => `${letter}′`) },
            ],
            { center: { at: [0, 0], name: '' } },
          ),
    answer: { value: 'right', text: say(inOrder, args), reason: 'right-sequence' as const },
    distractors: [
      kind === 'flip'
        ? distractor('reflects-across-the-wrong-axis', 'axis', 'reason-axis', say(inOrder, astray))
        : distractor('rotates-in-the-wrong-direction', 'turn', 'reason-turn', say(inOrder, astray)),
      distractor('applies-the-motions-in-the-wrong-order', 'order', 'reason-order', say(inTurn, args)),
      distractor('applies-only-one-motion', 'only', 'reason-only', say(`only-${kind}`, args)),
    ],
    steps: [
      step('over', `${letters.join('')} and its image`, kind === 'flip' ? 'turned over' : 'not turned over', {
        why: `over-${kind}`,
      }),
      slidesFirst
        ? step('back', `${A}′ ${spotText(image)}`, spotText(between), { why: `follow-${kind}` })
        : step('follow', `${A} ${spotText(a)}`, spotText(between), { why: `follow-${kind}` }),
      slidesFirst
        ? step('rest', `${spotText(a)} to ${spotText(between)}`, stepsText(shift))
        : step('rest', `${spotText(between)} to ${spotText(image)}`, stepsText(shift)),
      step('test', `${B} ${spotText(b)}`, `${spotText(halfway(b))}, then ${spotText(images[1] ?? b)}`),
    ],
    claims: [
      slidesFirst ? `${a[0]} + ${shift[0]} = ${between[0]}` : `${between[0]} + ${shift[0]} = ${image[0]}`,
    ],
  };
}

function aboutArgs(about: SequenceParams['about']) {
  const turns = { 'turn-1': '90° counterclockwise', 'turn-2': '180°', 'turn-3': '90° clockwise' };
  return about === 'flip-x' || about === 'flip-y'
    ? { axis: about === 'flip-x' ? 'x' : 'y', turn: '' }
    : { axis: '', turn: turns[about] };
}

function otherAbout(about: SequenceParams['about']): SequenceParams['about'] {
  return (
    {
      'flip-x': 'flip-y',
      'flip-y': 'flip-x',
      'turn-1': 'turn-3',
      'turn-2': 'turn-1',
      'turn-3': 'turn-1',
    } as const
  )[about];
}

function moved(about: SequenceParams['about'], spot: Spot): Spot {
  switch (about) {
    case 'flip-x':
      return flipped(spot, { axis: 'y', at: 0 });
    case 'flip-y':
      return flipped(spot, { axis: 'x', at: 0 });
    case 'turn-1':
      return turned(spot, 1);
    case 'turn-2':
      return turned(spot, 2);
    case 'turn-3':
      return turned(spot, 3);
  }
}

function imageOf({ about, shift, slidesFirst }: SequenceParams, spot: Spot): Spot {
  return slidesFirst ? moved(about, shifted(spot, shift)) : shifted(moved(about, spot), shift);
}

export function drawSequence(level: Level, random: Random): SequenceParams {
  return random.until(() => {
    const corners = drawTriangle(random, 6);
    const about = random.pick(['flip-x', 'flip-y', 'turn-1', 'turn-2', 'turn-3'] as const);
    const way = (): number => random.int(1, 7) * random.pick([-1, 1]);
    const params: SequenceParams = {
      ask: 'sequence',
      letters: drawPoints(random, 3),
      corners,
      about,
      shift: [way(), way()],
      slidesFirst: random.chance(50),
    };
    const images = corners.map((corner) => imageOf(params, corner));
    const spots = [...corners, ...images];
    const isClear = spots.every(([x, y]) => x !== 0 && y !== 0 && Math.abs(x) + Math.abs(y) > 2);
    const isShown = level === 3 || (areBeside(corners, images) && haveRoom(corners, images));
    return areOn(10, spots) && isClear && isShown ? params : null;
  });
}

/** Whether names above and below the corners of one figure stand clear of those of the other. */
function haveRoom(corners: readonly Spot[], images: readonly Spot[]): boolean {
  return corners.every(([x, y]) => images.every(([u, v]) => Math.abs(x - u) > 1 || Math.abs(y - v) > 3));
}
