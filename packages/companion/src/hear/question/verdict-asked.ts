import { namesTopic } from '../../know/words.ts';
import { hasAskingWord } from '../asks-something.ts';

/**
 * What a student wants to know of the work in the same message. holds: whether it is right so far. end: whether it is
 * the answer already. way: whether one may go this way, too.
 */
export type VerdictAsked = {
  readonly kind: 'holds' | 'end' | 'way';
  /** The message without the question. */
  readonly said: string;
};

const it = '(?:this|that|it|these|they|them)';
const good = '(?:ok|okay|right|correct|fine|good|true|alright|legit)';
const more =
  '(?:,? (?:too|also|as well|so far|like (?:that|this)|this way|that way|now|then|already|yet|here))*';
const way = '(?:way|method|idea|start|line|step|work|solution|equation|calculation)';

const ending = (inner: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s,.;:!?–-]+)(?:so |and |but |or |ok |um )*(?:${inner})\W*$`, 'i');

/** What somebody else does is beside the question. */
const others =
  /[\s,.;!?–-]+(?:(?:but|and|cuz|because|bc) )*(?:my (?:friend|teacher|sister|brother|mom|dad|partner|neighbou?r|book|tutor)|we|others?|she|he)\b[^\d?]*(?:differ\w*|other way|normal+y|usual+y|says?|another way|differ)\b[^\d?]*[?.!]*\s*$/i;

/** Somebody else's way, told before the question for the own one. */
const elsewhere =
  /[\s,.;!?–-]+(?:(?:but|and) )?my (?:friend|teacher|sister|brother|mom|dad|partner|tutor|book) (?:says?|said|told|does|did|has|had)\b[^=]*$/i;

const tails: readonly (readonly [VerdictAsked['kind'], RegExp])[] = [
  [
    'way',
    ending(
      `(?:is|are) (?:${it}|(?:my|the|this|that) (?:${way}))(?: ${way})?(?: (?:also|still|even|really|too))* (?:allowed|possible|legal|a (?:way|method))${more}`,
    ),
  ],
  [
    'way',
    ending(`(?:is|are) (?:my|this|the|that) (?:way|method|idea)(?: (?:also|still|even))* ${good}${more}`),
  ],
  ['way', ending(`is mine(?: (?:also|still|even))* (?:${good}|allowed|possible)${more}`)],
  [
    'way',
    ending(`(?:does|do|would|will|can) (?:${it}|my way)(?: (?:also|still|even))* (?:count|work|go)${more}`),
  ],
  [
    'way',
    ending(
      String.raw`or (?:do|does|must|should|is|would|will|can) (?:i|it|this|that|we|you)\b[^=]*\b(?:have to|need to|must|go|give|be|come)\b[^=]*`,
    ),
  ],
  ['way', ending(`does (?:the |this |that )?order matter`)],
  ['way', ending(String.raw`does it matter (?:that|if|when|which|how) [^=\d]*`)],
  [
    'way',
    ending(
      `(?:can|could|may) (?:i|you|we|u) (?:also |just )?(?:do|write|say|work) (?:it|this|that)?(?: like)?${more}`,
    ),
  ],
  [
    'end',
    ending(
      `(?:is|was) (?:${it} )?(?:already |then |now |just )?(?:my|the) (?:final |whole |right )?(?:answer|result|solution)(?: already| then| now)?`,
    ),
  ],
  ['end', ending(`(?:is ${it}|that'?s)(?: already)? (?:it|all|everything|enough)`)],
  [
    'end',
    ending('(?:am i|are we) (?:done|finished|ready)(?: now| already| then)?|(?:done|finished)(?= ?\\?)'),
  ],
  [
    'holds',
    ending(
      `(?:(?:is|are|isnt|isn't) (?:${it}|everything|all|(?:my|the|this|that) ${way}s?) )?(?:all )?(?:so far )?${good}${more}|(?:all )?${good} so far|so far so good`,
    ),
  ],
  ['holds', ending(`does (?:${it}|my ${way}) (?:look|sound|seem|make) (?:${good}|sense)${more}`)],
  ['holds', ending(`(?:am i|are we) (?:${good}|on (?:the|a) (?:right )?(?:track|way))${more}`)],
  [
    'holds',
    ending(
      `(?:did|have) i (?:do|done|get|got) (?:it|this|that|everything|all)? ?(?:right|correct(?:ly)?)${more}`,
    ),
  ],
];

