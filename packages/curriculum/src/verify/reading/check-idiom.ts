import { textsOf } from '../check-text.ts';
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
  [/\bevery second one\b/i, 'half of them, or every other one'],
  [/\bagainst the clock\b/i, 'counterclockwise'],
  [/\bexplains best\b/i, '“best explains”'],
  [/\bnumber of percents\b/i, 'percent, which has no plural'],
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
];

/** What is said in one text as it would be in another language. */
export function findIdiomFaults(text: string): string[] {
  return idioms.flatMap(([said, instead]) => {
    const [found] = said.exec(text) ?? [];
    return found === undefined ? [] : [`says "${found.trim()}"; say ${instead}`];
  });
}

/** Wherever a student reads, sentences are English ones. */
export function checkIdiom(sample: Sample): Fault[] {
  return [...textsOf(sample), ['other wrong answers', sample.rendered.otherWrong] as const].flatMap(
    ([place, text]) =>
      findIdiomFaults(text).map((message) => ({ rule: 'idiom', message: `${place}: ${message}` })),
  );
}
