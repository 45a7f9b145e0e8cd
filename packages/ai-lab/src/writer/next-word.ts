import type { WriterModel } from './learn-text.ts';

/** A word that may come next: how often it did in the text, and its share under the temperature, from 0 to 1. */
export type NextWord = { readonly word: string; readonly count: number; readonly share: number };

export type NextOdds = {
  /** The last words that the writer knows; fewer than it can remember where it never saw them together. */
  readonly after: readonly string[];
  /** How often these words were followed by anything. */
  readonly total: number;
  /** Likeliest first. */
  readonly words: readonly NextWord[];
};

/** The longest end of what is written that the text holds too. */
function followersOf({ counts, memory }: WriterModel, written: readonly string[]) {
  for (let back = Math.min(memory, written.length); back > 0; back -= 1) {
    const after = written.slice(-back);
    const followers = counts.get(after.join(' '));
    if (followers) return { after, followers };
  }
  return { after: [], followers: counts.get('') ?? new Map<string, number>() };
}

/**
 * The odds of the next word. Temperature 0 leaves only the likeliest, 1 keeps the counts of the text, and more makes rare
 * words likelier.
 */
export function nextOdds(model: WriterModel, written: readonly string[], temperature: number): NextOdds {
  const { after, followers } = followersOf(model, written);
  const counted = [...followers].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  const most = counted[0]?.[1] ?? 0;
  const weightOf = (count: number, at: number): number =>
    temperature <= 0 ? Number(at === 0) : (count / most) ** (1 / temperature);
  const weights = counted.map(([, count], at) => weightOf(count, at));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const total = counted.reduce((all, [, count]) => all + count, 0);
  const words = counted.map(([word, count], at) => ({ word, count, share: (weights[at] ?? 0) / sum }));
  return { after, total, words };
}

/** The word that a draw falls on; `chance` is from 0 up to 1. Null where the writer has learned nothing. */
export function drawWord({ words }: NextOdds, chance: number): string | null {
  let left = chance;
  for (const { word, share } of words) {
    left -= share;
    if (left < 0) return word;
  }
  return words.find(({ share }) => share > 0)?.word ?? null;
}

const isSign = (word: string): boolean => /^[.,!?;:]$/.test(word);

/** Written words as a line: no space before a sign, a capital letter at the beginning of a sentence. */
export function joinWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const last = words[at - 1];
      const begins = last === undefined || /^[.!?]$/.test(last);
      const shown = begins ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      return at > 0 && !isSign(word) ? ` ${shown}` : shown;
    })
    .join('');
}
