import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { type Parabola, parabolaAt, vertexFormText } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  besideVertex,
  canBeDrawn,
  parabolaMade,
  parabolasOn,
  parabolaTask,
} from '../../src/pictures/parabolas.ts';

const asks = ['what', 'read', 'name', 'where'] as const;
const draws = ['draw', 'graph', 'sketch', 'show'] as const;
type Params = { ask: (typeof asks)[number] | (typeof draws)[number]; parabola: Parabola };

/** Level 1 has no number in front, level 2 has one, level 3 draws the parabola by hand. */
export const a1VertexFormRead = numberSkill('a1-vertex-form-read', {
  version: 2,
  form: 'point',
  text: {
    headline: 'Read the vertex from vertex form',
    what: 'What is the vertex of {rule}?',
    read: 'Read the vertex of {rule} from its form.',
    name: 'Name the vertex of the parabola {rule} as a point.',
    where: 'Where does the parabola {rule} have its vertex? Write a point.',
    draw: 'Draw the parabola {rule}. Place its vertex, and then one more point.',
    graph: 'Graph the parabola {rule} by its vertex and a second point.',
    sketch: 'Read the vertex of {rule}, and draw the parabola.',
    show: 'Show the parabola {rule} with its vertex on the plane.',
    right: 'At this point the square is zero, and only the constant is left.',
    'right-drawn': 'The vertex fits, and the leading coefficient tells how it opens.',
    sign: 'Put this first coordinate in. Is the part in parentheses zero?',
    swapped: 'Which of the two numbers tells how far to the side, and which tells how high?',
    front: 'The leading coefficient tells how wide the parabola opens. Where does it turn?',
    'sign-drawn': 'Put the x-coordinate of your vertex in. Is the part in parentheses zero there?',
    'swapped-drawn': 'Which of the two numbers shifts the parabola to the side, and which one up or down?',
    'opens-drawn': 'Look at the sign of the leading coefficient. Which way does the parabola open?',
    other: 'For which {x} is the part in parentheses zero? What is {y} then?',
    'zero-do': 'Find the {x} that makes the parentheses zero.',
    'zero-why': 'A square is never less than zero, so the parabola turns there.',
    'height-do': 'See what is left of the rule.',
    'height-why': 'The square is zero, so only the constant counts.',
    'height-none': 'The square is zero, and nothing is added to it.',
    'write-do': 'Write the vertex.',
    'write-why': 'The x-coordinate stands first, and then the height.',
    'beside-do': 'Go one step to the side of the vertex.',
    'beside-why': 'The square of one is one, so the height changes by the leading coefficient.',
    'draw-do': 'Draw the parabola through both.',
    'draw-why': 'The other side is its mirror image.',
    made: 'Parabola with vertex {vertex} through {second}',
    final: 'The vertex is {vertex}.',
    'final-drawn': 'The parabola has the vertex {vertex} and goes through {second}.',
  },
  draw: ({ level, random }): Params => drawForm(level, random),
  build({ ask, parabola }: Params, { level, say, step, distractor }) {
    const { a, h, k } = parabola;
    const vertex = pointText(h, k);
    const rule = `$y = ${vertexFormText(parabola)}$`;
    const side = [h + 1, parabolaAt(parabola, h + 1)] as const;
    const words = {
      rule,
      x: '$x$',
      y: '$y$',
      vertex,
      second: pointText(...(besideVertex(parabola) ?? side)),
    };
    const inside = vertexFormText({ a: 1, h, k: 0 }).replace(/[()]|\^2/g, '');
    const lines = [
      step('zero', `$${inside} = 0$`, `$x = ${signed(h)}$`),
      step('height', `$x = ${signed(h)}$`, `$y = ${signed(k)}$`, {
        why: k === 0 ? 'height-none' : 'height-why',
      }),
    ];
    if (level === 3) {
      const wrong = wrongOf(parabola);
      const shown = (one: Parabola) =>
        say('made', { vertex: pointText(one.h, one.k), second: pointText(...(besideVertex(one) ?? [0, 0])) });
      return {
        words,
        question: ask,
        hand: parabolaTask(),
        answer: { value: parabolaMade(parabola), text: shown(parabola), reason: 'right-drawn' },
        distractors: [
          distractor('uses-the-wrong-sign-of-h', parabolaMade(wrong.sign), 'sign-drawn', shown(wrong.sign)),
          distractor('swaps-h-and-k', parabolaMade(wrong.swapped), 'swapped-drawn', shown(wrong.swapped)),
          distractor(
            'uses-the-wrong-sign-of-a',
            parabolaMade(wrong.opens),
            'opens-drawn',
            shown(wrong.opens),
          ),
        ],
        steps: [
          ...lines,
          step('beside', vertex, pointText(...side)),
          step('draw', `${vertex} and ${pointText(...side)}`, 'the parabola', {
            diagram: parabolasOn([parabola]),
          }),
        ],
        finalAnswer: 'final-drawn',
        claims: [`${a} * 1^2 + (${k}) = ${a + k}`],
      };
    }
    return {
      words,
      question: ask,
      answer: vertex,
      distractors: [
        distractor('uses-the-wrong-sign-of-h', pointText(-h, k), 'sign', {
          work: [
            step('zero', `$${inside} = 0$`, `$x = ${signed(-h)}$`),
            step('height', `$x = ${signed(-h)}$`, `$y = ${signed(k)}$`),
            step('write', `$x = ${signed(-h)}$ and $y = ${signed(k)}$`, pointText(-h, k)),
          ],
        }),
        distractor('swaps-h-and-k', pointText(k, h), 'swapped', {
          work: [...lines, step('write', `$x = ${signed(h)}$ and $y = ${signed(k)}$`, pointText(k, h))],
        }),
        level === 1
          ? distractor('slip', k === 0 ? pointText(0, -h) : pointText(h, -k), 'other')
          : distractor('uses-a-as-a-coordinate', pointText(a, k), 'front'),
      ],
      steps: [...lines, step('write', `$x = ${signed(h)}$ and $y = ${signed(k)}$`, vertex)],
      claims: [`${h} - (${h}) = 0`],
    };
  },
});

function wrongOf({ a, h, k }: Parabola): Readonly<Record<'sign' | 'swapped' | 'opens', Parabola>> {
  return { sign: { a, h: -h, k }, swapped: { a, h: k, k: h }, opens: { a: -a, h, k } };
}

function drawForm(level: Level, random: Random): Params {
  return random.until(() => {
    const a = level === 1 ? 1 : random.pick(level === 2 ? [2, 3, 4, 5, -1, -2, -3] : [1, -1, 2, -2, 3]);
    const most = level === 3 ? 5 : 9;
    const k = level === 1 && random.chance(25) ? 0 : random.int(-most, most);
    const parabola = { a, h: random.int(-most, most), k };
    const { h } = parabola;
    const isOpen =
      h !== 0 && (k !== 0 || level === 1) && h !== k && h !== -k && (level !== 2 || (a !== h && a !== -h));
    const drawable =
      level < 3 || [parabola, ...Object.values(wrongOf(parabola))].every((one) => canBeDrawn(one));
    return isOpen && drawable && Math.abs(k + a) <= 20
      ? { ask: random.pick<Params['ask']>(level === 3 ? draws : asks), parabola }
      : null;
  });
}
