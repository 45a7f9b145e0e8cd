import type { Sign } from './signs.ts';

/** What a sentence says that somebody does to the student, or the student to themselves. */
export type Frame = { readonly sign: Sign; readonly kind: 'card' | 'ask' };

const kin =
  '(?:my )?(?:step ?)?(?:mom|mum|mother|dad|father|brother|sister|uncle|aunt|cousin|grandpa|grandma|parents?|boyfriend|girlfriend|bf|gf|coach|he|she|they)';
const somebody =
  '(?:some ?(?:body|one)|he|she|they|people|kids|everyone|everybody|the (?:girls|boys|kids)|(?:a|this|that|some) (?:girl|boy|guy|kid)s?|my (?:ex|friends?|classmates?|cousin|brother|sister))';
const others =
  '(?:people|every ?(?:one|body)|others|my friends|(?:the )?(?:whole )?class|(?:the )?(?:other )?(?:kids|girls|boys))';
const unseen = '(?:no ?one|nobody|they|people|my (?:mom|mum|dad|parents?|teachers?|friends?))';
const bodyPart = '(?:face|arms?|legs?|neck|back|wrists?|eye|body|thighs?|stomach|skin)';

type Pattern = readonly [Sign, Frame['kind'], RegExp];
const frame = (sign: Sign, kind: Frame['kind'], text: string): Pattern => [
  sign,
  kind,
  new RegExp(`\\b${text}\\b`, 'i'),
];

/** Who does what to whom; each with the thing or the reason that makes it no figure of speech. */
const frames: readonly Pattern[] = [
  frame(
    'abuse',
    'card',
    `${kin} (?:took|takes|gets?|got|uses?|used|grabs?|grabbed|came with|comes with) (?:out )?(?:his|her|their|the|a) (?:belt|stick|hanger|cord|cable|paddle)(?: out)? (?:again|on me|on us|to me|when(?:ever)? (?:i|he|she|they))`,
  ),
  frame(
    'abuse',
    'card',
    `(?:bruises?|marks?|black eye|burns?|welts?) (?:on|all over) my ${bodyPart} (?:isnt|is not|arent|are not|wasnt|didnt come|dont come) (?:really )?(?:from|bc|because)`,
  ),
  frame(
    'abuse',
    'card',
    `(?:bruises?|marks?|welts?) (?:on|all over) my ${bodyPart}[^.?!]{0,30}(?:hide|cover|nobody knows|my (?:dad|mom|mum|stepdad|stepmom|uncle)|${unseen} (?:sees?|asks?))`,
  ),
  frame(
    'abuse',
    'card',
    '(?:not allowed|arent allowed|isnt allowed|cant|never get) to (?:eat|have (?:any )?(?:dinner|food)|sleep|come inside)(?: \\w+){0,3}? (?:if|when|until|unless) (?:i|my|we)',
  ),
  frame(
    'abuse',
    'ask',
    `${kin} (?:doesnt|dont|wont|didnt) let (?:me|us) (?:eat|sleep|leave|go out|see a doctor|talk to any ?one)`,
  ),
  frame(
    'grooming',
    'card',
    `${kin} (?:told|tells|asked|asks|made|makes) me (?:to |promise to |swear to )?(?:keep (?:it |this |that )?(?:a )?(?:secret|quiet|between us)|not (?:to )?(?:tell|say)\\b)[^.?!]{0,40}\\b(?:gross|dirty|weird|sick|bad|wrong|scared|ashamed|hurts?|touch\\w*)`,
  ),
  frame(
    'neglect',
    'card',
    '(?:fridge|cupboards?|kitchen) (?:is|are|has been|was) (?:empty|bare)[^.?!]{0,40}(?:hungry|dinner|eat|sister|brother|nothing)',
  ),
  frame(
    'bullying',
    'card',
    `${somebody} (?:keeps? )?(?:put|puts|post(?:s|ed|ing)?|shar(?:e|es|ed|ing)|sen[dt]|sends|sending|upload(?:ed|s)?|show(?:s|ed|ing)?|made|makes|making) (?:\\w+ )?(?:an? |the |my )?(?:\\w+ )?(?:videos?|pics?|pictures?|photos?|screenshots?|memes?|edits?)(?: of me| about me)(?! (?:with|winning|playing|dancing with|and my))`,
  ),
  frame(
    'bullying',
    'card',
    `(?:tells?|told|telling|gets|got|makes?|made|asks?|asked) ${others} (?:to )?(?:not (?:to )?|ignore|stop )(?:talk\\w*|sit\\w*|play\\w*|be(?:ing)? friends|hang\\w*(?: out)?|speak\\w*)?(?: to| with)? ?me`,
  ),
  frame(
    'bullying',
    'card',
    `(?:nobody|no ?one) (?:talks|sits|plays|eats|hangs out|will sit|wants to sit|will talk)(?: to| with)? me[^.?!]{0,40}(?:because|cuz|bc|since|after|they|she|he|laugh|every day|anymore)`,
  ),
  frame(
    'bullying',
    'card',
    `${somebody} (?:threw|throws?|poured|dumped?|dumps|flushed|ripped|hid|hides|stole|steals?|broke|breaks?) (?:\\w+ ){0,2}my (?:lunch|food|bag|backpack|books?|glasses|shoes|clothes|phone|homework)[^.?!]{0,30}(?:again|every (?:single )?day|always|and (?:laugh|film)\\w*|in the (?:trash|toilet|mud)|because i)`,
  ),
  frame(
    'self-harm',
    'card',
    `(?:long sleeves|sleeves|hoodie|bracelets|band ?aids?|sweater|makeup)[^.?!]{0,25}(?:so|to|because|cuz|bc)(?: that)? (?:${unseen} )?(?:(?:doesnt|dont|wont|cant|never|can not) )?(?:sees?|notices?|hide|cover|knows?|look at) (?:what i (?:did|do)|my (?:arms?|cuts|scars|wrists)|the (?:cuts|scars|marks))`,
  ),
  frame(
    'self-harm',
    'card',
    `(?:it|pain|cutting|burning|bleeding) (?:is the only (?:thing|way)|helps me|makes me) (?:that helps|feel (?:something|real|better)|i feel (?:something|anything))[^.?!]*(?:cut|bleed|burn|skin|arm|hurt)`,
  ),
];

