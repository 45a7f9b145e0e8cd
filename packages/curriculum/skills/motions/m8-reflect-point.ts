import {
  type Level,
  moveFigure,
  numberSkill,
  type Random,
  rigidMoves,
  type Tools,
} from '../../src/kit/index.ts';
import {
  areOn,
  drawTriangle,
  flipped,
  type GridLine,
  lineText,
  restOf,
  type Spot,
  shifted,
  spotText,
  toldCorners,
} from '../../src/numbers/plane-motions.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { motionGrid, plotMade, plotTask } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type PlaneShape, planeShapes } from '../../src/scenes/shapes/plane-shapes.ts';

type Params = {
  scene: PlaneShape;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  mirror: GridLine;
  /** Told by its rule in coordinates. */
  byRule: boolean;
};

const reach = 10;

const text = {
  headline: 'Reflect a point',
  axis: 'The whole figure is reflected across the {axis}-axis.',
  rule: 'The whole figure is reflected by the rule {rule}.',
  line: 'The whole figure is reflected across the line {mirror}.',
  ask: 'Where is the image of {A}?',
  plot: 'Plot the images {A}′ and {B}′.',
  pair: '{p} and {q}',
  right: 'The image is as far from the mirror line as the point, on the other side.',
  'wrong-axis':
    'This reflects in the other direction. Does the mirror line swap left and right, or up and down?',
  both: 'This changes both signs. In which direction does the mirror act?',
  slides: 'This slides the point along. On which side of the mirror line does the image lie?',
  axes: 'This uses an axis as the mirror. How far is the point from the line {mirror}?',
  line2: 'This stops at the mirror line. How far behind it does the image lie?',
  other: 'How far is the point from the mirror line? Go the same distance on the other side.',
  'right-rule': 'The rule changes one sign and keeps the other coordinate.',
  'rule-do': 'See which sign the rule changes.',
  'rule-why': 'A minus sign before a letter stands for the opposite number.',
  'sign-do': 'Use the rule for the point.',
  'sign-why': 'One coordinate becomes its opposite, and the other one stays.',
  'far-do': 'Find how far the point is from the mirror line.',
  'far-why': 'Count straight toward the line.',
  'same-do': 'Go as far on the other side.',
  'same-why': 'The mirror line lies halfway between a point and its image.',
  'keep-do': 'Keep the other coordinate.',
  'keep-why': 'Along the mirror line nothing moves.',
  'rest-do': 'Do the same with the other two corners.',
  'rest-why': 'The whole figure moves, so every corner does.',
  'other-do': 'Do the same with the other corner.',
  'other-why': 'Every corner has its own distance from the mirror line.',
  final: '{value}',
  'light-told': 'In a light game, a spot of light is at {a}.',
  'craft-told':
    'Paper with an ink dot at {a} is folded and opened three times. Each time, the newest dot leaves one print.',
  'app-told': 'In a drawing app, a star is at {a}.',
  'plain-told': 'A point is at {a}.',
  'three-lines': 'It is reflected across {m1}, then across {m2}, and then across {m3}.',
  'three-folds': 'The folds run along {m1}, then along {m2}, and then along {m3}.',
  'ask-end': 'Where is it at the end?',
  'ask-last': 'Where is the last print?',
  'right-end': 'Each reflection starts from the image of the one before.',
  'two-only': 'This stops before the last line. What does it do to the point?',
  'axes-only': 'This uses the axes and not the three lines. How far is the point from each of the lines?',
  'skips-middle': 'This leaves out the line in the middle. Which coordinate does it change?',
  'gap-do': 'Find how far the point is from the line.',
  'gap-why': 'Count straight toward the line.',
  'over-do': 'Go as far on the other side.',
  'over-why': 'The line lies in the middle, and the other coordinate stays.',
};

/**
 * Level 1 reflects across an axis with a picture, told by name or by rule, level 2 across other lines, level 3 plots two corners of the image.
 * The stretch problem has three mirrors in a row.
 */
