import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, drawLetter, numberLineOf, signed } from '../../src/authoring.ts';

type Sign = '>' | '<' | '≥' | '≤';
const mirrored = { '>': '<', '<': '>', '≥': '≤', '≤': '≥' } as const;

/** The boundary is `halves` / 2; `turned` writes it on the left. */
type Params = { letter: string; sign: Sign; halves: number; turned: boolean };

/** Level 1 has whole boundaries above zero, level 2 any boundary, level 3 the letter on the right side. */
export const m6GraphSimpleInequality = defineSkill({
  id: 'm6-graph-simple-inequality',
  version: 1,
  form: 'diagram',
  text: {
    en: {
      headline: 'Show an inequality on the number line',
      ask: 'Which number line shows {inequality}?',
      open: 'Open circle at {c}, thick line to the {side}',
      filled: 'Filled circle at {c}, thick line to the {side}',
      dots: 'Only dots on {a}, {b} and so on to the {side}',
      right: 'The circle and the direction of the thick line both fit the inequality.',
      direction: 'Try a number on the thick line, such as {away}. Does it make {inequality} true?',
      closed: 'A filled circle says that {c} is a solution. Put {c} in. Is {inequality} true?',
      hollow: 'An open circle says that {c} is no solution. Put {c} in. Is {inequality} true?',
      whole: 'Try a number between the dots, such as {between}. Does it make {inequality} true as well?',
      other: 'Test the boundary for the circle. Then test a number beside it for the direction.',
      'read-do': 'Read the inequality from the letter on.',
      'read-why': 'The sign opens to the greater side.',
      'edge-do': 'Put {c} in to choose the circle.',
      'edge-open': 'It does not belong to the solutions, so the circle is open.',
      'edge-filled': 'It belongs to the solutions, so the circle is filled.',
      'side-do': 'Test a number beside {c} to choose the direction.',
      'side-why': 'It works, so the thick line runs to its side.',
      'draw-do': 'Draw the circle and the thick line.',
      'draw-why': 'Every point of the line is a solution, not just the whole numbers.',
      'final-open': 'An open circle at {c}, and a thick line to the {side}.',
      'final-filled': 'A filled circle at {c}, and a thick line to the {side}.',
    },
  },
  draw({ level, random }): Params {
    const halves = level === 1 ? 2 * random.int(1, 12) : random.int(-13, 13);
    const common = { letter: drawLetter(random), halves, turned: level === 3 };
    return { ...common, sign: random.pick(['>', '<', '≥', '≤']) };
  },
  build({ letter, sign, halves, turned }: Params, { level, say }) {
    const up = sign === '>' || sign === '≥';
    const strict = sign === '>' || sign === '<';
    const edge = halves / 2;
    const c = signed(edge);
    const inequality = turned ? `$${c} ${mirrored[sign]} ${letter}$` : `$${letter} ${sign} ${c}$`;
    const [side, away] = up ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const step = up ? 1 : -1;
    const first = up ? Math.floor(edge) + 1 : Math.ceil(edge) - 1;
    const start = strict || !Number.isInteger(edge) ? first : edge;
    const words = {
      ...{ c, inequality, side, away: signed(edge - 2 * step) },
      ...{ a: signed(start), b: signed(start + step), between: signed(first + step / 2) },
    };
    const circle = strict ? 'open' : 'filled';
    const wrong: readonly Distractor[] = [
      {
        misconception: 'shades-the-wrong-direction',
        value: 'direction',
        text: say(circle, { c, side: away }),
        reason: say('direction', words),
      },
      strict
        ? {
            misconception: 'uses-a-closed-circle-for-a-strict-inequality',
            value: 'circle',
            text: say('filled', words),
            reason: say('closed', words),
          }
        : { misconception: 'slip', value: 'circle', text: say('open', words), reason: say('hollow', words) },
      {
        misconception: 'marks-only-whole-numbers',
        value: 'dots',
        text: say('dots', words),
        reason: say('whole', words),
      },
    ];
    type Key = Parameters<typeof say>[0];
    const explain = (
      rule: 'read' | 'edge' | 'side' | 'draw',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, words),
      explanation: say(why),
    });
    return {
      headline: say('headline'),
      question: say('ask', words),
      diagram: level === 1 ? numberLineOf({ min: -2, max: 16, labelStep: 2 }) : null,
      answer: { form: 'diagram', value: 'shown', text: say(circle, words), reason: say('right') },
      distractors: wrong,
      steps: [
        explain('read', [inequality, `$${letter}$ is ${signWords[sign]} ${c}`], 'read-why'),
        explain('edge', [c, strict ? 'open circle' : 'filled circle'], `edge-${circle}`),
        explain('side', [signed(edge + step), `to the ${side}`], 'side-why'),
        {
          ...explain('draw', ['', `${circle} circle at ${c}, line to the ${side}`], 'draw-why'),
          diagram: rayOf({ edge, up, strict }),
        },
      ],
      finalAnswer: say(`final-${circle}`, words),
      otherWrong: say('other'),
      claims: [`${edge + step} ${up ? '>' : '<'} ${edge}`],
    };
  },
});

const signWords = { '>': 'greater than', '<': 'less than', '≥': 'at least', '≤': 'at most' } as const;

function rayOf({
  edge,
  up,
  strict,
}: {
  edge: number;
  up: boolean;
  strict: boolean;
}): DiagramOf<'number-line'> {
  const span = up
    ? { from: edge, to: null, fromOpen: strict, toOpen: false }
    : { from: null, to: edge, fromOpen: false, toOpen: strict };
  const whole = Number.isInteger(edge);
  const middle = Math.round(edge);
  return numberLineOf({
    min: middle - 4,
    max: middle + 4,
    step: whole ? 1 : 0.5,
    labelStep: 1,
    spans: [span],
  });
}
