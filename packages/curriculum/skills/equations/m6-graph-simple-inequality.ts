import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type HandTask, pictureSkill } from '../../src/kit/index.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';
import { handScale, rayMade } from '../../src/pictures/hand-scales.ts';

type Sign = '>' | '<' | '≥' | '≤';
const mirrored = { '>': '<', '<': '>', '≥': '≤', '≤': '≥' } as const;

/** The boundary is `halves` / 2; `turned` writes it on the left. */
type Params = { letter: string; sign: Sign; halves: number; turned: boolean };

/**
 * Level 1 has whole boundaries above zero and pictures to choose from. Level 2 has any boundary, level 3 the letter on
 * the right side; both are drawn by hand.
 */
export const m6GraphSimpleInequality = pictureSkill('m6-graph-simple-inequality', {
  version: 4,
  text: {
    headline: 'Show an inequality on the number line',
    ask: [
      'Which number line shows {inequality}?',
      'Which picture shows all numbers with {inequality}?',
      'On which number line is {inequality} drawn?',
      'Find the number line for {inequality}.',
    ],
    make: [
      'Show {inequality} on the number line.',
      'Draw {inequality} on the number line.',
      'Mark all numbers with {inequality} on the number line.',
      'Graph {inequality} on the number line.',
    ],
    open: 'Open circle at {c}, thick line to the {side}',
    filled: 'Filled circle at {c}, thick line to the {side}',
    dots: 'Dots on {a}, {b} and each whole number farther to the {side}, but no thick line',
    right: 'The circle and the direction of the thick line both fit the inequality.',
    direction: 'Try a number on the thick line, such as {away}. Does it make {inequality} true?',
    closed: 'A filled circle says that {c} is a solution. Put {c} in. Is {inequality} true?',
    hollow: 'An open circle says that {c} is not a solution. Put {c} in. Is {inequality} true?',
    whole: 'Try a number between the dots, such as {between}. Does it make {inequality} true as well?',
    mirror: 'This circle stands at {opposite}. On which side of zero is the boundary?',
    both: 'Put {c} in to choose the circle. Then try {away}. Does it make {inequality} true?',
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
    'final-open': 'The circle at {c} is open, and the thick line goes to the {side}.',
    'final-filled': 'The circle at {c} is filled, and the thick line goes to the {side}.',
  },
  draw({ level, random }): Params {
    const halves = level === 1 ? 2 * random.int(1, 12) : random.int(-13, 13);
    const common = { letter: drawLetter(random), halves, turned: level === 3 };
    return { ...common, sign: random.pick(['>', '<', '≥', '≤']) };
  },
  build({ letter, sign, halves, turned }: Params, { level, say, step, distractor }) {
    const up = sign === '>' || sign === '≥';
    const strict = sign === '>' || sign === '<';
    const edge = halves / 2;
    const c = signed(edge);
    const inequality = turned ? `$${c} ${mirrored[sign]} ${letter}$` : `$${letter} ${sign} ${c}$`;
    const [side, away] = up ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const stride = up ? 1 : -1;
    const first = up ? Math.floor(edge) + 1 : Math.ceil(edge) - 1;
    const start = strict || !Number.isInteger(edge) ? first : edge;
    const words = {
      c,
      inequality,
      side,
      away: signed(edge - 2 * stride),
      opposite: signed(-edge),
      a: signed(start),
      b: signed(start + stride),
      between: signed(first + stride / 2),
    };
    const circle = strict ? 'open' : 'filled';
    const ray = (isUp: boolean, isOpen: boolean) => lineAround(edge, { spans: [rayOf(edge, isUp, isOpen)] });
    const shown = ray(up, strict);
    const wrong: readonly Distractor[] = [
      distractor('shades-the-wrong-direction', 'direction', 'direction', {
        text: say(circle, { c, side: away }),
        diagram: ray(!up, strict),
      }),
      strict
        ? distractor('uses-a-closed-circle-for-a-strict-inequality', 'circle', 'closed', {
            text: 'filled',
            diagram: ray(up, false),
          })
        : distractor('slip', 'circle', 'hollow', { text: 'open', diagram: ray(up, true) }),
      distractor('marks-only-whole-numbers', 'dots', 'whole', {
        diagram: lineAround(edge, { points: dotsFrom(edge, start, stride) }),
      }),
    ];
    const made = (at: number, isUp: boolean, isOpen: boolean) =>
      rayMade(line, at, { up: isUp, filled: !isOpen });
    const otherCircle = strict ? 'filled' : 'open';
    const read = step('read', inequality, `$${letter}$ is ${signWords[sign]} ${c}`);
    const choose = step('edge', c, `${circle} circle`, { why: `edge-${circle}` });
    const turn = step('side', signed(edge + stride), `to the ${side}`);
    const drawn = (kind: 'open' | 'filled', to: string) =>
      step('draw', '', `${kind === 'open' ? 'Open' : 'Filled'} circle at ${c}, thick line to the ${to}`);
    const wrongMade: readonly Distractor[] = [
      distractor('shades-the-wrong-direction', made(halves, !up, strict), 'direction', {
        text: say(circle, { c, side: away }),
        work: [read, choose, step('side', signed(edge - stride), `to the ${away}`), drawn(circle, away)],
      }),
      distractor(
        'uses-the-wrong-circle-at-the-boundary',
        made(halves, up, !strict),
        strict ? 'closed' : 'hollow',
        {
          text: otherCircle,
          work: [read, step('edge', c, `${otherCircle} circle`), turn, drawn(otherCircle, side)],
        },
      ),
      halves === 0
        ? distractor('slip', made(halves, !up, !strict), 'both', say(otherCircle, { c, side: away }))
        : distractor('slip', made(-halves, up, strict), 'mirror', say(circle, { c: signed(-edge), side })),
    ];
    const byHand = level > 1;
    return {
      words,
      question: byHand ? 'make' : 'ask',
      hand: byHand ? line : undefined,
      answer: byHand
        ? { value: made(halves, up, strict), text: circle }
        : { value: 'shown', text: circle, diagram: shown },
      distractors: byHand ? wrongMade : wrong,
      steps: [
        read,
        choose,
        turn,
        step('draw', '', `${circle} circle at ${c}, line to the ${side}`, { diagram: shown }),
      ],
      finalAnswer: `final-${circle}`,
      claims: [`${edge + stride} ${up ? '>' : '<'} ${edge}`],
    };
  },
});

