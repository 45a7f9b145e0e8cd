import {
  type Level,
  markOnLine,
  numberSkill,
  type Random,
  type SpecStep,
  type Tools,
} from '../../src/kit/index.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { isReached, lowestFloor, type ZeroScene, zeroScenes } from '../../src/scenes/zero-scenes.ts';

/**
 * `place` is told; `second` is where something else is at level 2, and the move that follows at level 3. With `moved`, zero
 * goes to the second place.
 */
type Params = { scene: ZeroScene; place: number; second: number; moved: boolean };

const back = ['lift', 'robot', 'air', 'club', 'game'] as const;
/** What zero stands for in these stories. */
const zeroOf = {
  lift: 'the ground floor',
  robot: 'the surface of the lake',
  air: 'freezing',
  club: 'no money',
  game: 'no points',
} as const satisfies Record<(typeof back)[number], string>;

/**
 * Level 1 has one place and a line, level 2 a second place that is not asked for, level 3 a move from the place or of zero. The
 * stretch problem tells two moves and where they end, and goes back to the start.
 */
export const m6SignedContext = numberSkill('m6-signed-context', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine, without: 'picture' },
  form: 'integer',
  scenes: [zeroScenes],
  text: {
    headline: 'Write a signed number',
    'right-below': 'It lies on the lower side of zero, so the number is negative.',
    'right-above': 'It lies on the upper side of zero, so the number is positive.',
    sign: 'The size fits, but the minus sign says below zero. On which side of zero is it?',
    distance: 'This tells how far from zero it is. On which side of zero is it?',
    'left-end': 'This counts from the left end of the line. What does zero stand for here?',
    'from-other': 'This measures from the second number. What does zero stand for here?',
    'from-start': 'This tells only the move. How far from zero is it after the move?',
    'next-mark': 'This is one mark farther away from zero. Which mark is the first one after zero?',
    'other-place': 'This is the second number of the story. Which one does the question ask for?',
    'other-way': 'This moves the other way. Does the move go up or down from the start?',
    'right-moved-below': 'It lies below the new zero, so the number is negative.',
    'right-moved-above': 'It lies above the new zero, so the number is positive.',
    'old-zero': 'This is measured from the first zero. What does zero stand for now?',
    'second-place': 'This tells where the new zero was before. Which number is asked for?',
    'other-moved': 'How far is it from the new zero, and on which side of it?',
    'both-do': 'Write both as signed numbers, measured from the first zero.',
    'both-why': 'Then both are on one number line.',
    'way-do': 'Count from the new zero to the place that is asked for.',
    'way-why': 'A number tells how far something is from zero.',
    'new-side-do': 'Find the side of the new zero.',
    'new-side-why': 'What lies below zero is negative, and what lies above it is positive.',
    other: 'Find out what zero stands for. Then ask how far away it is, and on which side.',
    'zero-do': 'Find what zero stands for.',
    'zero-why': 'Every signed number is measured from zero.',
    'start-do': 'Write the start as a signed number.',
    'start-why': 'Below zero is negative, and above zero is positive.',
    'move-do': 'Count the move from there on the number line.',
    'move-why': 'Up goes to the right, and down goes to the left.',
    'side-do': 'Find the side of zero.',
    'side-why': 'The words tell whether it is above or below zero.',
    'move-side-why': 'The move shows on which side of zero it ends.',
    'end-side-why': 'The last move shows on which side of zero it ends.',
    'write-do': 'Write the number with its sign.',
    'write-why': 'A negative number needs a minus sign, and a positive number needs none.',
    final: 'The number is {key}.',
    'final-game': 'It had {key} points at first.',
    lift: 'Zero is the ground floor. An elevator rides {up, number} floors up, and then {down, number} floors down. Now it is on floor {end}. On which floor did it start?',
    robot:
      'Zero is the surface of a lake. A robot rises {up, number} feet, and then sinks {down, number} feet. Now it is at {end} feet. At which number did it start?',
    air: 'Zero is the point where water freezes. The air warms up by {up, number} degrees, then cools by {down, number} degrees. Now it is at {end} degrees. How warm was it before?',
    club: 'Zero stands for no money and no debt. A club earns {up, number} dollars, and then spends {down, number} dollars. Now it is at {end} dollars. At which number was it before?',
    game: 'A team wins {up, number} points, and then loses {down, number} points. Now it has {end} points. How many points did it have at first?',
    'right-back': 'Undo both moves from {end}: go up where it went down, and down where it went up.',
    forward: 'This makes both moves again from {end}. Was {end} the start or the end?',
    'net-only': 'This counts only the moves back. From where do they start?',
    'other-back': 'Start at the end and go back. What was the last move, and what undoes it?',
    'end-do': 'Start at the end.',
    'end-why': 'It is the only place that the story gives.',
    'undo-last-do': 'Undo the last move.',
    'undo-last-why': 'It went down, so you go up on the number line.',
    'undo-first-do': 'Undo the first move.',
    'undo-first-why': 'It went up, so you go down on the number line.',
  },
  finite: { 1: 80 },
  draw: ({ level, random }): Params =>
    random.until(() => {
      const drawn = drawPlaces(level, random);
      const { scene, place, second, moved } = drawn;
      return isReached(scene, [place, level === 3 && !moved ? place + second : second]) ? drawn : null;
    }),
  build(params: Params, tools) {
    if (params.moved) return fromMovedZero(params, tools);
    const { scene, place, second } = params;
    const { level, say, step, distractor } = tools;
    const key = level === 3 ? place + second : place;
    const size = Math.abs(key);
    const words = { key: signed(key) };
    const told = say(`${scene.key}-${sideOf(place)}`, { n: Math.abs(place) });
    const more = { n: Math.abs(second) };
    const asked = {
      1: [say(`${scene.key}-ask`)],
      2: [say(`${scene.key}-other-${sideOf(second)}`), say(`${scene.key}-ask`)],
      3: [say(`${scene.key}-${second < 0 ? 'down' : 'up'}`), say(`${scene.key}-now`)],
    }[level];
    const otherZero = { 1: key + 10, 2: place - second, 3: second }[level];
    const zeroReason = ({ 1: 'left-end', 2: 'from-other', 3: 'from-start' } as const)[level];
    const slips = {
      1: [{ value: key + Math.sign(key), reason: say('next-mark') }],
      2: [{ value: second, reason: say('other-place') }],
      3: [{ value: place - second, reason: say('other-way') }],
    }[level];
    const start =
      level === 3
        ? [
            step(
              'write-start',
              `${Math.abs(place)} ${scene.unit} (${scene[sideOf(place)]})`,
              signed(place),
              'start',
            ),
            step(
              'count-move',
              `${signed(place)}, then ${Math.abs(second)} ${second < 0 ? 'down' : 'up'}`,
              `${size} from zero`,
              'move',
            ),
          ]
        : [];
    const findZero = step('find-zero', '0', scene.zero, 'zero');
    const sideWhy = level === 3 ? 'move-side-why' : 'side-why';
    const found = level === 3 ? `${size} from zero` : `${size} ${scene.unit} (${scene[sideOf(key)]})`;
    /** The lines of who takes the other side in the end. */
    const workTo = (value: number): readonly SpecStep[] => [
      findZero,
      ...start,
      step('find-side', found, value < 0 ? 'negative' : 'positive', { do: 'side-do', why: sideWhy }),
      step('write-sign', `${size}, ${value < 0 ? 'negative' : 'positive'}`, signed(value), 'write'),
    ];
    /** The lines of who counts the move from zero. */
    const workFromZero =
      level === 3
        ? [
            findZero,
            ...start.slice(0, 1),
            step(
              'count-move',
              `0, then ${Math.abs(second)} ${second < 0 ? 'down' : 'up'}`,
              signed(second),
              'move',
            ),
          ]
        : [];
    return {
      words: more,
      question: [`${scene.key}-zero`, told, ...asked],
      diagram: level === 1 ? numberLineOf({ min: -10, max: 10, labelStep: 5, label: scene.unit }) : null,
      answer: { value: signed(key), reason: `right-${sideOf(key)}` },
      distractors: [
        key < 0
          ? distractor('gives-the-distance-without-a-sign', signed(size), 'distance', { work: workTo(size) })
          : distractor('uses-the-wrong-sign', signed(-size), 'sign', { work: workTo(-size) }),
        distractor('measures-from-the-wrong-zero', signed(otherZero), zeroReason, { work: workFromZero }),
        ...slips.map(({ value, reason }) => distractor('slip', signed(value), reason)),
      ],
      steps: [
        findZero,
        ...start,
        step('find-side', found, key < 0 ? 'negative' : 'positive', { do: 'side-do', why: sideWhy }),
        step('write-sign', `${size}, ${key < 0 ? 'negative' : 'positive'}`, signed(key), 'write'),
      ],
      finalAnswer: say('final', words),
      claims:
        level === 3
          ? [`${signed(place)} + (${signed(second)}) = ${signed(key)}`]
          : [`|${signed(key)}| = ${size}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const story = random.pick(back);
        const most = story === 'lift' ? 9 : 24;
        const [up, down, start] = [random.int(3, most), random.int(3, most), random.int(-most, most)];
        const end = start + up - down;
        const values = [start, -start, end + up - down, down - up, end + down, end];
        const isNear = [end + up - down, down - up].every(
          (value) => Math.abs(value) * 12 > Math.abs(start) && Math.abs(value) < 12 * Math.abs(start),
        );
        // No building goes deeper, and no robot of a lake flies.
        const isTrue =
          (story !== 'lift' || Math.min(start, end) >= -lowestFloor) &&
          (story !== 'robot' || start + up <= 0);
        const isFair = isTrue && Math.abs(start) > 1 && end < -1 && Math.abs(up - down) > 1 && isNear;
        return isFair && new Set(values).size === values.length ? { story, up, down, end } : null;
      }),
    build({ story, up, down, end }, { step, distractor }) {
      const between = end + down;
      const key = between - up;
      const size = Math.abs(key);
      const side = key < 0 ? 'negative' : 'positive';
      return {
        words: { up, down, end: signed(end), key: signed(key) },
        question: story,
        finalAnswer: story === 'game' ? 'final-game' : 'final',
        answer: { value: signed(key), reason: 'right-back' },
        distractors: [
          key < 0
            ? distractor('gives-the-distance-without-a-sign', signed(size), 'distance')
            : distractor('uses-the-wrong-sign', signed(-size), 'sign'),
          distractor('measures-from-the-wrong-zero', signed(down - up), 'net-only'),
          distractor('slip', signed(end + up - down), 'forward'),
        ],
        otherWrong: 'other-back',
        steps: [
          step('find-zero', '0', zeroOf[story], 'zero'),
          step('start-at-end', '', signed(end), 'end'),
          step('undo-last', `${signed(end)}, then ${down} up`, signed(between)),
          step('undo-first', `${signed(between)}, then ${up} down`, `${size} from zero`),
          step('find-side', `${size} from zero`, side, { do: 'side-do', why: 'end-side-why' }),
          step('write-sign', `${size}, ${side}`, signed(key), 'write'),
        ],
        claims: [`${signed(key)} + ${up} - ${down} = ${signed(end)}`],
      };
    },
  },
});

function sideOf(value: number): 'above' | 'below' {
  return value < 0 ? 'below' : 'above';
}

function drawPlaces(level: Level, random: Random): Params {
  const scene = random.pick(zeroScenes.list);
  const side = (): 1 | -1 => (random.chance(60) ? -1 : 1);
  if (level === 1)
    return { scene, place: side() * random.pick([2, 3, 4, 6, 7, 8, 9]), second: 0, moved: false };
  if (level === 2) {
    const place = side() * random.int(4, 30);
    return { scene, place, second: drawOther(place, random), moved: false };
  }
  if (random.chance(50)) return drawMovedZero(scene, random);
  const place = side() * random.int(4, 15);
  let end = side() * random.int(3, 12);
  // A short move is counted at once, and one as far as the end is from zero leaves too little to tell apart.
  const isClear = (): boolean =>
    Math.abs(end) >= 3 && Math.abs(end - place) >= 3 && place !== 2 * end && end !== 2 * place;
  while (!isClear()) end += 1;
  return { scene, place, second: end - place, moved: false };
}

/** Where something else is: farther from zero on the same side, or on the other side. */
function drawOther(place: number, random: Random): number {
  const beyond = place + Math.sign(place) * random.int(2, 9);
  return random.chance(40) ? beyond : -Math.sign(place) * random.int(3, 25);
}

function drawMovedZero(scene: ZeroScene, random: Random): Params {
  const most = scene.key === 'lift' ? lowestFloor : 24;
  return random.until(() => {
    const place = (random.chance(60) ? -1 : 1) * random.int(2, most);
    const second = (random.chance(50) ? -1 : 1) * random.int(2, most);
    const key = place - second;
    const isClear = Math.abs(key) > 1 && key !== second && key !== -place && key !== -second;
    return isClear ? { scene, place, second, moved: true } : null;
  });
}

type MovedTools = Pick<
  Tools<
    | 'distance'
    | 'sign'
    | 'old-zero'
    | 'second-place'
    | 'both-do'
    | 'both-why'
    | 'way-do'
    | 'way-why'
    | 'new-side-do'
    | 'new-side-why'
    | 'write-do'
    | 'write-why'
  >,
  'step' | 'distractor'
>;

/** Zero stands for something else now, and the place is told from there. */
function fromMovedZero({ scene, place, second }: Params, { step, distractor }: MovedTools) {
  const key = place - second;
  const size = Math.abs(key);
  const told = (value: number) => `${Math.abs(value)} ${scene.unit} (${scene[sideOf(value)]})`;
  const sentence = (part: string, value: number) => ({
    key: `${scene.key}-${part}`,
    args: { n: Math.abs(value) },
  });
  const linesTo = (value: number) => [
    step('write-both', `${told(place)}, ${told(second)}`, `${signed(place)}, ${signed(second)}`, 'both'),
    step('count-way', `from ${signed(second)} to ${signed(place)}`, `${size} from the new zero`, 'way'),
    step('find-side', `${size} from the new zero`, value < 0 ? 'negative' : 'positive', 'new-side'),
    step('write-sign', `${size}, ${value < 0 ? 'negative' : 'positive'}`, signed(value), 'write'),
  ];
  const work = linesTo(-key);
  return {
    words: { key: signed(key) },
    question: [
      sentence('zero', 0),
      sentence(sideOf(place), place),
      sentence(`other-${sideOf(second)}`, second),
      sentence(`moved-${sideOf(second)}`, 0),
      sentence('ask', 0),
    ],
    answer: { value: signed(key), reason: `right-moved-${sideOf(key)}` as const },
    otherWrong: 'other-moved' as const,
    distractors: [
      key < 0
        ? distractor('gives-the-distance-without-a-sign', signed(size), 'distance', { work })
        : distractor('uses-the-wrong-sign', signed(-size), 'sign', { work }),
      distractor('measures-from-the-wrong-zero', signed(place), 'old-zero'),
      distractor('slip', signed(second), 'second-place'),
    ],
    steps: linesTo(key),
    claims: [`${signed(place)} - (${signed(second)}) = ${signed(key)}`],
  };
}
