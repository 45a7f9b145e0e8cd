import { evaluateExact } from '../../../judge/equivalent.ts';
import { together, workedOut } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { type Reading, saidMoney, saidValue, singular } from '../reading/worked-amount.ts';

const number = String.raw`(?<![\d./:-])(\d+(?:\.\d+)?|an?|one)`;
const thing = String.raw`([a-z]+(?:[ -](?!and\b|cost|pay|paid|for\b|is\b|are\b|weigh|plus\b|with\b|you\b|he\b|she\b|they\b|i\b|we\b|the\b|together|in\b|total|is\b)[a-z]+)??)`;
const joint = '(?: and | plus | with |, | \\+ )';
const comes =
  '(?:(?: together| altogether| in total| in all)?,? (?:costs?|pays?|paid|are|is|was|were|for|weighs?|sells? for|come to|comes to|made|make|cost|brings?|brought(?: in)?|earn\\w*|has a mass of|have a mass of|you pay|they pay|he pays?|she pays?|=)(?: together| a total of| altogether| in total| me| her| him| them)*) ';
const behind = regex`${number} ${thing}${joint}${number} ${thing}${comes}(\d+(?:\.\d+)?)(?: (dollars|euros|kg|g|pounds|grams|ounces|points))?`;
const front = regex`\b(?:pays?|paid|spends?|spent|costs?) (\d+(?:\.\d+)?)(?: (dollars|euros))? (?:for|on) ${number} ${thing}${joint}${number} ${thing}(?=[.,;¦?]| and\b| while\b|$)`;

type Basket = {
  readonly items: readonly [string, string];
  readonly counts: readonly [string, string];
  readonly cost: string;
  readonly unit: string;
};

const stem = (word: string): string =>
  singular(
    (word.split(/[ -]/)[0] ?? '')
      .replace(/^(?:children|child|kids?|kid)$/, 'child')
      .replace(/^(?:grown-?ups?)$/, 'adult'),
  );
const count = (word: string): string => (/^(?:an?|one)$/.test(word) ? '1' : word);

function basketsIn(text: string): { readonly baskets: readonly Basket[]; readonly rest: string } {
  const cut = cutter(text);
  const baskets = [
    ...cut.takeAll(behind).map(([, a = '', x = '', b = '', y = '', cost = '', unit = '']) => ({
      items: [stem(x), stem(y)] as const,
      counts: [count(a), count(b)] as const,
      cost,
      unit,
    })),
    ...cut.takeAll(front).map(([, cost = '', unit = '', a = '', x = '', b = '', y = '']) => ({
      items: [stem(x), stem(y)] as const,
      counts: [count(a), count(b)] as const,
      cost,
      unit,
    })),
  ];
  return { baskets, rest: cut.rest() };
}

const asking = /\b(?:how much|what|find|calculate|determine|how heavy)\b.*$/;
const small =
  /^(?:and|then|how|much|what|find|one|each|cost|costs?|pay|pays?|paid|both|at|if|for|to|with|is|the|total|family|together|bought|buys?|another|same|second|day|next|first|it|does|must|will|by|of|price|in|all|sold|sells?)$/;

/** Two purchases of the same two things: what one of either costs, or another purchase. */
export const twoBaskets: Reading = (text, ask) => {
  const question = asking.exec(text)?.[0] ?? '';
  const story = text.slice(0, text.length - question.length);
  const { baskets, rest } = basketsIn(story);
  const [one, two, more] = baskets;
  if (!one || !two || more || question === '') return null;
  const [x, y] = one.items;
  const turned = two.items[0] === y && two.items[1] === x;
  if (x === y || (!turned && (two.items[0] !== x || two.items[1] !== y))) return null;
  const [c, d] = turned ? [two.counts[1], two.counts[0]] : two.counts;
  const units = new Set([one.unit, two.unit].filter((unit) => unit !== ''));
  const [unit = 'dollars', other] = units;
  if (
    other !== undefined ||
    /\b(?:percent|off|discount|tax|tip|more|less|than|twice|change|left)\b/.test(text)
  )
    return null;
  if (
    !isSpent(
      rest.replace(
        /\b(?:the )?(?:other|another|next|second) (?:family|group|person|customer|day|table)\b/g,
        ' ',
      ),
      small,
    )
  )
    return null;
  const solved = ask(
    `solve ${one.counts[0]}x + ${one.counts[1]}y = ${one.cost}, ${c}x + ${d}y = ${two.cost}`,
  );
  const [, first, second] = /^x = (\S+) and y = (\S+)$/.exec(solved?.answer ?? '') ?? [];
  const prices = [first, second].map((value) => (value === undefined ? null : evaluateExact(value)));
  if (
    !solved ||
    first === undefined ||
    second === undefined ||
    prices.some((price) => !price || price.n <= 0n)
  )
    return null;
  const said = (value: string): string | null =>
    /dollars|euros/.test(unit) ? saidMoney(value, unit) : `${saidValue(value, false)} ${unit}`;
  const cut = cutter(question);
  const wanted = cut.take(regex`${number} ${thing}${joint}${number} ${thing}(?=[ .,?!]|$)`);
  if (wanted) {
    const [, a = '', p = '', b = '', q = ''] = wanted;
    const straight = stem(p) === x && stem(q) === y;
    if (!straight && !(stem(p) === y && stem(q) === x)) return null;
    if (!isSpent(cut.rest(), small)) return null;
    const counts = straight ? [count(a), count(b)] : [count(b), count(a)];
    const isEach =
      counts.every((many) => many === '1') &&
      /\b(?:and|each|both)\b/.test(question) &&
      !/\btogether|total|altogether\b/.test(question);
    if (!isEach) {
      const worked = workedOut(`${counts[0]} · ${first} + ${counts[1]} · ${second}`);
      const answer = worked && said(worked.value);
      if (!worked || answer === null) return null;
      const claim = `${counts[0]} · ${first} + ${counts[1]} · ${second} = ${worked.value}`;
      return together(
        [solved, { kind: 'story', chain: worked.chain, answer, check: [{ claim, holds: true }] }],
        {
          kind: 'story',
          answer,
        },
      );
    }
  }
  if (!isSpent(wanted ? question.replace(wanted[0], ' ') : question, small)) return null;
  const names = [x, y].map((item) => regex`\b${item}(?:s|es)?\b`);
  const plain = question.replace(/\b(?:children|kids?)\b/g, 'child');
  const both = /\b(?:each|both|prices|costs of)\b/.test(question);
  const asked = [first, second].filter((_, i) => names[i]?.test(plain));
  const [only, second2] = asked;
  if (only !== undefined && second2 === undefined && !/\bboth\b/.test(question)) {
    const many = /(?<![\d.])(\d+) [a-z]/.exec(question);
    const answer = many ? null : said(only);
    return answer === null ? null : together([solved], { kind: 'story', answer });
  }
  if (asked.length !== 2 && !both) return null;
  const [a, b] = [said(first), said(second)];
  return a === null || b === null
    ? null
    : together([solved], { kind: 'story', answer: `${x} ${a}, ${y} ${b}` });
};
