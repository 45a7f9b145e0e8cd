import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import type { Mention, MentionKind } from './mention.ts';

/** A word of an answer after its spelling is mended. */
export type Token = { word: string; stem: string };

/** `from` and `to` are places in the tokens; `phrase` is the lexicon's spelling. */
export type FoundMention = { mention: Mention; phrase: string; from: number; to: number };

type Entry = { mention: Mention; phrase: string; stems: readonly string[] };
export type MentionIndex = ReadonlyMap<string, readonly Entry[]>;

/** Makes all phrases findable by their first stem. */
export function indexMentions(mentions: readonly Mention[]): MentionIndex {
  const byFirst = new Map<string, Entry[]>();
  for (const mention of mentions) {
    for (const phrase of mention.phrases) {
      const stems = plainWords(phrase).map(stemWord);
      const [first] = stems;
      if (first === undefined) continue;
      const entries = byFirst.get(first) ?? [];
      entries.push({ mention, phrase, stems });
      byFirst.set(first, entries);
    }
  }
  return byFirst;
}

const fits = (entry: Entry, tokens: readonly Token[], at: number): boolean =>
  entry.stems.every((stem, step) => tokens[at + step]?.stem === stem);

/**
 * The mentions of an answer, left to right. At each word the longest phrase wins; of equal ones the kind named first
 * in `kinds`. A word belongs to one mention at most. Kinds not named are not looked for.
 */
export function findMentions(
  index: MentionIndex,
  tokens: readonly Token[],
  kinds: readonly MentionKind[],
): FoundMention[] {
  const found: FoundMention[] = [];
  let at = 0;
  while (at < tokens.length) {
    const [best] = (index.get(tokens[at]?.stem ?? '') ?? [])
      .filter((entry) => kinds.includes(entry.mention.kind) && fits(entry, tokens, at))
      .sort(
        (a, b) =>
          b.stems.length - a.stems.length || kinds.indexOf(a.mention.kind) - kinds.indexOf(b.mention.kind),
      );
    if (best) {
      found.push({ mention: best.mention, phrase: best.phrase, from: at, to: at + best.stems.length });
      at += best.stems.length;
    } else {
      at += 1;
    }
  }
  return found;
}
