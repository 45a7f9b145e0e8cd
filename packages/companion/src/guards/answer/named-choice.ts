import type { Secret } from './secret.ts';
import { isStated } from './stated.ts';
import { withDigits } from './told-value.ts';

const noun = String.raw`(?:options?|choices?|answers?|letters?|buttons?|ones?|cards?|sentences?|statements?|opcion|opciones|respuesta|letra|choix|reponse|lettre|antwort|buchstabe|auswahl)`;
const place = String.raw`(?:first|second|third|fourth|fifth|sixth|last|final|top|bottom|middle|next to last|second to last|last but (?:one|two|three|1|2|3)|(?:second|third|fourth)[- ](?:to[- ])?last|penultimate|1st|2nd|3rd|4th|5th|6th|primera?|segunda?|tercera?|cuarta?|ultima?|premiere?|deuxieme|troisieme|derniere?|erste|zweite|dritte|vierte|letzte)`;
const named = new RegExp(
  [
    String.raw`\b${noun}\s*(?:number|no\.?|:|=|#|is the letter|is(?! a \p{L}))?\s*["'(*]{0,3}(?:[a-f]|[1-6])["')*]{0,3}(?![\p{L}\d.,]*[\p{L}\d])(?! (?:is|are) (?:the |a )?(?:same|number|good|big|hard|way|step))`,
    String.raw`\b${place}[ -](?:of the |of |from the top |\w+ )?(?!ones?\b)${noun}\b`,
    String.raw`\b${place} one (?=(?:in the list |here |there |on the list )?(?:is|looks|seems|fits|works|must be|has to be)\b)`,
    String.raw`\b${noun} (?:at|on|in) the (?:very )?(?:top|bottom|left|right|end|middle)\b(?! is the median)`,
    String.raw`\b(?:pick|choose|select|click|tap|press|mark|circle|go with|take(?! (?:a breath|a look|a moment|[1-6](?! ?[.!]?$)))|elige|choisis|wahle|nimm)\s+(?:the |on |letter |option |number )*["'(*]{0,3}(?:[a-f](?![\p{L}\d])|[1-6](?![\p{L}\d.,]*\d|\/\d))["')*]{0,3}`,
    String.raw`\b(?:pick|choose|select|click|tap|go (?:with|for)|take)\s+(?:the )?(?:very )?${place}\b(?! (?:pair|2|two|terms?|digits?|steps?|rows?|columns?)\b)`,
    String.raw`\bit(?:'s| is) (?:the )?(?:very )?(?:${place}(?: one| of them)?|["'(]?[b-f]["')]?)(?=\s*(?:[.!,]|$))`,
    String.raw`\b(?:letters?(?: that (?:comes|is))?|comes|is) (?:right |just )?(?:between|after|before|following) (?:[a-f] and [a-f]|the letter [a-f]|[a-f] in the alphabet|[a-f]\b)\b`,
    String.raw`\b(?:line|sentence|statement|choice|option|one|graph|table|picture|row|card|entry) (?:is )?(?:it|the one (?:you (?:want|need|should)|to (?:pick|choose|take)|for you|we (?:want|need)))[.!]*\s*$`,
    String.raw`\b(?:only )?the (?:${place})(?: one)? (?:is|tells|says|holds|stays) (?:honest|true|right|correct|the truth|genuine|real|it)\b`,
    String.raw`\b(?:rule|cross|throw|leave) out\b[^.!?]{0,30}\b(?:[a-f],? (?:and|or)|[b-f]\b)`,
    String.raw`\bnot (?:[a-f],? )+(?:and |or |nor )?(?:not )?[a-f]\b`,
    String.raw`\bnumber [1-6] (?:says|fits|works|has it|tells|is (?:it|right|correct|true|the))\b`,
    String.raw`\b(?:alpha|bravo|charlie|delta|echo|foxtrot)\b`,
    String.raw`(?:^|[\s(])["'(]?[b-f]["')] (?:is|looks|seems|has to be)\b`,
    String.raw`\b(?:[b-f]|a) is (?:the )?(?:correct|right|answer|best|true|one)\b`,
    String.raw`\b(?:${place}) (?:from|in) the (?:top|bottom|list|row|left|right)\b`,
    String.raw`\b(?:eliminate|ignore|skip) (?:the )?(?:${place}|[a-f](?![\p{L}]))`,
  ].join('|'),
  'u',
);
const ofSize =
  /\b(?!take the (?:number in the )?middle (?:(?:two|2|pair)\b|of (?:the|that|this|each|a) (?:bar|interval|class|half|data|values|numbers)\b))(?:pick|choose|select|click|take|go (?:for|with)|mark)\b[^.!?]{0,24}\b(?:biggest|largest|smallest|longest|shortest|middle|highest|lowest|greatest)\b(?! of the (?:\w+ )?results)|\b(?:biggest|largest|smallest|longest|shortest|highest|lowest) (?:\w+ )?(?:is|looks) (?:right|correct|the answer)|\b(?:biggest|largest|smallest|longest|shortest|highest|lowest|greatest) of (?:the|these|those|all)\b[^.!?]{0,40}\b(?:is|was|must be) (?:right|correct|it|true|the answer)/;
