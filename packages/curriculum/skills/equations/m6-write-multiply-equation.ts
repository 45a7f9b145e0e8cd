import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, numberSkill } from '../../src/kit/index.ts';

const scenes = {
  1: ['bus', 'eggs', 'desks', 'tiles', 'teams', 'beads'],
  2: ['train', 'pump', 'pages', 'wage', 'robot', 'scooter'],
  3: ['rope', 'water', 'seeds', 'walk', 'songs', 'paint'],
} as const;

/** p times n is q; levels 1 and 2 leave n open, level 3 tells p parts of size n and leaves q open. */
type Params = { scene: (typeof scenes)[1 | 2 | 3][number]; p: number; n: number };

/** Level 1 has equal groups, level 2 rates, level 3 a total that is shared equally. */
export const m6WriteMultiplyEquation = numberSkill('m6-write-multiply-equation', {
  version: 3,
  form: 'equation',
  text: {
    headline: 'Write an equation for equal groups',
    bus: '{x} vans carry {p, number} riders each. They carry {q, number} riders in all.',
    eggs: '{x} boxes hold {p, number} eggs each. They hold {q, number} eggs in all.',
    desks: 'A room has {x} rows of {p, number} desks. There are {q, number} desks in all.',
    tiles: 'A wall has {x} rows of {p, number} tiles. There are {q, number} tiles in all.',
    teams: '{x} teams have {p, number} players each. There are {q, number} players in all.',
    beads: '{x} bracelets have {p, number} beads each. They use {q, number} beads in all.',
    train: 'A freight train goes {p, number} miles each hour. In {x} hours it goes {q, number} miles.',
    pump: 'A pump moves {p, number} liters each minute. In {x} minutes it moves {q, number} liters.',
    pages: 'A printer makes {p, number} pages each minute. In {x} minutes it makes {q, number} pages.',
    wage: 'A job pays {p, number} dollars each hour. For {x} hours it pays {q, number} dollars.',
    robot: 'A robot packs {p, number} boxes each hour. In {x} hours it packs {q, number} boxes.',
    scooter: 'A scooter costs {p, number} cents each minute. For {x} minutes it costs {q, number} cents.',
    rope: 'A rope of {x} feet is cut into {p, number} equal parts. Each part is {n, number} feet long.',
    water: '{x} liters of water fill {p, number} equal tanks. Each tank holds {n, number} liters.',
    seeds: '{p, number} gardens share {x} seeds equally. Each garden gets {n, number} seeds.',
    walk: '{p, number} riders share a bike course of {x} miles equally. Each rides {n, number} miles.',
    songs: '{p, number} bands share {x} minutes on stage equally. Each plays for {n, number} minutes.',
    paint: '{x} ounces of paint fill {p, number} equal jars. Each jar holds {n, number} ounces.',
    ask: 'Which equation fits the story?',
    'right-groups': '{x} equal groups of {p, number} make {q, number}.',
    'right-rate': 'The rate of {p, number} times {x} gives the total of {q, number}.',
    'right-share': 'The total {x}, shared into {p, number} equal parts, gives {n, number} for each.',
    adds: 'This adds {x} and {p, number}. How many groups of {p, number} are there?',
    'adds-share': 'This adds {p, number} to {x}. The story shares {x} equally. Which operation is that?',
    order:
      'This makes {q, number} the size of one share of {x}. But {q, number} is the total. What makes it up?',
    'order-share': 'This shares {p, number} among {x}. Which number is shared in the story?',
    swaps: 'This makes {p, number} the total. Which number of the story is the total?',
    times: 'This makes {n, number} the total. But {n, number} is the size of one part. Which is the total?',
    other: 'Find the total first. Then say how equal parts make it.',
    'name-do': 'Say what {x} stands for.',
    'name-why': 'The letter stands for the number that is not given.',
    'total-do': 'Find the total.',
    'total-why': 'All equal parts together make the total.',
    'write-do': 'Write how the numbers belong together.',
    'write-times': 'The number of parts times the size of each makes the total.',
    'write-share': 'The total divided by the number of parts gives the size of each.',
    'check-do': 'Test it: put the value {v, number} in for {x}.',
    'check-why': 'The numbers then fit the story.',
    final: 'The equation is {equation}.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick<Params['scene']>(scenes[level]),
    p: level === 2 ? random.int(11, 60) : random.int(3, 12),
    // More groups than the picture draws.
    n: level === 3 ? random.int(3, 25) : random.int(4, 12),
  }),
  build({ scene, p, n }: Params, { level, say, step, distractor }) {
    const q = p * n;
    const shares = level === 3;
    const equation = shares ? `x/${p} = ${n}` : `${p}x = ${q}`;
    const shown = shares ? `$\\frac{x}{${p}} = ${n}$` : `$${equation}$`;
    const [way, v] = [({ 1: 'groups', 2: 'rate', 3: 'share' } as const)[level], shares ? q : n];
    const words = { x: '$x$', p, q, n, v, equation: shown };
    const wrong: readonly Distractor[] = [
      distractor(
        'uses-addition-for-equal-groups',
        `x + ${p} = ${shares ? n : q}`,
        shares ? 'adds-share' : 'adds',
      ),
      distractor(
        'divides-in-the-wrong-order',
        shares ? `${p}/x = ${n}` : `x/${p} = ${q}`,
        shares ? 'order-share' : 'order',
      ),
      shares
        ? distractor('slip', `${p}x = ${n}`, 'times')
        : distractor('swaps-the-rate-and-the-total', `${q}x = ${p}`, 'swaps'),
    ];
    type Key = Parameters<typeof say>[0];
    const makeStep = (
      rule: 'name' | 'total' | 'write' | 'check',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      rule,
      before,
      after,
      instruction: say(`${rule}-do`),
      explanation: say(why),
    });
    return {
      words,
      question: [scene, 'ask'],
      diagram: level === 1 ? tapeOf(p, p * n) : null,
      answer: { value: equation, reason: `right-${way}` },
      distractors: wrong,
      steps: [
        step('name', '$x$', shares ? 'the total' : level === 1 ? 'the number of groups' : 'the time'),
        step('total', '', shares ? 'the total is $x$' : `the total is ${q}`),
        step('write', '', shown, { why: shares ? 'write-share' : 'write-times' }),
        makeStep('check', shares ? [`${q} ÷ ${p}`, String(n)] : [`${p} × ${n}`, String(q)], 'check-why'),
      ],
      claims: [`${p} * ${n} = ${q}`],
    };
  },
});

/** Equal boxes that go on under a brace with the total; how many there are is what the letter stands for. */
function tapeOf(p: number, q: number): DiagramOf<'tape-diagram'> {
  return {
    kind: 'tape-diagram',
    rows: [{ label: 'Groups', boxes: 3, boxLabel: String(p), total: String(q), goesOn: true }],
    bracket: null,
  };
}
