import {
  type Distractor,
  defineSkill,
  drawTwoStepInequality,
  inequalityText,
  numberLineOf,
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
  version: 1,
  form: 'diagram',
  text: {
    en: {
      headline: 'Show the solution on a number line',
      ask: 'Which number line shows the solution of {inequality}?',
      open: 'Open circle at {c}, thick line to the {side}',
      filled: 'Filled circle at {c}, thick line to the {side}',
      dot: 'Only a dot at {c}, with no thick line',
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
  build(params: TwoStepInequality, { level, say }) {
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
      text: NonNullable<Distractor['text']>,
      key: Key,
    ): Distractor => ({ misconception, value, text, reason: say(key, words) });
    const step = (
      rule: 'undo' | 'divide' | 'edge' | 'draw',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, words),
      explanation: say(why, words),
    });
    const solution = `$${letter} ${solved} ${c}$`;
    return {
      headline: say('headline'),
      question: say('ask', words),
      diagram: level === 1 ? numberLineOf({ min: 0, max: 15, labelStep: 5 }) : null,
      answer: { form: 'diagram', value: 'shown', text: say(circle, words), reason: say('right') },
      distractors: [
        wrong(['shades-the-wrong-direction', 'direction'], say(circle, { c, side: away }), 'direction'),
        wrong(
          ['uses-the-wrong-circle-at-the-boundary', 'circle'],
          say(other, words),
          strict ? 'closed' : 'hollow',
        ),
        wrong(['gives-only-the-boundary-point', 'dot'], say('dot', words), 'point'),
      ],
      steps: [
        step('undo', [inequality, `$${undoneText(params)}$`], 'undo-why'),
        step('divide', [`$${undoneText(params)}$`, solution], p < 0 ? 'divide-minus' : 'divide-plus'),
        step('edge', [solution, strict ? 'open circle' : 'filled circle'], `edge-${circle}`),
        {
          ...step('draw', ['', `${circle} circle at ${c}, line to the ${side}`], 'draw-why'),
          diagram: rayFrom(boundary, solved),
        },
      ],
      finalAnswer: say(`final-${circle}`, words),
      otherWrong: say('other'),
      claims: [`${p} * (${boundary}) + (${q}) = ${p * boundary + q}`],
    };
  },
});
