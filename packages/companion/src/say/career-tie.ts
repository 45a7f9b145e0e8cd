import { findProfanity } from '@playforward/language';
import type { CompanionContext } from '../companion-context.ts';
import type { Area, CareerGroup } from '../know/concept.ts';
import type { Glossary } from '../know/glossary.ts';
import { tutorText } from './tutor-text.ts';

const longestWord = 40;

/** What a student typed as a career or city, fit to stand in a sentence; null for anything but plain words. */
function plainWords(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length === 0 || trimmed.length > longestWord) return null;
  const isPlain = /^\p{L}[\p{L}\p{M} .'’/&-]*$/u.test(trimmed) && findProfanity(trimmed).length === 0;
  return isPlain ? trimmed : null;
}

/** The group whose word starts a word of the career; long words are looked for first. */
function groupOf(glossary: Glossary, career: string): CareerGroup | null {
  const said = ` ${career.toLowerCase()} `;
  const known = glossary.careers
    .flatMap((group) => group.words.map((word) => ({ group, word })))
    .toSorted((a, b) => b.word.length - a.word.length);
  return known.find(({ word }) => said.includes(` ${word}`))?.group ?? null;
}

function withArticle(career: string): string {
  if (/^(?:an?|the|in|on)\s/i.test(career)) return career;
  return `${/^[aeiou]/i.test(career) ? 'an' : 'a'} ${career}`;
}

/** Where the student's own future work, in the student's own city, meets an area of mathematics. */
export function careerTie(glossary: Glossary, area: Area, { career, city }: CompanionContext): string | null {
  const [job, town] = [plainWords(career), plainWords(city)];
  const group = job === null ? null : groupOf(glossary, job);
  const fallback = glossary.careers.find(({ words }) => words.length === 0);
  const used = group ?? fallback;
  const tie = used?.ties[area];
  if (!used || tie === undefined) return null;
  if (job !== null && group) {
    const name = withArticle(job);
    return town === null
      ? tutorText.tie(name, used.place, tie)
      : tutorText.tieInCity(name, used.place, town, tie);
  }
  return town === null ? tutorText.tieAny(used.place, tie) : tutorText.tieAnyInCity(used.place, town, tie);
}
