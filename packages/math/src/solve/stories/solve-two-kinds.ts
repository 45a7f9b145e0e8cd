import { solveSystem } from '../equations/solve-system.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';
import { mathRequest } from '../question/request.ts';

/** A kind of thing, the word for it, and what one is worth in cents. */
type Kind = { readonly name: string; readonly worth: number };

const coins: Readonly<Record<string, number>> = {
  ...({ penny: 1, pennies: 1, nickel: 5, nickels: 5, dime: 10, dimes: 10 } as const),
  ...({ quarter: 25, quarters: 25 } as const),
};
const dollars = String.raw`\$\s?(\d+(?:\.\d{1,2})?)`;
const priced = new RegExp(
  String.raw`\b([a-z]+)(?: tickets?)? (?:tickets? )?(?:cost|costs|are|is|sell for|at|for)\s+${dollars}`,
  'gi',
);

const cents = (text: string): number => Math.round(Number(text) * 100);

function kindsIn(words: string): readonly Kind[] {
  const named = [...words.matchAll(/\b(?:penny|pennies|nickels?|dimes?|quarters?)\b/gi)].map(([word]) =>
    word.toLowerCase(),
  );
  const known = [
    ...new Map(named.map((name) => [coins[name] ?? 0, { name, worth: coins[name] ?? 0 }])).values(),
  ];
  if (known.length > 0) return known;
  return [...words.matchAll(priced)]
    .map(([, name = '', price = '']) => ({ name: name.toLowerCase(), worth: cents(price) }))
    .filter(({ name }) => !/^(?:that|total|sales|cost|worth|tickets?|they|it|sold)$/.test(name));
}

const stem = (name: string): string => name.replace(/(?:ies|ren|s|y)$/i, '');
/** The first letters of the two kinds, so that the equations say what they count. */
function lettersOf(a: Kind, b: Kind): readonly [string, string] {
  const [p, q] = [a.name.charAt(0), b.name.charAt(0)];
  return p === q || /[ei]/.test(`${p}${q}`) ? ['x', 'y'] : [p, q];
}

const totalOf = new RegExp(
  String.raw`\b(?:worth|total(?:ing|s|ed)?(?: (?:of|value|sales|cost|is|was|to))*|for|value (?:is|of)|made|collected|took in|add(?:s|ed)? up to|brought in|paid)\s+(?:a total of )?${dollars}`,
  'gi',
);

/** Two kinds of coins or tickets, how many there are and what they are worth together: how many of each. */
export const solveTwoKinds: Method = ({ words }): Worked | null => {
  const kinds = kindsIn(words);
  const [a, b] = kinds;
  const count = /(?<![$\d.])(\d{1,4})\s+(?:[a-z]+ )?(?:coins|tickets|bills|people|items|pieces)\b/i.exec(
    words,
  )?.[1];
  const inCoins = a !== undefined && coins[a.name] !== undefined;
  const total = [...words.matchAll(totalOf)].at(-1)?.[1];
  const asked = /\bhow many\s+(?:of the )?([a-z]+)/gi;
  const wanted = [...words.matchAll(asked)].at(-1)?.[1]?.toLowerCase();
  if (!a || !b || kinds.length > 2 || count === undefined || total === undefined || wanted === undefined)
    return null;
  if (countNumbers(words) !== (inCoins ? 2 : 4) || a.worth === b.worth) return null;
  const [p, q] = lettersOf(a, b);
  const worked = solveSystem(
    mathRequest(`${p} + ${q} = ${count}, ${a.worth}${p} + ${b.worth}${q} = ${cents(total)}`),
  );
  const found = worked && 'answer' in worked ? worked.answer : '';
  const [x, y] = [p, q].map((letter) => new RegExp(String.raw`\b${letter} = (\d+)(?!\/)`).exec(found)?.[1]);
  if (!worked || !('chain' in worked) || x === undefined || y === undefined || x === '0' || y === '0')
    return null;
  const both = `${x} ${a.name} and ${y} ${b.name}`;
  if (/^(?:of|each|coins?|tickets?)$/.test(wanted)) return { ...worked, kind: 'story', answer: both };
  const one = [a, b].findIndex(({ name }) => stem(name) === stem(wanted));
  return one < 0 ? null : { ...worked, kind: 'story', answer: `${one === 0 ? x : y} ${wanted}` };
};
