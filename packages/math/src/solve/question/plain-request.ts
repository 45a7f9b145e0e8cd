import { type Rewriting, rewrite } from '../reading/rewrite.ts';
import { withoutWishes } from './wished-form.ts';

/** Words that open a request without changing what is asked. */
const opening =
  /^[\s,.:;!-]*(?:(?:hi|hey|hello|yo|ok|okay|so|um+|uh|well|please|pls|plz|thanks|quick question|question|problem|homework|hw)(?: there| orbit)?(?=[\s,.:;!-])|(?:\d{1,2}|[a-e])[).]\s(?=\D)|#?\d{1,2}[.)]\s+(?=[a-z(])|q\d{1,2}(?:[.):](?=\s)|(?= (?:solve|find|what|simplify|factor|evaluate|write)\b))|(?:can|could|would|will) (?:you|u|ya|someone|anyone|we|i)(?: please| pls| plz)?(?: help(?: me)?(?: with)?)?(?: to)?(?: (?:tell|show|explain to|give|teach|walk) me(?: through)?)?(?: how to| how you| how do you| how i)?|(?:help|show|teach|tell|walk) me(?: please)?(?: with| to| through| how to)?|help(?: with)?(?=[\s:,])|(?:i|we) (?:need|want|have|got|am trying|'m trying|would like)(?: some)?(?: help)?(?: to| with| on)?|(?:i'?m|i am) (?:stuck|working|confused)(?: on| with| about)?(?: (?:this|these)(?: one| problem)?(?=\s*:))?|i (?:do not|don'?t|dont|cant|can'?t) (?:get|understand|know)(?: how to)?(?: do)?|(?:do|does) (?:you|u|anyone) know(?: how to)?|how (?:do|would|can|should|to) ?(?:i|you|u|we|one)?(?= (?:solve|do|find|calculate|factor|simplify|expand|work|get|evaluate|figure|convert|turn|change|express|put|rewrite|reduce|write|round|differentiate|integrate|add|subtract|multiply|divide)\b)|explain(?: how to)?|(?:my|the) (?:question|problem|homework|teacher)(?: is| says| said| asks| asked| wants| gave(?: us| me)?)?(?: this| that)?|try(?: to)?|let'?s|do(?= \d|\s*[a-z(]*[=+])|now|also|then|just)(?=[\s,:.!-]|$)/i;

