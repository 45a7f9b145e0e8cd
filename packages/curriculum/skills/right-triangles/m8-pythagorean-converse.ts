import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

type Three = readonly [number, number, number];

/** Things with three lengths, the unit and the longest that makes sense. */
const scenes = [
  { key: 'sail', unit: 'feet', most: 40 },
  { key: 'kite', unit: 'inches', most: 60 },
  { key: 'flag', unit: 'inches', most: 60 },
  { key: 'roof', unit: 'feet', most: 40 },
  { key: 'shelf', unit: 'inches', most: 40 },
  { key: 'tent', unit: 'feet', most: 26 },
] as const;

/** `right` makes a right triangle; `near`, `flat` and `steps` do not. From level 2 on, `shown` is tested; its sides are told in the `order`. */
type Params = {
  scene: (typeof scenes)[number];
  right: Three;
  near: Three;
  flat: Three;
  steps: Three;
  shown: 'right' | 'near' | 'steps';
  order: Three;
};

/** Level 1 finds the right set among four, level 2 the check that decides, level 3 judges one set with a reason. */
export const m8PythagoreanConverse = choiceSkill('m8-pythagorean-converse', {
  version: 5,
  text: {
    headline: 'Test for a right angle',
    sail: 'Sails in the shape of a triangle are cut for a boat.',
    kite: 'A kite maker glues three sticks together into a triangle.',
    flag: 'A team sews flags in the shape of a triangle.',
    roof: 'Three beams are joined into a triangle under a roof.',
    shelf: 'Three wooden strips make a triangle that holds a shelf.',
    tent: 'Three poles make the triangle at the front of a tent.',
    'ask-set': 'Which three lengths, in {unit}, give a right angle?',
    'sail-told': 'The sides of a sail are {p}, {q} and {r} feet long.',
    'kite-told': 'The three sides of a triangular kite are {p}, {q} and {r} inches long.',
    'flag-told': 'The sides of a triangular flag are {p}, {q} and {r} inches long.',
    'roof-told': 'Three beams under a roof are {p}, {q} and {r} feet long.',
    'shelf-told': 'The three strips that hold a shelf are {p}, {q} and {r} inches long.',
    'tent-told': 'The three poles of a tent front are {p}, {q} and {r} feet long.',
    'ask-check': 'Which two numbers do you compare to find out whether there is a right angle?',
    'ask-judge': 'Do they make a right triangle, and why?',
    set: '{p}, {q} and {r}',
    'check-right': '{x}² + {y}² and {z}²',
    'check-plain': '{x} + {y} and {z}',
    'check-leg': '{x}² + {z}² and {y}²',
    'check-sum': '({x} + {y})² and {z}²',
    'yes-squares': 'Yes, {x}² + {y}² is equal to {z}².',
    'no-squares': 'No, {x}² + {y}² is not equal to {z}².',
    'no-plain': 'No, {x} + {y} is not equal to {z}.',
    'no-leg': 'No, {x}² + {z}² is not equal to {y}².',
    'yes-plain': 'Yes, {x} + {y} is greater than {z}.',
    'yes-steps': 'Yes, the lengths go up in equal steps.',
    'yes-large': 'Yes, {z} is the largest of the three.',
    right: 'The squares of the two shorter sides add up to the square of the longest.',
    'right-check': 'The converse compares the squares of the short sides with the square of the longest.',
    'right-no': 'The squares do not fit, so the angle across from the longest side is not a right angle.',
    plain: 'This compares the lengths. What has to be done to each length before you add?',
    lies: 'Here {p} and {q} together are just {r}, so these three lie flat. What do their squares tell you?',
    leg: 'This puts a short side by itself. Which of the three sides would lie across from the right angle?',
    steps: 'Equal steps alone prove nothing. What do the squares of these numbers tell you?',
    near: 'Work out the squares. Do the two smaller ones add up to exactly the largest one?',
    sum: 'This adds before it squares. What is the area of the square on each side by itself?',
    exists: 'This tells that the sides can meet. What more does a right angle need?',
    large: 'Every triangle like this has a largest side. What must its square be equal to?',
    other: 'Square all three lengths. Then compare the largest square with the sum of the others.',
    'order-do': 'Find the longest side.',
    'order-why': 'A right angle would lie across from it.',
    'order-all': 'Find the longest side of each set.',
    'add-all': 'Square the two shorter sides of each set, and add.',
    'large-all': 'Square the longest side of each set.',
    'compare-all': 'Compare the two numbers of each set.',
    'add-do': 'Square the two shorter sides, and add.',
    'add-why': 'These are the squares on the legs.',
    'large-do': 'Square the longest side.',
    'large-why': 'This is the square on the hypotenuse.',
    'set-why': 'A set gives a right angle only where they are equal.',
    'compare-do': 'Compare the two numbers.',
    'compare-why': 'If they are equal, the triangle has a right angle. If not, it has none.',
  },
  draw: ({ level, random }): Params => drawSets(level, random),
  build({ scene, right, near, flat, steps, shown, order }: Params, { level, say, step, distractor }) {
    const asked = level === 1 ? right : { right, near, steps }[shown];
    const [x, y, z] = asked;
    const words = { unit: scene.unit, ...sidesIn(asked, order) };
    const fits = x * x + y * y === z * z;
    const work = [
      step('order', `${words.p}, ${words.q} and ${words.r}`, z),
      step('add', `${x}² + ${y}²`, x * x + y * y),
      step('large', `${z}²`, z * z),
      step('compare', `${x * x + y * y} and ${z * z}`, fits ? 'they are equal' : 'they are not equal'),
    ];
    const claims = [`${right[0]}^2 + ${right[1]}^2 = ${right[2]}^2`];
    const judged = [...claims, fits ? `${x}^2 + ${y}^2 = ${z}^2` : `(${x}^2 + ${y}^2 - ${z}^2)^2 > 0`];
    const named = (three: Three) => ({ text: say('set', numbersOf(three)) });
    if (level === 1) {
      const sets = [right, flat, steps, near].toSorted(([a, b], [c, d]) => a - c || b - d);
      const sums = sets.map(([p, q]) => p * p + q * q);
      const squares = sets.map(([, , r]) => r * r);
      return {
        words,
        question: [scene.key, 'ask-set'],
        answer: { value: 'right', ...named(right) },
        distractors: [
          distractor('adds-sides-without-squaring', 'flat', say('lies', numbersOf(flat)), named(flat)),
          distractor('accepts-any-three-consecutive-numbers', 'steps', 'steps', named(steps)),
          distractor('slip', 'near', 'near', named(near)),
        ],
        steps: [
          step('order', sets.map((set) => set.join(', ')).join('; '), sets.map(([, , r]) => r).join(', '), {
            do: 'order-all',
            why: 'order-why',
          }),
          step('add', sets.map(([p, q]) => `${p}² + ${q}²`).join(', '), sums.join(', '), {
            do: 'add-all',
            why: 'add-why',
          }),
          step('large', sets.map(([, , r]) => `${r}²`).join(', '), squares.join(', '), {
            do: 'large-all',
            why: 'large-why',
          }),
          step(
            'compare',
            sums.map((sum, at) => `${sum} and ${squares[at]}`).join(', '),
            `equal for ${x}, ${y} and ${z} only`,
            { do: 'compare-all', why: 'set-why' },
          ),
        ],
        claims,
      };
    }
    if (level === 2) {
      return {
        words,
        question: [`${scene.key}-told`, 'ask-check'],
        answer: { value: 'check-right', reason: 'right-check' },
        distractors: [
          distractor('adds-sides-without-squaring', 'check-plain', 'plain'),
          distractor('uses-a-leg-as-the-longest-side', 'check-leg', 'leg'),
          distractor('squares-the-sum-of-the-legs', 'check-sum', 'sum'),
        ],
        steps: work,
        claims: judged,
      };
    }
    const isSteps = shown === 'steps';
    return {
      words,
      question: [`${scene.key}-told`, 'ask-judge'],
      answer: { value: fits ? 'yes-squares' : 'no-squares', reason: fits ? 'right' : 'right-no' },
      distractors: fits
        ? [
            distractor('adds-sides-without-squaring', 'no-plain', 'plain'),
            distractor('uses-a-leg-as-the-longest-side', 'no-leg', 'leg'),
            distractor('slip', 'yes-large', 'large'),
          ]
        : [
            distractor('adds-sides-without-squaring', 'yes-plain', 'exists'),
            isSteps
              ? distractor('accepts-any-three-consecutive-numbers', 'yes-steps', 'steps')
              : distractor('uses-a-leg-as-the-longest-side', 'no-leg', 'leg'),
            distractor('slip', 'yes-squares', 'near'),
          ],
      steps: work,
      claims: judged,
    };
  },
});