/** Said of the day and its plans; here the companion asks, and the card waits. */
const playful = /\b(?:lol|lmao|haha+|hehe|jk)\b|\b\d{1,2} ?am\b|\bso early\b|\bmondays?\b/i;
const away =
  /\b(?:going|driving|flying|moving) to (?:my |the )?(?:grand\w+|aunt\w*|uncle\w*|cousin\w*|dentist|doctors?|beach|lake|airport|game|meet|tournament)|\b(?:vacation|trip|dentist|appointment|out of town|holiday|field trip|tournament|visiting)\b/i;
const beHere =
  /\b(?:(?:dont|do not) (?:want|wanna)(?: to)? be here|(?:wont|will not|not going to|not gonna) be (?:here|around))\b(?! (?:anymore|much longer|any ?more|no more))/i;
const worse =
  /\b(?:die|dead|kill|anymore|any more|pills|goodbye|sorry|alive|live|hurt|cut|end it|miss me|without me|note)\b/i;

/** Whether “be here” and “be around” are said of a morning, a trip or an appointment. */
export function speaksOfDay(text: string): boolean {
  const plain = text.replace(/['’]/g, '');
  if (
    /\b(?:teacher|mr|mrs|ms|miss|coach)\b[^.?!]{0,20}\bcall(?:s|ed|ing)? on me\b/i.test(plain) &&
    !worse.test(plain)
  )
    return true;
  return beHere.test(plain) && !worse.test(plain) && (playful.test(plain) || away.test(plain));
}

/** Lines and curves that touch or do not; nobody is in the sentence. */
const touching =
  /^\W*(?:so |and |but |then |ok |because )*(?:they|it|both|the (?:lines?|graphs?|curves?|circles?|parabolas?))\s+(?:(?:dont|do not|doesnt|does not|never|only|just|both|cant|will|would) )*(?:ever )?touch(?:es|ing)?(?: (?:each other|at all|once|twice|there|anywhere|it|the \w+))*\W*$/i;

/** Whether figures touch each other in it. */
export const tellsOfTouching = (text: string): boolean => touching.test(text.replace(/['’]/g, ''));

/** Idioms of school and games that sound like harm, put plainly. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\bcall(?:s|ed|ing)? on me\b/gi, 'asks me'],
  [/\bbeat(?:s|ing)? me (?=(?:at|in|by|on|to) )/gi, 'won '],
  [
    /\b(?:killed|killing|kill|crushed|destroyed) (?:it|this test|the test|that quiz|this quiz|the quiz)\b/gi,
    'did well',
  ],
];

/** Asking to leave for a moment, and nothing else. */
const errand =
  /^\W*(?:can|may|could) i (?:please |pls )?(?:go |run |go use |use )+(?:to )?(?:the |my )?(?:bathroom|restroom|toilet|water fountain|locker|library|office|nurse)(?: real quick| please| pls| now| first)*\W*$/i;

/** Whether a sentence only asks to go somewhere at school for a moment. */
export const asksToLeave = (text: string): boolean => errand.test(text);

/** A sentence without figures of speech that the trained reading takes for harm. */
export const withoutIdioms = (text: string): string =>
  idioms.reduce((all, [pattern, becomes]) => all.replace(pattern, becomes), text);

/** The frame that a sentence fills; null where it fills none. */
export function readFrame(text: string): Frame | null {
  const plain = text.replace(/['’]/g, '');
  const found = frames.find(([, , pattern]) => pattern.test(plain));
  return found ? { sign: found[0], kind: found[1] } : null;
}
