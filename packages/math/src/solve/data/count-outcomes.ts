import { countText, inDigit, smallNumbers } from '../reading/number-texts.ts';

/** How many equally likely outcomes there are, and how many of them fit. */
export type Count = { readonly fit: number; readonly all: number };
type Test = (value: number) => boolean;

const isPrime = (n: number): boolean => n > 1 && ![2, 3, 5, 7].some((p) => p < n && n % p === 0);

export const numberOf = (text: string): number => Number(inDigit(text));

const named: readonly (readonly [RegExp, Test])[] = [
  [/\beven\b/i, (n) => n % 2 === 0],
  [/\bodd\b/i, (n) => n % 2 === 1],
  [/\bprime\b/i, isPrime],
  [/\bcomposite\b/i, (n) => n > 3 && !isPrime(n)],
];

/** `greater than 4`, `at least 3`, `3 or higher`, `a multiple of 3`, `a 2 or a 5`, `a 6`. */
function comparison(text: string): Test | null {
  const found = (pattern: string): number | null => {
    const match = new RegExp(pattern.replace('#', countText), 'i').exec(text);
    return match ? numberOf(match[1] ?? match[2] ?? '') : null;
  };
  const above = found('(?:greater|more|higher|larger|bigger|above|over)(?: than)? (?:an? )?#');
  if (above !== null) return (n) => n > above;
  const below = found('(?:less|fewer|lower|smaller|below|under)(?: than)? (?:an? )?#');
  if (below !== null) return (n) => n < below;
  const least = found('at least (?:an? )?#') ?? found('# or (?:higher|more|greater|above|larger)');
  if (least !== null) return (n) => n >= least;
  const most = found('at most (?:an? )?#') ?? found('# or (?:lower|less|fewer|below|smaller)');
  if (most !== null) return (n) => n <= most;
  const multiple = found('multiple of #') ?? found('divisible by #');
  if (multiple !== null) return (n) => n % multiple === 0;
  const whole = found('factors? of #') ?? found('divisor of #');
  return whole === null ? null : (n) => whole % n === 0;
}

/** One part of an event: what it says about the number must all hold; null when it says nothing. */
function partOf(text: string): Test | null {
  const said = named.filter(([pattern]) => pattern.test(text)).map(([, test]) => test);
  const compared = comparison(text);
  const tests = compared ? [...said, compared] : said;
  if (tests.length > 0) return (n) => tests.every((test) => test(n));
  const values = [...text.matchAll(new RegExp(String.raw`\b${countText}\b`, 'gi'))].map((found) =>
    numberOf(found[1] ?? ''),
  );
  return values.length === 0 ? null : (n) => values.includes(n);
}

/** Which numbers an event is about; null when it names none or joins them in another way than `or`. */
function eventOf(event: string): Test | null {
  if (/\b(?:and|between|then|twice|row|times|both|neither|each)\b/i.test(event)) return null;
  const text = event
    .replace(
      new RegExp(String.raw`\b${countText} or (?:higher|more|greater|above|larger)`, 'gi'),
      'at least $1',
    )
    .replace(
      new RegExp(String.raw`\b${countText} or (?:lower|less|fewer|below|smaller)`, 'gi'),
      'at most $1',
    );
  const parts = text.split(/\bor\b/i).map(partOf);
  if (!parts.every((part) => part !== null)) return null;
  const not = /\b(?:not|no|isn't|doesn't)\b/i.test(text);
  return (n) => parts.some((part) => part(n)) !== not;
}

const faces = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1);