const numbersOf = ([p, q, r]: Three) => ({ p: String(p), q: String(q), r: String(r) });

/** The sides by length as x, y and z, and as they are told as p, q and r. */
function sidesIn(three: Three, [first, second, third]: Three) {
  const [x, y, z] = three;
  const told: Three = [three[first] ?? x, three[second] ?? y, three[third] ?? z];
  return { x: String(x), y: String(y), z: String(z), ...numbersOf(told) };
}

const triples: readonly Three[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
];

function drawSets(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    const times = random.int(1, 5);
    const [a, b, c] = random.pick(triples);
    const right: Three = [a * times, b * times, c * times];
    if (right[2] > scene.most || right[2] < 10) return null;
    const off = random.pick([-1, 1]);
    const near: Three = random.chance(50)
      ? [right[0], right[1], right[2] + off]
      : [right[0] + off, right[1], right[2]];
    const [p, q] = [random.int(4, 9), random.int(10, 15)];
    const flat: Three = [p, q, p + q];
    const by = random.int(1, 3);
    const first = random.int(5, 14);
    const steps: Three = [first, first + by, first + 2 * by];
    // Three, four and five times one number go up in equal steps, and still have a right angle.
    const isApart = steps[0] * steps[0] + steps[1] * steps[1] !== steps[2] * steps[2];
    const isTriangle = near[0] + near[1] > near[2] && near[0] < near[1] && near[1] < near[2];
    const fits = p + q <= scene.most && (level === 1 || right[0] + right[1] !== right[2] + 1);
    const shown = random.pick(['right', 'right', 'near', 'steps'] as const);
    const [one = 0, two = 1, three = 2] = random.shuffle([0, 1, 2]);
    const order: Three = [one, two, three];
    return isApart && isTriangle && fits ? { scene, right, near, flat, steps, shown, order } : null;
  });
}
