import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { type ZeroScene, zeroScenes } from '../../src/scenes/zero-scenes.ts';

/** It begins at `start`; at level 2 and 3 it moves by `first` and by `second`. */
type Params = { scene: ZeroScene; start: number; first: number; second: number };

/** Level 1 goes back to zero, level 2 back to the start after one change, level 3 after two. */
export const m7ZeroSumContext = numberSkill('m7-zero-sum-context', {
  version: 1,
  form: 'integer',
  scenes: [zeroScenes],
  text: {
    headline: 'Make it zero again',
    'to-zero': 'Which signed number tells the change that leads back to zero?',
    'to-start': 'Which signed number tells the change that leads back to the start?',
    right: 'This change and the one before are opposites, so their sum is zero.',
    same: 'This makes the same change once more. Does that lead back or further away?',
    double: 'This goes back two times as far. Where do you end?',
    size: 'This tells how far, but in the other direction. Which sign stands for the way back?',
    last: 'This undoes only the last change. What about the first one?',
    home: 'This leads back to zero. Where was the start?',
    next: 'This ends one step beside the place. How far is the way back?',
    other: 'Write the change as a signed number. Which number makes a sum of zero with it?',
    'write-do': 'Write it as a signed number.',
    'write-why': 'The sign tells the direction from zero.',
    'both-do': 'Put the two changes together.',
    'both-why': 'One after the other, they make one change.',
    'opposite-do': 'Take the opposite.',
    'opposite-why': 'A number and its opposite have a sum of zero.',
    'check-do': 'Check: add the two numbers.',
    'check-why': 'Opposites make zero.',
    final: 'The change is {key}.',
  },
  draw: ({ level, random }): Params => drawMoves(level, random),
  build({ scene, start, first, second }: Params, { level, say, step, distractor }) {
    const change = level === 1 ? start : first + second;
    const key = -change;
    const { key: name } = scene;
    const move = (by: number) => say(`${name}-${by < 0 ? 'down' : 'up'}`, { n: Math.abs(by) });
    return {
      words: { key: signed(key) },
      question: [
        `${name}-zero`,
        say(`${name}-${start < 0 ? 'below' : 'above'}`, { n: Math.abs(start) }),
        level > 1 && move(first),
        level > 2 && move(second),
        level === 1 ? 'to-zero' : 'to-start',
      ],
      diagram: level === 1 ? lineOf(start) : null,
      answer: signed(key),
      distractors: [
        distractor('repeats-the-same-change', signed(change), 'same'),
        distractor('gives-double-the-change', signed(2 * key), 'double'),
        level === 3
          ? distractor('slip', signed(-second), 'last')
          : level === 2 && distractor('slip', signed(-(start + first)), 'home'),
        distractor('slip', signed(key + Math.sign(key)), 'next'),
      ],
      steps: [
        level < 3
          ? step('write', level === 1 ? 'the distance from zero' : 'the change', signed(change))
          : step('both', `${signed(first)} + ${bracketed(second)}`, signed(change)),
        step('opposite', `the opposite of ${signed(change)}`, signed(key)),
        step('check', `${signed(change)} + ${bracketed(key)}`, 0),
      ],
      claims: [`${change} + (${key}) = 0`],
    };
  },
});

function drawMoves(level: Level, random: Random): Params {
  const scene = random.pick(zeroScenes.list);
  return random.until(() => {
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const most = scene.key === 'lift' ? 9 : 40;
    const [start, first] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const second = level === 3 ? -Math.sign(first) * random.int(2, most) : 0;
    const change = level === 1 ? start : first + second;
    const values = [-change, change, -2 * change, level === 3 ? -second : -(start + first)];
    const isNear = values.every((value) => Math.abs(value) > 1 && Math.abs(value) < 15 * Math.abs(change));
    return isNear && (level === 1 || new Set(values).size === 4) ? { scene, start, first, second } : null;
  });
}

/** The point and zero, with as much space on the other side. */
function lineOf(start: number) {
  const step = Math.abs(start) > 18 ? 5 : 1;
  const reach = step * Math.ceil((Math.abs(start) + 2) / step);
  return numberLineOf({
    min: -reach,
    max: reach,
    step,
    labelStep: step * 100,
    points: [{ at: start, label: signed(start) }],
  });
}