export const m8ReflectPoint = numberSkill('m8-reflect-point', {
  version: 5,
  form: 'point',
  scenes: [planeShapes],
  byHand: { levels: [1, 2], ask: 'hand-move', instead: true, without: 'picture' },
  text,
  draw: ({ level, random }): Params => drawMirror(level, random),
  build({ scene, letters, corners, mirror, byRule }: Params, { level, say, step, distractor }) {
    const [A = '', B = ''] = letters;
    const [a, b] = corners;
    const isX = mirror.axis === 'x';
    const image = flipped(a, mirror);
    const isAxis = mirror.at === 0;
    const words = {
      ...toldCorners(corners, letters),
      name: letters.join(''),
      axis: isX ? 'y' : 'x',
      mirror: lineText(mirror),
      rule: ruleOf(mirror),
    };
    const across: GridLine = { axis: isX ? 'y' : 'x', at: mirror.at };
    const both = (spot: Spot): Spot => flipped(flipped(spot, mirror), { ...across, at: mirror.at });
    const axisOnly = (spot: Spot): Spot => flipped(spot, { axis: mirror.axis, at: 0 });
    const along = (spot: Spot): Spot =>
      shifted(spot, isX ? [-gapOf(spot, mirror), 0] : [0, -gapOf(spot, mirror)]);
    const claims = [
      isX ? `2 * ${mirror.at} - (${a[0]}) = ${image[0]}` : `2 * ${mirror.at} - (${a[1]}) = ${image[1]}`,
    ];
    if (level === 3) {
      const task = plotTask(reach, [`${A}′`, `${B}′`]);
      const give = (move: (spot: Spot) => Spot) => {
        const spots = [move(a), move(b)];
        const [p = '', q = ''] = spots.map((spot, index) => `${letters[index]}′ ${spotText(spot)}`);
        return { value: plotMade(task, spots), text: say('pair', { p, q }) };
      };
      const right = give((spot) => flipped(spot, mirror));
      const wrong = [give((spot) => flipped(spot, across)), give(axisOnly), give(along)] as const;
      const shown = ({ text }: { text: ReturnType<typeof say> }) => ({ text });
      return {
        words,
        question: [`${scene.key}-three`, 'line', 'plot'],
        hand: task,
        answer: right,
        distractors: [
          distractor(
            'changes-the-sign-of-the-wrong-coordinate',
            wrong[0].value,
            'wrong-axis',
            shown(wrong[0]),
          ),
          distractor('reflects-in-an-axis-instead-of-the-line', wrong[1].value, 'axes', shown(wrong[1])),
          distractor('slides-instead-of-flipping', wrong[2].value, 'slides', shown(wrong[2])),
        ],
        steps: [
          ...awaySteps(a, mirror, step),
          step('keep', `${A} ${spotText(a)}`, `${A}′ ${spotText(image)}`),
          step('other', `${B} ${spotText(b)}`, `${B}′ ${spotText(flipped(b, mirror))}`),
        ],
        finalAnswer: right.text,
        claims,
      };
    }
    const lines = byRule
      ? [
          step('rule', ruleOf(mirror), isX ? 'the first one' : 'the second one'),
          step('sign', spotText(a), spotText(image)),
        ]
      : [...awaySteps(a, mirror, step), step('keep', spotText(a), spotText(image))];
    return {
      words: { ...words, value: spotText(image) },
      question: [
        level === 1 ? `${scene.key}-shown` : `${scene.key}-one`,
        byRule ? 'rule' : isAxis ? 'axis' : 'line',
        'ask',
      ],
      diagram: level === 1 ? motionGrid(8, [{ corners, names: letters }], { mirror }) : null,
      answer: { value: spotText(image), reason: byRule ? 'right-rule' : 'right' },
      drawn: {
        make: flippedOver({ letters, corners, mirror }, [across, isAxis ? both : axisOnly, along]),
        steps: [...lines, step('rest', ...restOf(letters, corners, (corner) => flipped(corner, mirror)))],
      },
      distractors: [
        distractor('changes-the-sign-of-the-wrong-coordinate', spotText(flipped(a, across)), 'wrong-axis'),
        isAxis
          ? distractor('changes-both-signs', spotText(both(a)), 'both')
          : distractor('reflects-in-an-axis-instead-of-the-line', spotText(axisOnly(a)), 'axes'),
        distractor('slides-instead-of-flipping', spotText(along(a)), 'slides'),
      ],
      steps: lines,
      claims,
    };
  },
  stretch: {
    draw: ({ random }) => drawThree(random),
    build({ who, lines, start }, { step, distractor }) {
      const [one, two, three] = lines;
      const first = flipped(start, one);
      const second = flipped(first, two);
      const end = flipped(second, three);
      const away = (spot: Spot, { axis, at }: GridLine): string => {
        const size = Math.abs(at - (axis === 'x' ? spot[0] : spot[1]));
        return `${size} ${size === 1 ? 'step' : 'steps'}`;
      };
      const isCraft = who === 'craft';
      return {
        words: {
          a: spotText(start),
          m1: lineText(one),
          m2: lineText(two),
          m3: lineText(three),
          value: spotText(end),
        },
        question: [`${who}-told`, isCraft ? 'three-folds' : 'three-lines', isCraft ? 'ask-last' : 'ask-end'],
        answer: { value: spotText(end), reason: 'right-end' },
        otherWrong: 'right-end',
        distractors: [
          distractor('applies-only-one-motion', spotText(second), 'two-only'),
          distractor(
            'reflects-in-an-axis-instead-of-the-line',
            spotText(
              [one, two, three].reduce<Spot>((spot, { axis }) => flipped(spot, { axis, at: 0 }), start),
            ),
            'axes-only',
          ),
          distractor('slip', spotText(flipped(first, three)), 'skips-middle'),
        ],
        steps: [
          step('gap', `${spotText(start)} and ${lineText(one)}`, away(start, one)),
          step('over', spotText(start), spotText(first)),
          step('gap', `${spotText(first)} and ${lineText(two)}`, away(first, two)),
          step('over', spotText(first), spotText(second)),
          step('gap', `${spotText(second)} and ${lineText(three)}`, away(second, three)),
          step('over', spotText(second), spotText(end)),
        ],
        claims: [
          one.axis === 'x'
            ? `2 * ${three.at} - (2 * ${one.at} - (${start[0]})) = ${end[0]}`
            : `2 * ${three.at} - (2 * ${one.at} - (${start[1]})) = ${end[1]}`,
        ],
      };
    },
  },
});

