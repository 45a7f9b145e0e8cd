import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { frontText, type Parabola, parabolaAt, vertexFormText } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { parabolasOn } from '../../src/pictures/parabolas.ts';

const asks = ['which', 'write', 'rule', 'find'] as const;
const told = ['vertex', 'turns', 'arch', 'jump', 'bowl'] as const;
/** `away` is how far the second known point lies from the vertex. */
type Params = { ask: (typeof asks)[number] | (typeof told)[number]; parabola: Parabola; away: number };

/** Level 1 marks two points with whole steps beside the vertex, level 2 points further away, level 3 has no picture. */
export const a1VertexFormFromGraph = numberSkill('a1-vertex-form-from-graph', {
  version: 3,
  form: 'equation',
  text: {
    headline: 'The vertex form of a parabola',
    which: 'Which rule in vertex form goes with this parabola?',
    write: 'Write the rule of the drawn parabola in vertex form.',
    rule: 'The vertex and one more point are marked. What is the rule of the parabola?',
    find: 'Find the equation of the parabola in the picture. Use vertex form.',
    vertex: 'A parabola has the vertex {vertex} and passes through {point}. What is its equation?',
    turns: 'A parabola turns at {vertex}. It also passes through {point}. Write its rule in vertex form.',
    arch: 'In a drawing of a bridge, an arch is a parabola with its top at {vertex}. It meets the ground at {point}. Write its rule.',
    jump: 'In a video game, a jump is a parabola with its highest point at {vertex}. It starts at {point}. Write its rule.',
    bowl: 'In a drawing of a skate bowl, its bottom is a parabola with the lowest point at {vertex}. The edge is at {point}. Write its rule.',
    right: 'The vertex fits, and the second point makes the equation true.',
    sign: 'Put the first coordinate of the vertex in. Are the parentheses zero?',
    one: 'The vertex fits. Put {point} in. Do both sides agree?',
    opens: 'Which way does this parabola open? Does it pass through {point}?',
    other: 'Put the vertex into the form first. Then use the other point to find the leading coefficient.',
    'form-do': 'Put the vertex into the vertex form.',
    'form-why': 'The parentheses are zero at the vertex, and its height stands at the end.',
    'point-do': 'Put {point} into the rule.',
    'point-why': 'It is a point of the graph, so it makes the equation true.',
    'solve-do': 'Solve for {a}.',
    'solve-why': 'It is the only unknown number.',
    'write-do': 'Write the rule.',
    'write-why': 'Now all three numbers are known.',
    heights:
      'A parabola passes through {left} and {point}, and its {kind} value is {k}. Write its rule in vertex form.',
    twice:
      'The points {left} and {point} lie on a parabola with the {kind} value {k}. What is its equation in vertex form?',
    rope: 'In a drawing, a rope hangs like a parabola from {left} to {point}. Its lowest point has the height {k}. Write its rule in vertex form.',
    roof: 'In a drawing, a roof is a parabola from {left} to {point}. Its top has the height {k}. Write its rule in vertex form.',
    'axis-do': 'Find the axis from the points of the same height.',
    'axis-why': 'It stands halfway between them.',
    'top-do': 'Write the vertex.',
    'top-why': 'The parabola has its {kind} value on the axis.',
    'other-heights': 'Both points are equally high. Where does the axis stand, and where is the vertex?',
    final: 'The rule is {result}.',
  },
  draw: ({ level, random }): Params => drawGraph(level, random),
  build({ ask, parabola, away }: Params, { level, step, distractor }) {
    const { a, h, k } = parabola;
    const [x, y] = [h + away, parabolaAt(parabola, h + away)];
    const text = (one: Parabola): string => `y = ${vertexFormText(one)}`;
    const value = text(parabola);
    const open = `y = a${vertexFormText({ a: 1, h, k })}`;
    const put = `${signed(y)} = ${away * away === 1 ? 'a' : `${away * away}a`} ${k < 0 ? '−' : '+'} ${Math.abs(k)}`;
    const vertex = pointText(h, k);
    const point = pointText(x, y);
    return {
      words: { vertex, point, a: '$a$', result: `$${value}$` },
      question: ask,
      diagram:
        level < 3
          ? parabolasOn([parabola], {
              points: [
                { at: [h, k], label: level === 1 ? vertex : null },
                { at: [x, y], label: level === 1 ? point : null },
              ],
            })
          : null,
      answer: value,
      distractors: [
        distractor('uses-the-wrong-sign-of-h', text({ a, h: -h, k }), 'sign', {
          work: [
            step('form', vertex, `$y = a${vertexFormText({ a: 1, h: -h, k })}$`),
            step('write', `$a = ${signed(a)}$`, `$${text({ a, h: -h, k })}$`),
          ],
        }),
        distractor('uses-a-equals-one-always', text({ a: 1, h, k }), 'one', {
          work: [step('form', vertex, `$${text({ a: 1, h, k })}$`)],
        }),
        distractor('uses-the-wrong-sign-of-a', text({ a: -a, h, k }), 'opens'),
      ],
      steps: [
        step('form', vertex, `$${open}$`),
        step('point', `$${open}$`, `$${put}$`),
        step('solve', `$${put}$`, `$a = ${Math.abs(a) === 1 ? signed(a) : frontText(a)}$`),
        step('write', `$${open}$`, `$${value}$`),
      ],
      claims: [`${a} * (${away})^2 + (${k}) = ${y}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(evens);
        const sign = ask === 'rope' ? 1 : ask === 'roof' ? -1 : random.pick([1, -1]);
        const isPlan = ask === 'rope' || ask === 'roof';
        const a = sign * random.pick(isPlan ? [0.25, 0.5] : [0.25, 0.5, 2, 3]);
        const away = random.int(2, 6);
        const parabola = { a, h: random.int(isPlan ? 7 : -6, 9), k: random.int(isPlan ? 1 : -9, 18) };
        const y = parabolaAt(parabola, parabola.h + away);
        const isOpen = Number.isInteger(y) && parabola.h !== 0 && parabola.k !== 0 && y !== 0;
        return isOpen && Math.abs(y) <= 40 && (!isPlan || y > 0) ? { ask, parabola, away } : null;
      }),
    build({ ask, parabola, away }, { step, distractor }) {
      const { a, h, k } = parabola;
      const y = parabolaAt(parabola, h + away);
      const text = (one: Parabola): string => `y = ${vertexFormText(one)}`;
      const open = `y = a${vertexFormText({ a: 1, h, k })}`;
      const put = `${signed(y)} = ${away * away}a ${k < 0 ? '−' : '+'} ${Math.abs(k)}`;
      const [left, point, vertex] = [pointText(h - away, y), pointText(h + away, y), pointText(h, k)];
      return {
        words: {
          left,
          point,
          k: signed(k),
          kind: a < 0 ? 'greatest' : 'least',
          a: '$a$',
          result: `$${text(parabola)}$`,
        },
        question: ask,
        answer: text(parabola),
        distractors: [
          distractor('uses-the-wrong-sign-of-h', text({ a, h: -h, k }), 'sign'),
          distractor('uses-a-equals-one-always', text({ a: 1, h, k }), 'one'),
          distractor('uses-the-wrong-sign-of-a', text({ a: -a, h, k }), 'opens'),
        ],
        steps: [
          step('axis', `${left} and ${point}`, `axis $x = ${signed(h)}$`),
          step('top', `$x = ${signed(h)}$ and $y = ${signed(k)}$`, vertex),
          step('form', vertex, `$${open}$`),
          step('point', `$${open}$`, `$${put}$`),
          step('solve', `$${put}$`, `$a = ${frontText(a)}$`),
          step('write', `$${open}$`, `$${text(parabola)}$`),
        ],
        otherWrong: 'other-heights',
        claims: [`${a} * (${away})^2 + (${k}) = ${y}`],
      };
    },
  },
});

const evens = ['heights', 'twice', 'rope', 'roof'] as const;

function drawGraph(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick<Params['ask']>(level === 3 ? told : asks);
    const isPlan = ask === 'arch' || ask === 'jump' || ask === 'bowl';
    const a = isPlan
      ? random.pick(ask === 'bowl' ? [0.5, 2, 0.25] : [-0.5, -0.25, -2])
      : random.pick(level === 1 ? [2, 3, -2, -3] : [0.5, -0.5, 2, -2, 3]);
    const parabola = {
      a,
      h: random.int(isPlan ? 2 : -6, 8),
      k: random.int(isPlan ? 1 : -7, isPlan ? 20 : 7),
    };
    const away = (level === 1 ? 1 : random.int(level === 2 ? 2 : 1, 4)) * random.pick([1, -1]);
    const [x, y] = [parabola.h + away, parabolaAt(parabola, parabola.h + away)];
    const isNear = level === 3 || [x, y, parabola.h].every((place) => Math.abs(place) <= 7);
    const isPlace =
      !isPlan || (x >= 0 && (ask === 'arch' ? y === 0 : y > 0) && (ask !== 'jump' || (away < 0 && y < 9)));
    const isOpen =
      parabola.h !== 0 && parabola.k !== 0 && Number.isInteger(y) && (y !== 0) === (ask !== 'arch');
    return isNear &&
      isPlace &&
      isOpen &&
      Math.abs(y) <= 60 &&
      (level === 1 || Math.abs(away) > 1 || Math.abs(a) !== 1)
      ? { ask, parabola, away }
      : null;
  });
}
