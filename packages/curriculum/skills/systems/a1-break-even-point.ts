import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type Sale, sales } from '../../src/linear-stories/sales.ts';
import { type TwoPlans, twoPlans } from '../../src/linear-stories/two-plans.ts';

/** Plan A costs f and r each, plan B g and s each; both cost the same for x. */
type Params = {
  ask: 'plans' | 'sale' | 'fee' | 'cheaper';
  plan: TwoPlans;
  sale: Sale;
  f: number;
  r: number;
  g: number;
  s: number;
  x: number;
};

/** Level 1 compares two plans, level 2 what is spent and taken in, level 3 asks back for a fee or for the cheaper plan. */
export const a1BreakEvenPoint = numberSkill('a1-break-even-point', {
  version: 3,
  form: 'integer',
  scenes: [twoPlans, sales],
  text: {
    headline: 'Where two plans cost the same',
    'right-equal': 'For this number, both rules give the same amount.',
    'right-fee': 'With this amount, both offers cost the same for that number.',
    'right-least': 'For one less, both cost the same. From here on, the lower price per {one} wins.',
    cost: 'This is the amount in dollars at that point. How many {units} lead to it?',
    one: 'This uses only one of the amounts that are paid once. What about the other one?',
    both: 'Both amounts that are paid once are added here. By how much do they differ?',
    unit: 'Each {one} costs something, too. How much of the price is left?',
    gain: 'This is what is spent at that point, in dollars. How many {units} lead to it?',
    sum: 'Here the cost and the price of a {one} are added. How much of the price is left?',
    equal: 'Here both cost the same. Which number comes next?',
    total: 'This is what both cost in all. How much of it does the second offer charge for the {units}?',
    'same-fee': 'The prices per {one} differ. Can the amounts that are paid once be equal then?',
    sign: 'In the second offer, each {one} costs more. Is the amount that is paid once larger or smaller then?',
    other: 'Write a rule for each, set them equal, and solve.',
    'other-fee': 'Work out what the first offer costs. The second one costs the same.',
    'other-sale': 'Write what is spent and what is taken in, set them equal, and solve.',
    'rules-do': 'Write a rule for each amount.',
    'rules-why': 'What is paid once is the constant, and what is paid each time is the coefficient of {x}.',
    'sale-do': 'Write a rule for what is spent and one for what is taken in.',
    'sale-why': 'What is paid once is the constant, and what comes each time is the coefficient of {x}.',
    'equal-do': 'Set both rules equal.',
    'equal-why': 'Both amounts are the same at that point.',
    'gather-do': 'Gather the terms with {x} on one side and the numbers on the other.',
    'gather-why': 'The difference each time then makes up for the difference at the start.',
    'solve-do': 'Divide both sides by the coefficient of {x}.',
    'solve-why': 'This tells how many are needed to make up for it.',
    'next-do': 'Take one more.',
    'next-why': 'At the equal point, neither is cheaper.',
    'total-do': 'Work out what the first offer costs.',
    'total-why': 'The second one costs the same for this number.',
    'less-do': 'Subtract what the second offer charges for the {units}.',
    'less-why': 'What is left is paid once.',
    'check-do': 'Check both offers.',
    'check-why': 'They have to cost the same.',
    'final-x': 'For {result} {units}, both cost the same.',
    'final-least': 'The least number is {result} {units}.',
    'final-fee': 'It is {result} dollars.',
  },
  draw: ({ level, random }): Params => drawPlans(level, random),
  build({ ask, plan, sale, f, r, g, s, x }: Params, { say, step, distractor }) {
    const units = plan.units;
    const total = f + r * x;
    const d = s - r;
    const rules = ask === 'sale' ? [`$${r}x + ${f}$`, `$${s}x$`] : [`$${r}x + ${f}$`, `$${s}x + ${g}$`];
    const words = {
      units: ask === 'sale' ? sale.units : units,
      one: ask === 'sale' ? sale.one : units.replace(/s$/, ''),
      x: ask === 'fee' ? x : '$x$',
      f,
      r,
      s,
    };
    const equal = `$${r}x + ${f} = ${s}x${g === 0 ? '' : ` + ${g}`}$`;
    if (ask === 'fee')
      return {
        words: { ...words, result: g },
        question: say(`${plan.key}-fee`, { f, r, s, x }),
        answer: { value: g, unit: 'dollars', reason: 'right-fee' },
        distractors: [
          distractor('gives-the-cost-instead-of-the-quantity', total, 'total'),
          distractor('ignores-the-fixed-costs', f, 'same-fee'),
          distractor('slip', f + d * x, 'sign'),
        ],
        steps: [
          step('total', `${f} + ${r} × ${x}`, total),
          step('less', `${total} − ${s} × ${x}`, g),
          step('check', `${g} + ${s} × ${x}`, total),
        ],
        finalAnswer: 'final-fee',
        otherWrong: 'other-fee',
        claims: [`${f} + ${r} * ${x} = ${total}`, `${g} + ${s} * ${x} = ${total}`],
      };
    const lines = [
      ask === 'sale'
        ? step('sale', 'both in dollars', `${rules[0]} and ${rules[1]}`)
        : step('rules', 'both in dollars', `${rules[0]} and ${rules[1]}`),
      step('equal', `${rules[0]} and ${rules[1]}`, equal),
      step('gather', equal, `$${f - g} = ${d === 1 ? '' : d}x$`),
      step('solve', `${f - g} ÷ ${d}`, x),
    ];
    const least = ask === 'cheaper';
    const value = least ? x + 1 : x;
    return {
      words: { ...words, result: value },
      question:
        ask === 'sale'
          ? [say(`${sale.key}-told`, { f, c: r, p: s }), `${sale.key}-ask`]
          : [say(`${plan.key}-told`, { f, r, g, s }), least ? `${plan.key}-least` : `${plan.key}-ask`],
      answer: { value, reason: least ? 'right-least' : 'right-equal' },
      distractors: least
        ? [
            distractor('includes-or-excludes-the-boundary-wrongly', x, 'equal'),
            distractor('ignores-the-fixed-costs', f / d, 'one'),
            distractor('slip', (f + g) / d, 'both'),
          ]
        : ask === 'sale'
          ? [
              distractor('gives-the-cost-instead-of-the-quantity', total, 'gain'),
              distractor('subtracts-unit-costs-of-the-same-plan', f / s, 'unit'),
              distractor('slip', f / (s + r), 'sum'),
            ]
          : [
              distractor('gives-the-cost-instead-of-the-quantity', total, 'cost', {
                work: [
                  ...lines,
                  step('back', `${f} + ${r} × ${x}`, total, 'solve'),
                  step('asked', `the number of ${units}`, total, 'solve'),
                ],
                wrongAt: lines.length + 1,
              }),
              distractor('ignores-the-fixed-costs', f / d, 'one', {
                work: [
                  step('rules', 'both in dollars', `${rules[0]} and $${s}x$`),
                  step('equal', `${rules[0]} and $${s}x$`, `$${r}x + ${f} = ${s}x$`),
                  step('gather', `$${r}x + ${f} = ${s}x$`, `$${f} = ${d === 1 ? '' : d}x$`),
                  step('solve', `${f} ÷ ${d}`, f / d),
                ],
              }),
              distractor('slip', (f + g) / d, 'both'),
            ],
      steps: [...lines, least && step('next', `${x} + 1`, value)],
      finalAnswer: ask === 'sale' ? `${sale.key}-said` : least ? 'final-least' : 'final-x',
      otherWrong: ask === 'sale' ? 'other-sale' : 'other',
      claims: [`${f} + ${r} * ${x} = ${g} + ${s} * ${x}`, `(${f} - ${g}) / ${d} = ${x}`],
    };
  },
});