type Said = Tools<keyof typeof text>;

function gapOf(spot: Spot, { axis, at }: GridLine): number {
  return axis === 'x' ? at - spot[0] : at - spot[1];
}

/** How far the point is from the mirror line, and where as many steps behind it lead. */
function awaySteps(spot: Spot, mirror: GridLine, step: Said['step']) {
  const size = Math.abs(gapOf(spot, mirror));
  const side = mirror.axis === 'x' ? 0 : 1;
  return [
    step('far', `${spotText(spot)} and ${lineText(mirror)}`, `${size} ${size === 1 ? 'step' : 'steps'}`),
    step('same', `${signed(spot[side])}, then ${2 * size} steps`, signed(flipped(spot, mirror)[side])),
  ];
}

/** The rule of a reflection across an axis. */
function ruleOf({ axis }: GridLine): string {
  return axis === 'x' ? '(x, y) → (−x, y)' : '(x, y) → (x, −y)';
}

/** The whole figure is flipped, and over another line or in another way as the wrong answers do it. */
function flippedOver(
  { letters, corners, mirror }: Pick<Params, 'letters' | 'corners' | 'mirror'>,
  wrong: readonly (GridLine | ((spot: Spot) => Spot))[],
) {
  const over = (line: GridLine) => (spot: Spot) => flipped(spot, line);
  return moveFigure({
    names: letters,
    corners,
    to: over(mirror),
    wrong: wrong.map((way) => (typeof way === 'function' ? way : over(way))),
    moves: rigidMoves,
  });
}

type ThreeMirrors = {
  readonly who: 'light' | 'craft' | 'app' | 'plain';
  readonly lines: readonly [GridLine, GridLine, GridLine];
  readonly start: Spot;
};

/** Two lines of one direction with one of the other between them. */
function drawThree(random: Random): ThreeMirrors {
  return random.until(() => {
    const axis = random.pick(['x', 'y'] as const);
    const at = (): number => random.int(-4, 4);
    const lines = [
      { axis, at: at() },
      { axis: axis === 'x' ? ('y' as const) : ('x' as const), at: at() },
      { axis, at: at() },
    ] as const;
    const start: Spot = [random.int(-6, 6), random.int(-6, 6)];
    const [one, two, three] = lines;
    const spots = [
      start,
      flipped(start, one),
      flipped(flipped(start, one), two),
      flipped(flipped(flipped(start, one), two), three),
    ];
    const moves = spots.every((spot, index) => index === 0 || String(spot) !== String(spots[index - 1]));
    const isApart = one.at !== three.at && lines.every((line) => line.at !== 0);
    const who = random.pick(['light', 'craft', 'app', 'plain'] as const);
    return moves && isApart && areOn(16, spots) ? { who, lines, start } : null;
  });
}

function drawMirror(level: Level, random: Random): Params {
  return random.until(() => {
    const corners = drawTriangle(random, level === 1 ? 7 : 8);
    const axis = random.pick(['x', 'y'] as const);
    const at = level === 1 ? 0 : random.int(-4, 4);
    const mirror: GridLine = { axis, at };
    const other: GridLine = { axis: axis === 'x' ? 'y' : 'x', at };
    const place = (spot: Spot): number => (axis === 'x' ? spot[0] : spot[1]);
    const sides = corners.map((spot) => Math.sign(place(spot) - at));
    const isAside = sides.every((side) => side === sides[0] && side !== 0);
    const all = corners.flatMap((spot) => {
      const gap = at - place(spot);
      const slid = shifted(spot, axis === 'x' ? [-gap, 0] : [0, -gap]);
      return [flipped(spot, mirror), flipped(spot, other), flipped(spot, { axis, at: 0 }), slid];
    });
    const isIn = areOn(level === 1 ? 8 : level === 2 ? 16 : reach, all);
    const [a] = corners;
    const isApart = a[0] !== 0 && a[1] !== 0 && a[0] !== at && a[1] !== at && (level === 1 || at !== 0);
    return isAside && isIn && isApart
      ? {
          scene: random.pick(planeShapes.list),
          letters: drawPoints(random, 3),
          corners,
          mirror,
          byRule: level === 1 && random.chance(45),
        }
      : null;
  });
}
