import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';
import {
  angleName,
  drawMixedPoints,
  lineName,
  rayName,
  segmentName,
} from '../../src/pictures/point-names.ts';

/** `scene` only for told figures; three rays leave the vertex of an angle, `wide` of them are counted at level 2. */
type Params = {
  kind: 'ray' | 'segment' | 'angle';
  points: readonly string[];
  scene: (typeof scenes)[number];
  turn: number;
};

const scenes = ['light', 'signal', 'laser'] as const;

/** Level 1 names a drawn figure, level 2 one that is told or picked among several, level 3 gives another name. */
export const geoNotationRead = choiceSkill('geo-notation-read', {
  version: 1,
  text: {
    headline: 'Choose the right name',
    'ray-shown': 'The picture shows part of a line that starts at one point.',
    'segment-shown': 'The picture shows part of a line with two ends.',
    'angle-shown': 'The picture shows a marked angle.',
    'ask-name': ['Which symbol names it?', 'Which symbol is a name for it?'],
    light: 'A beam of light starts at {A} and passes through {B} without end.',
    signal: 'A radio signal leaves tower {A}, passes {B} and runs on without end.',
    laser: 'A laser beam starts at {A} and runs through {B} without end.',
    'light-segment': 'A cable runs straight from lamp {A} to lamp {B} and ends there.',
    'signal-segment': 'A wire is stretched from tower {A} to tower {B} and ends there.',
    'laser-segment': 'A straight track runs from station {A} to station {B} and ends there.',
    'angle-three': 'Rays to {A}, {B} and {C} leave point {V}, in this order.',
    'angle-ask': 'Which symbol names the angle between the first and the second ray?',
    'line-order': 'Points {A}, {B}, {C} and {V} lie on a line in this order.',
    'same-ray': ['Which symbol names the same figure as {ray}?', 'How else can {ray} be named?'],
    'same-segment': ['Which symbol names the same figure as {segment}?', 'How else can {segment} be named?'],
    'same-angle':
      'Point {C} lies on the ray from {V} through {B}. Which symbol names the same angle as {angle}?',
    'right-ray': 'The first letter is the start, and the ray runs through the second point.',
    'right-segment': 'Both letters are ends, and the bar above has no arrow.',
    'right-angle': 'The vertex is in the middle, with a point of each side beside it.',
    reversed: 'This ray starts at {start}. Which point is the start of the figure?',
    bar: 'The bar stands for a part with two ends. Does the figure end on both sides?',
    arrow: 'The arrow stands for a figure without an end on that side. Does this figure run on?',
    line: 'Two arrows stand for a line. Does the figure run on to both sides?',
    'line-both': 'Two arrows stand for a line without ends. Where does this figure end?',
    vertex: 'This has {middle} in the middle. At which point do the sides of the angle meet?',
    alone: 'This takes a point of a side as the vertex. At which point do both sides meet?',
    wide: 'This angle reaches to the third ray. Between which rays is the angle in the question?',
    shorter: 'This figure ends at another point. Which ends does the one in the question have?',
    moved: 'This ray starts at another point. At which point does the one in the question start?',
    other: 'Find the start, the ends or the vertex first. Then choose the sign above the letters.',
    'start-do': 'Find the start of the figure.',
    'start-why': 'The start stands first in the name of a ray.',
    'ends-do': 'Find where the figure ends.',
    'ends-why': 'Each end of a segment is one of its letters.',
    'vertex-do': 'Find the vertex.',
    'vertex-why': 'The sides of the angle meet there, so it goes in the middle.',
    'sides-do': 'Take a point on each side.',
    'sides-why': 'The outer letters tell the two sides.',
    'sign-do': 'Choose the sign above the letters.',
    'sign-why': 'An arrow means that the figure runs on, a bar that it ends.',
    'angle-sign-do': 'Write the three letters after the sign of an angle.',
    'angle-sign-why': 'The order of the outer letters does not matter.',
    'point-do': 'Choose another point of the figure.',
    'point-why': 'Any further point of the ray can tell where it runs.',
    'turn-do': 'Turn the order of the letters.',
    'turn-why': 'A segment has no direction.',
    final: 'The name is {value}.',
  },
  draw({ random }): Params {
    const kind = random.pick(['ray', 'segment', 'angle'] as const);
    return {
      kind,
      points: drawMixedPoints(random, 4),
      scene: random.pick(scenes),
      turn: random.pick([-25, -10, 0, 10, 25]),
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { kind, points, scene, turn } = params;
    const [A = '', B = '', C = '', V = ''] = points;
    const { value, asked, wrong } = namesOf(params, level);
    const words = {
      A,
      B,
      C,
      V,
      value,
      ray: rayName(B, C),
      segment: segmentName(A, B),
      angle: angleName(A, V, B),
      start: level === 3 ? C : B,
      middle: level === 3 ? B : A,
    };
    const told = {
      1: [say(`${kind}-shown`), say('ask-name')],
      2:
        kind === 'angle'
          ? [say('angle-three'), say('angle-ask')]
          : [say(kind === 'ray' ? scene : `${scene}-segment`), say('ask-name')],
      3: kind === 'angle' ? [say('same-angle')] : [say('line-order'), say(`same-${kind}`)],
    }[level];
    const steps = {
      ray: [
        step('start', 'the ray', `start ${asked[0]}`),
        ...(level === 1 ? [] : [step('point', `start ${asked[0]}`, `${asked[0]} and ${asked[1]}`)]),
        step('sign', `${asked[0]} and ${asked[1]}`, value),
      ],
      segment: [
        step('ends', 'the segment', `ends ${asked[0]} and ${asked[1]}`),
        ...(level === 1 ? [] : [step('turn', asked[0] + asked[1], asked[1] + asked[0])]),
        step('sign', `${asked[0]} and ${asked[1]}`, value),
      ],
      angle: [
        step('vertex', 'the angle', `vertex ${V}`),
        step('sides', `vertex ${V}`, `sides through ${asked[0]} and ${asked[1]}`),
        step('angle-sign', `${asked[0]}, ${V}, ${asked[1]}`, value),
      ],
    }[kind];
    return {
      words,
      question: told,
      diagram: level === 3 || (level === 2 && kind !== 'angle') ? null : pictureOf(kind, points, turn, level),
      answer: { value, text: say('final', { value }), reason: `right-${kind}` },
      distractors: wrong.map(
        ([misconception, name, key]): Distractor =>
          distractor(misconception, name, key, say('final', { value: name })),
      ),
      steps,
      claims: [kind === 'angle' ? '1 + 1 + 1 = 3' : '1 + 1 = 2'],
    };
  },
});

type Reason =
  | 'reversed'
  | 'bar'
  | 'arrow'
  | 'line'
  | 'line-both'
  | 'vertex'
  | 'alone'
  | 'wide'
  | 'shorter'
  | 'moved';
type Names = {
  readonly value: string;
  /** The letters of the answer: start and next point, both ends, or a point of each side. */
  readonly asked: readonly [string, string];
  readonly wrong: readonly (readonly [Distractor['misconception'], string, Reason])[];
};

function namesOf({ kind, points }: Params, level: 1 | 2 | 3): Names {
  const [A = '', B = '', C = '', V = ''] = points;
  if (kind === 'angle') {
    // Level 3 names the side through B by the farther point C.
    const [first, second] = level === 3 ? [A, C] : [A, B];
    return {
      value: angleName(second, V, first),
      asked: [second, first],
      wrong: [
        [
          'names-an-angle-with-the-vertex-at-the-end',
          angleName(V, level === 3 ? B : A, second === C ? A : B),
          'vertex',
        ],
        ['names-an-angle-with-the-vertex-at-the-end', angleName(second, level === 3 ? B : A, V), 'vertex'],
        level === 2
          ? ['slip', angleName(A, V, C), 'wide']
          : ['slip', `$\\angle ${level === 3 ? C : B}$`, 'alone'],
      ],
    };
  }
  // At level 3 the ray BC is also the ray BV, and the segment AB is also BA.
  const [from, to] = level === 3 ? (kind === 'ray' ? [B, V] : [A, B]) : [A, B];
  if (kind === 'ray') {
    return {
      value: rayName(from, to),
      asked: [from, to],
      wrong: [
        ['reverses-the-endpoint-of-a-ray', level === 3 ? rayName(C, B) : rayName(to, from), 'reversed'],
        ['confuses-ray-and-segment', segmentName(from, to), 'bar'],
        level === 3 ? ['slip', rayName(A, V), 'moved'] : ['slip', lineName(from, to), 'line'],
      ],
    };
  }
  return {
    value: level === 1 ? segmentName(from, to) : segmentName(to, from),
    asked: [from, to],
    wrong: [
      ['confuses-ray-and-segment', rayName(from, to), 'arrow'],
      ['confuses-a-line-and-a-segment', lineName(from, to), 'line-both'],
      level === 3 ? ['slip', segmentName(A, C), 'shorter'] : ['slip', rayName(to, from), 'arrow'],
    ],
  };
}

function pictureOf(
  kind: Params['kind'],
  [A = '', B = '', C = '', V = '']: readonly string[],
  turn: number,
  level: 1 | 2 | 3,
): DiagramOf<'angle-figure' | 'construction'> {
  if (kind !== 'angle') {
    const [x, y] = placeAt(turn, 4);
    return {
      kind: 'construction',
      ...namedFigure({
        points: [
          [A, 0, 0],
          [B, x, y],
        ],
        sides: [[0, 1, '', kind === 'ray' ? 'ray' : 'solid']],
        dots: true,
      }),
    };
  }
  const three = level === 2;
  return {
    kind: 'angle-figure',
    ...namedFigure({
      points: [
        [V, 0, 0],
        [A, ...placeAt(turn, 4)],
        [B, ...placeAt(turn + 50, 4)],
        ...(three ? [[C, ...placeAt(turn + 95, 4)] as const] : []),
      ],
      sides: [[0, 1, '', 'ray'], [0, 2, '', 'ray'], ...(three ? [[0, 3, '', 'ray'] as const] : [])],
      angles: [[0, 1, 2]],
      dots: true,
    }),
  };
}
