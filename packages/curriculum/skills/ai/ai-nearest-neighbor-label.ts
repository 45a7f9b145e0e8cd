import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const scenes = ['box', 'key', 'song', 'bead', 'stone'] as const;
type Scene = (typeof scenes)[number];
/** Kinds of which nobody knows beforehand which one is larger, so that any numbers can be true. */
const labels: Readonly<Record<Scene, readonly string[]>> = {
  box: ['Elm', 'Hill', 'Lake', 'Park'],
  key: ['attic', 'cellar', 'garden', 'garage'],
  song: ['Comets', 'Foxes', 'Rivers', 'Sparks'],
  bead: ['clay', 'glass', 'wood', 'horn'],
  stone: ['flint', 'slate', 'chalk', 'basalt'],
};

type Example = { readonly label: string; readonly x: number; readonly y: number };

/** `key`, `near` and `common` are labels: the right one and two tempting ones. At levels 1 and 3 only x counts. */
type Params = {
  scene: Scene;
  examples: readonly Example[];
  x: number;
  y: number;
  key: string;
  tempting: readonly [string, string, string];
};

/** Level 1 has one feature, level 2 two of them, level 3 lets the three nearest examples vote. */
export const aiNearestNeighborLabel = choiceSkill('ai-nearest-neighbor-label', {
  version: 3,
  text: {
    headline: 'Ask the nearest example',
    box: 'A model tells from its {size} from which street a box came.',
    key: 'A model tells from its {size} for which door a key is.',
    song: 'A model tells from {beat} which band plays a song.',
    bead: 'A model tells from its {size} what a bead is made of.',
    stone: 'A model names stones by their {size}.',
    known: 'Its examples: {list}.',
    one: 'A new one has {x, number}.',
    two: 'A new one has {x, number} and {y, number}. The model adds the two differences.',
    'ask-near': 'Which label does the nearest example give?',
    'ask-vote': 'Its three nearest examples vote. Which label wins?',
    shown: '{label}',
    right: 'Its example has the smallest difference.',
    'right-two': 'Its two differences have the smallest sum.',
    'right-vote': 'Two of the three nearest examples have this label.',
    far: 'This example is the farthest one. Which difference is the smallest?',
    first: 'This one stands first in the list. How large is its difference?',
    beside: 'Other examples are nearer. Compare the differences once more.',
    single: 'This is the label of the nearest one. What do the next two say?',
    common: 'This label has the most examples. Are they near the new one?',
    feature: 'This one is near in one feature. How large is the sum of both differences?',
    other: 'Find the difference from the new one to each example.',
    'gap-do': 'Find the difference to each example.',
    'gap-why': 'A small difference means that the two are alike.',
    'sum-do': 'Add the two differences of each example.',
    'sum-why': 'Both features count.',
    'least-do': 'Find the smallest one.',
    'least-why': 'The nearest example gives its label.',
    'three-do': 'Find the three smallest differences.',
    'three-why': 'Only the three nearest examples vote.',
    'vote-do': 'Count the votes.',
    'vote-why': 'The label with the most votes wins.',
    'take-do': 'Take over its label.',
    'take-why': 'The model has nothing else to go by.',
  },
  draw: ({ level, random }): Params => drawExamples(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, examples, x, y, key, tempting } = params;
    const [one, two, three] = tempting;
    const show = (label: string) => say('shown', { label });
    const gap = (example: Example): number =>
      Math.abs(example.x - x) + (level === 2 ? Math.abs(example.y - y) : 0);
    const told = examples.map((example) =>
      level === 2 ? `${example.label} ${example.x} and ${example.y}` : `${example.label} ${example.x}`,
    );
    const gaps = examples.map((example) => `${example.label} ${gap(example)}`).join(', ');
    const nearest = [...examples].sort((a, b) => gap(a) - gap(b));
    const three3 = nearest.slice(0, 3).map(({ label }) => label);
    const [size, beat] = level === 2 ? ['length and width', 'beat and loudness'] : ['length', 'the beat'];
    const wrong = {
      1: [
        distractor('picks-the-farthest-example', one, 'far', show(one)),
        distractor('takes-the-first-of-the-list', two, 'first', show(two)),
        distractor('slip', three, 'beside', show(three)),
      ],
      2: [
        distractor('compares-one-feature-only', one, 'feature', { text: show(one), concludes: true }),
        distractor('picks-the-farthest-example', two, 'far', { text: show(two), concludes: true }),
        distractor('slip', three, 'beside', show(three)),
      ],
      3: [
        distractor('picks-the-single-nearest-example', one, 'single', show(one)),
        distractor('picks-the-most-common-label', two, 'common', show(two)),
        distractor('slip', three, 'beside', show(three)),
      ],
    }[level];
    const steps = {
      1: [step('gap', told.join(', '), gaps), step('least', gaps, key)],
      2: [
        step('sum', told.join(', '), gaps),
        step('least', gaps, `${Math.min(...examples.map(gap))}`),
        step('take', `${Math.min(...examples.map(gap))}`, key),
      ],
      3: [
        step('gap', told.join(', '), gaps),
        step('three', gaps, three3.join(', ')),
        step('vote', three3.join(', '), key),
      ],
    }[level];
    return {
      words: { size: size ?? '', beat: beat ?? '', x, y, list: told.join(', ') },
      question: [scene, 'known', level === 2 ? 'two' : 'one', level === 3 ? 'ask-vote' : 'ask-near'],
      diagram: level === 1 ? lineOf(params) : null,
      answer: {
        value: key,
        text: show(key),
        reason: ({ 1: 'right', 2: 'right-two', 3: 'right-vote' } as const)[level],
      },
      distractors: wrong,
      steps,
      claims: [`${gap(nearest[0] ?? { label: '', x, y })} < ${gap(nearest.at(-1) ?? { label: '', x, y })}`],
    };
  },
});

