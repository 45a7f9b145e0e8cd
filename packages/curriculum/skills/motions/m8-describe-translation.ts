import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import {
  areOn,
  drawTriangle,
  type Spot,
  shifted,
  spotText,
  stepsText,
} from '../../src/numbers/plane-motions.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';
import { type TwoShapes, twoShapes } from '../../src/scenes/shapes/two-shapes.ts';

/** `second` is a further move at level 3; `cross` is the way from the first corner to the image of another. */
type Params = {
  scene: TwoShapes;
  letters: readonly string[];
  corners: readonly [Spot, Spot, Spot];
  shift: Spot;
  second: Spot;
  asks: 'steps' | 'rule' | 'both' | 'back';
};

/** Level 1 names the steps in a picture, level 2 the rule, level 3 joins two moves or takes one back. */
export const m8DescribeTranslation = choiceSkill('m8-describe-translation', {
  version: 2,
  scenes: [twoShapes],
  text: {
    headline: 'Describe a translation',
    'ask-steps': 'Which translation was it?',
    'ask-rule': 'Which rule takes the first three points to the second three?',
    'first-told': 'A figure is translated {first}. Then it is translated {next}.',
    'first-game': 'In a video game, a ship moves {first}. Then it moves {next}.',
    'first-dance': 'A dancer on a stage moves {first}. Then the dancer moves {next}.',
    'first-piece': 'A piece of a board game is moved {first}. Then it is moved {next}.',
    'ask-both': 'Which single rule does the same?',
    'back-told': 'A figure is translated by the rule (x, y) → {rule}.',
    'back-game': 'In a video game, a ship moves by the rule (x, y) → {rule}.',
    'back-dance': 'A dancer on a stage moves by the rule (x, y) → {rule}.',
    'back-piece': 'A piece of a board game is moved by the rule (x, y) → {rule}.',
    'ask-back': 'Which rule leads back to the start?',
    steps: '{across} and {up}',
    rule: '(x, y) → {to}',
    right: 'Every point makes the same steps, across and up or down.',
    'right-both': 'Steps across are joined with steps across, and steps up or down with steps up or down.',
    'right-back': 'Each step is undone by a step in the opposite direction.',
    reverse: 'This leads from the image back to the start. Which of the two is the image?',
    match: 'This goes to another corner. Which corner of the image goes with {A}?',
    'match-at': 'This goes to another point. Which point of the image goes with {a}?',
    swaps: 'The steps across and up have traded places. Which of them changes the first coordinate?',
    only: 'This is one of the two moves. Where does the other one lead?',
    away: 'This takes the second move away. Are both moves made?',
    same: 'This makes the same move again. Where does it lead from there?',
    half: 'This takes back one direction only. What about the other one?',
    other: 'Follow one point. How many steps does it go across, and how many up or down?',
    'other-rule': 'Take the steps across by themselves, and then the steps up or down.',
    'pair-do': 'Find a point and its image.',
    'pair-why': 'The letters or the order tell which belong together.',
    'across-do': 'Find the steps across.',
    'across-why': 'It is the change in the first coordinate.',
    'up-do': 'Find the steps up or down.',
    'up-why': 'It is the change in the second coordinate.',
    'join-do': 'Write them together.',
    'join-why': 'The steps across go with x, the steps up or down with y.',
  },
  draw: ({ level, random }): Params => drawMove(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, letters, corners, shift, second, asks } = params;
    const [a, b] = corners;
    const [dx, dy] = shift;
    const show = asks === 'steps' ? stepsOf(say) : ruleOf(say);
    const images = corners.map((corner) => shifted(corner, shift));
    const cross: Spot = [b[0] + dx - a[0], b[1] + dy - a[1]];
    const words = wordsOf(params, images);
    if (asks === 'both' || asks === 'back') {
      const place = { plain: 'told', tiles: 'piece', dance: 'dance', game: 'game', flag: 'told' } as const;
      const value: Spot = asks === 'both' ? [dx + second[0], dy + second[1]] : [-dx, -dy];
      const traded = show([value[1], value[0]]);
      const swaps = distractor('swaps-horizontal-and-vertical-shifts', 'swaps', 'swaps', traded);
      return {
        words,
        question:
          asks === 'both'
            ? [`first-${place[scene.key]}`, 'ask-both']
            : [`back-${place[scene.key]}`, 'ask-back'],
        answer: { value: 'right', ...show(value), reason: `right-${asks}` },
        distractors:
          asks === 'both'
            ? [
                distractor('moves-only-one-way', 'only', 'only', show(shift)),
                swaps,
                distractor(
                  'reverses-the-direction-of-a-translation',
                  'away',
                  'away',
                  show([dx - second[0], dy - second[1]]),
                ),
              ]
            : [
                distractor('slip', 'same', 'same', show(shift)),
                swaps,
                distractor('moves-only-one-way', 'half', 'half', show([-dx, dy])),
              ],
        otherWrong: 'other-rule',
        steps: [
          step(
            'across',
            asks === 'both' ? `${dx} + ${paren(second[0])}` : `the opposite of ${signedText(dx)}`,
            signedText(value[0]),
          ),
          step(
            'up',
            asks === 'both' ? `${dy} + ${paren(second[1])}` : `the opposite of ${signedText(dy)}`,
            signedText(value[1]),
          ),
          step('join', 'both together', ruleWords(value)),
        ],
        claims: [asks === 'both' ? `${dx} + ${second[0]} = ${value[0]}` : `${dx} + ${value[0]} = 0`],
      };
    }
    return {
      words,
      question: [
        level === 1 ? `${scene.key}-shown` : `${scene.key}-told`,
        level === 1 ? 'ask-steps' : 'ask-rule',
      ],
      diagram:
        level === 1
          ? motionGrid(8, [
              { corners, names: letters },
              { corners: images, names: letters.map((letter) => `${letter}′`) },
            ])
          : null,
      answer: { value: 'right', ...show(shift) },
      distractors: [
        distractor('reverses-the-direction-of-a-translation', 'reverse', 'reverse', show([-dx, -dy])),
        distractor(
          'measures-between-points-that-do-not-match',
          'match',
          level === 1 ? 'match' : 'match-at',
          show(cross),
        ),
        distractor('swaps-horizontal-and-vertical-shifts', 'swaps', 'swaps', show([dy, dx])),
      ],
      steps: [
        step('pair', spotText(a), spotText(images[0] ?? a)),
        step('across', `from ${signedText(a[0])} to ${signedText(a[0] + dx)}`, signedText(dx)),
        step('up', `from ${signedText(a[1])} to ${signedText(a[1] + dy)}`, signedText(dy)),
        level > 1 && step('join', 'both together', ruleWords(shift)),
      ],
      claims: [`${a[0]} + ${dx} = ${a[0] + dx}`, `${a[1]} + ${dy} = ${a[1] + dy}`],
    };
  },
});