/** Words that close a request without changing what is asked. */
const closing =
  /[\s,.;:!?-]*(?:\b(?:please|pls|plz|thanks|thank you|thx|ty|asap|help(?: me)?(?: please)?|for me|for my homework|(?:and |with )?(?:(?:show|give|explain|include|tell) (?:me |us )?(?:all )?(?:your |the |each |every |all )?(?:steps?|work(?:ing)?|how|why|reasoning|process)(?: please)?)|step[- ]by[- ]step|with (?:all )?(?:the )?(?:steps|work|explanation)|so (?:that )?(?:i|we) can (?:see|understand|learn|check|get|study|follow)[a-z' ]*|so (?:i|we) (?:understand|see|know|get)[a-z' ]*|(?:and |i'?m |i am |because i'?m )?(?:so )?(?:stuck|lost|confused)|(?:but |cuz |because )?(?:it|this|that) (?:makes no sense|doesn'?t make (?:any )?sense|is (?:so |too )?(?:hard|confusing|weird))|(?:(?:with|using|use|and use|contain(?:ing)?) )?(?:only positive|positive|no negative|non-?negative) (?:exponents|powers)(?: only)?|without (?:any |using )?negative (?:exponents|powers)|(?:and |then |also |be sure to )*(?:check|test|watch|look)(?: (?:your (?:answers?|solutions?)|it|them))?(?: out)? for (?:any |the )?extraneous(?: (?:solutions?|roots?|answers?))?|no decimals|exact(?: answer| value)?(?: please)?|idk(?: how)?|i don'?t (?:know|get|understand)(?: how| it| this)?|lol|right now|today|if (?:you|u) can|in (?:the )?(?:real numbers|reals)|what(?:'?s| is| does| do)? (?:(?:that|it|this) equals?(?: to)?|(?:do )?(?:you|i|we) get)|what do i do|how do i (?:do|solve) (?:it|this|that)|(?:solve|do|explain|work) (?:it|this|that)(?: out)?|what is (?:the answer|it)|(?:the )?answer))[\s.!?]*$|(?:(?<!\d)!|[\s?]|\.(?!\.{2})(?<!\d\.{2,3}))+$|(?<=\d|\w|\)|\|)\s*=\s*\??\s*$/i;

/** Spellings of the same words. */
const spellings: readonly Rewriting[] = [
  [/[’`´]/g, "'"],
  [/√\s*[-−]\s*(\d+)/g, '√(-$1)'],
  [/^([^!]*\d)\s*!(?=\s*$|\s*[?.])/g, '$1 factorial'],
  [/\b(?:what'?s|wat(?:'?s| is)|wht(?:'?s| is)|what are|whatis)\b(?! (?:left|next\b))/gi, 'what is'],
  [/\b(?:how'?s)\b/gi, 'how is'],
  [
    /\bwhat number is (?=[\d.]+ ?(?:%|percent) (?:more|less|greater|smaller|higher|lower) than)/gi,
    'what is ',
  ],
  [/(=[^=,;/]*?)\s+\/\s+(?=[^=]*[a-z][^=]*=)/gi, '$1 and '],
  [/\bavg\b\.?/gi, 'average'],
  [
    /^([^-?]*\d[^-?]*?)\s+-\s+(volume|area|perimeter|circumference|surface area|mean|median|mode|range|slope)\s*\??(?:\s*exact)?$/gi,
    'what is the $2 of $1',
  ],
  [/^how many (degrees|radians) (?:is|are|in|are in|equal)\s+((?:\d|pi|π).*)$/gi, 'convert $2 to $1'],
  [
    /^(?!.*(?:\b(?:not|never|fail\w*|miss\w*|left|rest|wrong|others?|(?:do|did|does|are|is|were|was|have|has)nt)\b|n't\b)).*?\b(\d+(?:\.\d+)?) out of (\d+(?:\.\d+)?)\b[^\d]*\bwhat (?:percent(?:age)?|%)[^\d]*$/gi,
    '$1 is what percent of $2',
  ],
  [/^(?:(?:use |by )?cross[- ]multipl(?:y|ying|ication)(?: to solve)?)[\s:,]+(?=.*=)/gi, 'solve '],
  [
    /\b((?:as|to|into) an? (?:proper |improper )?fraction),? in (?:its )?(?:simplest|lowest) (?:form|terms)\b/gi,
    '$1',
  ],
  [/\bpercent(?:age)? sign\b/gi, '%'],
  [/\b(what|which) %(?=\s|$)/gi, '$1 percent'],
  [
    /^(expand|multiply out|distribute|foil)(?:,? and|,)\s+(?:then )?(?:simplify|(?:collect|combine) (?:the )?like terms)(?: in| of)?\b/gi,
    '$1',
  ],
  [/(?<=\d)\s*(?:pct|per cent)\b/gi, '%'],
  [/\b(?:sq(?:uare)?\s?root|sqrt) of\b/gi, 'square root of'],
];

/** `x^2 + 5x + 6, factor it` says what to do at the end. */
const lateVerb =
  /^(.*[\d)a-z²³}])[\s,.;:-]+(?:(?:please|and|now|then|how do i|can you)\s+)*(factor(?:i[sz]e)?|simplify|simplified|expand|evaluate|differentiate|integrate|solve|complete the square(?: for)?)(?:\s+(?:it|this|that|completely|fully))*\s*$/i;
/** `2x + 3 = 7, find x` and `5(x - 2) = 3x + 8 solve for x` name the letter at the end. */
const lateLetter =
  /^(?:if|when|given(?: that)?|suppose)?\s*(.*[=<>≤≥].*?)[\s,.;:]+(?:(?:then|and|please|so)\s+)*(?:(?:solve|find|what is|get|determine|calculate)(?: for)?(?: the value of)?|for)\s+([a-z])\s*$/i;
/** `…, find x and y` behind a system says nothing that the system does not say. */
const lateLetters =
  /[\s,.;:]+(?:(?:then|and|please)\s+)*(?:solve for|find|for|what (?:is|are)|solve)\s+[a-z](?:[\s,]+[a-z])*?(?:\s*(?:,|and|&)\s*|\s+)[a-z]\s*$/i;

function strip(text: string, pattern: RegExp): string {
  let rest = text;
  for (let i = 0; i < 8; i += 1) {
    const shorter = rest.replace(pattern, '').trim();
    if (shorter === rest || shorter === '') return rest;
    rest = shorter;
  }
  return rest;
}

/** A request in one line, without greetings, thanks and wishes for the way of answering; what to do stands first. */
export function plainRequest(typed: string): string {
  const spelled = rewrite(typed, spellings);
  const wished = withoutWishes(spelled.replace(/\s+/g, ' ').trim());
  const whole = withoutWishes(strip(strip(wished, opening), closing));
  const turned = whole.replace(/^what (\d[^?]*) (?:is|equals)$/i, 'what is $1');
  const core = turned.includes('=') ? turned.replace(lateLetters, '') : turned;
  const [, body, letter] = lateLetter.exec(core) ?? [];
  if (body !== undefined && letter !== undefined)
    return /^(?:solve|find|what|rearrange|make)\b/i.test(body) ? core : `solve ${body} for ${letter}`;
  const [, object, verb] = lateVerb.exec(core) ?? [];
  return object !== undefined && verb !== undefined && !/^(?:how|what|find|can|solve)\b/i.test(object)
    ? `${verb.replace(/^simplified$/i, 'simplify')} ${object}`
    : core;
}
