import { plainWords } from '../words/plain-words.ts';
import { stemWord } from '../words/stem-word.ts';
import type { Concept, ConceptKind } from './concept.ts';

/** A word of an answer after its spelling is mended. */
export type Token = { word: string; stem: string };

/** `from` and `to` are places in the tokens; `phrase` is the lexicon's spelling. */
export type FoundConcept = { concept: Concept; phrase: string; from: number; to: number };

type Entry = { concept: Concept; phrase: string; stems: readonly string[] };
export type ConceptIndex = ReadonlyMap<string, readonly Entry[]>;

/** Makes all phrases findable by their first stem. */
export function indexConcepts(concepts: readonly Concept[]): ConceptIndex {
  const byFirst = new Map<string, Entry[]>();
  for (const concept of concepts) {
    for (const phrase of concept.phrases) {
      const stems = plainWords(phrase).map(stemWord);
      const [first] = stems;
      if (first === undefined) continue;
      const entries = byFirst.get(first) ?? [];
      entries.push({ concept, phrase, stems });
      byFirst.set(first, entries);
    }
  }
  return byFirst;
}

const fits = (entry: Entry, tokens: readonly Token[], at: number): boolean =>
  entry.stems.every((stem, step) => tokens[at + step]?.stem === stem);

/**
 * The concepts of an answer, left to right. At each word the longest phrase wins; of equal ones the kind named first
 * in `kinds`. A word belongs to one concept at most. Kinds not named are not looked for.
 */
export function findConcepts(
  index: ConceptIndex,
  tokens: readonly Token[],
  kinds: readonly ConceptKind[],
): FoundConcept[] {
  const found: FoundConcept[] = [];
  let at = 0;
  while (at < tokens.length) {
    const [best] = (index.get(tokens[at]?.stem ?? '') ?? [])
      .filter((entry) => kinds.includes(entry.concept.kind) && fits(entry, tokens, at))
      .sort(
        (a, b) =>
          b.stems.length - a.stems.length || kinds.indexOf(a.concept.kind) - kinds.indexOf(b.concept.kind),
      );
    if (best) {
      found.push({ concept: best.concept, phrase: best.phrase, from: at, to: at + best.stems.length });
      at += best.stems.length;
    } else {
      at += 1;
    }
  }
  return found;
}
