import { mathRuns, replaceMath } from '../solve/math-runs.ts';

/** Stands for a stretch of mathematics while the words around it are looked at. */
const place = '∎';

/** The little words that lead up to what somebody found: “so i thought it would be”, “if”, “and its”. None is a sign. */
const leadsUp = new RegExp(
  String.raw`(?:(?<!\S)(?:so|and|or|but|if|when|because|bc|then|ok|oh|wait|no|to|by|of|from|than|for|with)\s+)*` +
    String.raw`(?:(?<!\S)(?:i|we)\s+(?:just\s+|keep\s+|kept\s+)?(?:think|thought|guess(?:ed)?|feel like|got|get|getting|put|said|did|wrote|found|mean|meant|picked|chose|used?|tried)\s+)?` +
    String.raw`(?:(?<!\S)(?:i|we|you)\s+(?:have to|need to|should|can|could|must)\s+(?:do|use|put|write|find|take)\s+)?` +
    String.raw`(?:(?<!\S)(?:it|its|it's|thats|that's|that|this|they|the answer)\s+)?` +
    String.raw`(?:(?<!\S)(?:would|should|could|might|will|must|can|has to)\s+)?` +
    String.raw`(?:(?<!\S)(?:be|is|was|are|were|equals?)\s+)?${place}`,
  'giu',
);

/** What a result counts, as the days of “so 30 days”; what somebody has or got is no result. */
const counted = new RegExp(
  String.raw`(?<=(?:^|${place}#?|(?<!\S)(?:so|is|are|its|it's|thats|that's|be|equals))\s*)${place}#\s+(\p{L}+)(?=\s*(?:$|[.,;?!]|${place}))`,
  'giu',
);

/** What is said of a number or an expression, as “isnt a choice” of “15/6 isnt a choice”. */
const saidOfMath = new RegExp(
  String.raw`${place}#?\s+((?:is|isnt|isn't|are|arent|aren't|was|wasnt|cant be|doesnt|dont|has|goes|gives|makes)(?:\s+\p{L}+){1,4})(?=\s*(?:$|[.,;?!]|${place}))`,
  'giu',
);

const withoutPlaces = (text: string): string => text.replace(/∎#?/g, ' ').replace(/\s+/g, ' ').trim();

/** The words of a message beside its lines of mathematics. */
export type WordsBesideMath = {
  readonly words: string;
  /** Whether they only lead up to a result or name what it counts, so that nothing is said beside the mathematics. */
  readonly isOnlyMath: boolean;
};

/** Null where the message has no line of mathematics. A counted word for which `isSign` holds says something by itself. */
export function wordsBesideMath(text: string, isSign: (word: string) => boolean): WordsBesideMath | null {
  if (!mathRuns(text).some((run) => /[=*×÷/+^]/.test(run) && /\d/.test(run))) return null;
  const marked = replaceMath(text, (math) =>
    /(?<!\p{L})\d+$/u.test(math) ? ` ${place}# ` : ` ${place} `,
  ).replace(/\s+/g, ' ');
  const own = marked
    .replace(counted, (whole, word: string) => (isSign(word) ? whole : place))
    .replace(saidOfMath, (whole, words: string) => (isSign(words) ? whole : place))
    .replace(/#/g, '')
    .replace(leadsUp, ' ');
  return { words: withoutPlaces(marked), isOnlyMath: !/\p{L}{2}/u.test(own) };
}
