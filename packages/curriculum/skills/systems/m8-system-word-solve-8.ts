import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { areBelievable, termText } from '../../src/numbers/linear-sides.ts';
import { standardText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type TwoCounts, twoCounts } from '../../src/scenes/two-counts.ts';
import { type TwoPurchases, twoPurchases } from '../../src/scenes/two-purchases.ts';

/** x things worth p each and y worth q each. */
type Count = { scene: TwoCounts; x: number; y: number; p: number; q: number; asksFirst: boolean };

/** Prices x and y: a of the first with b of the second, then d with e; g with h is a third purchase, `m` what is there. */
type Shop = {
  shop: TwoPurchases;
  x: number;
  y: number;
  a: number;
  b: number;
  d: number;
  e: number;
  g: number;
  h: number;
  m: number;
  asksFirst: boolean;
};

type Params = { count: Count } | { shop: Shop };

const text = {
  headline: 'Solve a problem with a system',
  'right-count': 'It fits both facts of the story.',
  'right-price': 'It fits both purchases.',
  'right-third': 'Both prices together tell what the third purchase costs.',
  'right-left': 'Both prices tell what the third purchase costs, and the rest of the money is left.',
  unknown: 'This is the number of the other kind. Which kind does the question ask for?',
  price: 'This is the price of the other thing. Which one does the question ask for?',
  total: 'This counts both kinds. Which kind does the question ask for?',
  paid: 'This is what one purchase costs in all. Does the question ask for that?',
  partial: 'After putting in, only one of the two terms was multiplied. What about the other one?',
  near: 'Put this number into both equations. Do they fit?',
  recount: 'Add up the third purchase once more. Is everything in it?',
  one: 'This is the price of one thing. What does the question ask for?',
  swapped: 'Here the two prices changed places. Which price goes with which thing?',
  add: 'This puts the two purchases together. Which purchase is asked for?',
  spent: 'This is what is paid. Does the question ask for that or for the rest?',
  other: 'Write one equation for each fact. Then solve the system.',
  'write-do': 'Write a system.',
  'write-why': 'Each fact gives an equation for the two unknown numbers.',
  'write-price-why': 'Each purchase gives an equation for the two prices.',

  'put-do': 'Solve the first equation for {y} and put that into the second.',
  'put-why': 'Then only {x} is left.',
  'join-do': 'Multiply out and combine.',
  'join-why': 'Each term in the parentheses is multiplied.',
  'solve-do': 'Solve for {x}.',
  'solve-why': 'This is one of the two numbers.',
  'back-do': 'Find {y} with the first equation.',
  'back-why': 'Both numbers belong to the solution.',
  'take-do': 'Take the number that is asked for.',
  'take-why': 'Each letter stands for a number. Read once more which is which.',
  'multiply-do': 'Multiply the first equation by {n, number}.',
  'multiply-why': 'Then the terms with {y} are equal.',
  'toward-why': 'This is the first step toward equal terms with {y}.',
  'second-do': 'Multiply the second equation by {n, number}.',
  'second-why': 'Now the terms with {y} are equal.',
  'less-do': 'Subtract one equation from the other.',
  'less-why': 'The terms with {y} are equal, so they drop out.',
  'third-do': 'Find what the third purchase costs.',
  'third-why': 'Both prices are known now.',
  'left-do': 'Subtract this from the money.',
  'left-why': 'The question asks for what is left.',
  final: '{value, number}',
  'final-price': 'The price is {value, number} dollars.',
  'final-third': 'The third purchase costs {value, number} dollars.',
  'final-left': '{value, number} dollars are left.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof twoCounts.text | keyof typeof twoPurchases.text>;

/** Level 1 tells two purchases with one thing alike, level 2 a number and a total, level 3 asks for a third purchase. */
export const m8SystemWordSolve8 = numberSkill('m8-system-word-solve-8', {
  version: 4,
  form: 'integer',
  scenes: [twoCounts, twoPurchases],
  text,
  draw: ({ level, random }): Params =>
    level === 2 ? { count: drawCount(random) } : { shop: drawShop(level, random) },
  build: (params: Params, tools) =>
    'count' in params ? buildCount(params.count, tools) : buildShop(params.shop, tools),
  stretch: {
    draw: ({ random }): Shop => drawFar(random),
    build(params: Shop, { say, step, distractor }) {
      const { shop, x, y, a, b, d, e, g, h, m } = params;
      const [c, f] = totalsOf(params);
      const third = g * x + h * y;
      const value = m - third;
      const share = commonDivisor(b, e);
      const [by, times] = [e / share, b / share];
      return {
        words: { x: '$x$', y: '$y$', n: by, value },
        question: [
          say(`${shop.key}-first`, { a, b, c }),
          say(`${shop.key}-second`, { d, e, f }),
          say(`${shop.key}-left`, { g, h, m }),
        ],
        answer: { value, unit: 'dollars', unitOne: 'dollar', reason: 'right-left' },
        distractors: [
          distractor('swaps-the-unit-prices', m - g * y - h * x, 'swapped'),
          distractor('gives-the-total', third, 'spent'),
          distractor('slip', value + x, 'recount'),
        ],
        otherWrong: 'other',
        steps: [
          step('write', 'two purchases', `${equation(a, b, c)} and ${equation(d, e, f)}`, {
            do: [`${shop.key}-letters`, 'write-do'],
            why: 'write-price-why',
          }),
          step('multiply', equation(a, b, c), equation(a * by, b * by, c * by), { why: 'toward-why' }),
          step('second', equation(d, e, f), equation(d * times, e * times, f * times), {
            do: say('second-do', { n: times }),
            why: 'second-why',
          }),
          step(
            'less',
            `${equation(a * by, b * by, c * by)} and ${equation(d * times, e * times, f * times)}`,
            single(a * by - d * times, c * by - f * times),
          ),
          step('solve', single(a * by - d * times, c * by - f * times), `$x = ${x}$`),
          step('back', `$${a} \\times ${x} + ${termText(b, 'y')} = ${c}$`, `$y = ${y}$`),
          step('third', `${g} × ${x} + ${h} × ${y}`, third),
          step('left', `${m} − ${third}`, value),
        ],
        finalAnswer: 'final-left',
        claims: [`${m} - (${g} * ${x} + ${h} * ${y}) = ${value}`],
      };
    },
  },
});

function equation(a: number, b: number, c: number): string {
  return `$${standardText({ a, b, c })}$`;
}

/** px = r, the sign before both turned where p is below zero. */
function single(p: number, r: number): string {
  const turn = p < 0 ? -1 : 1;
  return `$${termText(p * turn, 'x')} = ${signed(r * turn)}$`;
}

function buildCount({ scene, x, y, p, q, asksFirst }: Count, { say, step, distractor }: Said) {
  const [n, v] = [x + y, p * x + q * y];
  const [value, other] = asksFirst ? [x, y] : [y, x];
  const put = `$${termText(p, 'x')} + ${q}(${n} − x) = ${v}$`;
  const linesOf = (of: number, factor: number) => [
    step('write', 'two facts', `${equation(1, 1, n)} and ${equation(p, q, v)}`, {
      do: [`${scene.key}-letters`, 'write-do'],
      why: 'write-why',
    }),
    step('put', `$y = ${n} − x$`, put),
    step('join', put, `$${termText(factor, 'x')} + ${q * n} = ${v}$`),
    step('solve', `$${termText(factor, 'x')} + ${q * n} = ${v}$`, `$x = ${of}$`),
    step('back', `$${of} + y = ${n}$`, `$y = ${n - of}$`),
  ];
  const take = (of: number, shown: number) => step('take', `$x = ${of}$ and $y = ${n - of}$`, shown);
  const partial = partialOf({ scene, x, y, p, q, asksFirst });
  const isPartial = partial > 0 && partial < n && Number.isInteger(partial);
  const wrong = asksFirst ? partial : n - partial;
  const isOwn = isPartial && areBelievable([value, other, n, wrong]);
  return {
    words: { x: '$x$', y: '$y$', value },
    question: [
      say(`${scene.key}-count`, { n }),
      say(`${scene.key}-each`, { p, q }),
      say(`${scene.key}-worth`, { v }),
      asksFirst ? (`${scene.key}-ask-x` as const) : (`${scene.key}-ask-y` as const),
    ],
    answer: { value, reason: 'right-count' as const },
    distractors: [
      distractor('gives-the-other-unknown', other, 'unknown', {
        work: [...linesOf(x, p - q), take(x, other)],
      }),
      distractor('gives-the-total', n, 'total', { work: [...linesOf(x, p - q), take(x, n)] }),
      isOwn
        ? distractor('distributes-to-only-the-first-term', wrong, 'partial', {
            work: [...linesOf(partial, p - 1), take(partial, wrong)],
          })
        : distractor('slip', value + 1, 'near'),
    ],
    otherWrong: 'other' as const,
    steps: [...linesOf(x, p - q), take(x, value)],
    finalAnswer: 'final' as const,
    claims: [`${x} + ${y} = ${n}`, `${p} * ${x} + ${q} * ${y} = ${v}`],
  };
}

/** What comes out for x where only the first term in the parentheses is multiplied. */
function partialOf({ x, y, p, q }: Count): number {
  const [n, v] = [x + y, p * x + q * y];
  return (v - q * n) / (p - 1);
}

function totalsOf({ x, y, a, b, d, e }: Shop): readonly [number, number] {
  return [a * x + b * y, d * x + e * y];
}

function buildShop(params: Shop, { level, say, step, distractor }: Said) {
  const { shop, x, y, a, b, d, e, g, h, asksFirst } = params;
  const [c, f] = totalsOf(params);
  const by = e / b;
  const isThird = level === 3;
  const [price, other] = asksFirst ? [x, y] : [y, x];
  const value = isThird ? g * x + h * y : price;
  const multiplied = equation(a * by, e, c * by);
  const left = single(a * by - d, c * by - f);
  const lines = [
    step('write', 'two purchases', `${equation(a, b, c)} and ${equation(d, e, f)}`, {
      do: [`${shop.key}-letters`, 'write-do'],
      why: 'write-price-why',
    }),
    by > 1 && step('multiply', equation(a, b, c), multiplied),
    step('less', `${by > 1 ? multiplied : equation(a, b, c)} and ${equation(d, e, f)}`, left),
    Math.abs(a * by - d) > 1 && step('solve', left, `$x = ${x}$`),
    step('back', `$${a} \\times ${x} + ${termText(b, 'y')} = ${c}$`, `$y = ${y}$`),
  ];
  const take = (of: number) => step('take', `$x = ${x}$ and $y = ${y}$`, of);
  return {
    words: { x: '$x$', y: '$y$', n: by, value },
    question: [
      say(`${shop.key}-first`, { a, b, c }),
      say(`${shop.key}-second`, { d, e, f }),
      isThird
        ? say(`${shop.key}-third`, { g, h })
        : asksFirst
          ? (`${shop.key}-ask-x` as const)
          : (`${shop.key}-ask-y` as const),
    ],
    answer: {
      value,
      unit: 'dollars',
      unitOne: 'dollar',
      reason: isThird ? ('right-third' as const) : ('right-price' as const),
    },
    distractors: isThird
      ? [
          distractor('stops-after-finding-one-variable', x, 'one'),
          distractor('swaps-the-unit-prices', g * y + h * x, 'swapped', {
            work: [...lines, step('third', `${g} × ${y} + ${h} × ${x}`, g * y + h * x)],
          }),
          distractor('gives-the-total', c + f, 'add'),
        ]
      : [
          distractor('gives-the-other-unknown', other, 'price', { work: [...lines, take(other)] }),
          distractor('gives-the-total', c, 'paid', { work: [...lines, take(c)] }),
          distractor('slip', price + 1, 'near'),
        ],
    otherWrong: 'other' as const,
    steps: [...lines, isThird ? step('third', `${g} × ${x} + ${h} × ${y}`, value) : take(price)],
    finalAnswer: isThird ? ('final-third' as const) : ('final-price' as const),
    claims: [`${a} * ${x} + ${b} * ${y} = ${c}`, `${d} * ${x} + ${e} * ${y} = ${f}`],
  };
}

function between(random: Random, [least = 1, most = 1]: readonly number[]): number {
  return random.int(least, most);
}

function drawCount(random: Random): Count {
  return random.until(() => {
    const scene = random.pick(twoCounts.list);
    const n = between(random, scene.count);
    const [p, q] = [between(random, scene.p), between(random, scene.q)];
    const x = random.int(Math.ceil(n / 4), Math.floor((3 * n) / 4));
    const count: Count = { scene, x, y: n - x, p, q, asksFirst: random.chance(50) };
    const isRound = scene.key !== 'laps' || (p % 50 === 0 && q % 50 === 0);
    const wrong = count.asksFirst ? partialOf(count) : n - partialOf(count);
    const isApart = x !== n - x && Math.abs(x - (n - x)) !== 1 && wrong !== x && wrong !== n - x;
    return isRound && isApart ? count : null;
  });
}

function drawShop(level: Level, random: Random): Shop {
  return random.until(() => {
    const shop = random.pick(twoPurchases.list);
    const [x, y] = [between(random, shop.p), between(random, shop.q)];
    const b = random.int(2, 4);
    const e = level === 1 ? b : b * random.int(2, 3);
    const params: Shop = {
      shop,
      x,
      y,
      a: random.int(2, 7),
      b,
      d: random.int(2, 7),
      e,
      g: random.int(2, 6),
      h: random.int(2, 6),
      m: 0,
      asksFirst: random.chance(60),
    };
    const { a, d, asksFirst } = params;
    const isTold = [a, b, d, e].includes(asksFirst ? x : y);
    return !isTold && isOpen(params, level) ? params : null;
  });
}

function isOpen(params: Shop, level: Level): boolean {
  const { x, y, a, b, d, e, g, h, asksFirst } = params;
  const [c, f] = totalsOf(params);
  const factor = (a * e) / b - d;
  const isPlain = x !== y && a !== d && factor !== 0 && e < 13 && c !== f;
  if (level === 3) {
    const values = [g * x + h * y, x, g * y + h * x, c + f];
    return isPlain && g !== h && isOwn(params) && areBelievable(values);
  }
  const [price, other] = asksFirst ? [x, y] : [y, x];
  return isPlain && areBelievable([price, other, c, price + 1]);
}

/** The third purchase is no multiple of one of the others and not both together, so the prices are needed for it. */
function isOwn({ a, b, d, e, g, h }: Pick<Shop, 'a' | 'b' | 'd' | 'e' | 'g' | 'h'>): boolean {
  return g * b !== h * a && g * e !== h * d && !(g === a + d && h === b + e);
}

function drawFar(random: Random): Shop {
  return random.until(() => {
    const { a, d, g, h, shop, x, y, asksFirst } = drawShop(3, random);
    const [b, e] = random.pick([
      [2, 3],
      [3, 2],
      [2, 5],
      [5, 2],
      [3, 4],
      [4, 3],
      [3, 5],
      [5, 3],
      [4, 6],
      [6, 4],
    ] as const);
    const share = commonDivisor(b, e);
    const factor = (a * e) / share - (d * b) / share;
    const third = g * x + h * y;
    const m = random.pick([50, 60, 75, 80, 100, 120, 150, 200]);
    const value = m - third;
    const values = [value, m - g * y - h * x, third, value + x];
    const isTrue =
      isOwn({ a, b, d, e, g, h }) &&
      value > 3 &&
      value < m / 2 &&
      Math.abs(factor) > 1 &&
      a !== d &&
      values.every((one) => one > 0);
    return isTrue && areBelievable(values) ? { shop, x, y, a, b, d, e, g, h, m, asksFirst } : null;
  });
}
