import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';

/** Equal groups with two parts; the pairs bound the number of groups and the known part. */
const scenes = {
  plus: [
    { key: 'kits', groups: [4, 12], known: [2, 8] },
    { key: 'vans', groups: [3, 6], known: [1, 2], most: 12 },
    { key: 'shifts', groups: [4, 9], known: [1, 3], most: 9 },
    { key: 'songs', groups: [3, 9], known: [2, 3], most: 7 },
    { key: 'tables', groups: [5, 12], known: [2, 4], most: 8 },
    { key: 'packs', groups: [4, 9], known: [3, 9] },
  ],
  minus: [
    { key: 'tickets', groups: [3, 9], known: [2, 6] },
    { key: 'boards', groups: [4, 12], known: [2, 5] },
    { key: 'bags', groups: [3, 8], known: [2, 6] },
    { key: 'hours', groups: [4, 6], known: [1, 1], least: 7, most: 12 },
    { key: 'jars', groups: [4, 9], known: [2, 8] },
  ],
} as const;

type Scene = (typeof scenes)['plus' | 'minus'][number]['key'];
type Group = {
  readonly key: Scene;
  readonly groups: readonly [number, number];
  readonly known: readonly [number, number];
  readonly least?: number;
  readonly most?: number;
};

/** n groups of x and the known part. */
type Params = { scene: Scene; n: number; known: number; x: number; letter: string; takes: boolean };

