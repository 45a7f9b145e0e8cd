import type { LessonConcept } from '../companion-context.ts';
import type { Glossary, GlossaryConcept } from './concept.ts';
import { foldName } from './load-glossary.ts';

const longestName = 6;

/** The words of a text as names are folded, without signs around them. */
function wordsOf(text: string): string[] {
  return foldName(text)
    .replace(/[?!.,;:"“”()]+(?=\s|$)|(?<=^|\s)["“(]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function lookUp(glossary: Glossary, name: string): GlossaryConcept | null {
  const plain = glossary.byName.get(name);
  if (plain) return plain;
  const singular = name.endsWith('s') ? glossary.byName.get(name.slice(0, -1)) : undefined;
  return singular ?? glossary.byName.get(`${name}s`) ?? null;
}

/** The concept with the longest name in a text; of equally long names the first. */
export function findConcept(glossary: Glossary, text: string): GlossaryConcept | null {
  const words = wordsOf(text);
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = lookUp(glossary, words.slice(start, start + length).join(' '));
      if (found) return found;
    }
  }
  return null;
}

/** The two concepts on either side of 'and', 'or' or 'versus' in a question about their difference. */
export function findConceptPair(glossary: Glossary, text: string): readonly GlossaryConcept[] {
  const between = /\b(?:difference|different|compare|same)\b|\b(?:vs|versus)\b/i.test(text);
  if (!between) return [];
  const sides = text.split(/\b(?:and|or|vs|versus|from|with)\b/i);
  const found = sides.flatMap((side) => findConcept(glossary, side) ?? []);
  return [...new Set(found)].slice(0, 2);
}

/** The glossary's entry for a concept of a lesson: by its title, else by the first term its definition names. */
export function conceptOfLesson(glossary: Glossary, concept: LessonConcept): GlossaryConcept | null {
  const byTitle = findConcept(glossary, concept.title);
  if (byTitle) return byTitle;
  const [first = ''] = concept.definition.split(/(?<=[.?!])\s+/);
  return findConcept(glossary, first) ?? findConcept(glossary, concept.slug.replaceAll('-', ' '));
}
