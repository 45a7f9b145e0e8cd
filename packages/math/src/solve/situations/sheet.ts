import { takePlaces } from '../reading/wishes.ts';

/** A problem in small letters, without greetings and without the wish for a rounded or exact answer. */
export type Sheet = {
  readonly text: string;
  /** The same with its capital letters. */
  readonly typed: string;
  /** How many decimals the answer is wished with. */
  readonly places: number | null;
  /** Whether the value is wished exactly. */
  readonly isExact: boolean;
};

const wishes: readonly RegExp[] = [
  /[\s,.;(]*\b(?:please|pls|plz|thanks|thank you|thx|no calculator|yes or no|need help|i need help(?: with this(?: one)?)?|help me|show (?:your |the )?work)\b[\s)!]*/gi,
  /[\s,.;(]*\b(?:use|using|with) (?:a |the )?(?:z|normal|standard normal)[- ]?tables?\b\)?/gi,
  /[\s,.;(]*\b(?:give (?:the |an )?|leave (?:it |the answer )?|as an? |in )?exact(?: (?:answers?|values?|forms?)(?: in [a-z]+)?(?:,? (?:and )?(?:not?|without) (?:an? )?decimals?)?)?(?=\s*[).,;?!]|\s*$)\)?/gi,
  /[\s,.;(]*\b(?:in terms of (?:pi|π)|(?:keep|leave) (?:the )?(?:pi|π)(?: in (?:the|your) answers?)?|as (?:a )?(?:simplified )?fraction(?: in simplest form)?|in simplest form|as a (?:decimal|number))\b\)?/gi,
];

/** Reads the wishes for the form of the answer off a text. */
export function readSheet(problem: string): Sheet {
  const { rest, places } = takePlaces(
    problem
      .replace(/[−–—]/g, '-')
      .replace(/[’`´]/g, "'")
      .replace(/\b(can|don|doesn|isn|aren|didn|won)t\b/gi, "$1't")
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const typed = wishes
    .reduce((text, wish) => text.replace(wish, ' '), rest)
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;?!])/g, '')
    .trim();
  return { text: typed.toLowerCase(), typed, places, isExact: /\bexact\b/i.test(problem) };
}
