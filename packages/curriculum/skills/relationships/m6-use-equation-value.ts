import { numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** Stories for y = kx, with a unit for y, and for y = kx + start. */
const steady = [
  { key: 'bike', unit: 'meters', x: 't', y: 'd' },
  { key: 'shop', unit: 'dollars', x: 'n', y: 'c' },
  { key: 'pump', unit: 'liters', x: 'm', y: 'w' },
  { key: 'loom', unit: 'feet', x: 'h', y: 'f' },
  { key: 'print', unit: 'pages', x: 'm', y: 'p' },
  { key: 'lift', unit: 'feet', x: 's', y: 'h' },
  { key: 'tap', unit: 'ounces', x: 'h', y: 'w' },
  { key: 'crane', unit: 'tons', x: 'n', y: 'w' },
] as const;
const started = [
  { key: 'scooter', unit: 'cents', x: 'm', y: 'c' },
  { key: 'tank', unit: 'liters', x: 'm', y: 'w' },
  { key: 'club', unit: 'dollars', x: 'n', y: 'c' },
  { key: 'tree', unit: 'inches', x: 'y', y: 'h' },
] as const;

type Params = {
  scene: (typeof steady)[number] | (typeof started)[number];
  tenths: number;
  start: number;
  x: number;
};

/** What one more of the first is worth in a stretch problem, and how much there can be at the start. */
const open = {
  scooter: { each: [15, 30], start: [50, 99] },
  tank: { each: [3, 9], start: [10, 60] },
  club: { each: [3, 8], start: [10, 40] },
  tree: { each: [2, 9], start: [12, 40] },
} as const;

/**
 * Level 1 has y = kx with a whole number, level 2 with a decimal, level 3 has a start that is added. In the stretch
 * problem the start is not known, but one pair is.
 */
export const m6UseEquationValue = numberSkill('m6-use-equation-value', {
  version: 2,
  form: 'number',
  text: {
    headline: 'Use an equation',
    bike: 'A robot rolls {d} meters in {t} seconds. The equation is {equation}. How many meters does it roll in {x, number} seconds?',
    lift: 'An elevator rises {d} feet in {t} seconds. The equation is {equation}. How many feet does it rise in {x, number} seconds?',
    tap: 'A faucet drips {d} ounces in {t} hours. The equation is {equation}. How many ounces does it drip in {x, number} hours?',
    crane:
      'A crane lifts {d} tons in {t} trips. The equation is {equation}. How many tons does it lift in {x, number} trips?',
    shop: 'A shop charges {d} dollars for {t} yards of cloth. The equation is {equation}. How many dollars do {x, number} yards cost?',
    pump: 'A pump moves {d} liters in {t} minutes. The equation is {equation}. How many liters does it move in {x, number} minutes?',
    loom: 'A machine weaves {d} feet of cloth in {t} hours. The equation is {equation}. How many feet does it weave in {x, number} hours?',
    print:
      'A printer makes {d} pages in {t} minutes. The equation is {equation}. How many pages does it make in {x, number} minutes?',
    scooter:
      'A phone call of {t} minutes costs {d} cents. The equation is {equation}. How many cents does a call of {x, number} minutes cost?',
    tank: 'A tank holds {d} liters after {t} minutes. The equation is {equation}. How many liters does it hold after {x, number} minutes?',
    club: 'A pool club costs {d} dollars for {t} visits. The equation is {equation}. How many dollars do {x, number} visits cost?',
    tree: 'A tree is {d} inches tall after {t} years. The equation is {equation}. How many inches tall is it after {x, number} years?',
    'scooter-open':
      'A phone call of {t} minutes costs {d} cents, and {equation}. A call of {was, number} minutes costs {had, number} cents. How many cents does a call of {x, number} minutes cost?',
    'tank-open':
      'A tank holds {d} liters after {t} minutes, and {equation}. After {was, number} minutes it holds {had, number} liters. How many liters does it hold after {x, number} minutes?',
    'club-open':
      'A pool club costs {d} dollars for {t} visits, and {equation}. For {was, number} visits it costs {had, number} dollars. How many dollars do {x, number} visits cost?',
    'tree-open':
      'A tree is {d} inches tall after {t} years, and {equation}. After {was, number} years it is {had, number} inches tall. How many inches tall is it after {x, number} years?',
    'right-open': 'With {start, number} for {s}, the equation fits both pairs.',
    'had-as-start':
      'This takes {had, number} for {s}. But {had, number} belongs to {was, number} already. What is {s}?',
    'term-only': 'This leaves out {s}. Put the pair that you know into the equation. What is {s}?',
    'adds-only':
      'This adds the difference of {had, number} and {was, number} to {x, number}. What does {term} do?',
    'other-open': 'Put the pair that you know into the equation. Then only {s} is not known.',
    'pair-do': 'Put {was, number} in for {t}.',
    'pair-why': 'One pair is known. It has to fit the equation.',
    's-do': 'Find {s}.',
    's-why': 'Together with {s}, the product must make {had, number}.',
    'rule-do': 'Write the equation with it.',
    'rule-why': '{s} is the same number in every pair.',
    'add-do': 'Add the {start, number}.',
    'add-why': 'The equation adds it after multiplying.',
    right: 'With {x, number} for {t}, the equation gives this value for {d}.',
    divides: 'This divides {x, number} by {k}. What does {term} mean?',
    adds: 'This adds {k} to {x, number}. What does {term} mean?',
    'wrong-letter': 'This puts {x, number} in for {d}. Which letter does {x, number} belong to in the story?',
    'no-start': 'This leaves out the {start, number} at the end of the equation. What is added to {term}?',
    'one-more': 'This counts {k} one time too many. How many times is {k} taken?',
    'one-less': 'This counts {k} once too few. How many times is {k} taken?',
    'start-times': 'This adds before it multiplies. Which operation comes first in {equation}?',
    other: 'See which letter the given number belongs to. Put it in and work out the other side.',
    'letter-do': 'Find the letter for {x, number}.',
    'letter-why': 'The story tells what each letter stands for.',
    'put-do': 'Put it in. Multiply first.',
    'put-only-do': 'Put it in, and multiply.',
    'put-why': '{term} means {k} times {t}.',
    'start-do': 'Add the {start, number}.',
    'start-why': 'The equation adds it after multiplying.',
    'check-do': 'Undo it to check.',
    'check-why': 'Going backward has to lead to {x, number} again.',
    final: '{value} {unit}',
  },
  draw({ level, random }): Params {
    if (level === 3) {
      const k = random.int(2, 3);
      const start = random.int(3, 20);
      // From this many steps on, going backward is no less than a twentieth of the answer.
      const steps = Math.max(2, Math.ceil((start * (k + 1)) / (20 - k * k))) + random.int(0, 5);
      return { scene: random.pick(started), tenths: 10 * k, start, x: start + k * steps };
    }
    if (level === 1) {
      const k = random.int(2, 4);
      return { scene: random.pick(steady), tenths: 10 * k, start: 0, x: k * random.int(3, 14) };
    }
    const tenths = random.pick([12, 14, 15, 16, 18, 22, 24, 25, 28, 32, 34, 35, 36, 38]);
    const x = tenths % 10 === 5 ? tenths : (tenths / 2) * random.int(1, 4);
    const isWhole = (tenths * x) % 10 === 0;
    // A part of a page is never printed.
    const likely = steady.filter(({ key }) => isWhole || key !== 'print');
    return { scene: random.pick(likely), tenths, start: 0, x };
  },
  build({ scene, tenths, start, x }: Params, { level, say, step }) {
    const show = (value: number): string => String(Number(value.toFixed(2)));
    const k = tenths / 10;
    const product = (tenths * x) / 10;
    const value = product + start;
    const [t, d] = [`$${scene.x}$`, `$${scene.y}$`];
    const term = `${show(k)}${scene.x}`;
    const equation = `$${scene.y} = ${term}${start === 0 ? '' : ` + ${start}`}$`;
    const words = {
      t,
      d,
      x,
      k: show(k),
      term: `$${term}$`,
      equation,
      start,
      value: show(value),
      unit: scene.unit,
    };
    const named =
      level === 3
        ? ([
            {
              key: 'wrong-letter',
              misconception: 'substitutes-for-the-wrong-variable',
              value: (x - start) / k,
            },
            { key: 'adds', misconception: 'adds-the-constant-instead-of-multiplying', value: x + k + start },
            { key: 'no-start', misconception: 'slip', value: product },
            { key: 'start-times', misconception: 'slip', value: k * (x + start) },
          ] as const)
        : ([
            { key: 'divides', misconception: 'divides-when-multiplying-is-needed', value: x / k },
            { key: 'adds', misconception: 'adds-the-constant-instead-of-multiplying', value: x + k },
            { key: 'one-more', misconception: 'slip', value: product + k },
            { key: 'one-less', misconception: 'slip', value: product - k },
          ] as const);
    // The number is put in for the letter that stands alone, and the equation is solved for the other one.
    const otherLetter = [
      step('letter', d, x),
      step('start', `${x} − ${start}`, x - start),
      step('put', `${x - start} ÷ ${show(k)}`, show((x - start) / k), { do: 'put-do' }),
    ];
    const back = start === 0 ? `${show(value)} ÷ ${show(k)}` : `(${show(value)} − ${start}) ÷ ${show(k)}`;
    return {
      words,
      question: scene.key,
      answer: { value: show(value), unit: scene.unit },
      distractors: takeDistractors(
        value,
        named
          .filter((entry) => Number.isInteger(Math.round(entry.value * 1000) / 10))
          .map(({ key, ...entry }) => ({
            ...entry,
            reason: say(key),
            ...(key === 'wrong-letter' && { work: otherLetter }),
          })),
        show,
      ),
      steps: [
        step('letter', t, x),
        step('put', `${show(k)} × ${x}`, show(product), { do: start === 0 ? 'put-only-do' : 'put-do' }),
        start === 0 ? null : step('start', `${show(product)} + ${start}`, show(value)),
        step('check', back, x),
      ],
      claims: [`${show(k)} * ${x} + ${start} = ${show(value)}`],
    };
  },
  stretch: {
    draw({ random }) {
      const scene = random.pick(started);
      const { each, start } = open[scene.key];
      const was = random.int(2, 7);
      return {
        scene,
        k: random.int(each[0], each[1]),
        start: random.int(start[0], start[1]),
        was,
        x: was + random.int(2, 9),
      };
    },
    build({ scene, k, start, was, x }, { say, step, distractor }) {
      const [had, product] = [k * was + start, k * x];
      const value = product + start;
      const term = `${k}${scene.x}`;
      const words = {
        x,
        k,
        was,
        had,
        start,
        t: `$${scene.x}$`,
        d: `$${scene.y}$`,
        s: '$s$',
        term: `$${term}$`,
        equation: `$${scene.y} = ${term} + s$`,
        value: String(value),
        unit: scene.unit,
      };
      return {
        words,
        question: `${scene.key}-open`,
        answer: { value, unit: scene.unit, reason: say('right-open') },
        distractors: [
          distractor('uses-the-first-output-as-the-constant', product + had, 'had-as-start'),
          distractor('adds-the-constant-instead-of-multiplying', x + had - was, 'adds-only'),
          distractor('slip', product, 'term-only'),
        ],
        otherWrong: 'other-open',
        steps: [
          step('pair', `${k} × ${was}`, k * was),
          step('s', `${had} − ${k * was}`, start),
          step('rule', '', `$${scene.y} = ${term} + ${start}$`),
          step('put', `${k} × ${x}`, product),
          step('add', `${product} + ${start}`, value),
        ],
        claims: [`${k} * ${was} + ${start} = ${had}`, `${k} * ${x} + ${start} = ${value}`],
      };
    },
  },
});
