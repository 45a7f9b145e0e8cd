import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { drawName } from '../../src/scenes/people.ts';

const joins = ['park', 'team', 'shelf', 'pool', 'trail', 'cards'] as const;
/** What is measured can have tenths. */
const measured = ['ride', 'run', 'pick'] as const;
const compares = [...measured, 'score', 'read', 'save', 'swim', 'plant'] as const;

/**
 * `small` and `gap` make the greatest number, each so many times `part`, in tenths where `unit` is ten. Level 1 leaves open what is added or what was there,
 * the others the lesser or the greater one of two numbers.
 */
type Params = {
  scene: (typeof joins)[number] | (typeof compares)[number];
  names: readonly [string, string];
  open: 'added' | 'least' | 'most';
  part: number;
  small: number;
  gap: number;
  unit: 1 | 10;
};

/** Level 1 joins two parts, level 2 compares with “more than”, level 3 with “fewer than”; either number may be open, and measures have tenths. */
export const m6WriteAddEquation = numberSkill('m6-write-add-equation', {
  version: 4,
  form: 'equation',
  text: {
    headline: 'Write an equation for a story',
    park: 'A park covers {first} hectares. The city adds {second} hectares. Then the park covers {q, number} hectares.',
    team: 'A band has {first} members. Then {second} new ones join. Now the band has {q, number} members.',
    shelf: 'A library has {first} books on space. It buys {second} more. Then it has {q, number} of them.',
    pool: 'A tank holds {first} liters of water. Rain adds {second} liters. Then it holds {q, number} liters.',
    trail: 'A trail is {first} miles long. Workers add {second} miles. Then it is {q, number} miles long.',
    cards: 'A club has {first} chess sets. It gets {second} more. Then it has {q, number} chess sets.',
    'ride-more': '{a} rides {mine} miles. That is {p, number} miles more than {b}, who rides {theirs} miles.',
    'run-more': '{a} runs {mine} miles. That is {p, number} miles more than {b}, who runs {theirs} miles.',
    'pick-more':
      '{a} picks {mine} pounds of berries. That is {p, number} pounds more than {b}, who picks {theirs} pounds.',
    'score-more': '{a} scores {mine} points. That is {p, number} more than {b}, who scores {theirs} points.',
    'read-more': '{a} reads {mine} pages. That is {p, number} more than {b}, who reads {theirs} pages.',
    'save-more':
      '{a} saves {mine} dollars. That is {p, number} dollars more than {b}, who saves {theirs} dollars.',
    'swim-more': '{a} swims {mine} laps. That is {p, number} more than {b}, who swims {theirs} laps.',
    'plant-more': '{a} plants {mine} bulbs. That is {p, number} more than {b}, who plants {theirs} bulbs.',
    'ride-fewer':
      '{a} rides {mine} miles. That is {p, number} miles less than {b}, who rides {theirs} miles.',
    'run-fewer': '{a} runs {mine} miles. That is {p, number} miles less than {b}, who runs {theirs} miles.',
    'pick-fewer':
      '{a} picks {mine} pounds of berries. That is {p, number} pounds less than {b}, who picks {theirs} pounds.',
    'score-fewer':
      '{a} scores {mine} points. That is {p, number} fewer than {b}, who scores {theirs} points.',
    'read-fewer': '{a} reads {mine} pages. That is {p, number} fewer than {b}, who reads {theirs} pages.',
    'save-fewer':
      '{a} saves {mine} dollars. That is {p, number} dollars less than {b}, who saves {theirs} dollars.',
    'swim-fewer': '{a} swims {mine} laps. That is {p, number} fewer than {b}, who swims {theirs} laps.',
    'plant-fewer': '{a} plants {mine} bulbs. That is {p, number} fewer than {b}, who plants {theirs} bulbs.',
    ask: 'Which equation fits the story?',
    'right-join': 'The two parts together make {q, number}.',
    'right-least': '{low} has the lesser number, and {p, number} more make {q, number}.',
    'right-most': '{high} has the greater number, and {p, number} fewer leave {q, number}.',
    'reversed-join':
      'This takes one part away from the other. Does the story join the parts or take one away?',
    'reversed-least': 'This makes {low}’s number the greater one. Who has more in the story?',
    'reversed-most': 'This makes {high}’s number the lesser one. Who has more in the story?',
    times: 'This multiplies. Does the story say “times as many”? What joins the two numbers?',
    total: 'This makes {p, number} the sum of the others. Which number is the greatest in the story?',
    turned: 'This takes {high}’s number away from {p, number}. What does {p, number} tell in the story?',
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
    const scene = random.pick<Params['scene']>(level === 1 ? joins : compares);
    const unit = isMeasured(scene) && random.chance(70) ? 10 : 1;
    const shares = random.pick([
      { small: 5, gap: 2 },
      { small: 4, gap: 3 },
      { small: 3, gap: 4 },
      { small: 2, gap: 5 },
      { small: 5, gap: 3 },
      { small: 7, gap: 2 },
      { small: 3, gap: 2 },
      { small: 2, gap: 3 },
    ]);
    // With tenths, neither number is just one.
    const part = unit === 10 ? random.pick([4, 6, 7, 8, 9, 11, 12]) : random.int(2, 12);
    return {
      scene,
      names: [first, second === first ? other : second],
      open: random.pick(level === 1 ? (['added', 'least'] as const) : (['least', 'most'] as const)),
      part,
      unit,
      ...shares,
    };
  },
  build({ scene, names, open, part, small, gap, unit }: Params, { level, say, distractor }) {
    const way = level === 1 ? 'join' : open === 'most' ? 'most' : 'least';
    const isMost = open === 'most';
    const [least, middle, most] = [(small * part) / unit, (gap * part) / unit, ((small + gap) * part) / unit];
    const p = open === 'added' ? least : middle;
    const [q, v] = isMost ? [least, most] : [most, open === 'added' ? middle : least];
    const equation = open === 'added' ? `${p} + x = ${q}` : isMost ? `x - ${p} = ${q}` : `x + ${p} = ${q}`;
    const people = peopleIn(names, { fewer: level === 3, isMost, q });
    const [first, second] = open === 'added' ? [String(p), '$x$'] : ['$x$', String(p)];
    const words = {
      ...people,
      first,
      second,
      p,
      q,
      x: '$x$',
      equation: `$${equation}$`,
      v,
    };
    const key = (isJoin(scene) ? scene : `${scene}-${level === 3 ? 'fewer' : 'more'}`) as Parameters<
      typeof say
    >[0];
    const wrong: readonly Distractor[] = [
      distractor(
        'reverses-the-relationship',
        isMost ? `x + ${p} = ${q}` : `x - ${p} = ${q}`,
        `reversed-${way}`,
      ),
      distractor('uses-multiplication-for-a-comparison-by-difference', `${p}x = ${q}`, 'times'),
      isMost
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
    const told = level === 1 ? 'join' : level === 2 ? 'more' : 'fewer';
    const great = level === 3 && (isMeasured(scene) || scene === 'save') ? 'less' : told;
    return {
      words,
      question: [key, 'ask'],
      diagram: level === 1 ? tapeOf({ open, part, small, gap }) : null,
      answer: { value: equation, reason: `right-${way}` },
      distractors: wrong,
      steps: [
        makeStep(
          'name',
          [
            '$x$',
            level > 1
              ? `${people.owner}’s number`
              : open === 'added'
                ? 'what is added'
                : 'what was there before',
          ],
          ['name-do', 'name-why'],
        ),
        makeStep('greatest', ['', `the greatest is ${isMost ? '$x$' : q}`], ['great-do', `great-${great}`]),
        makeStep('write', ['', `$${equation}$`], ['write-do', isMost ? 'write-take' : 'write-add']),
        makeStep(
          'check',
          [open === 'added' ? `${p} + ${v}` : `${v} ${isMost ? '−' : '+'} ${p}`, String(q)],
          ['check-do', 'check-why'],
        ),
      ],
      claims: [`${least} + ${middle} = ${most}`],
    };
  },
});

function isMeasured(scene: Params['scene']): scene is (typeof measured)[number] {
  return measured.some((one) => one === scene);
}

function isJoin(scene: Params['scene']): scene is (typeof joins)[number] {
  return joins.some((join) => join === scene);
}

/** Who has more and who has what; “more than” begins with the greater number, “fewer than” with the lesser one. */
function peopleIn(
  names: Params['names'],
  { fewer, isMost, q }: { readonly fewer: boolean; readonly isMost: boolean; readonly q: number },
) {
  const [a, b] = names;
  const [low, high] = fewer ? [a, b] : [b, a];
  const owner = isMost ? high : low;
  const [mine, theirs] = owner === a ? ['$x$', String(q)] : [String(q), '$x$'];
  return { a, b, low, high, owner, mine, theirs };
}

/** The start and the end in boxes of one size, so that the unknown is one of them or the part by which the end is longer. */
function tapeOf({
  open,
  part,
  small,
  gap,
}: Pick<Params, 'open' | 'part' | 'small' | 'gap'>): DiagramOf<'tape-diagram'> {
  const row = (label: string, boxes: number, total = String(boxes * part)) => ({
    label,
    boxes,
    boxLabel: null,
    total,
  });
  return {
    kind: 'tape-diagram',
    rows: [row('Before', small, open === 'least' ? 'x' : undefined), row('After', small + gap)],
    bracket: null,
  };
}
