import type { DiagramOf } from '@playforward/diagram';
import { wholesFrom } from '../../src/chance/outcome-sets.ts';
import { twoStages } from '../../src/chance/two-stages.ts';
import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';

/** Choices of each stage; `c` is zero where there are two stages, and `b` is `a` where one stage comes twice. */
type Params = {
  scene: (typeof twoStages.list)[number];
  kind: 'two' | 'twice' | 'three';
  a: number;
  b: number;
  c: number;
};

/** Level 1 has two stages with a table, level 2 none, or the same stage twice, level 3 three stages. */
export const m7SampleSpaceCount = numberSkill('m7-sample-space-count', {
  version: 1,
  form: 'integer',
  scenes: [twoStages],
  finite: { 1: 100, 2: 165 },
  text: {
    headline: 'Count the outcomes',
    right: 'Each choice of one stage goes with each choice of the next.',
    added: 'This adds the choices. How many choices follow each choice of the first stage?',
    'added-last':
      'This multiplies the first two stages and adds the third. How many times does each end of the tree split once more?',
    once: 'This leaves out pairs that differ only in their order. Are these two different outcomes?',
    stage: 'This leaves a stage out. How many stages are there?',
    doubled: 'This doubles one count. How many choices does each first choice go with?',
    more: 'This counts one choice too many. How many are there in each stage?',
    final: '{value, number}',
    'final-ways': '{value, number} ways',
    'final-codes': '{value, number} different codes',
    'final-outcomes': '{value, number} outcomes',
    other: 'Start a tree. How many branches does each end of the first stage get?',
    'first-do': 'Count the choices of the first stage.',
    'first-why': 'Each of them is a branch of the tree.',
    'next-do': 'Multiply by the choices of the next stage.',
    'next-why': 'Each branch splits into that many.',
    'last-do': 'Multiply by the choices of the third stage.',
    'last-why': 'Each end of the tree splits once more.',
    'check-do': 'Check by dividing.',
    'check-why': 'The first stage must come back.',
  },
  draw: ({ level, random }): Params => drawStages(level, random),
  build({ scene, kind, a, b, c }: Params, { level, step, distractor }) {
    const value = kind === 'three' ? a * b * c : a * b;
    const candidates: readonly NumberCandidate[] = [
      distractor('adds-the-choices-instead-of-multiplying', a + b + c, 'added'),
      ...(kind === 'three'
        ? [
            distractor('leaves-out-a-stage', a * b, 'stage'),
            distractor('slip', a * b + c, 'added-last'),
            distractor('slip', b * c, 'stage'),
          ]
        : [
            distractor('counts-repeated-outcomes-once', (a * (a + 1)) / 2, 'once'),
            distractor('leaves-out-a-stage', Math.max(a, b), 'stage'),
            distractor('slip', 2 * Math.max(a, b), 'doubled'),
            distractor('slip', a * (b + 1), 'more'),
          ].slice(kind === 'twice' ? 0 : 1)),
    ];
    return {
      words: { a, b, c, value },
      question: [`${scene.key}-${kind}`, `${scene.key}-${kind === 'twice' ? 'ask-twice' : 'ask'}`],
      diagram: level === 1 ? gridOf(scene.stages, a, b) : null,
      answer: value,
      distractors: takeDistractors(value, candidates),
      steps: [
        step('first', 'first stage', a),
        step('next', `${a} × ${b}`, a * b),
        kind === 'three' ? step('last', `${a * b} × ${c}`, value) : step('check', `${a * b} ÷ ${b}`, a),
      ],
      finalAnswer: kind === 'twice' ? finals[scene.key] : 'final',
      claims: [kind === 'three' ? `${a} * ${b} * ${c} = ${value}` : `${a} * ${b} = ${value}`],
    };
  },
});

/** What is counted where one stage comes twice. */
const finals = {
  meal: 'final-ways',
  outfit: 'final-ways',
  lock: 'final-codes',
  route: 'final-ways',
  spinners: 'final-outcomes',
} as const;

/** An empty table with a row for each first choice. */
function gridOf(stages: readonly string[], a: number, b: number): DiagramOf<'outcome-grid'> {
  return {
    kind: 'outcome-grid',
    across: stages[1] ?? '',
    down: stages[0] ?? '',
    columns: wholesFrom(1, b).map(String),
    rows: wholesFrom(1, a).map(String),
    cells: wholesFrom(1, a).map(() => wholesFrom(1, b).map(() => '')),
    marked: [],
  };
}

function drawStages(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(twoStages.list);
    const kind = ({ 1: 'two', 2: random.pick(['two', 'twice'] as const), 3: 'three' } as const)[level];
    const most = { 1: 6, 2: 6, 3: 7 }[level];
    const a = random.int(kind === 'twice' ? 3 : 2, kind === 'twice' ? 12 : most);
    const b = kind === 'twice' ? a : random.int(level === 2 ? 5 : 2, level === 2 ? 9 : most);
    const c = kind === 'three' ? random.int(2, 6) : 0;
    return a + b + c !== a * b * (c || 1) && (kind === 'twice' || a !== b) ? { scene, kind, a, b, c } : null;
  });
}
