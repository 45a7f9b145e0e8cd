import type { Diagram } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/**
 * Lengths in tenths of a millimeter: target, what a part may fall below and lie above it, and the four parts, in order
 * and as they were measured. At level 3 `below`, `above` and `more` are the errors of three parts in a row.
 */
type Params = {
  scene: (typeof scenes)[number];
  target: number;
  below: number;
  above: number;
  more: number;
  parts: readonly [number, number, number, number];
  measured: readonly number[];
};

const scenes = ['bolts', 'rods', 'plates', 'rails', 'rings', 'pins'] as const;

/** Level 1 has one tolerance and a number line, level 2 two different limits, level 3 adds up errors. */
export const pracToleranceAccept = choiceSkill('prac-tolerance-accept', {
  version: 2,
  text: {
    headline: 'Within tolerance?',
    bolts: 'A plan asks for bolts of {t} mm.',
    rods: 'A plan asks for rods of {t} mm.',
    plates: 'A plan asks for plates of {t} mm.',
    rails: 'A plan asks for rails of {t} mm.',
    rings: 'A plan asks for rings of {t} mm.',
    pins: 'A plan asks for pins of {t} mm.',
    same: 'They may be off by {over} mm at most.',
    two: 'They may be {under} mm too short or {over} mm too long at most.',
    parts: 'Four parts measure {list} mm.',
    'ask-pass': 'Which of them pass?',
    'bolts-row': 'Three spacers sit in a row on a bolt.',
    'rods-row': 'Three rods are joined end to end.',
    'plates-row': 'Three plates are stacked.',
    'rails-row': 'Three rails are laid end to end.',
    'rings-row': 'Three rings sit side by side on a shaft.',
    'pins-row': 'Three pins lie end to end in a slot.',
    row: 'Their lengths may be off by {under} mm, {over} mm and {more} mm at most.',
    'row-thick': 'Their thicknesses may be off by {under} mm, {over} mm and {more} mm at most.',
    'ask-error': 'How far off can the total be at most?',
    both: '{q} and {r} mm pass.',
    none: 'None pass.',
    low: '{p}, {q} and {r} mm pass.',
    high: '{q}, {r} and {s} mm pass.',
    sum: 'By {value} mm.',
    'right-both': 'These two lie within both limits.',
    'right-sum': 'All parts may be off in the same direction, so the errors add up.',
    target: 'This asks for the target itself. How much may a part be off?',
    'low-limit': 'This leaves out the lower limit. Is {p} mm above it?',
    'high-limit': 'This leaves out the upper limit. Is {s} mm below it?',
    subtracts: 'This subtracts the limits. Must one part be short when another one is long?',
    largest: 'This takes the largest limit alone. Can the other parts be off as well?',
    'no-error': 'This takes the targets alone. How much may each part be off?',
    zero: 'By nothing, because the targets fit.',
    other: 'Find the lowest and the highest allowed value first.',
    'low-do': 'Find the lower limit.',
    'low-why': 'A part may fall this far below the target.',
    'high-do': 'Find the upper limit.',
    'high-why': 'A part may lie this far above the target.',
    'compare-do': 'Compare each part with both limits.',
    'compare-why': 'A part passes when it lies between them or on one of them.',
    'worst-do': 'Think of the worst case.',
    'worst-why': 'All parts are off in the same direction.',
    'first-do': 'Add the first two errors.',
    'last-do': 'Add the third error.',
    'add-why': 'They pile up along the row.',
    final: 'This is the answer.',
  },
  draw({ level, random }): Params {
    const target = 10 * random.int(12, 90);
    const above = random.int(2, 6);
    const below = level === 1 ? above : random.pick([2, 3, 4, 5, 6, 7, 8].filter((error) => error !== above));
    const parts: Params['parts'] = [
      target - below - random.int(1, level === 1 ? 3 : 1),
      target - random.int(1, below),
      target + random.int(1, above),
      target + above + random.int(1, level === 1 ? 3 : 1),
    ];
    const scene = random.pick(scenes);
    const measured = random.shuffle(parts);
    if (level !== 3) return { scene, target, below, above, more: 0, parts, measured };
    const [first = 1, second = 2, third = 3] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    return { scene, target, below: first, above: second, more: third, parts, measured };
  },
  build({ scene, target, below, above, more, parts, measured }: Params, { level, say, step, distractor }) {
    const write = (tenths: number): string => (tenths / 10).toFixed(1);
    const [p, q, r, s] = parts;
    const errors = [below, above, more];
    const total = below + above + more;
    const words = {
      t: write(target),
      under: write(below),
      over: write(above),
      more: write(more),
      p: write(p),
      q: write(q),
      r: write(r),
      s: write(s),
      list: `${measured.slice(0, 3).map(write).join(', ')} and ${write(measured[3] ?? 0)}`,
    };
    const common = { headline: say('headline'), otherWrong: say('other') };
    if (level === 3) {
      return {
        words,
        ...common,
        question: [
          `${scene}-row`,
          scene === 'rods' || scene === 'rails' || scene === 'pins' ? 'row' : 'row-thick',
          'ask-error',
        ],
        answer: { value: 'sum', text: say('sum', { value: write(total) }), reason: 'right-sum' },
        distractors: [
          distractor(
            'subtracts-errors',
            'difference',
            'subtracts',
            say('sum', {
              value: write(Math.max(...errors) - Math.min(...errors)),
            }),
          ),
          distractor('compares-with-the-target-only', 'zero', 'no-error', say('zero', {})),
          distractor('slip', 'largest', 'largest', say('sum', { value: write(Math.max(...errors)) })),
        ],
        steps: [
          step('worst', 'three parts', 'all off to one side'),
          step('first', `${words.under} + ${words.over}`, write(below + above), { why: 'add-why' }),
          step('last', `${write(below + above)} + ${words.more}`, write(total), { why: 'add-why' }),
        ],
        finalAnswer: ['final', say('sum', { value: write(total) })],
        claims: [`${words.under} + ${words.over} + ${words.more} = ${write(total)}`],
      };
    }
    return {
      words,
      ...common,
      question: [scene, level === 1 ? 'same' : 'two', 'parts', 'ask-pass'],
      diagram: level === 1 ? lineAround(target / 10) : null,
      answer: { value: 'both', reason: 'right-both' },
      distractors: [
        distractor('compares-with-the-target-only', 'none', 'target', say('none', {})),
        distractor('ignores-one-limit', 'low', 'low-limit', say('low', {})),
        distractor('slip', 'high', 'high-limit', say('high', {})),
      ],
      steps: [
        step('low', `${words.t} − ${words.under}`, write(target - below)),
        step('high', `${words.t} + ${words.over}`, write(target + above)),
        step('compare', 'four parts', `${words.q} and ${words.r}`),
      ],
      finalAnswer: ['final', 'both'],
      claims: [`${words.p} < ${write(target - below)}`, `${words.s} > ${write(target + above)}`],
    };
  },
});

/** Millimeters around the target, which is marked. */
function lineAround(target: number): Diagram {
  return numberLineOf({
    min: target - 1,
    max: target + 1,
    step: 0.1,
    labelStep: 0.5,
    label: 'Millimeters',
    points: [{ at: target, label: 'target' }],
  });
}
