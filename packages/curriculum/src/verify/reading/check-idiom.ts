import { shownTexts } from '../check-text.ts';
import type { Fault, Sample } from '../finding.ts';

/** What nobody says who grew up with English, and what is said instead. */
const idioms: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\bmissing to\b/i, 'how much more makes it, or what is left of it'],
  [/\bbelongs? into\b/i, 'belongs in'],
  [/\bnear by\b(?! the)/i, 'nearby'],
  [/\bhalf way\b/i, 'halfway'],
  [/\bhow many percent\b/i, 'what percent'],
  [/(?:^|[.?!:] )So many (?!.*\bthat\b)[^.?!]*\./, '“That many …”'],
  [/\b(?:it is|they are) no (?:hundredth|tenth)s?\b/i, 'not hundredths'],
  [
    /\b(?:that|which) (?:is|are|was|were) (?:not )?told\b(?! (?:about|to|by)\b)|\btold from zero\b/i,
    '“given” of a number in the question',
  ],
  [/(?<!\bfirst\b[^.?!]*)\bevery second one\b/i, 'half of them, or every other one'],
  [/\bagainst the clock\b/i, 'counterclockwise'],
  [/\bexplains best\b/i, '“best explains”'],
  [/\bnumber of percents\b/i, 'percent, which has no plural'],
  [
    /\b\d+% are (?:taken|a part)\b|\b(?:which|what)(?: [a-z]+)? are (?:the|these) (?:[a-z]+ )?\d+%/i,
    '“is” of a percent, which is one amount',
  ],
  [/\bprime factor than\b/i, 'a prime factor besides'],
  [
    /\bone of the (?:minutes|hours|seconds|days|weeks|meters|feet|inches|miles|liters|gallons|pounds|cans)\b(?! (?:is|was|are))/i,
    '“one minute”, as of any measure',
  ],
  [/\bHow many [a-z]+ more (?:does|do|did|is|are|was|were)\b/, '“How many more …”'],
  [/\bread from a mark\b/i, 'measured from a mark'],
  [/\b(?:that|which) \d[\d, and]* can divide\b/i, 'can be divided by'],
  [/\bthe mean change an? (?:minute|hour|day|week)\b/i, 'per hour'],
  [
    /\bhow often\b[^.?!]*\b(?:fits?|factor|stands? there|can you divide)\b|\bas often as the exponent\b/i,
    'how many times, as of any count',
  ],
  [/\bbetween both\b/i, 'between the two'],
  [/\bin the middle between\b/i, 'halfway between'],
  [/\bonce too often\b/i, 'one time too many'],
  [/\b(?:know|given) besides[.?]/i, '“which other …”'],
  [/, also (?:when|if|in the)\b/i, '“even when”'],
  [/\bthe other (?:sign|side|direction|way|order) than\b/i, 'the opposite of'],
  [/\bdecides? on the sign\b/i, 'decides the sign'],
  [/\bmultiplied with\b/i, 'multiplied by'],
  [/\blies? from one to below\b/i, 'at least one and below'],
  [/\b(?:ratio|rate|slope|length|number|value|point) is told\b(?! from)/i, 'is given'],
  [/\bdegrees hot\b/i, 'a temperature of 200°F'],
  [/\b(?:joined|glued|put) (?:together )?to a (?:triangle|square|rectangle|circle)\b/i, 'into a triangle'],
  [/\bline (?:of a system )?holds the points?\b/i, '“passes through”'],
  [/\bfeet, seen from\b|\bseen from an? [a-z]+, (?:one|two|an?)\b/i, 'measured from'],
  [/\bwhole numbers allow\b/i, '“as far as you can with whole numbers”'],
  [/\bdots behind\b/i, 'dots after them'],
  [/\bin a cloud storage\b/i, 'in an online album'],
  [/\bnumbers in a street\b/i, 'on a street'],
  [
    /\b(?:it|water|oven|air)\b[^.?!]*\b(?:has|have) (?:at least |more than )?−?\d[\d.,]*(?: to \d[\d.,]*)? degrees\b/i,
    'is at 200 degrees',
  ],
  [/\bthe number of [A-Z][a-z]+(?=[.?,]|$)/, 'the person’s number'],
  [/\banother [a-z]+ than\b/i, 'other than, or different from'],
  [/\b(?:up|down) for (?:each )?one to the (?:right|left)\b/i, 'for each step to the right'],
  [
    /\b(?:digits?|places?|zeros?|point) behind\b|\bbehind (?:the|an?|both|its) (?:[a-z]+ )?(?:points?|digit)\b/i,
    'after the point',
  ],
  [
    /\b(?:grow|grows|grew|scaled|move|moves|climb|climbs) alike\b|\bchanged? alike\b/i,
    'by the same factor, or amount',
  ],
  [/\bmirrored (?:in|at)\b|\bmirror images? in\b|\ba mirror in the [xy]-axis\b/i, 'across'],
  [/\b(?:few|many) data\b(?! (?:set|point|value)s?\b)/i, 'few values, a large data set'],
  [/\bmakes? −?\$?\d[\d,.]*[°%$]? together\b/i, 'add up to'],
  [
    /\b(?:what|that|which|it|amounts?|numbers?|remainder|digits?|price|fee|change) comes? again\b(?! and again)/i,
    'repeats',
  ],
  [/\bstraight way\b/i, 'straight path'],
  [
    /(?<!\b(?:go|goes|see|found|know) the )\bwhole way\b(?! (?:around|back|up|down|through|there|home))/i,
    'whole distance',
  ],
  [/\bin the middle of both\b|\bthe middle of both\b/i, 'halfway between the two'],
  [
    /\b(?:without|leaves|no) (?:a )?rest\b|\b[Aa] rest is\b|\brest of \d+ (?:is|needs|means|for)\b/,
    'remainder, or nothing left over',
  ],
  [/\b(?:afterwards|backwards|towards|forwards|upwards|downwards)\b/i, 'afterward, as in US English'],
  [
    /\b(?:in|inside|into|outside|before|of|without|drop|whole) (?:the |an? )?brackets?\b/i,
    'parentheses, as in US English',
  ],
  [/\b(?:lifts? (?:can )?carr|taps? (?:drip|lose|fill|let)s?\b)/i, 'elevator, faucet, as in US English'],
  [
    /\b(?:it|amount|value|speed|coordinate|number) gets less\b|\bgrow or get less\b/i,
    'gets smaller, goes down',
  ],
  [
    /\b(?:How (?:much|many [a-z]+|far|long)|What) (?:has|have) (?:it|they|he|she|you|the [a-z]+) to\b/,
    '“does it have to”',
  ],
  [/\b(?:school yard|pay days?|sand castle)s?\b/i, 'one word'],
  [
    /(?:^|[.?!:] )Who (?:says?|guess(?:es)?|thinks?|tries|draws?|joins?|divides?|blames|borrows?|saves?|never|does|is near)\b[^.?!]*\./,
    '“A student who …”',
  ],
  [/\bthe rests\b|\b(?:first|last|next) rest\b/i, 'remainder'],
  [/(?:^|[.?!] )Of which [a-z]+ (?:is|are|was) (?:it|this|they|the)\b/, '“Which … is it a part of?”'],
];

/**
 * What is said in one text as it would be in another language.
 * @example findIdiomFaults('Count how often it fits.').length // 1
 */
export function findIdiomFaults(text: string): string[] {
  return idioms.flatMap(([said, instead]) => {
    const [found] = said.exec(text) ?? [];
    return found === undefined ? [] : [`says "${found.trim()}"; say ${instead}`];
  });
}

/** Wherever a student reads, sentences are English ones. */
export function checkIdiom(sample: Sample): Fault[] {
  return [...shownTexts(sample), ['other wrong answers', sample.rendered.otherWrong] as const].flatMap(
    ([place, text]) =>
      findIdiomFaults(text).map((message) => ({ rule: 'idiom', message: `${place}: ${message}` })),
  );
}
