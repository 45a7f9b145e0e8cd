import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, numberSkill } from '../../src/kit/index.ts';

const scenes = {
  1: ['bus', 'eggs', 'desks', 'tiles', 'teams', 'beads'],
  2: ['train', 'pump', 'pages', 'wage', 'robot', 'scooter'],
  3: ['rope', 'water', 'seeds', 'walk', 'songs', 'paint'],
} as const;

/** Sizes that are measured, and so can lie between whole numbers. */
const measured: readonly string[] = ['pump', 'rope', 'water', 'walk', 'songs', 'paint'];

/**
 * p times n is q; n is open as how many groups there are or as the size of each, or q is. The size of a group is told in parts
 * of one: whole ones, halves or tenths.
 */
type Params = {
  scene: (typeof scenes)[1 | 2 | 3][number];
  open: 'count' | 'size' | 'total';
  p: number;
  n: number;
  unit: 1 | 2 | 10;
};

/** Level 1 has equal groups, level 2 rates, level 3 what is shared equally, with the total or one share open; measures have parts. */
export const m6WriteMultiplyEquation = numberSkill('m6-write-multiply-equation', {
  version: 5,
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
    'bus-size': '{p, number} vans carry {x} riders each. They carry {q, number} riders in all.',
    'eggs-size': '{p, number} boxes hold {x} eggs each. They hold {q, number} eggs in all.',
    'desks-size': 'A room has {p, number} rows of {x} desks. There are {q, number} desks in all.',
    'tiles-size': 'A wall has {p, number} rows of {x} tiles. There are {q, number} tiles in all.',
    'teams-size': '{p, number} teams have {x} players each. There are {q, number} players in all.',
    'beads-size': '{p, number} bracelets have {x} beads each. They use {q, number} beads in all.',
    'train-size': 'A freight train goes {x} miles each hour. In {p, number} hours it goes {q, number} miles.',
    'pump-size': 'A pump moves {x} liters each minute. In {p, number} minutes it moves {q, number} liters.',
    'pages-size': 'A printer makes {x} pages each minute. In {p, number} minutes it makes {q, number} pages.',
    'wage-size': 'A job pays {x} dollars each hour. For {p, number} hours it pays {q, number} dollars.',
    'robot-size': 'A robot packs {x} boxes each hour. In {p, number} hours it packs {q, number} boxes.',
    'scooter-size':
      'A scooter costs {x} cents each minute. For {p, number} minutes it costs {q, number} cents.',
    'rope-size':
      'A rope of {q, number} feet is cut into {p, number} equal parts. Each part is {x} feet long.',
    'water-size': '{q, number} liters of water fill {p, number} equal tanks. Each tank holds {x} liters.',
    'seeds-size': '{p, number} gardens share {q, number} seeds equally. Each garden gets {x} seeds.',
    'walk-size': '{p, number} riders share a bike course of {q, number} miles equally. Each rides {x} miles.',
    'songs-size': '{p, number} bands share {q, number} minutes on stage equally. Each plays for {x} minutes.',
    'paint-size': '{q, number} ounces of paint fill {p, number} equal jars. Each jar holds {x} ounces.',
    ask: 'Which equation fits the story?',
    'right-groups': '{x} equal groups of {p, number} make {q, number}.',
    'right-size': 'Taken {p, number} times, {x} gives the total of {q, number}.',
    'right-rate': 'The rate of {p, number} times {x} gives the total of {q, number}.',
    'right-share': 'The total {x}, shared into {p, number} equal parts, gives {n, number} for each.',
    adds: 'This adds {x} and {p, number}. How many groups of {p, number} are there?',
    'adds-size': 'This adds {x} and {p, number}. How many times is {x} taken in the story?',
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
  draw({ level, random }): Params {
    const open = random.pick(level === 3 ? (['total', 'size'] as const) : (['count', 'size'] as const));
    const isRate = level === 2;
    const scene = random.pick<Params['scene']>(scenes[level]);
    return {
      scene,
      unit: !measured.includes(scene) || random.chance(30) ? 1 : level === 2 ? 10 : 2,
      open,
      p: isRate && open === 'count' ? random.int(11, 60) : random.int(3, 12),
      // More groups than the picture draws.
      n: level === 3 ? random.int(3, 25) : isRate && open === 'size' ? random.int(11, 60) : random.int(4, 12),
    };
  },
  build({ scene, open, unit, ...parts }: Params, { level, say, step, distractor }) {
    const [p, n] = open === 'count' ? [parts.p / unit, parts.n] : [parts.p, parts.n / unit];
    const q = (parts.p * parts.n) / unit;
    const shares = open === 'total';
    const equation = shares ? `x/${p} = ${n}` : `${p}x = ${q}`;
    const shown = shares ? `$\\frac{x}{${p}} = ${n}$` : `$${equation}$`;
    const v = shares ? q : n;
    const way = ({ count: level === 2 ? 'rate' : 'groups', size: 'size', total: 'share' } as const)[open];
    const words = { x: '$x$', p, q, n, v, equation: shown };
    const wrong: readonly Distractor[] = [
      distractor(
        'uses-addition-for-equal-groups',
        `x + ${p} = ${shares ? n : q}`,
        ({ count: 'adds', size: 'adds-size', total: 'adds-share' } as const)[open],
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
      question: [open === 'size' ? `${scene}-size` : scene, 'ask'],
      diagram: level === 1 ? tapeOf(open, p, q) : null,
      answer: { value: equation, reason: `right-${way}` },
      distractors: wrong,
      steps: [
        step('name', '$x$', openIs(open, level)),
        step('total', '', shares ? 'the total is $x$' : `the total is ${q}`),
        step('write', '', shown, { why: shares ? 'write-share' : 'write-times' }),
        makeStep('check', shares ? [`${q} ÷ ${p}`, String(n)] : [`${p} × ${n}`, String(q)], 'check-why'),
      ],
      claims: [`${p} * ${n} = ${q}`],
    };
  },
});

function openIs(open: Params['open'], level: Level): string {
  return {
    count: level === 2 ? 'the time' : 'the number of groups',
    size: level === 2 ? 'the rate' : 'the size of each part',
    total: 'the total',
  }[open];
}

/** Equal boxes under a brace with the total. They go on where the letter stands for how many there are. */
function tapeOf(open: Params['open'], p: number, q: number): DiagramOf<'tape-diagram'> {
  const row = { label: 'Groups', total: String(q) };
  return {
    kind: 'tape-diagram',
    rows: [
      open === 'size'
        ? { ...row, boxes: p, boxLabel: 'x' }
        : { ...row, boxes: 3, boxLabel: String(p), goesOn: true },
    ],
    bracket: null,
  };
}
