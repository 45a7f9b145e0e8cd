import { workFormula } from '../arithmetic/work-formula.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { countCards, numberOf } from './count-outcomes.ts';

/** A hand as factors that count its choices one after the other. */
type Hand = readonly [says: RegExp, factors: readonly string[]];

/** Straights and flushes are left out: whether a straight flush counts as one is not settled by the name. */
const hands: readonly Hand[] = [
  [/\broyal (?:straight )?flush(?:es)?\b/, ['C(4, 1)']],
  [/\bfour[- ]of[- ]a[- ]kind\b|\b4[- ]of[- ]a[- ]kind\b|\bquads\b/, ['C(13, 1)', 'C(48, 1)']],
  [/\bfull houses?\b/, ['C(13, 1)', 'C(4, 3)', 'C(12, 1)', 'C(4, 2)']],
  [/\b(?:three|3)[- ]of[- ]a[- ]kind\b/, ['C(13, 1)', 'C(4, 3)', 'C(12, 2)', '4^2']],
  [/\b(?:two|2) pairs?\b/, ['C(13, 2)', 'C(4, 2)^2', 'C(44, 1)']],
  [/\b(?:one|1|exactly one|a) pair\b/, ['C(13, 1)', 'C(4, 2)', 'C(12, 3)', '4^3']],
];

const cardNumber = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`;
const handOf = new RegExp(
  String.raw`\b${cardNumber}[- ]cards? (?:poker )?hands?\b|\bhand of ${cardNumber}(?: cards)?\b|\b(?:dealt|draw|drawn|choose|pick|select|given) ${cardNumber} (?:random )?cards\b|\b${cardNumber} (?:random )?cards (?:are|being) (?:dealt|drawn|chosen|picked|selected)\b`,
);
/** What stands around a hand and says nothing about it. */
const around =
  /\b(?:what|whats|what's|is|are|the|of|a|an|being|getting|get|gets|got|dealt|deal|drawing|drawn|draw|having|have|receiving|you|i|your|me|to|in|with|from|at|random|randomly|standard|regular|ordinary|normal|well|shuffled|deck|decks?|cards?|game|poker|hand|hands|probability|chance|chances|odds|likelihood|find|calculate|compute|determine|if|be|that|will|would|can|playing|first|single|exactly|52|five|5|one|it|and|for|contains|contain|contains|how|likely|result|when|are)\b/g;
const others =
  /\b(?:dice|yahtzee|joker|jokers|wild|hold'?em|second|two decks|at least|not|or|replacement|replaced)\b/;

/** C(n, k) written out, so that the count can be followed. */
function counted(factors: readonly string[]): Chain {
  const chain = startChain(factors.join(' · '));
  const numbers = factors.map((factor) =>
    factor.replace(/C\((\d+), (\d+)\)/g, (_, n: string, k: string) => `${choose(Number(n), Number(k))}`),
  );
  addStep(chain, numbers.join(' · '), { rule: 'combinations-worked-out', proof: 'counting' });
  const product = numbers.reduce((all, one) => {
    const [base = '1', power = '1'] = one.split('^');
    return all * BigInt(base) ** BigInt(power);
  }, 1n);
  addStep(chain, `${product}`, { rule: 'work-out-products', proof: 'counting' });
  return chain;
}

function choose(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 0n; i < BigInt(k); i += 1n) value = (value * (BigInt(n) - i)) / (i + 1n);
  return value;
}

function chanceOf(factors: readonly string[], size: number): Worked | null {
  const fit = counted(factors);
  const all = counted([`C(52, ${size})`]);
  const values = { f: fit.at, n: all.at };
  const part = workFormula({ formula: 'P = f/n', values, rule: 'choices-of-hand' });
  if (!fit.proven || !all.proven || !part) return null;
  return {
    kind: 'probability',
    chain: { ...part.chain, steps: [...fit.steps, ...all.steps, ...part.chain.steps] },
    answer: part.value,
    check: [
      ...part.check,
      { claim: `${factors.join(' · ')} = ${fit.at}`, holds: true, proof: 'counting' },
      { claim: `C(52, ${size}) = ${all.at}`, holds: true, proof: 'counting' },
    ],
  };
}

const ofKind = new RegExp(
  String.raw`\b(?:exactly ${cardNumber}|all(?: of them| the cards)?(?: are| being)?|no) (red|black|face|aces?|kings?|queens?|jacks?|hearts?|spades?|clubs?|diamonds?)(?: cards?)?\b`,
);

/** `exactly 2 aces`, `all hearts`, `no face cards`: so many of one kind of card in a hand. */
function ofOneKind([said, many, kind = '']: RegExpExecArray, size: number): Worked | null {
  const one = countCards(kind.replace(/s$/, ''));
  const k = many !== undefined ? numberOf(many) : said.startsWith('all') ? size : 0;
  if (!one || k > Math.min(size, one.fit) || size - k > one.all - one.fit) return null;
  const own = k === 0 ? [] : [`C(${one.fit}, ${k})`];
  return chanceOf([...own, ...(size > k ? [`C(${one.all - one.fit}, ${size - k})`] : [])], size);
}

/** Several cards at once from a deck of 52: poker hands by name, or so many of one kind. */
export const solveCardHands: Method = ({ words }) => {
  const plain = words
    .toLowerCase()
    .replace(/52[- ]cards?\b/g, '52')
    .replace(/\s+/g, ' ');
  if (!/\b(?:probability|chances?|odds|likelihood|likely)\b/.test(plain) || others.test(plain)) return null;
  const told = handOf.exec(plain);
  const size = told ? numberOf(told.slice(1).find((one) => one !== undefined) ?? '') : 5;
  const saysMore = (text: string): boolean =>
    /[^\s.,;:?!']/.test(text.replace(handOf, ' ').replace(around, ' '));
  const [hand, more] = hands.flatMap(([says, factors]) => {
    const found = says.exec(plain);
    return found ? [{ found: found[0], factors }] : [];
  });
  if (hand)
    return more || size !== 5 || saysMore(plain.replace(hand.found, ' ')) ? null : chanceOf(hand.factors, 5);
  const kind = told && ofKind.exec(plain.replace(told[0], ' # '));
  return kind && !saysMore(plain.replace(kind[0], ' ')) ? ofOneKind(kind, size) : null;
};