const signWords = { '>': 'greater than', '<': 'less than', '≥': 'at least', '≤': 'at most' } as const;

/** Every boundary, and its opposite, stands on it with room to both sides. */
const line: HandTask = { kind: 'range-on-line', line: handScale({ min: -8, max: 8, parts: 2 }) };

/** How far the line reaches to each side of the boundary. */
const reach = 4;

/** A stretch that runs on without end to the right or to the left. */
function rayOf(edge: number, isUp: boolean, isOpen: boolean): DiagramOf<'number-line'>['spans'][number] {
  return isUp
    ? { from: edge, to: null, fromOpen: isOpen, toOpen: false }
    : { from: null, to: edge, fromOpen: false, toOpen: isOpen };
}

/** Dots on the whole numbers from one on, as far as the line goes. */
function dotsFrom(edge: number, start: number, step: 1 | -1): DiagramOf<'number-line'>['points'] {
  const end = Math.round(edge) + step * reach;
  const count = Math.abs(end - start) + 1;
  return Array.from({ length: count }, (_, index) => ({ at: start + step * index, label: null }));
}

function lineAround(
  edge: number,
  marks: Partial<Pick<DiagramOf<'number-line'>, 'spans' | 'points'>>,
): DiagramOf<'number-line'> {
  const middle = Math.round(edge);
  const step = Number.isInteger(edge) ? 1 : 0.5;
  return numberLineOf({ min: middle - reach, max: middle + reach, step, labelStep: 1, ...marks });
}
