import { equalRational, equivalent, multiplyRational } from '@playforward/math';
import { numberWordsToDigits } from '../math/number-words-to-digits.ts';
import { type Mention, numberMentions } from './number-mentions.ts';
import type { Secret } from './secret.ts';
import { isStated } from './stated.ts';
import { tellsPart } from './value-match.ts';
import type { Window } from './window.ts';

const label =
  /(?:^|[^\p{L}])(?:step|hint|problem|question|part|row|column|grade|level|lesson|unit|chapter|page|example|figure|rule|method|exercise)\s*#?$/u;
const counted =
  /^[- ](?:simple |small |short |easy |main |equal |different |more |other |given |known |whole |of the |of these |of those )*(?:steps?|sides?|ways?|things?|numbers?|quantit(?:y|ies)|values?|questions?|rows?|columns?|parts?|terms?|fractions?|ratios?|equations?|expressions?|lines?|ideas?|hints?|places?|operations?|amounts?|minutes? (?:to|and)|halves)\b/;
const pronoun =
  /(?<!(?:ty|hundred|thousand|and|plus|minus|times|by|over|point)[\s-])\bone\b(?![\s-](?:half|halves|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundred|thousand|point|plus|minus|times|over|more than|less than|and a))/g;

/** English number words as digits; 'one' stays a word where it may mean 'a thing'. */
export function withDigits(text: string): string {
  return numberWordsToDigits(text.replace(pronoun, 'øne'))
    .replaceAll('øne', 'one')
    .replace(/(\d),? (?:the )?(?:dot|point|period|decimal point)(?: key| sign)?,? (?=\d)/g, '$1.')
    .replace(/(\d) (?:point|comma|coma|virgule|komma|punto) (?=\d)/g, '$1.');
}

const withDozens = (text: string): string =>
  withDigits(text).replace(/\b(a|one|minus) dozen\b(?! (?:of|dozens?)\b)/g, (_, before: string) =>
    before === 'minus' ? '-12' : '12',
  );

const tellsAnswer = (text: string, { start }: Mention): boolean =>
  /\b(?:answer|solution|result|choose|pick|type|enter|correct)\b[^.!?]{0,60}$/.test(
    text.slice(Math.max(0, start - 90), start),
  );

function isStructure(text: string, { start, end, value }: Mention, secret: Secret): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 40);
  if (label.test(before)) return true;
  if (/(?:^|[.!?]\s+|\s{2,})$/.test(before) && /^[.)]\s+\p{L}/u.test(after)) return true;
  if (/[\w)]\^\(?$/.test(before)) return true;
  const isSmall = value.d === 1n && value.n >= 0n && value.n <= 4n;
  const noun = counted.exec(after)?.[0].trim() ?? '';
  return isSmall && noun !== '' && !(secret.unit !== null && noun.endsWith(secret.unit));
}

function measures(text: string, { start, end }: Mention, secret: Secret): boolean {
  const word = /^\s?(?:square |cubic )?[a-z]{1,14}/.exec(text.slice(end, end + 24))?.[0].trim();
  const [part] = secret.parts;
  if (!secret.unit || !word || !part || secret.parts.length !== 1) return false;
  const key = part.d === 1n ? `${part.n}` : `${part.n}/${part.d}`;
  return equivalent(`${text.slice(start, end).trim()} ${word}`, `${key} ${secret.unit}`) === 'equal';
}

function tells(text: string, mention: Mention, secret: Secret): boolean {
  if (!tellsPart(mention.value, mention.writing, secret) && !measures(text, mention, secret)) return false;
  if (isGivenPair(mention.writing.split('/'), secret) && !tellsAnswer(text, mention)) return false;
  const isPart = mention.writing.startsWith('part:');
  const isShown =
    isPart || secret.shown.has(mention.writing) || secret.shown.has(mention.writing.replace('%', ''));
  if (isStated(text, mention) && !isPart) return true;
  return !isShown && !isStructure(text, mention, secret);
}

/** A pair that the problem itself gives, written as a fraction or ratio but not brought into the asked form. */
function isGivenPair(writings: readonly string[], secret: Secret): boolean {
  if (!secret.asksOneForm || writings.length !== 2) return false;
  const isKey =
    secret.parts.length === 2 &&
    secret.parts.every(({ n, d }, index) => d === 1n && String(n) === writings[index]);
  const [part] = secret.parts;
  const isFraction =
    secret.parts.length === 1 &&
    part !== undefined &&
    `${part.n}/${part.d}` === writings.join('/') &&
    !secret.isPercent;
  return !isKey && !isFraction && writings.every((writing) => secret.shown.has(writing));
}

