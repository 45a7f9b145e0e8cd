import type { DiagramOf } from '@playforward/diagram';
import { type HandTask, pictureSkill } from '../../src/kit/index.ts';
import { termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  drawTwoStepInequality,
  inequalityText,
  mirroredSign,
  rayFrom,
  solvedSign,
  type TwoStepInequality,
} from '../../src/numbers/two-step-inequalities.ts';
import { handScale, rayMade } from '../../src/pictures/hand-scales.ts';

/**
 * Level 1 has a positive factor and pictures to choose from. Level 2 has one of either sign, level 3 the same after the
 * constant; both are drawn by hand.
 */
export const m7GraphInequalitySolution = pictureSkill('m7-graph-inequality-solution', {
  version: 6,
  text: {
    headline: 'Show the solution on a number line',
    ask: [
      'Which number line shows the solution of {inequality}?',
      'Find the number line that shows all solutions of {inequality}.',
      'Solve {inequality}. Which number line fits?',
      'Which picture shows every number that makes {inequality} true?',
    ],
    make: [
      'Solve {inequality}. Show the solution on the number line.',
      'Draw the solution of {inequality} on the number line.',
      'Show on the number line every number that makes {inequality} true.',
      'Graph the solution of {inequality} on the number line.',
    ],
    open: 'Open circle at {c}, thick line to the {side}',
    filled: 'Filled circle at {c}, thick line to the {side}',
    dot: 'Dot at {c}, with no thick line',
    right: 'The circle and the direction of the thick line both fit the solution.',
    direction: 'Try a number on this thick line, such as {away}. Does it make {inequality} true?',
    closed: 'A filled circle says that {c} is a solution. Put {c} in. Is {inequality} true?',
    hollow: 'An open circle says that {c} is not a solution. Put {c} in. Is {inequality} true?',
    point: 'This shows {c} alone. Try the numbers beside it. Does one of them make {inequality} true?',
    mirror: 'This circle stands at {opposite}. Put {opposite} in. Are both sides equal there?',
    both: 'Put {c} in to choose the circle. Then try {away}. Does it make {inequality} true?',
    other:
      'Solve the inequality. Test the boundary for the circle, and a number beside it for the direction.',
    'undo-plus-do': 'Subtract {size} from both sides.',
    'undo-minus-do': 'Add {size} to both sides.',
    'undo-why': 'Adding or subtracting keeps the symbol.',
    'divide-do': 'Divide both sides by {p}.',
    'divide-plus': 'Dividing by a positive number keeps the symbol.',
    'divide-minus': 'Dividing by a negative number reverses the symbol.',
    'edge-do': 'Choose the circle at {c}.',
    'edge-open': 'The symbol leaves {c} out, so the circle is open.',
    'edge-filled': 'The symbol includes {c}, so the circle is filled.',
    'draw-do': 'Draw the thick line on the side of the solutions.',
    'draw-why': 'Every number on it makes the inequality true.',
    'final-open': 'The circle at {c} is open, and the thick line goes to the {side}.',
    'final-filled': 'The circle at {c} is filled, and the thick line goes to the {side}.',
  },
  draw: ({ level, random }): TwoStepInequality => drawTwoStepInequality(level, random),
  build(params: TwoStepInequality, { level, say, step, distractor }) {
    const { letter, p, q, c: boundary, sign } = params;
    const solved = solvedSign(params);
    const up = solved === '>' || solved === '≥';
    const strict = sign === '>' || sign === '<';
    const [side, away] = up ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const c = signed(boundary);
    const inequality = `$${inequalityText(params)}$`;
    const undone = `$${termText(p, letter)} ${sign} ${signed(p * boundary)}$`;
    const words = {
      c,
      inequality,
      side,
      p: signed(p),
      size: Math.abs(q),
      away: signed(boundary - (up ? 2 : -2)),
      opposite: signed(-boundary),
    };
    const circle = strict ? 'open' : 'filled';
    const other = strict ? 'filled' : 'open';
    const shown = rayFrom(boundary, solved);
    const solution = `$${letter} ${solved} ${c}$`;
    const made = (at: number, isUp: boolean, isOpen: boolean) =>
      rayMade(line, at, { up: isUp, filled: !isOpen });
    const byHand = level > 1;
    const undo = step('undo', inequality, undone, { do: q > 0 ? 'undo-plus-do' : 'undo-minus-do' });
    const divide = step('divide', undone, solution, { why: p < 0 ? 'divide-minus' : 'divide-plus' });
    /** Who takes the other circle has chosen it before drawing. */
    const workWithOther = [
      undo,
      divide,
      step('edge', solution, `${other} circle`),
      step('draw', '', `${other === 'open' ? 'Open' : 'Filled'} circle at ${c}, thick line to the ${side}`),
    ];
    const wrongMade = [
      distractor('shades-the-wrong-direction', made(boundary, !up, strict), 'direction', {
        text: say(circle, { c, side: away }),
        concludes: true,
      }),
      distractor(
        'uses-the-wrong-circle-at-the-boundary',
        made(boundary, up, !strict),
        strict ? 'closed' : 'hollow',
        { text: other, work: workWithOther },
      ),
      boundary === 0
        ? distractor('slip', made(0, !up, !strict), 'both', say(other, { c, side: away }))
        : distractor(
            'slip',
            made(-boundary, up, strict),
            'mirror',
            say(circle, { c: signed(-boundary), side }),
          ),
    ];
    const wrong = [
      distractor('shades-the-wrong-direction', 'direction', 'direction', {
        text: say(circle, { c, side: away }),
        diagram: rayFrom(boundary, mirroredSign[solved]),
      }),
      distractor('uses-the-wrong-circle-at-the-boundary', 'circle', strict ? 'closed' : 'hollow', {
        text: other,
        diagram: rayFrom(boundary, otherCircle[solved]),
        work: workWithOther,
      }),
      distractor('gives-only-the-boundary-point', 'dot', 'point', { diagram: dotAt(boundary) }),
    ];
    return {
      words,
      question: byHand ? 'make' : 'ask',
      hand: byHand ? line : undefined,
      answer: byHand
        ? { value: made(boundary, up, strict), text: circle }
        : { value: 'shown', text: circle, diagram: shown },
      distractors: byHand ? wrongMade : wrong,
      steps: [
        undo,
        divide,
        step('edge', solution, `${circle} circle`, { why: `edge-${circle}` }),
        step('draw', '', `${circle} circle at ${c}, line to the ${side}`, { diagram: shown }),
      ],
      finalAnswer: `final-${circle}`,
      claims: [`${p} * (${boundary}) + (${q}) = ${p * boundary + q}`],
    };
  },
});

/** Every boundary, and its opposite, stands on it with room to both sides. */
const line: HandTask = { kind: 'range-on-line', line: handScale({ min: -11, max: 11 }) };

const otherCircle = { '>': '≥', '<': '≤', '≥': '>', '≤': '<' } as const;

/** The boundary alone, on the line of the solutions. */
function dotAt(boundary: number): DiagramOf<'number-line'> {
  return { ...rayFrom(boundary, '>'), spans: [], points: [{ at: boundary, label: null }] };
}
