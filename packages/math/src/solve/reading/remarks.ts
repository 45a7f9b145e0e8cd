import { tellsNothing } from './tells-nothing.ts';

/** Those who speak of the work on a problem, and what is said to them. */
const speaker =
  /\b(?:i|i'?m|i'?ve|i'?d|i'?ll|me|my|we|we'?re|us|our|you|u|ur|your|teacher|tutor|prof(?:essor)?|(?:text)?book|answer key|someone|somebody|anyone|everyone|m(?:r|s|rs)|calculator|it'?s due|idk|not sure|tomorrow|tmrw|tonight|here(?:'?s| is|'?re)|today'?s|yesterday'?s)\b|\b(?:thanks|thank|thx|ty|please|pls|plz|help|due|sorry|stuck|confused|ugh|no calc\w*|is (?:this|that|it) (?:right|correct|wrong))\b/i;
/** The work itself: understanding, trying, answers, lessons. */
const work =
  /\b(?:gets?|getting|got|understand\w*|know|knows|idea|clue|idk|stuck|confus\w*|help\w*|thanks|thank|thx|ty|please|pls|plz|due|answers?|homework|hw|test|quiz|exam|points|credit|problem|question|this|check|checked|explain\w*|steps?|work|sorry|study\w*|review|class|notes|online|board|forgot|forget|remember|tr(?:y|ied|ying)|start|begin|think|guess|sure|one|hard|easy|calculator|calc|says?|said|wants?|told|mess(?:ed|ing)|right|correct|different|grade|school|wrong|ugh|copying|lost|missed)\b/i;

const value = String.raw`(?:[a-z] ?= ?)?-?(?:\d[\w.,/^]*|[a-z]\^?\d?)(?: ?[-+*/] ?(?:\d[\w./^]*|[a-z]))*`;
/** What the student got is no number of the problem: `i keep getting 56`, `i got 24 but my friend got 12`. */
const ownResult = new RegExp(
  String.raw`\b(?:keep(?:s)? getting|kept getting|get(?:s|ting)?|got|think (?:it'?s|its|it is|the answer is))\b(?: (?:like|just|about|the answer))? ${value}(?=\s*(?:$|[,;.?!)]|\b(?:but|and|on this|on it|for this|every time|again|instead|which|though|is that|idk|or|the (?:first|second|last|other) time|both times|twice)\b))`,
  'gi',
);

const denial =
  /\b(?:do not|don'?t|does not|doesn'?t|can'?t|cannot|could not|couldn'?t|did not|didn'?t|never|not|no|haven'?t)(?: (?:really|even|have|an?|any|to|been|able))* (?:get|getting|got|understand|know|remember|see|figure|idea|clue|sure|start|make sense|learned?|matter|calc\w*|work)\b/gi;

/** Denials, places in time, points: what turns a problem elsewhere and only speaks of the work here. */
const talk: readonly RegExp[] = [
  ownResult,
  denial,
  /\b(?:lost|lose|missed|took off)(?: (?:all|some|most|half|full|\d+))?(?: of)?(?: the| my)? (?:points?|credit|marks)(?: off)?\b/gi,
  /\b(?:since|all|last|late|til+|until|before|by|after)(?: (?:last|this|the))? (?:night|time|week|day|one|class|period|tomorrow|tmrw|yesterday|monday|tuesday|wednesday|thursday|friday|midnight|morning|hour|test|quiz)\b/gi,
  /\b(?:due|stuck|trying|staring|working)(?: (?:on|at|with|this|it|here|one|problem|for|in|by|like|about|over))* \d{1,2}(?:[:/]\d\d?)? ?(?:min(?:ute)?s?|hours?|hrs?|days?|[ap]m)?\b/gi,
  /\b(?:need|use|supposed to|have to)(?: to| use| have| find| get)*(?: the| a)? (?:same|common|like) [a-z]+\b/gi,
  /\b(?:says?|said|has|have|got|gets?) (?:something |an?other )?(?:different|else|otherwise)(?: answer| thing)?\b/gi,
  /\b(?:different|another) answers?\b|\bdifferent (?:from|than) (?:mine|m(?:y|ine)|(?:the )?(?:book|key|what i got|hers|his))\b/gi,
  /\b(?:not|don'?t|can'?t|cannot|no)(?: allowed to| supposed to)?(?: use| have)?(?: an?| the| my)? calc\w*/gi,
  /\b(?:the |this )?(?:first|second|last|other) time\b|\bboth times\b|\b\d{1,2}(?:st|nd|rd|th) (?:grade\w*|period|hour)\b/gi,
  /\b(?:but|if|or|although|though|how|what|then|than|where|when|why|once|already|again|before|also|some|all|that)\b(?=\s|$)/gi,
  /\b(?:mr|mrs|ms|miss|dr)\.? [a-z]\w*\b/gi,
  /\b(?:number|problem|question|no\.?|q|page|p\.?) ?#?\d{1,3}\b|#\d{1,3}\b/gi,
  /\b(?:this|that|which|last|next|on|any|is|here'?s) one\b|\bu\b|\bw\/|\by'?all\b|\b(?:lost|left|off|wrong) (?:here|on this|with this)\b|\bi'?m (?:so )?lost\b|\bmess(?:ed|ing) up\b|\blooked? up\b|\bgiv(?:e|es|en)|gave\b|\bmust be\b|\bin\b/gi,
];

/** Words of a form that an answer has: a wish is no remark alone. */
const formWords =
  /\b(?:round\w*|nearest|decimals?|fractions?|percent\w*|exact|radians?|degrees?|simplest|simplified|lowest terms|notation|[a-z]+ form|in terms of|estimate|mixed)\b/i;

/** What a sentence holds besides the talk of it. */
const restOf = (text: string): string => talk.reduce((rest, one) => rest.replace(one, ' '), text);

/**
 * Whether a piece only speaks of the work on the problem: somebody says it, it is about understanding, results or lessons,
 * and what it says besides holds no number, unit or word that a problem could need.
 * @example isRemark('i keep getting 56 on this one??') // true
 */
export function isRemark(piece: string): boolean {
  const plain = piece.replace(/[’`]/g, "'").replace(/^[\s(^]+|[\s)?!.:]+$/g, '');
  if (!speaker.test(plain) || !work.test(plain)) return false;
  const rest = restOf(plain);
  const wishes = formWords.test(rest) && (plain.search(denial) < 0 || /\bhow\b/i.test(plain));
  return !/[=^√<>≤≥+*]/.test(rest) && !wishes && tellsNothing(rest);
}

/** A wish for a form that somebody is said to have: `my teacher wants exact values`. */
const wanted =
  /^(?:(?:my|our|the) )?(?:teacher|book|prof(?:essor)?|tutor|quiz|homework|hw|worksheet) (?:wants?|said|says|needs?|likes?|asks? for|told (?:us|me))(?: (?:it|us|me|the answers?|answers?|them))?(?: to be)?(?: in| to| as)? /i;

/** The form that somebody is said to want; null where a piece says no such thing or more than that. */
export function wantedForm(piece: string): string | null {
  const plain = piece.replace(/^[\s(]+|[\s)?!.]+$/g, '');
  const [lead] = wanted.exec(plain) ?? [];
  const form = lead === undefined ? '' : plain.slice(lead.length);
  const rest = form.replace(new RegExp(`${formWords.source}|\\b(?:in|as|values?|answers?)\\b`, 'gi'), ' ');
  return formWords.test(form) && tellsNothing(rest) && !/[=?]/.test(form) ? `in ${form}` : null;
}