function lineOf({ examples, x }: Params): DiagramOf<'number-line'> {
  return {
    kind: 'number-line',
    min: 0,
    max: 30,
    step: 1,
    labelStep: 5,
    as: 'decimal',
    label: null,
    points: [...examples.map(({ label, x: at }) => ({ at, label })), { at: x, label: 'new' }],
    spans: [],
    jumps: [],
  };
}

function drawExamples(level: Level, random: Random): Params {
  const scene = random.pick(scenes);
  const [a = '', b = '', c = '', d = ''] = random.shuffle(labels[scene]);
  if (level === 3) return drawVote(random, scene, [a, b, c, d]);
  return random.until(() => {
    const spots = [a, b, c, d].map((label) => ({ label, x: random.int(1, 29), y: random.int(1, 20) }));
    const [x, y] = [random.int(2, 28), random.int(2, 18)];
    const gap = (spot: Example): number => Math.abs(spot.x - x) + (level === 2 ? Math.abs(spot.y - y) : 0);
    const sorted = [...spots].sort((p, q) => gap(p) - gap(q));
    const [nearest, next, , farthest] = sorted;
    if (!nearest || !next || !farthest || gap(nearest) === gap(next) || gap(nearest) === 0) return null;
    const byX = [...spots].sort((p, q) => Math.abs(p.x - x) - Math.abs(q.x - x));
    const [first] = spots;
    const lure = level === 1 ? first : byX[0];
    const tie = level === 2 && Math.abs((byX[0]?.x ?? 0) - x) === Math.abs((byX[1]?.x ?? 0) - x);
    if (!lure || tie || lure === nearest || lure === farthest) return null;
    if (gap(sorted[2] ?? farthest) === gap(farthest)) return null;
    const apart =
      level === 2 ||
      [...spots.map((spot) => spot.x), x].every((p, i, all) =>
        all.every((q, j) => i === j || Math.abs(p - q) >= 4),
      );
    if (!apart) return null;
    const rest = spots.find((spot) => spot !== nearest && spot !== farthest && spot !== lure);
    if (!rest) return null;
    const tempting =
      level === 1
        ? ([farthest.label, lure.label, rest.label] as const)
        : ([lure.label, farthest.label, rest.label] as const);
    return { scene, examples: spots, x, y, key: nearest.label, tempting };
  });
}

/** The nearest example stands alone, the next two share the label that wins, and a third label is the most common. */
function drawVote(random: Random, scene: Scene, [a = '', b = '', c = '', d = '']: readonly string[]): Params {
  const x = random.int(12, 40);
  const side = (by: number): number => x + (random.chance(50) ? by : -by);
  const near = random.int(1, 2);
  const spot = (label: string, at: number): Example => ({ label, x: at, y: 0 });
  const examples = [
    spot(b, side(near)),
    spot(a, side(near + random.int(1, 2))),
    spot(a, side(near + random.int(3, 4))),
    ...[8, 9, 10].map((by) => spot(c, side(by))),
    spot(d, side(11)),
  ];
  return { scene, examples: random.shuffle(examples), x, y: 0, key: a, tempting: [b, c, d] };
}
