import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';

/** Side `across` lies across from the angle; side `beside` is the other one that is given. */
type Params = { angle: number; across: number; beside: number; story: 'plain' | 'crane' | 'kite' | 'gate' };

/** Level 1 has 30 degrees and a picture, level 2 other angles, level 3 a story or an obtuse angle. */
export const preAmbiguousCase = numberSkill('pre-ambiguous-case', {
  version: 3,
  form: 'integer',
  text: {
    headline: 'Count the triangles',
    plain:
      'In a triangle, angle $A$ measures {angle}°. Side $a$ across from it has length {across}, and side $b$ has length {beside}.',
    crane:
      'A beam of {beside} meters rises at {angle}° from the ground. A cable of {across} meters runs from its top down to the ground.',
    kite: 'A line of {beside} meters rises to a kite at {angle}° from the ground. A second line of {across} meters runs back down to the ground.',
    gate: 'A gate of {beside} feet makes an angle of {angle}° with a straight wall. A strut of {across} feet joins its end to the wall.',
    'ask-plain': [
      'How many such triangles are there?',
      'How many different triangles fit?',
      'How many triangles can be made with these measures?',
      'Zero, one or two: how many triangles are there?',
    ],
    ask: 'How many different triangles fit these measures?',
    right: 'The side across is compared with the height and with the other side.',
    one: 'Two sides and an angle across need not give just one triangle. How high does the free end have to reach?',
    two: 'With the second angle, the angles would add up to more than a straight angle. Which case is left?',
    'two-exact': 'The side just reaches the base. In how many places does it meet it?',
    'two-short': 'Two triangles need a side that is longer than the height. Is it?',
    supplement: 'Two angles have the same sine. Does the larger one fit into the triangle as well?',
    none: 'This asks for a right angle. Does the triangle have to have one?',
    many: 'A side can meet the base in two places at most. Which of them count?',
    other: 'Find the height. Then compare the side across with the height and with the other side.',
    'height-do': 'Find the height over the base.',
    'height-why': 'It is the side beside the angle times the sine of the angle.',
    'compare-do': 'Compare the side across from the angle with the height.',
    'compare-why': 'If it is shorter, it does not reach the base.',
    'second-do': 'Compare it with the side beside the angle.',
    'second-why': 'Only a shorter side can meet the base in two places.',
    'obtuse-do': 'Compare it with the side beside the angle.',
    'obtuse-why': 'Across from an obtuse angle lies the longest side.',
    'count-do': 'Count the triangles that are left.',
    'count-why': 'Across from an obtuse angle, the second angle can only be acute.',
    'sum-do': 'Check the sum of the angles.',
    'sum-why': 'Two of them together have to stay below a straight angle.',
    final: 'The number of triangles is {count}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const height = heightOf(drawn);
      const clear =
        Math.abs(drawn.across - height) > 0.3 || drawn.across === Math.round(height * 1000) / 1000;
      return clear && drawn.across > 1 && drawn.across !== drawn.beside ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { angle, across, beside, story } = params;
    const count = countOf(params);
    const height = Math.round(heightOf(params) * 100) / 100;
    const words = { angle, across, beside, count };
    const obtuse = angle > 90;
    const reach = across < height ? 'too short' : across === height ? 'just long enough' : 'long enough';
    const value = String(count);
    const wrong = {
      0: [
        distractor('always-gives-one-triangle', '1', 'one'),
        distractor('keeps-a-sum-over-a-straight-angle', '2', obtuse ? 'two' : 'two-short'),
      ],
      1: [
        distractor(
          'keeps-a-sum-over-a-straight-angle',
          '2',
          across === heightOf(params) ? 'two-exact' : 'two',
        ),
        distractor('treats-the-triangle-as-right', '0', 'none'),
      ],
      2: [
        distractor('ignores-the-supplementary-angle', '1', 'supplement'),
        distractor('treats-the-triangle-as-right', '0', 'none'),
      ],
    }[count];
    return {
      words,
      question: [story, story === 'plain' ? 'ask-plain' : 'ask'],
      diagram: level === 1 ? cornerOf(params) : null,
      answer: value,
      distractors: [...wrong, distractor('slip', '3', 'many')],
      steps: obtuse
        ? [
            step(
              'obtuse',
              `${across} and ${beside}`,
              across > beside ? `${across} is longer` : `${across} is shorter`,
            ),
            step(
              'sum',
              across > beside ? `${across} is longer` : `${across} is shorter`,
              count === 1 ? 'the angles fit' : 'the angles do not fit',
            ),
            step('count', 'triangles', value),
          ]
        : [
            step(
              'height',
              `$${beside} \\cdot \\sin ${angle}^\\circ$`,
              angle === 30 ? String(height) : `about ${height}`,
            ),
            step('compare', `${across} and ${height}`, reach),
            step('second', `${across} and ${beside}`, value),
          ],
      claims: [
        obtuse
          ? `${across} ${across > beside ? '>' : '<'} ${beside}`
          : `${beside} * sin(${angle}*pi/180) ${across < heightOf(params) - 0.001 ? '>' : '<='} ${across}`,
      ],
    };
  },
});

function heightOf({ angle, beside }: Params): number {
  return angle === 30 ? beside / 2 : beside * Math.sin((angle * Math.PI) / 180);
}

function countOf(params: Params): 0 | 1 | 2 {
  const { angle, across, beside } = params;
  if (angle >= 90) return across > beside ? 1 : 0;
  const height = heightOf(params);
  if (across < height) return 0;
  return across === height || across > beside ? 1 : 2;
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const story = level === 3 ? random.pick(['crane', 'kite', 'gate', 'plain'] as const) : 'plain';
  const acute = [25, 35, 40, 48, 52, 55, 62, 65, 70];
  const angle =
    level === 1
      ? 30
      : level === 3 && story === 'plain'
        ? random.pick([100, 110, 118, 125, 140])
        : random.pick(acute);
  const beside = level === 1 ? 2 * random.int(3, 20) : random.int(6, 30);
  const height = angle === 30 ? beside / 2 : beside * Math.sin((angle * Math.PI) / 180);
  const wanted = angle > 90 ? random.pick([0, 1]) : random.int(0, 2);
  const across = {
    0: angle > 90 ? beside - random.int(1, 4) : Math.ceil(height) - random.int(1, 3),
    1: level === 1 && random.chance(40) ? height : beside + random.int(1, 9),
    2: random.int(Math.min(Math.ceil(height + 0.4), beside - 1), beside - 1),
  }[wanted];
  return { angle, across: across ?? beside + 1, beside, story };
}

/** A sketch of the given parts, not to scale, so that it does not tell which case it is. */
function cornerOf({ angle, across, beside }: Params): DiagramOf<'triangle'> {
  const corner = (name: string, x: number, y: number) => ({ name, x, y, dot: false });
  return {
    kind: 'triangle',
    points: [corner('A', 0, 0), corner('B', 11, 0), corner('C', 6, 4)],
    area: [0, 1, 2],
    segments: [
      { from: 0, to: 1, label: '', style: 'solid', ticks: 0 },
      { from: 1, to: 2, label: String(across), style: 'solid', ticks: 0 },
      { from: 2, to: 0, label: String(beside), style: 'solid', ticks: 0 },
    ],
    angles: [{ at: 0, from: 1, to: 2, label: `${angle}°`, mark: 'arc' }],
    circles: [],
    toScale: false,
  };
}