const ofRank =
  /\b(?:second|third|2nd|3rd|next)[- ](?:to[- ])?(?:biggest|largest|smallest|longest|shortest|highest|lowest|greatest)\b/;
const ruledOut = new RegExp(String.raw`\b(?:not|neither|nor|isn't) (?:the )?${place}(?:,| or| nor| and)`);
const spelledLetter =
  /\b(?:letter|option|choice|answer)\b[^.!?]{0,24}\b(?:ay|bee|be|cee|see|sea|dee|ee|eff)\b(?=\s*(?:[.!,"')]|$))/;
const emoji = /[🅰🅱🇦-🇫Ⓐ-Ⓕ①-⑥]/u;
const figures =
  /\binto \d+ equal \w+ and take \d+|\b(?:point|points|angle|side|vertex|line|segment|figure|triangle|graph|corner|variable|value of|number|unknown)\s+[a-f]\b/g;

const thing = String.raw`(?:one|ones|choice|option|answer|sentence|statement|line|button|card|entry|item)`;
const says = String.raw`(?:says?|speaks?|talks?|has|mentions?|begins?|starts?|ends?|names?|tells?|holds?|contains?|reads?)`;
/** A choice told apart by what stands in it. */
const pointsAt = new RegExp(
  [
    String.raw`\b(?:pick|choose|select|click(?: on)?|tap(?: on)?|go (?:for|with)|opt for|vote for|bet on|want|take|trust)\b[^.!?]{0,12}\bthe (?:\w+ )?${thing} (?:about|with|of|where|in which|saying|(?:that|which) ${says})\b(?! (?:the same|your|what you))`,
    String.raw`\bthe (?:choice|option|sentence|statement) (?:that|which) ${says}\b(?! (?:the same|your|what you))`,
    String.raw`\b(?:end|top|bottom|start|beginning|middle|foot|head) of (?:the|this|that|your) (?:list|choices|options|answers)\b`,
    String.raw`\b(?:all|every ?one|everything|each|anything|both)(?: of (?:them|these))? (?:but|except|other than|apart from|besides)\b`,
    String.raw`\b(?:others?|rest|two|three|four) (?:of (?:these|them) )?(?:are|is) (?:\w+ )?(?:traps?|decoys?|wrong|false|fakes?|distractors?|bait|incorrect|nonsense)\b`,
  ].join('|'),
);
const denies =
  /\b(?:not|isn't|isnt|aren't|arent|neither|nor|never|wrong|leave|skip|ignore|avoid|except|traps?|decoys?)\b/;

const outOf = /\b(?:(?:rule|cross|throw|leave) out|eliminate|forget about|drop|discard)\b/;

/** All choices but the right one, called wrong. */
function rulesOutOthers(text: string, { others }: Secret): boolean {
  const said = text.replace(/[^a-z0-9/.:%-]+/g, ' ');
  const isSaid = (other: string): boolean =>
    ` ${said} `.replace(/\. /g, ' ').includes(` ${other.replace(/^\$|(?<=\d) [a-z][a-z ]*$/g, '')} `);
  return (outOf.test(text) || denies.test(text)) && others.filter(isSaid).length >= 2;
}

/** Whether a sentence points at a choice by letter, number or place; right or wrong, it narrows the choices down. */
export function namesChoice(plainSentence: string, raw: string, secret: Secret): boolean {
  if (secret.choiceCount === 0) return false;
  const text = withDigits(plainSentence).replace(figures, ' ');
  if (ofSize.test(text) || (pointsAt.test(text) && !/\?\s*$/.test(text))) return true;
  if (ofRank.test(text) && secret.parts.length === 1 && !/(?:\d+, ){3}/.test(secret.question)) return true;
  if (emoji.test(raw) || rulesOutOthers(text, secret)) return true;
  const named1 = named.exec(text);
  if (named1 && !secret.question.includes(named1[0].trim())) return true;
  if (spelledLetter.test(text) || ruledOut.test(text)) return true;
  const lone = /^\W*\(?["'*]*([a-f])["'*]*\)?\W*$/.exec(text);
  if (lone) return true;
  const letter = /(?<![\p{L}\d])([A-F])(?![\p{L}\d'])/gu;
  for (const match of raw.matchAll(letter)) {
    if (match[1] === 'A' && /^\s+[a-z]/.test(raw.slice(match.index + 1))) continue;
    const at = { start: match.index, end: match.index + 1 };
    if (/[=+*/^]\s*$/.test(raw.slice(0, match.index)) || /^\s*[=+*/^]/.test(raw.slice(match.index + 1)))
      continue;
    if (
      match[1] !== 'A' &&
      !new RegExp(`(?<![\\p{L}])${match[1]?.toLowerCase()}(?![\\p{L}])`, 'u').test(secret.question)
    )
      return true;
    if (!secret.question.includes(` ${match[1]?.toLowerCase()} `) && isStated(raw.toLowerCase(), at))
      return true;
  }
  return false;
}

const fillers = new Set(
  'a an the of is are to in on for and or that it its this with as by at from be there has have not than'.split(
    ' ',
  ),
);

/** Two things called alike in other words. */
const isTie =
  /\b(?:equally|neither (?:\w+ )?(?:has|is|wins|costs|tastes)|no difference|(?:is|are) (?:equal|identical|alike|tied|a tie|level)|it(?:'s| is) a (?:tie|draw)|(?:match|agree)(?:es)? exactly)\b/;

/** Whether a sentence says the statement of the right choice, word for word or with most of its own words. */
export function saysStatement(plainSentence: string, secret: Secret): boolean {
  const { statement } = secret;
  if (statement === null) return false;
  if (/\bsame\b/.test(statement) && isTie.test(plainSentence) && !/\?\s*$/.test(plainSentence)) return true;
  const said = ` ${withDigits(plainSentence)
    .replace(/\beach\b/g, 'every')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const words = statement.replace(/\beach\b/g, 'every').split(' ');
  if (said.includes(` ${statement} `))
    return (
      words.length > 1 ||
      !secret.question.includes(statement) ||
      isStated(said, { start: said.indexOf(statement), end: said.indexOf(statement) + statement.length })
    );
  const own = words.filter((word) => !fillers.has(word));
  const hits = own.filter((word) => said.includes(` ${word} `)).length;
  const news = own.filter((word) => !secret.question.includes(word));
  const newHits = news.filter((word) => said.includes(` ${word} `)).length;
  return (
    own.length >= 3 &&
    hits >= own.length * (own.length > 4 ? 0.8 : 0.9) &&
    (news.length === 0 || newHits === news.length)
  );
}