export function countDice(event: string, { dice, sides }: { dice: number; sides: number }): Count | null {
  if (dice === 1) {
    const test = eventOf(event);
    return test && { fit: faces(sides).filter(test).length, all: sides };
  }
  const pairs = faces(sides).flatMap((a) => faces(sides).map((b) => [a, b] as const));
  const all = pairs.length;
  if (/\b(?:doubles?|same number|pair)\b/i.test(event))
    return { fit: pairs.filter(([a, b]) => a === b).length, all };
  const both = /\bboth\b|\btwo (?=\w+s\b)/i.test(event);
  const test = eventOf(
    event
      .replace(/\b(?:two|2) (?:\w+-sided )?(?:dice|die)\b/gi, '')
      .replace(/\btwo (?=\w+s\b)/gi, '')
      .replace(/\b(\w+?)e?s\b(?=\s*$)/i, '$1'),
  );
  if (!test) return null;
  if (/\b(?:sum|total|add up)\b/i.test(event))
    return { fit: pairs.filter(([a, b]) => test(a + b)).length, all };
  return both ? { fit: pairs.filter(([a, b]) => test(a) && test(b)).length, all } : null;
}

/** Flips of fair coins by the number of heads. */
export function countCoins(event: string, flips: number): Count | null {
  const heads = (outcome: number): number => [...outcome.toString(2)].filter((bit) => bit === '1').length;
  const outcomes = Array.from({ length: 2 ** flips }, (_, i) => i);
  const tails = /\btails?\b/i.test(event) && !/\bheads?\b/i.test(event);
  const count = (outcome: number): number => (tails ? flips - heads(outcome) : heads(outcome));
  const fits = (test: Test): Count => ({
    fit: outcomes.filter((one) => test(count(one))).length,
    all: outcomes.length,
  });
  if (!/\b(?:heads?|tails?)\b/i.test(event) || /\b(?:then|first|second|third|last|row)\b/i.test(event))
    return null;
  if (/\b(?:no|zero) (?:heads?|tails?)\b/i.test(event)) return fits((n) => n === 0);
  if (/\b(?:all|every|both)\b/i.test(event)) return fits((n) => n === flips);
  const compared = comparison(event.replace(/\bone\b/gi, '1'));
  if (compared) return fits(compared);
  const exact = new RegExp(String.raw`\b(?:exactly )?${countText} (?:heads?|tails?)\b`, 'i').exec(event)?.[1];
  if (exact !== undefined) return numberOf(exact) > flips ? null : fits((n) => n === numberOf(exact));
  return flips === 1 ? fits((n) => n === 1) : null;
}

const suits = ['heart', 'diamond', 'club', 'spade'] as const;
const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
type Card = { readonly suit: string; readonly rank: string };
const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank) => ({ suit, rank })));

function cardTest(part: string): ((card: Card) => boolean) | null {
  const text = part.toLowerCase();
  const suit = suits.find((name) => text.includes(name));
  const rank =
    ranks.find((name) => new RegExp(String.raw`\b${name}s?\b`).test(text)) ??
    ranks.find((_, i) => i > 0 && i < 10 && new RegExp(String.raw`\b${smallNumbers[i + 1]}s?\b`).test(text));
  const red = /\bred\b/.test(text);
  const black = /\bblack\b/.test(text);
  const face = /\bface\b/.test(text);
  if (!suit && !rank && !red && !black && !face) return null;
  return (card) =>
    (!suit || card.suit === suit) &&
    (!rank || card.rank === rank) &&
    (!red || card.suit === 'heart' || card.suit === 'diamond') &&
    (!black || card.suit === 'club' || card.suit === 'spade') &&
    (!face || /jack|queen|king/.test(card.rank));
}

/** Several cards at once, hands of cards, and words about numbers, are not counted here. */
const unclear =
  /\b(?:hands?|poker|flush|straight|full house|of a kind|pairs?)\b|\b(?:two|both|three|four|five|2|3|4|5) (?:\w+ )?(?:aces|kings|queens|jacks|cards|hearts|diamonds|clubs|spades)\b|\b(?:then|replacement|less|more|greater|higher|lower|than|between|least|most|even|odd|prime|number|numbered|and)\b/i;

export function countCards(event: string): Count | null {
  if (unclear.test(event)) return null;
  const tests = event
    .replace(/\bnot\b/gi, '')
    .split(/\bor\b/i)
    .map(cardTest);
  if (!tests.every((test) => test !== null)) return null;
  const fit = deck.filter((card) => tests.some((test) => test(card))).length;
  return { fit: /\bnot\b/i.test(event) ? deck.length - fit : fit, all: deck.length };
}
