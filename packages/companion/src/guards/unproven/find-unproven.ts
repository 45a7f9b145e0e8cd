import type { Claim } from '../math/claims.ts';
import { numberWordsToDigits } from '../math/number-words-to-digits.ts';
import { isPlainWord } from './plain-words.ts';

/** A sentence that the checks of mathematics let pass, and what they found in it. */
export type Examined = {
  /** The sentence in plain signs. */
  readonly plain: string;
  /** What is left of it without the facts that were proven, its spoken mathematics in signs. */
  readonly rest: string;
  /** The statements of the rest; all of them proven. */
  readonly claims: readonly Claim[];
};

const word = /\p{L}[\p{L}'’]*/gu;
const number = /(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu;
const relation = /[=<>≤≥≠≈→⇒]/;
/** Names a place or an amount of talk, and no result. */
const label =
  /\b(?:step|grade|lesson|unit|chapter|page|problem|question|example|row|part|number|option) \d{1,3}\b(?! ?[-+*/=<>^])/gi;
const talkedOf =
  /\b\d{1,2} (?:more |small |short |quick |good |other |useful |last |simple )?(?:things?|steps?|ways?|ideas?|questions?|clues?|hints?|moves?|tries|words?|sentences?|minutes?|days|problems?|goals?|tips?|examples?)\b(?! ?[-+*/=<>^])/gi;
const one = /\bone\b/gi;

/** Units and words that stand around a proven calculation; they state nothing beside it. */
const around = new Set(
  'so then and or therefore thus hence now equals equal is are get gets gives give makes make have here that which means because since first next finally indeed check percent dollars dollar cents feet foot inches inch yards yard miles mile meters meter centimeters centimeter millimeters kilometers kilometer cm mm km m ft in yd mi kg g mg grams gram kilograms kilogram liters liter ml l hours hour minutes minute seconds second days day weeks week pounds pound ounces ounce cups cup quarts quart pints pint gallons gallon degrees degree units unit square cubic'.split(
    ' ',
  ),
);

const orders =
  /^\W*(?:(?:first|next|now|then|ok|okay|great|good|please|and|so|let us|let's|try to|you can|you could|just),?\W+){0,3}(?:look|read|think|check|compare|draw|sketch|underline|circle|write|tell|show|point|count|try|start|find|name|describe|choose|pick|go back|come back|take a look|remember|picture|say|mark|highlight|list|type|cover)\b/i;
const joins =
  /[,;:()[\]—–]| - |\b(?:by|so|because|since|then|which|that|when|whenever|if|until|means?|meaning|as|into|gives?|gets?|makes?|is|are|equals?|becomes?|always|never|to get|and (?:you|it|they|that|this|the|everyone|each))\b/i;
const supposes =
  /^\W*(?:(?:now|ok|okay|so|great|first),?\W+){0,2}(?:imagine|suppose|picture|pretend|say|let's say|let us say|think of|for example|here is a story|here's a story)\b/i;
const outcome =
  /\b(?:so|then|that means|because|since|which|each|every|everyone|everybody|left|total|altogether|gets?|gives?|ends?|makes?|now)\b/i;

const asks =
  /^\W*(?:(?:so|and|but|now|ok|okay|great|hmm|good|well|first|then),?\W+){0,2}(?:what|which|where|when|who|whose|how (?:many|much|far|long|big|often|do|does|did|can|could|would|might|are|is)|can you|could you|would you|will you|do you|does|did|is|are|was|were|should|have you|want|ready|shall)\b/i;
/** A question may carry a statement; it is asked plainly or not at all. */
const carries =
  /[;:()[\]—–]| - |\b(?:because|since|given that|as long as|so that|why|which means|that is|knows?|knew|notice|see|remember|realize|heard?|agree|believe|understand|told|proves?|true)\b/i;

const asksMore = /^\W*(?:(?:and|or|but)\s+)?(?:what|which|where|when|who|whose|how)\b/i;
const states = /\b(?:is|are|was|were|has|have|means?|equals?|gives?|makes?|the same|not)\b/i;

/** After a comma a question goes on with another one, or offers a choice. */
const goesOn = (part: string): boolean => asksMore.test(part) || (/\bor\b/i.test(part) && !states.test(part));

function isPlainQuestion(plain: string): boolean {
  const [first = '', ...others] = plain.split(',');
  return asks.test(first) && !carries.test(plain) && others.every(goesOn);
}

const isQuestion = (plain: string): boolean => /\?\W*$/.test(plain);

function numbersLeft(text: string, claims: readonly Claim[]): string[] {
  const covered = claims.flatMap((claim) => claim.text.match(number) ?? []);
  return (text.replace(label, ' ').replace(talkedOf, ' ').match(number) ?? []).filter((each) => {
    const index = covered.indexOf(each);
    if (index !== -1) covered.splice(index, 1);
    return index === -1;
  });
}

const wordsOf = (text: string): string[] => text.match(word) ?? [];
const strange = (text: string): string | undefined =>
  wordsOf(text).find((each) => !isPlainWord(each) && !/^[aAI]$/.test(each));

/** Letters beside signs of mathematics belong to a proven statement. */
function strangeBeside(text: string): string | undefined {
  return wordsOf(text).find(
    (each) =>
      each.length > 1 &&
      !around.has(each.toLowerCase()) &&
      !isPlainWord(each) &&
      !/^(?:abs|sqrt|pi|sin|cos|tan|log|ln)$/.test(each),
  );
}

/** Sentences in which nothing can be stated: plain talk, a plain question, where to look, a situation to imagine. */
function isFree(plain: string): boolean {
  const digits = numberWordsToDigits(plain.replace(one, 'it'));
  const counted = numbersLeft(digits, []);
  if (relation.test(plain)) return isQuestion(plain) && isPlainQuestion(plain);
  if (counted.length === 0 && strange(digits.replace(label, ' ').replace(talkedOf, ' ')) === undefined)
    return true;
  if (isQuestion(plain)) return isPlainQuestion(plain);
  if (supposes.test(plain)) return strange(digits) === undefined && !outcome.test(plain);
  return (
    orders.test(plain) && counted.every((each) => each === '2') && !joins.test(plain.replace(/[\s.,!]+$/, ''))
  );
}

/**
 * What a sentence states about mathematics without proof, as a word or number of it; null where it states nothing or all
 * of it is proven. Whatever cannot be told apart from a statement counts as one.
 */
export function findUnproven({ plain, rest, claims }: Examined): string | null {
  if (!/[\p{L}\p{N}]/u.test(plain) || isFree(plain)) return null;
  const hasProof = claims.length > 0 || rest.includes(' ; ');
  if (!hasProof) return strange(plain) ?? numbersLeft(numberWordsToDigits(plain), [])[0] ?? plain.trim();
  return numbersLeft(rest.replace(one, 'it'), claims)[0] ?? strangeBeside(rest) ?? null;
}
