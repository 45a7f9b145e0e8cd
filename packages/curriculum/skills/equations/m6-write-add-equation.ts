import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { drawName } from '../../src/scenes/people.ts';

const joins = ['park', 'team', 'shelf', 'pool', 'trail', 'cards'] as const;
const compares = ['ride', 'score', 'read', 'save', 'swim', 'plant'] as const;

/** `small` and `gap` make `large`, each so many times `part`; the unknown is the gap at level 1, else the other one. */
type Params = {
  scene: (typeof joins)[number] | (typeof compares)[number];
  names: readonly [string, string];
  part: number;
  small: number;
  gap: number;
};

/** Level 1 joins two parts, level 2 compares with "more than", level 3 with "fewer than". */
export const m6WriteAddEquation = numberSkill('m6-write-add-equation', {
  version: 2,
  form: 'equation',
  text: {
    headline: 'Write an equation for a story',
    park: 'A park covers {p, number} hectares. The city adds {x} hectares. Then the park covers {q, number} hectares.',
    team: 'A band has {p, number} members. Then {x} new ones join. Now the band has {q, number} members.',
    shelf: 'A library has {p, number} books on space. It buys {x} more. Then it has {q, number} of them.',
    pool: 'A tank holds {p, number} liters of water. Rain adds {x} liters. Then it holds {q, number} liters.',
    trail: 'A trail is {p, number} miles long. Workers add {x} miles. Then it is {q, number} miles long.',
    cards: 'A club has {p, number} chess sets. It gets {x} more. Then it has {q, number} chess sets.',
    'ride-more': '{a} rides {q, number} miles. That is {p, number} miles more than {b}, who rides {x} miles.',
    'score-more': '{a} scores {q, number} points. That is {p, number} more than {b}, who scores {x} points.',
    'read-more': '{a} reads {q, number} pages. That is {p, number} more than {b}, who reads {x} pages.',
    'save-more':
      '{a} saves {q, number} dollars. That is {p, number} dollars more than {b}, who saves {x} dollars.',
    'swim-more': '{a} swims {q, number} laps. That is {p, number} more than {b}, who swims {x} laps.',
    'plant-more': '{a} plants {q, number} bulbs. That is {p, number} more than {b}, who plants {x} bulbs.',
    'ride-fewer':
      '{a} rides {q, number} miles. That is {p, number} miles less than {b}, who rides {x} miles.',
    'score-fewer':
      '{a} scores {q, number} points. That is {p, number} fewer than {b}, who scores {x} points.',
    'read-fewer': '{a} reads {q, number} pages. That is {p, number} fewer than {b}, who reads {x} pages.',
    'save-fewer':
      '{a} saves {q, number} dollars. That is {p, number} dollars less than {b}, who saves {x} dollars.',
    'swim-fewer': '{a} swims {q, number} laps. That is {p, number} fewer than {b}, who swims {x} laps.',
    'plant-fewer': '{a} plants {q, number} bulbs. That is {p, number} fewer than {b}, who plants {x} bulbs.',
    ask: 'Which equation fits the story?',
    'right-join': 'The two parts together make {q, number}.',
    'right-more': '{b} has the lesser number, and {p, number} more make {q, number}.',
    'right-fewer': '{b} has the greater number, and {p, number} fewer leave {q, number}.',
    'reversed-join':
      'This takes one part away from the other. Does the story join the parts or take one away?',
    'reversed-more': 'This makes {b}’s number the greater one. Who has more in the story?',
    'reversed-fewer': 'This makes {b}’s number the lesser one. Who has more in the story?',
    times: 'This multiplies. Does the story say “times as many”? What joins the two numbers?',
    total: 'This makes {p, number} the sum of the others. Which number is the greatest in the story?',
    turned: 'This takes {b}’s number away from {p, number}. What does {p, number} tell in the story?',
    other: 'Find the greatest number of the story. Then see which two numbers make it.',
    'name-do': 'Say what {x} stands for.',
    'name-why': 'The letter stands for the number that is not given.',
    'great-do': 'Find the greatest number.',
    'great-join': 'All parts together are more than each part.',
    'great-more': '“More than {b}” means that {a} has the greater number.',
    'great-fewer': '“Fewer than {b}” means that {b} has the greater number.',
    'great-less': '“Less than {b}” means that {b} has the greater number.',
    'write-do': 'Write how the numbers belong together.',
    'write-add': 'The lesser number and the rest make the greater one.',
    'write-take': 'The greater number without the difference leaves the lesser one.',
    'check-do': 'Test it: put the value {v, number} in for {x}.',
    'check-why': 'The numbers then fit the story.',
    final: 'The equation is {equation}.',
  },
  draw({ level, random }): Params {
    const [first, second] = [drawName(random), drawName(random)];
    const other = first === 'Mei' ? 'Leo' : 'Mei';
    return {
      scene: random.pick<Params['scene']>(level === 1 ? joins : compares),
      names: [first, second === first ? other : second],
      part: random.int(2, 12),
      ...random.pick([
        { small: 5, gap: 2 },
        { small: 4, gap: 3 },
        { small: 3, gap: 4 },
        { small: 2, gap: 5 },
        { small: 5, gap: 3 },
        { small: 7, gap: 2 },
        { small: 3, gap: 2 },
        { small: 2, gap: 3 },
      ]),
    };
  },
  build({ scene, names, part, small, gap }: Params, { level, say, distractor }) {
    const way = ({ 1: 'join', 2: 'more', 3: 'fewer' } as const)[level];
    const [least, middle, most] = [small * part, gap * part, (small + gap) * part];
    const p = level === 1 ? least : middle;
    const [q, v] = level === 3 ? [least, most] : [most, most - p];
    const equation = level === 1 ? `${p} + x = ${q}` : level === 2 ? `x + ${p} = ${q}` : `x - ${p} = ${q}`;
    const words = { a: names[0], b: names[1], p, q, x: '$x$', equation: `$${equation}$`, v };
    const key = (isJoin(scene) ? scene : `${scene}-${level === 3 ? 'fewer' : 'more'}`) as Parameters<
      typeof say
    >[0];
    const wrong: readonly Distractor[] = [
      distractor(
        'reverses-the-relationship',
        level === 3 ? `x + ${p} = ${q}` : `x - ${p} = ${q}`,
        `reversed-${way}`,
      ),
      distractor('uses-multiplication-for-a-comparison-by-difference', `${p}x = ${q}`, 'times'),
      level === 3
        ? distractor('slip', `${p} - x = ${q}`, 'turned')
        : distractor('puts-the-total-in-the-wrong-place', `x + ${q} = ${p}`, 'total'),
    ];
    const makeStep = (rule: string, [before, after]: readonly [string, string], keys: Keys) => ({
      rule,
      before,
      after,
      instruction: say(keys[0]),
      explanation: say(keys[1]),
    });
    type Keys = readonly [Parameters<typeof say>[0], Parameters<typeof say>[0]];
    const great = level === 3 ? 'great-less' : 'great-more';
    const write = level === 3 ? 'write-take' : 'write-add';
    const check = level === 1 ? `${p} + ${v}` : `${v} ${level === 3 ? '−' : '+'} ${p}`;
    return {
      words,
      question: [key, 'ask'],
      diagram: level === 1 ? tapeOf({ part, small, gap }) : null,
      answer: { value: equation, reason: `right-${way}` },
      distractors: wrong,
      steps: [
        makeStep(
          'name',
          ['$x$', level === 1 ? 'what is added' : `${names[1]}’s number`],
          ['name-do', 'name-why'],
        ),
        makeStep(
          'greatest',
          ['', level === 3 ? `the greatest is $x$` : `the greatest is ${q}`],
          ['great-do', scene === 'ride' || scene === 'save' ? great : `great-${way}`],
        ),
        makeStep('write', ['', `$${equation}$`], ['write-do', write]),
        makeStep('check', [check, String(q)], ['check-do', 'check-why']),
      ],
      claims: [`${least} + ${middle} = ${most}`],
    };
  },
});

function isJoin(scene: Params['scene']): scene is (typeof joins)[number] {
  return joins.some((join) => join === scene);
}

/** The start and the end in boxes of one size, so that the unknown is the part by which the end is longer. */
function tapeOf({ part, small, gap }: Pick<Params, 'part' | 'small' | 'gap'>): DiagramOf<'tape-diagram'> {
  const row = (label: string, boxes: number) => ({
    label,
    boxes,
    boxLabel: null,
    total: String(boxes * part),
  });
  return { kind: 'tape-diagram', rows: [row('Before', small), row('After', small + gap)], bracket: null };
}
