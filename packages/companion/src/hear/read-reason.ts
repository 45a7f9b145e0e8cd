import { equivalent } from '@playforward/math';
import { sidesOf } from './judge-line.ts';
import { mathPieces } from './math-pieces.ts';

/** What a student's own reason says, read by its words: nothing here is a grade. */
export type ReasonReading = {
  /** Words of the mission that it takes up, as the student wrote them. */
  readonly things: readonly string[];
  /** Words that say how things belong together, as the student wrote them. */
  readonly links: readonly string[];
  /** Lines between numbers whose sides are not the same. */
  readonly falseLines: readonly string[];
};

const links =
  /\b(?:because|since|therefore|that is why|so that|for (?:each|every)|each|every|per|times|multipl\w*|twice|doubl\w*|tripl\w*|half|divid\w*|split\w*|shar\w*|add(?:s|ed|ing)?|plus|sum|together|minus|subtract\w*|take away|less than|more than|differ\w*|percent\w*|part of|ratio\w*|rate\w*|same|equal\w*|balanc\w*|grow\w*|shrink\w*|faster|slower|bigger|smaller|depend\w*|cancel\w*|if|when|then|until|always|never|both)\b/gi;

/** Words that every question has. */
const common = new Set(
  'about after also from have into only that their them there they this what when where which while with your does would could should happens happen number numbers other than then'.split(
    ' ',
  ),
);

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s)$/, '');

function contentWords(text: string): string[] {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !common.has(word.toLowerCase()));
}

const unique = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [stem(word), word.toLowerCase()])).values(),
];

/**
 * Reads a reason. `about` are the sentences and labels that the mission is told in; a word of them counts in singular
 * and plural. Mathematics between numbers is worked out, so that a slip in it can be named. Never throws.
 */
export function readReason(text: string, about: readonly string[]): ReasonReading {
  const known = new Set(about.flatMap(contentWords).map(stem));
  const falseLines = mathPieces(text).flatMap(({ kind, text: line }) => {
    const sides = kind === 'truth' ? sidesOf(line) : null;
    return sides?.sign === '=' && equivalent(sides.left, sides.right) === 'different' ? [line] : [];
  });
  return {
    things: unique(contentWords(text).filter((word) => known.has(stem(word)))),
    links: unique(text.match(links) ?? []),
    falseLines,
  };
}

/** What the companion says to a reason: what it heard, and what it would like to hear more of. `thing` is one of the mission. */
export function replyToReason({ things, links: told, falseLines }: ReasonReading, thing: string): string {
  const [line] = falseLines;
  if (line !== undefined) return `I read ${line}. Do both sides come out the same?`;
  const [how] = told;
  if (things.length > 0 && how !== undefined) {
    const named = things.slice(0, 2).join(' and ');
    return `I heard what it is about (${named}) and how it belongs together (“${how}”). Somebody else can follow that.`;
  }
  if (things.length > 0) {
    return 'I heard what it is about. What happens to one of the numbers when the other changes?';
  }
  if (how !== undefined) return `I heard how (“${how}”). What is that true of, for example “${thing}”?`;
  return `Tell it with the things of the mission, for example “${thing}”: what happens to one when the other changes?`;
}