/** What the sentences say of the figure and its moves. */
function wordsOf({ letters, corners, shift, second }: Params, images: readonly Spot[]) {
  const [A = ''] = letters;
  const list = (spots: readonly Spot[]): string => {
    const [p = '', q = '', r = ''] = spots.map(spotText);
    return `${p}, ${q} and ${r}`;
  };
  return {
    A,
    a: spotText(corners[0]),
    name: letters.join(''),
    corners: list(corners),
    images: list(images),
    first: stepsText(shift),
    next: stepsText(second),
    rule: ruleWords(shift),
  };
}

type Say = Tools<'steps' | 'rule'>['say'];

const signedText = (value: number): string => String(value).replace('-', '−');
const paren = (value: number): string => (value < 0 ? `(${signedText(value)})` : String(value));

function ruleWords([dx, dy]: Spot): string {
  return `(x${plus(dx)}, y${plus(dy)})`;
}

function stepsOf(say: Say) {
  return ([dx, dy]: Spot) => ({
    text: say('steps', {
      across: `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'}`,
      up: `${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`,
    }),
  });
}

function ruleOf(say: Say) {
  return (by: Spot) => ({ text: say('rule', { to: ruleWords(by) }) });
}

function drawMove(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(twoShapes.list);
    const letters = drawPoints(random, 3);
    const corners = drawTriangle(random, level === 1 ? 8 : 6);
    const asks = level === 1 ? 'steps' : level === 2 ? 'rule' : random.pick(['both', 'back'] as const);
    const way = (): number => random.int(2, 8) * random.pick([-1, 1]);
    const shift: Spot = [way(), way()];
    const second: Spot = [way(), way()];
    const [a, b] = corners;
    const cross: Spot = [b[0] + shift[0] - a[0], b[1] + shift[1] - a[1]];
    const sum: Spot = [shift[0] + second[0], shift[1] + second[1]];
    const values = level === 3 ? [...shift, ...second, ...sum] : [...shift, ...cross];
    const isApart = values.every((value) => value !== 0) && shift[0] !== shift[1] && shift[0] !== -shift[1];
    const isIn = areOn(
      level === 1 ? 8 : 12,
      corners.flatMap((corner) => [corner, shifted(corner, shift)]),
    );
    // Both figures can be seen beside each other.
    const isClear = Math.abs(shift[0]) > 3 || Math.abs(shift[1]) > 3;
    const shown: readonly (readonly Spot[])[] = [
      [shift, [-shift[0], -shift[1]], cross, [shift[1], shift[0]]],
      [sum, shift, [sum[1], sum[0]], [shift[0] - second[0], shift[1] - second[1]]],
    ];
    const isOther = shown.every((ways) => new Set(ways.map(String)).size === ways.length);
    return isApart && isIn && isClear && isOther ? { scene, letters, corners, shift, second, asks } : null;
  });
}
