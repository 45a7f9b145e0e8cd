import type { DiagramOf } from '@playforward/diagram';
import {
  type Distractor,
  defineSkill,
  drawTwoStepInequality,
  inequalityText,
  mirroredSign,
  plus,
  rayFrom,
  signed,
  solvedSign,
  type TwoStepInequality,
  undoneText,
} from '../../src/authoring.ts';

/** Level 1 has a positive factor, level 2 a negative one, level 3 a negative one after the constant. */
export const m7GraphInequalitySolution = defineSkill({
  id: 'm7-graph-inequality-solution',
  version: 2,
  form: 'diagram',
  text: {
    en: {
      headline: 'Show the solution on a number line',
      ask: 'Which number line shows the solution of {inequality}?',
      open: 'Open circle at {c}, thick line to the {side}',
      filled: 'Filled circle at {c}, thick line to the {side}',
      dot: 'Dot at {c}, with no thick line',
      right: 'The circle and the direction of the thick line both fit the solution.',
      direction: 'Try a number on this thick line, such as {away}. Does it make {inequality} true?',
      closed: 'A filled circle says that {c} is a solution. Put {c} in. Is {inequality} true?',
      hollow: 'An open circle says that {c} is not a solution. Put {c} in. Is {inequality} true?',
      point: 'This shows {c} alone. Try the numbers beside it. Does one of them make {inequality} true?',
      other:
        'Solve the inequality. Test the boundary for the circle, and a number beside it for the direction.',
      'undo-do': 'Undo {tail} on both sides.',
      'undo-why': 'Adding or subtracting keeps the symbol.',
      'divide-do': 'Divide both sides by {p}.',
      'divide-plus': 'Dividing by a positive number keeps the symbol.',
      'divide-minus': 'Dividing by a negative number reverses the symbol.',
      'edge-do': 'Choose the circle at {c}.',
      'edge-open': 'The symbol leaves {c} out, so the circle is open.',
      'edge-filled': 'The symbol includes {c}, so the circle is filled.',
      'draw-do': 'Draw the thick line on the side of the solutions.',
      'draw-why': 'Every number on it makes the inequality true.',
      'final-open': 'An open circle at {c}, and a thick line to the {side}.',
      'final-filled': 'A filled circle at {c}, and a thick line to the {side}.',
    },
  },
  draw: ({ level, random }): TwoStepInequality => drawTwoStepInequality(level, random),
  build(params: TwoStepInequality, { say }) {
    const { letter, p, q, c: boundary, sign, constantFirst } = params;
    const solved = solvedSign(params);
    const up = solved === '>' || solved === '≥';
    const strict = sign === '>' || sign === '<';
    const [side, away] = up ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const c = signed(boundary);
    const inequality = `$${inequalityText(params)}$`;
    const tail = `$${constantFirst ? signed(q) : plus(q).trim()}$`;
    const words = {
      ...{ c, inequality, side, p: signed(p), tail },
      away: signed(boundary - (up ? 2 : -2)),
    };
    const circle = strict ? 'open' : 'filled';
    const other = strict ? 'filled' : 'open';
    type Key = Parameters<typeof say>[0];
    const wrong = (
      [misconception, value]: readonly [Distractor['misconception'], string],
      [text, diagram]: readonly [NonNullable<Distractor['text']>, Distractor['diagram'] & {}],
      key: Key,
    ): Distractor => ({ misconception, value, text, diagram, reason: say(key, words) });
    const step = (
      rule: 'undo' | 'divide' | 'edge' | 'draw',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, words),
      explanation: say(why, words),
    });
    const shown = rayFrom(boundary, solved);
    const solution = `$${letter} ${solved} ${c}$`;
    return {
      headline: say('headline'),
      question: say('ask', words),
      diagram: null,
      answer: {
        form: 'diagram',
        value: 'shown',
        text: say(circle, words),
        diagram: shown,
        reason: say('right'),
      },
      distractors: [
        wrong(
          ['shades-the-wrong-direction', 'direction'],
          [say(circle, { c, side: away }), rayFrom(boundary, mirroredSign[solved])],
          'direction',
        ),
        wrong(
          ['uses-the-wrong-circle-at-the-boundary', 'circle'],
          [say(other, words), rayFrom(boundary, otherCircle[solved])],
          strict ? 'closed' : 'hollow',
        ),
        wrong(['gives-only-the-boundary-point', 'dot'], [say('dot', words), dotAt(boundary)], 'point'),
      ],
      steps: [
        step('undo', [inequality, `$${undoneText(params)}$`], 'undo-why'),
        step('divide', [`$${undoneText(params)}$`, solution], p < 0 ? 'divide-minus' : 'divide-plus'),
        step('edge', [solution, strict ? 'open circle' : 'filled circle'], `edge-${circle}`),
        {
          ...step('draw', ['', `${circle} circle at ${c}, line to the ${side}`], 'draw-why'),
          diagram: shown,
        },
      ],
      finalAnswer: say(`final-${circle}`, words),
      otherWrong: say('other'),
      claims: [`${p} * (${boundary}) + (${q}) = ${p * boundary + q}`],
    };
  },
});

const otherCircle = { '>': '≥', '<': '≤', '≥': '>', '≤': '<' } as const;

/** The boundary alone, on the line of the solutions. */
function dotAt(boundary: number): DiagramOf<'number-line'> {
  return { ...rayFrom(boundary, '>'), spans: [], points: [{ at: boundary, label: null }] };
}