function drawPlans(level: Level, random: Random): Params {
  const last = random.pick(['fee', 'cheaper'] as const);
  const ask = ({ 1: 'plans', 2: 'sale', 3: last } as const)[level];
  return random.until(() => {
    const plan = random.pick(twoPlans.list);
    const sale = random.pick(sales.list);
    const base = { ask, plan, sale };
    if (level === 2) {
      const [low = 0, high = 0] = sale.fixed;
      const r = random.int(...sale.cost);
      const s = r + random.int(...sale.gain);
      const f = random.int(low, high);
      const x = f / (s - r);
      const isWhole = [x, f / s, f / (s + r)].every(Number.isInteger);
      return isWhole && x > 3 && x < 90 && s - r > 1 && f + r * x < 18 * x && f / (s + r) > 1
        ? { ...base, f, r, g: 0, s, x }
        : null;
    }
    const [low = 0, high = 0] = plan.fixed;
    const [least = 0, most = 0] = plan.rate;
    const [f, s] = [random.int(low, high), random.int(least, most)];
    const r = random.int(Math.ceil(s / 2), s - 2);
    const x = random.int(3, 15);
    const g = f - (s - r) * x;
    const isWhole = ask === 'fee' || f % (s - r) === 0;
    const isLikely =
      ask === 'fee'
        ? Math.max(f + r * x, f + (s - r) * x) < 18 * g
        : Math.max(f + r * x, (f + g) / (s - r)) < 18 * x;
    return isWhole && isLikely && g >= 4 && new Set([f, g, r, s, x]).size === 5
      ? { ...base, f, r, g, s, x }
      : null;
  });
}
