import type { Method, Worked } from '../proof/chain.ts';
import { isUnfair } from '../reading/is-unfair.ts';
import { type Count, countCards, countCoins, countDice, numberOf } from './count-outcomes.ts';
import { answerOf, givenEvents, probabilityPattern } from './given-events.ts';

const asked = /\b(?:probability|chance|odds|likely|p)\b\s*(?:of|that|is it|to)?\s*(.*)$/i;
const count = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

function fromCount({ fit, all }: Count): Worked | null {
  if (all === 0) return null;
  const worked = answerOf({
    formula: 'P = f/n',
    values: { f: `${fit}`, n: `${all}` },
    rule: 'count-outcomes',
  });
  return (
    worked && {
      ...worked,
      check: [...worked.check, { claim: `${fit}/${all} + ${all - fit}/${all} = 1`, holds: true }],
    }
  );
}

function dice(words: string, event: string): Worked | null {
  const two =
    /\b(?:two|2|a pair of)\s+(?:fair |standard |six-sided |6-sided |number )*(?:dice|cubes|die)\b|\bdice\b.*\b(?:sum|doubles)\b|\b(?:sum|doubles)\b.*\bdice\b/i.test(
      words,
    );
  const numbered =
    /\b(?:(?:numbered|labell?ed|marked)(?: with)?|numbers|faces|sections|parts)(?: from)? 1\s*(?:to|through|-|–|up to)\s*(\d{1,2})\b/i.exec(
      words,
    )?.[1];
  const told = numbered ?? /(\d{1,2})[- ]sided/i.exec(words)?.[1];
  // Only a die has six sides that nobody tells.
  if (told === undefined && /\bspinner\b/i.test(words)) return null;
  const sides = Number(told ?? '6');
  const plain = event
    .replace(/\d{1,2}[- ]sided/gi, '')
    .replace(
      /\b(?:on|with|when|if|in|using|from)\b (?:you )?(?:(?:rolling|roll|throw|toss\w*|you) )*(?:an?|one|two|2|1|the|fair|standard|number|single|six|pair|of|single|\s)*(?:dice|die|cubes?)\b.*$/gi,
      '',
    );
  const result = sides >= 2 && sides <= 30 ? countDice(plain, { dice: two ? 2 : 1, sides }) : null;
  return result && fromCount(result);
}