const joins =
  /^\s*(?::|\/|,|;|to|and|or|by|over|out of|for every|for each|per|zu|a|y|et|und|in|\))*[\s(]*(?:[a-z]+\s){0,3}(?::|,|to|and|or|for every|for each|are|is)?\s*(?:[a-z]+\s*=\s*)?$/;

/** 'For blue write 2. For yellow write 3.' */
const handsOut =
  /^\s*[.;,]?\s*(?:and )?(?:for|on|under|to|next to|beside) (?:the )?[a-z]+,?\s(?:[a-z]+\s){0,2}(?:write|put|use|take|is|has|gets|goes|enter|type|need|have|get)\s*(?:an? |the )?$/;

const isNumbered = (text: string, { start }: Mention): boolean =>
  label.test(text.slice(Math.max(0, start - 16), start));

/** 'Blue gets a 2. Yellow gets a 3.': a short sentence for each part. */
const nextHolder =
  /^\s*(?:[a-z]+\s)?[.;,]\s*(?:and |then )?(?:the )?(?:[a-z]+ ){1,2}(?:gets?|takes?|needs?|has|have|is|are|goes? with|wants?|uses?|comes? to)(?: an?| the)?\s*$/;

/** The parts of a ratio, set, list or point, one after the other. */
function tellsParts(text: string, mentions: readonly Mention[], secret: Secret): boolean {
  const [first, second] = secret.parts;
  if (!first || !second) return false;
  const whole = mentions.filter(({ writing }) => !writing.startsWith('part:'));
  return whole.some((mention, index) => {
    const next = whole[index + 1];
    if (secret.isRatio && mention.writing.includes('/')) {
      return equalRational(multiplyRational(mention.value, second), first);
    }
    if (!next) return false;
    const gap = text.slice(mention.end, next.start);
    const cross = equalRational(multiplyRational(mention.value, second), multiplyRational(next.value, first));
    const same = equalRational(mention.value, first) && equalRational(next.value, second);
    const turned = equalRational(mention.value, second) && equalRational(next.value, first);
    const isRatioText = gap.length < 30 && /^\s*(?::|to|for every|for each|out of|zu)\s*/.test(gap);
    const written = `${mention.writing}:${next.writing}`;
    if (cross && isGivenPair([mention.writing, next.writing], secret) && !tellsAnswer(text, mention))
      return false;
    if (secret.isRatio && cross && (isRatioText || isStated(text, mention)))
      return !secret.shown.has(written);
    if ((same || turned) && gap.length <= 45 && !/[.!?]/.test(gap)) {
      if (!secret.shown.has(mention.writing) || !secret.shown.has(next.writing)) return true;
    }
    if (same && (handsOut.test(gap) || (!isNumbered(text, mention) && nextHolder.test(gap)))) return true;
    if (gap.length > 30 || !joins.test(gap)) return false;
    const bothShown = secret.shown.has(mention.writing) && secret.shown.has(next.writing);
    const span = { start: mention.start, end: next.end };
    return (
      (same || (turned && !secret.isRatio)) && (!bothShown || isStated(text, mention) || isStated(text, span))
    );
  });
}

/** Whether the sentence tells the key as a number in digits or English words. */
export function tellsValue({ text: raw, from }: Window, secret: Secret): boolean {
  if (secret.parts.length === 0) return false;
  const head = withDozens(raw.slice(0, from));
  const text = head + withDozens(raw.slice(from));
  const mentions = numberMentions(text);
  const own = mentions.filter(({ end }) => end > head.length);
  if (secret.parts.length > 1) {
    if (
      tellsParts(
        text,
        mentions.filter(({ end }) => end > head.length - 40),
        secret,
      )
    )
      return true;
    return own.some(
      (mention) =>
        tellsPart(mention.value, mention.writing, secret) &&
        !secret.shown.has(mention.writing) &&
        !mention.writing.startsWith('part:') &&
        (isStated(text, mention) || /\b(?:is|are|has|gets|needs|:|=)\s*$/.test(text.slice(0, mention.start))),
    );
  }
  return own.some((mention) => tells(text, mention, secret));
}