/** Level 1 shows a bar and adds, level 2 adds without a bar, level 3 takes a part off each group. */
export const m7WriteDistributiveEquation = numberSkill('m7-write-distributive-equation', {
  version: 4,
  form: 'equation',
  text: {
    headline: 'Write an equation for equal groups',
    kits: [
      'A teacher packs {n, number} kits. Each has {x} markers and {known, number} pens. That is {total, number} items in all.',
      'A teacher packs {n, number} kits. Each has {known, number} pens and {x} markers. That is {total, number} items in all.',
    ],
    vans: 'A team rides in {n, number} vans. Each takes {x} players and {known, plural, one {# coach} other {# coaches}}. That is {total, number} people in all.',
    shifts:
      'A nurse works {n, number} equal shifts. Each has {x} hours with patients and {known, plural, one {# hour} other {# hours}} for notes. That is {total, number} hours in all.',
    songs:
      'A show has {n, number} songs. Each takes {x} minutes to play and {known, number} minutes to set up. That is {total, number} minutes in all.',
    tables: [
      'A café has {n, number} long tables. Each has {x} chairs and {known, number} stools. That is {total, number} seats in all.',
      'Each long table in a café has {known, number} stools and {x} chairs. There are {n, number} tables and {total, number} seats.',
    ],
    packs: [
      'A shop ships {n, number} packs. Each has {x} pounds of rice and {known, number} pounds of beans. That is {total, number} pounds in all.',
      'A shop ships packs with {known, number} pounds of beans and {x} pounds of rice each. In all, {n, number} packs weigh {total, number} pounds.',
    ],
    tickets:
      'A club buys {n, number} tickets. The regular price is {x} dollars, but the club gets {known, number} dollars off each ticket. It pays {total, number} dollars.',
    boards:
      'A crew has {n, number} boards, each {x} feet long. It cuts {known, number} feet off each. Then {total, number} feet are left in all.',
    bags: 'A band has {n, number} bags that weigh {x} pounds each. It takes {known, number} pounds out of each bag. Then the bags weigh {total, number} pounds in all.',
    hours:
      'An office is open {n, number} days a week for {x} hours a day. Lunch takes {known, plural, one {# hour} other {# hours}} each day. That leaves {total, number} hours of work a week.',
    jars: 'A baker fills {n, number} jars with {x} ounces each. From each jar, {known, number} ounces are used. Then {total, number} ounces are left in all.',
    ask: 'Which equation fits?',
    right: 'Each of the {n, number} groups has the same two parts, so the number of groups multiplies both.',
    'right-takes':
      'Each of the {n, number} equal groups loses the same part, so their number multiplies the whole difference.',
    'bare-takes':
      'Here {n, number} multiplies {x} alone. How many times is {known, number} taken away in the story?',
    'half-takes':
      'Here {n, number} multiplies {known, number} alone. How many times does {x} come in the story?',
    bare: 'Here {n, number} multiplies {x} alone. Which parts does each of the {n, number} groups have?',
    half: 'Here {n, number} multiplies {known, number} alone. Which parts does each of the {n, number} groups have?',
    groups: 'This adds the number of groups. What do you do with {n, number} equal groups?',
    swapped:
      'Here {n, number} stands inside, as if it were a part of a group. Which number tells how many groups there are?',
    other: 'Write what one group has. Then think of all {n, number} groups.',
    'one-do': 'Write what one group has.',
    'one-adds': 'The two parts of a group are added.',
    'one-takes': 'The known part is subtracted in each group.',
    'all-do': 'Multiply it by the number of groups.',
    'all-why': 'Parentheses keep both parts of a group together.',
    'equal-do': 'Set it equal to the total.',
    'equal-why': 'Both tell the same amount.',
    'check-do': 'Test it with {v, number} for {x}.',
    'check-why': 'It leads to the total of the story.',
    final: 'The equation is {equation}.',
  },
  draw({ level, random }): Params {
    const takes = level === 3;
    const scene = random.pick<Group>(takes ? scenes.minus : scenes.plus);
    return random.until(() => {
      const [n, known] = [random.int(...scene.groups), random.int(...scene.known)];
      const x = takes ? random.int(known + 3, known + 14) : random.int(3, 15);
      const total = n * (takes ? x - known : x + known);
      const isTrue = x >= (scene.least ?? 1) && x <= (scene.most ?? 20);
      const own = isTrue && x !== known && x !== n && n !== known && total !== n;
      const letter = random.pick(['m', 'x', 'k', 'y', 'p'] as const);
      return own ? { scene: scene.key, n, known, x, letter, takes } : null;
    });
  },
  build({ scene, n, known, x, letter, takes }: Params, { level, step, distractor }) {
    const sign = takes ? '-' : '+';
    const total = n * (takes ? x - known : x + known);
    const sum = `${letter} ${sign} ${known}`;
    const equation = `${n}(${sum}) = ${total}`;
    const words = { x: `$${letter}$`, n, known, total, v: x, equation: `$${equation}$` };
    const check = `${n} × (${x} ${takes ? '−' : '+'} ${known})`;
    const workOf = (all: string) => [
      step('one', 'one group', `$${sum}$`, { why: takes ? 'one-takes' : 'one-adds' }),
      step('all', `$${sum}$`, `$${all}$`),
      step('equal', `$${all}$`, `$${all} = ${total}$`),
    ];
    return {
      words,
      question: [scene, 'ask'],
      diagram: level === 1 ? tapeOf({ letter, n, known, total }) : null,
      answer: { value: equation, reason: takes ? 'right-takes' : 'right' },
      distractors: [
        distractor(
          'leaves-out-the-parentheses',
          `${n}${letter} ${sign} ${known} = ${total}`,
          takes ? 'bare-takes' : 'bare',
          { work: workOf(`${n}${letter} ${sign} ${known}`) },
        ),
        distractor(
          'multiplies-only-one-part',
          `${letter} ${sign} ${n * known} = ${total}`,
          takes ? 'half-takes' : 'half',
          { work: workOf(`${letter} ${sign} ${n * known}`) },
        ),
        known > 1
          ? distractor('swaps-the-two-quantities', `${known}(${letter} ${sign} ${n}) = ${total}`, 'swapped')
          : distractor('adds-the-number-of-groups', `${n} + ${sum} = ${total}`, 'groups'),
      ],
      steps: [...workOf(`${n}(${sum})`), step('check', check, total)],
      claims: [`${check.replace('×', '*').replace('−', '-')} = ${total}`],
    };
  },
});

type Shape = { letter: string; n: number; known: number; total: number };

/** One box for each group, with both parts in it. */
function tapeOf({ letter, n, known, total }: Shape): DiagramOf<'tape-diagram'> {
  return {
    kind: 'tape-diagram',
    rows: [
      { label: 'Unknown', boxes: n, boxLabel: letter, total: null },
      { label: 'Known', boxes: n, boxLabel: String(known), total: null },
    ],
    bracket: String(total),
  };
}
