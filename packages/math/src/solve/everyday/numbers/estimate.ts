import { inTurn, part, type Reading } from '../reading/worked-amount.ts';

const units: Readonly<Record<string, number>> = {
  one: 1,
  'whole number': 1,
  whole: 1,
  dollar: 1,
  ten: 10,
  10: 10,
  100: 100,
  1000: 1000,
  hundred: 100,
  thousand: 1000,
};
const acts: Readonly<Record<string, string>> = {
  multiply: '·',
  add: '+',
  subtract: '-',
  divide: '÷',
  x: '·',
  '×': '·',
  '*': '·',
  '·': '·',
  '+': '+',
  '-': '-',
  '÷': '÷',
  '/': '÷',
  times: '·',
  plus: '+',
  minus: '-',
};

/** `estimate by rounding each to nearest ten then multiply: 48 x 73` */
export const estimate: Reading = (text, ask) => {
  const found =
    /^(?:estimate|round|approximate)\b(.*?)(\d+(?:\.\d+)?) ?([x×*·+\-÷/]|times|plus|minus|and|by) ?(\d+(?:\.\d+)?)\b(.*)$/.exec(
      text,
    );
  const [, before = '', a = '', sign = '', b = '', after = ''] = found ?? [];
  const rest = `${before} ${after}`;
  const near =
    /\b(?:nearest|closest) (10|100|1000|ones?|whole(?: number)?|dollar|tens?|hundreds?|thousands?)\b/.exec(
      rest,
    )?.[1];
  if (
    !found ||
    near === undefined ||
    !/\bestimat|\bthen\b|\bfirst\b/.test(text) ||
    /\d/.test(rest.replace(/(?:nearest|closest) 10+\b/, ' '))
  )
    return null;
  const told = /\b(multiply|add|subtract|divide)\b/.exec(rest)?.[1];
  const [one, other] = [acts[sign], told === undefined ? undefined : acts[told]];
  if (one !== undefined && other !== undefined && one !== other) return null;
  const act = one ?? other;
  if (
    act === undefined ||
    !/^(?:(?:estimate|the|product|sum|difference|quotient|of|by|rounding|round|each|number|both|numbers|factor|to|nearest|closest|10|100|1000|ones?|whole|dollar|tens?|hundreds?|thousands?|then|first|and|multiply|add|subtract|divide|it|them|all|your|answer|pls|please)\b|[\s:,.;?()=])*$/.test(
      rest,
    )
  )
    return null;
  const unit = units[near.replace(/s$/, '')] ?? 0;
  if (unit === 0) return null;
  const names = { 1: 'whole number', 10: 'ten', 100: 'hundred', 1000: 'thousand' } as const;
  const rounded = [a, b].map(
    (value) =>
      ask(`round ${value} to the nearest ${names[unit as 10]}`)?.answer ??
      (Number(value) % unit === 0 ? value : ''),
  );
  if (rounded.some((value) => !/^\d+$/.test(value))) return null;
  return inTurn(part(`E = a ${act} b`, { a: rounded[0] ?? '', b: rounded[1] ?? '' }, 'rounded-first'), {
    kind: 'rounding',
    says: (value) => value,
  });
};
