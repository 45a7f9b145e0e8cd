import type { DiagramOf } from '@playforward/diagram';
import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { roundingClaim } from '../../src/numbers/rounded-values.ts';

const scenes = ['bond', 'club', 'school', 'garden', 'library', 'fund'] as const;
const periods = { 2: 'half', 4: 'quarter', 12: 'month' } as const;

/** `principal` dollars at `tenths` / 10 percent a year, paid `often` times a year, for `years` years. */
type Params = {
  scene: (typeof scenes)[number];
  principal: number;
  tenths: number;
  often: keyof typeof periods;
  years: number;
};

/** Level 1 has half-years and a table, level 2 quarters or months, level 3 asks for the interest alone. */
export const a2CompoundInterestFind = numberSkill('a2-compound-interest-find', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Find a balance with compound interest',
    bond: 'A city puts \\${principal} into a bond.',
    club: 'A sports club saves \\${principal}.',
    school: 'A school puts \\${principal} into an account.',
    garden: 'A garden group saves \\${principal}.',
    library: 'A library puts \\${principal} into an account.',
    fund: 'A music fund starts with \\${principal}.',
    half: 'It earns {rate} a year, compounded every half-year.',
    quarter: 'It earns {rate} a year, compounded every quarter.',
    month: 'It earns {rate} a year, compounded every month.',
    'ask-balance': 'What is the balance after {years, plural, one {# year} other {# years}}, to the cent?',
    'ask-interest':
      'How much interest does it earn in {years, plural, one {# year} other {# years}}, to the cent?',
    right: 'Each period multiplies the balance by one plus the rate of the period.',
    'right-interest': 'The interest is what the balance has gained.',
    simple: 'This pays interest on the first amount only. What happens to interest once it is paid?',
    divide: 'This uses the yearly rate in each period. How many periods share it?',
    years: 'This uses the factor once a year. How often is interest paid?',
    short: 'This stops one period too early. How many periods are there?',
    other: 'Find the rate of one period and the number of periods first.',
    'rate-do': 'Divide the yearly rate by the number of periods in a year.',
    'rate-why': 'Each period earns its share of the rate.',
    'count-do': 'Count the periods.',
    'count-why': 'There are {often, number} in each year.',
    'grow-do': 'Multiply by the factor once for each period.',
    'grow-why': 'Interest earns interest, too.',
    'round-do': 'Round to the cent at the end.',
    'round-why': 'Rounding earlier would spoil the last digits.',
    'take-do': 'Take the first amount away.',
    'take-why': 'What is left is the interest.',
    final: 'The answer is {shown}.',
  },
  draw: ({ level, random }): Params => drawAccount(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, principal, tenths, often, years } = params;
    const count = often * years;
    const share = tenths / 1000 / often;
    const balance = balanceOf(params, count);
    const less = level === 3 ? principal : 0;
    const value = money(balance - less);
    const words = {
      principal: String(principal),
      rate: `${tenths / 10}%`,
      years,
      often,
      shown: `\\$${value}`,
    };
    const factor = String(Number((1 + share).toFixed(8)));
    return {
      words,
      question: [scene, periods[often], level === 3 ? 'ask-interest' : 'ask-balance'],
      diagram: level === 1 ? tableOf(params) : null,
      answer: { value, reason: level === 3 ? 'right-interest' : 'right' },
      distractors: takeDistractors(
        balance - less,
        wrongOf(params, level).map(
          ([misconception, of, reason]): NumberCandidate => distractor(misconception, of, reason),
        ),
        money,
      ),
      steps: [
        step(
          'rate',
          `${tenths / 10}% ÷ ${often}`,
          often === 12 ? `factor about ${factor}` : `factor ${factor}`,
        ),
        step('count', `${often} × ${years}`, count),
        step('grow', `$${principal} \\times ${factor}^{${count}}$`, `about ${Number(balance.toFixed(4))}`),
        step('round', `about ${Number(balance.toFixed(4))}`, `\\$${money(balance)}`),
        level === 3 ? step('take', `\\$${money(balance)} − \\$${principal}`, `\\$${value}`) : null,
      ],
      claims: [
        roundingClaim(`${principal} * (1 + ${tenths / 1000} / ${often})^${count}`, money(balance), 2),
        `${money(balance)} - ${less} = ${value}`,
      ],
    };
  },
});

function money(value: number): string {
  return value.toFixed(2);
}

function balanceOf({ principal, tenths, often }: Params, times: number): number {
  return principal * (1 + tenths / 1000 / often) ** times;
}

type Wrong = readonly [NumberCandidate['misconception'], number, 'simple' | 'divide' | 'years' | 'short'];

function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const { principal, tenths, often, years } = params;
  const less = level === 3 ? principal : 0;
  const rate = tenths / 1000;
  return [
    ['uses-simple-interest', principal * (1 + rate * years) - less, 'simple'],
    ['forgets-to-divide-the-rate', principal * (1 + rate) ** (often * years) - less, 'divide'],
    ['uses-years-for-periods', balanceOf(params, years) - less, 'years'],
    ['slip', balanceOf(params, often * years - 1) - less, 'short'],
  ];
}

function tableOf(params: Params): DiagramOf<'function-table'> {
  const { often, years } = params;
  const last = often * years;
  const pairs = [0, 1, last].map((at): [string, string | null] => [
    String(at),
    at === last ? null : `$${money(balanceOf(params, at))}`,
  ]);
  return { kind: 'function-table', input: 'Half-years', output: 'Balance', rule: null, pairs };
}

function drawAccount(level: Level, random: Random): Params {
  return random.until(() => {
    const often = level === 1 ? 2 : random.pick([4, 12] as const);
    const params: Params = {
      scene: random.pick(scenes),
      often,
      years: random.int(2, level === 1 ? 3 : 6),
      principal: 100 * random.int(5, 90),
      tenths: 5 * random.int(4, 16),
    };
    const less = level === 3 ? params.principal : 0;
    const key = balanceOf(params, often * params.years) - less;
    const shown = [key, ...wrongOf(params, level).map(([, of]) => of)].map(money);
    const likely = wrongOf(params, level).every(([, of]) => of < 18 * key && of > key / 18);
    return likely && new Set(shown).size === 5 ? params : null;
  });
}