/** "can i also do …" and "is it ok if i …" before the work. */
const heads: readonly RegExp[] = [
  /(?:^\W*|[,.;?]\s+)(?:(?:so|but|and|or|ok|wait|um|hey|hi) )*(?:can|could|may) (?:i|you|we|u) (?:(?:also|just|maybe|instead|not|then|please) )*(?:do|write|use|take|make|go|say|calculate|work out|try)\b(?: (?:it|this)(?: like)?\b)?/i,
  /^\W*(?:(?:so|but|and|or|ok|wait|um) )*(?:is|would) it (?:be )?(?:(?:also|still) )*(?:ok|okay|allowed|fine|right|possible|correct) (?:if|to|when|that)(?: (?:i|you|we))?\b/i,
  /^\W*(?:(?:so|but|and|or|ok|wait|um) )*does it matter (?:if|that|when) (?:i|you|we)(?: (?:first|just|only))*\b/i,
];

/** "right? because the 2 is cubed too": the reason stands behind the question. */
const reasoned = /(\b(?:ok|okay|right|correct)\s*\?)\s*(?:because|cuz|bc|since|cause)\b[^?]*$/i;

const isMath = (text: string): boolean => /\d\s*[-+*/x×÷·:^(]|[-+*/×÷·^=<>≤≥]\s*[(\d.a-z]/i.test(text);
const wishes = /\b(?:explain|hint)\b/i;

/** Reads a question for a verdict on the mathematics beside it; null where none is asked, or something else, too. */
export function verdictAsked(text: string): VerdictAsked | null {
  const bare = text.replace(others, '').replace(reasoned, '$1');
  let kind: VerdictAsked['kind'] | null = others.test(text) ? 'way' : null;
  let said = bare;
  for (const [asked, tail] of tails) {
    const cut = said.replace(tail, '');
    if (cut === said || !isMath(cut)) continue;
    said = cut.replace(elsewhere, '');
    kind = asked === 'way' || kind !== 'way' ? asked : kind;
    break;
  }
  const head = heads.find((one) => one.test(said));
  if (head) {
    said = said.replace(head, ', ').replace(/^[,\s]+/, '');
    kind = 'way';
  }
  // "=" behind "first" belongs to the calculation before it.
  said = said
    .replace(/\s+first(?=\s*=)/gi, '')
    .trim()
    .replace(/[?!.\s]+$/, '');
  if (kind === null || !isMath(said) || hasAskingWord(said) || wishes.test(said) || said.includes('?'))
    return null;
  return { kind, said };
}

const value = String.raw`\$?-?\d[\d.,/]*%?`;
const ofValue = new RegExp(String.raw`\b(is|was|i (?:do|get)) ${value}(?= )`, 'i');
const orNot = /\s+or (?:not|no|wrong)\b\W*$/i;
/** "i did that already", "thats what i said": what was shown before is pointed at. */
export const pointsBack =
  /^\W*(?:(?:huh|what|but|no|wait|um|yeah|yes|ok|okay|oh)\W+)*(?:(?:i )?(?:just |already |alr )*(?:did|done|said|told|wrote)(?: (?:you|u|that|it|this|so|all|already|alr|before))*|(?:that'?s|its|it'?s) what i (?:did|said|got|have|wrote))\W*$/i;

/** What was done to the work before, without its numbers. */
const reports =
  /^\W*(?:(?:so|but|and|ok) )*(?:i|we) (?:just )?[a-z]+(?: (?:it|them|that|up|down|both|off))*\W*$/i;

/** What is wanted of the work before, where a message has nothing but the question for it; null where it has more. */
export function askedOfLast(text: string): VerdictAsked['kind'] | null {
  if (pointsBack.test(text)) return 'holds';
  const plain = text
    .replace(orNot, '')
    .replace(/\bwrong\b/i, 'right')
    .replace(ofValue, '$1 it');
  const isAll = ([kind, tail]: (typeof tails)[number]): boolean => {
    const left = plain.replace(tail, '');
    const isAsked = /\?|\b(?:is|are|am|was|did|does|isn'?t)\b/i.test(plain.slice(left.length));
    const isBare = (!/\d/.test(left) && !namesTopic(left)) || reports.test(left);
    return kind !== 'way' && left !== plain && isAsked && isBare && !hasAskingWord(left);
  };
  return tails.find(isAll)?.[0] ?? null;
}
