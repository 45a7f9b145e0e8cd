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