const rolled = new RegExp(
  String.raw`\b(?:roll|throw|toss|spin|spun)[a-z]* (?:[a-z]+ ){0,3}?(?:(twice)|${count} times)\b`,
  'i',
);
const faces =
  /^(?:rolling |getting |throwing )?(?:exactly )?([a-z]+|\d) (?:ones|twos|threes|fours|fives|sixes|[1-6]'?s)\b/i;
const eachRoll =
  /^(?:(?:both|all(?: [a-z]+)?|each|every)(?: of)?(?: the)? (?:rolls?|throws?|numbers?|times?|results?|of them)(?: (?:are|is|will be|show|land on|an?))*|rolling|getting)\s+(.*?)(?: (?:both|each|all [a-z]+) (?:times?|rolls?))?[.?!\s]*$/i;

/** One die rolled several times: a face each time, or what holds of each roll. Of anything else it counts nothing. */
function severalRolls(words: string, event: string): Worked | null | undefined {
  const found = rolled.exec(words);
  const rolls = found === null ? 1 : numberOf(found[1] === undefined ? (found[2] ?? '') : 'two');
  if (rolls < 2) return undefined;
  if (rolls > 6) return null;
  const [, many] = faces.exec(event) ?? [];
  if (many !== undefined)
    return numberOf(many.toLowerCase()) === rolls ? fromCount({ fit: 1, all: 6 ** rolls }) : null;
  if (/^(?:rolling |getting )?at least one (?:one|two|three|four|five|six|[1-6])\b[.?!\s]*$/i.test(event))
    return fromCount({ fit: 6 ** rolls - 5 ** rolls, all: 6 ** rolls });
  if (rolls === 2 && /\b(?:sum|total|doubles)\b/i.test(event)) return dice(`two dice ${words}`, event);
  const [, each] = /\b(?:both|all|each|every)\b/i.test(event) ? (eachRoll.exec(event) ?? []) : [];
  const one = each === undefined ? null : countDice(each, { dice: 1, sides: 6 });
  return one && fromCount({ fit: one.fit ** rolls, all: one.all ** rolls });
}

function coins(words: string, event: string): Worked | null {
  const flips =
    new RegExp(String.raw`\b${count}\s+(?:fair )?(?:coins?|flips|tosses|times)\b`, 'i').exec(words)?.[1] ??
    new RegExp(String.raw`\bin ${count} (?:coin )?(?:flips|tosses)\b`, 'i').exec(words)?.[1];
  const times = flips === undefined ? (/\btwice\b/i.test(words) ? 2 : 1) : numberOf(flips);
  const row = new RegExp(String.raw`\b${count} (?:heads?|tails?) in a row\b`, 'i').exec(words)?.[1];
  if (row !== undefined && flips === undefined)
    return numberOf(row) > 8 ? null : fromCount({ fit: 1, all: 2 ** numberOf(row) });
  if (times < 1 || times > 8 || row !== undefined) return null;
  const plain = event.replace(
    /\b(?:when|if|in|on|with|from|flipping|tossing|of)\b[^,]*\b(?:coins?|flips|tosses|times|twice)\b.*$/i,
    '',
  );
  const result = countCoins(/heads?|tails?/i.test(plain) ? plain : event, times);
  return result && fromCount(result);
}

const drawnOne =
  /\b(?:pick|draw|choos|select|tak|grab|pull|reach)\w* (?:out )?(?:1|one)\b(?: (?:marble|ball|sock|card|counter|tile|bead|chip|candy))?|\b(?:1|one) (?:[a-z]+ )?is (?:randomly )?(?:picked|drawn|chosen|selected|taken|pulled|grabbed)\b/gi;

/** `3 red, 5 blue and 2 green marbles` as counts by color. */
function contents(told: string): ReadonlyMap<string, number> {
  // The one that is drawn is none that lies in the bag.
  const words = told.replace(drawnOne, ' ');
  const found = new Map<string, number>();
  const item = new RegExp(
    String.raw`\b${count}\s+([a-z]+)(?=\s*(?:,|and\b|\d|marbles?|balls?|socks?|candies|cubes?|tiles?|chips?|pens?|beads|cards?|counters?|ones?|\.|;|$))`,
    'gi',
  );
  for (const [, many = '', color = ''] of words.matchAll(item))
    found.set(color.toLowerCase(), numberOf(many));
  // What is told and not counted lies in the bag as well.
  const all = [...found.values()].reduce((a, b) => a + b, 0);
  const counted = [...words.matchAll(/(?<![\w.])(\d+) [a-z]+/gi)].filter(([, many]) => Number(many) !== all);
  return counted.length > found.size ? new Map() : found;
}

function draws(event: string, bag: ReadonlyMap<string, number>, words: string): Worked | null {
  const all = [...bag.values()].reduce((a, b) => a + b, 0);
  if (
    /\b(?:at least|at most|exactly|either|neither|each|different|same|three|four|five|3|4|5)\b/i.test(
      event,
    ) ||
    (/\bnot\b|n't\b/i.test(event) && /\b(?:two|2|both|then)\b/i.test(event))
  )
    return null;
  const named = [...event.toLowerCase().matchAll(/[a-z]+/g)]
    .map(([word]) => word)
    .filter((word) => bag.has(word));
  const two = /\b(?:two|2|both)\b/i.test(event) && named.length === 1;
  const then = /\bthen\b/i.test(event) && named.length === 2;
  const [first = '', second = first] = named;
  if (two || then) {
    // Of three that are drawn, two tell no whole row.
    if (
      /\b(?:three|four|five|[3-5]) (?:[a-z]+ )?(?:are|is|at)\b|\b(?:draw|pick|choose|select|take)s? (?:three|four|five|[3-5])\b/i.test(
        words,
      )
    )
      return null;
    const kept =
      /\bwithout (?:replacement|putting)\b|\bnot (?:replaced|put back)\b|\b(?:don'?t|do not|doesn'?t|does not|never) (?:put|replace|return)/i.test(
        words,
      );
    if (
      !kept &&
      !/\bwith replacement\b|\breplaced\b|\bput(?:ting)? (?:it )?back\b|\breplacing\b/i.test(words)
    )
      return null;
    const a = bag.get(first) ?? 0;
    const b = (bag.get(second) ?? 0) - (kept && first === second ? 1 : 0);
    const values = { a: `${a}`, n: `${all}`, b: `${b}`, m: `${kept ? all - 1 : all}` };
    return answerOf({ formula: 'P = a/n · b/m', values, rule: kept ? 'second-draw' : 'with-replacement' });
  }
  // Of several draws, one alone is not asked for.
  if (named.length === 0 || /\band\b|\bthen\b/i.test(event) || /\bwith(?:out)? replac/i.test(words))
    return null;
  const fit = [...new Set(named)].reduce((sum, color) => sum + (bag.get(color) ?? 0), 0);
  return fromCount({ fit: /\bnot\b|n't\b/i.test(event) ? all - fit : fit, all });
}

/** More than one card is no event of one card. */
const severalCards = new RegExp(String.raw`\b(?!(?:1|one|52|fifty)\b)${count}[- ]cards?\b|\bhand\b`, 'i');

const inTurn: readonly RegExp[] = [
  /^\D*?\b(?:drawing|getting|picking|choosing|selecting|pulling|of)?\s*(?:an? )?([a-z]+(?: card)?),? (?:and )?then (?:an? )?(?:second )?([a-z]+(?: card)?)\s*$/i,
  /\bfirst(?: card)? is (?:an? )?([a-z]+(?: card)?),? and (?:that )?(?:the )?second(?: card)? is (?:an? )?([a-z]+(?: card)?)\s*$/i,
];

/** The kinds of two cards in the order in which they are drawn. */
function kindsInTurn(event: string): readonly [string, string] | null {
  const both = /\b(?:both|two|2)\b(?: (?:are|cards are|is|cards|being))*\s+([a-z]+)/i.exec(event)?.[1];
  if (both !== undefined) return [both, both];
  const plain = event.replace(/[()]/g, ' ').trim();
  const [, first, second] = inTurn.map((one) => one.exec(plain)).find((one) => one !== null) ?? [];
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** Two cards from one deck, drawn one after the other. */
function twoCards(words: string, event: string): Worked | null {
  const named = kindsInTurn(event);
  if (named === null || !/\b(?:two|2|both|second|another)\b/i.test(words)) return null;
  const kept = /\bwithout (?:replac\w+|putting)|\bnot (?:replaced|put back)\b/i.test(words);
  if (!kept && !/\bwith replacement\b|\breplaced\b|\bput(?:ting)? (?:it )?back\b/i.test(words)) return null;
  const [one, other] = named.map((kind) => countCards(kind.replace(/s$/i, '')));
  if (!one || !other) return null;
  const isSame = named[0] === named[1];
  // Kinds of unlike sizes may share cards, which leaves the second draw open.
  if (kept && !isSame && one.fit !== other.fit) return null;
  const values = {
    a: `${one.fit}`,
    n: `${one.all}`,
    b: `${other.fit - (kept && isSame ? 1 : 0)}`,
    m: `${one.all - (kept ? 1 : 0)}`,
  };
  return answerOf({ formula: 'P = a/n · b/m', values, rule: kept ? 'second-draw' : 'with-replacement' });
}

const value = probabilityPattern;

function complement(words: string): Worked | null {
  const given = new RegExp(
    String.raw`\b(?:probability|chance|P\([A-Z]\))[^.?!]*?(?:is|=|of)\s*${value}|${value}\s+(?:chance|probability)`,
    'i',
  ).exec(words);
  const p = given?.[1] ?? given?.[2];
  const rest = given ? words.slice(given.index + given[0].length) : '';
  // Two probabilities, or several tries, make another event.
  if (given && /\d|\b(?:both|twice|each|either|two|days)\b/.test(words.replace(given[0], ' '))) return null;
  if (p === undefined || !/\bnot\b|n't\b|\bno \w+|\bcomplement\b/i.test(rest)) return null;
  return answerOf({ formula: 'P = 1 - p', values: { p: p.replace(/\s/g, '') }, rule: 'complement' });
}

/** Dice, coins, cards and bags by counting; complements and independent events from given probabilities. */
export const solveProbability: Method = ({ words }) => {
  const event = asked.exec(words)?.[1];
  if (event === undefined || event === '') return null;
  const known = givenEvents(words) ?? complement(words);
  if (known) return known;
  if (
    /\b(?:twice|double|half|\w+ times) as (?:big|large|wide|likely|often)\b/i.test(words) ||
    isUnfair(words)
  )
    return null;
  // A second event that is asked for is no part of the first.
  if (/\bp ?\(/i.test(event)) return null;
  // Two things at once are no event of one of them.
  const things = [
    /\b(?:dice|die|number cube)\b/i,
    /\bcoins?\b/i,
    /\bspinner\b/i,
    /\b(?:deck|cards?)\b/i,
    /\bmarbles?\b/i,
  ];
  if (things.filter((thing) => thing.test(words)).length > 1) return null;
  if (/^(?:(?:rolling|getting|throwing) )?doubles$/i.test(event.trim()))
    return dice(`two dice ${words}`, event);
  if (/\b(?:die|number cube)\b/i.test(words) && !/\bdice\b|\d[- ]sided/i.test(words)) {
    const several = severalRolls(words, event);
    if (several !== undefined) return several;
  }
  if (/\b(?:dice|die|number cube)\b|\bspinner\b.*\bnumbered\b/i.test(words)) return dice(words, event);
  if (/\b(?:coin|coins|flips|heads|tails)\b/i.test(words)) return coins(words, event);
  if (/\b(?:deck|cards?|aces?|kings?|queens?|jacks?|hearts?|spades?|diamonds?|clubs?)\b/i.test(words)) {
    const two = twoCards(words, event);
    if (two) return two;
    if (severalCards.test(words.replace(/\b52[- ]cards?\b/gi, ' '))) return null;
    const result = countCards(
      event.replace(/\bfrom\b.*$/i, '').replace(/\b(?:standard )?(?:52[- ]card )?deck\b/gi, ''),
    );
    return result && fromCount(result);
  }
  // What is drawn already, or taken out before, changes the bag, and a second draw is told as one.
  if (/\banother(?: one)?\b/i.test(words) && !/\b(?:both|two|then)\b/i.test(event)) return null;
  if (/\bthe first (?:one |ball |marble )?(?:is|was)\b|\b(?:is|are) removed\b/i.test(words)) return null;
  const before = contents(words.slice(0, words.length - event.length));
  const bag = before.size > 1 ? before : contents(event);
  return bag.size > 1
    ? draws(event.replace(/\b(?:from|out of|if|in)\b (?:an?|the|\d+)\b.*$/i, ''), bag, words)
    : null;
};
