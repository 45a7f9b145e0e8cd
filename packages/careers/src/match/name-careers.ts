import type { Profile } from '../read-profile.ts';
import type { CareerIndex } from './index-occupations.ts';

/** How well a job named in the career answer fits an occupation's title or alternate title, 0 to 1. */
export type NamedCareer = { strength: number; words: string };

/** Below this the answer and the title merely share a common word. */
const leastFit = 0.45;

const mass = (stems: Iterable<string>, index: CareerIndex): number => {
  let sum = 0;
  for (const stem of stems) sum += index.rarity(stem);
  return sum;
};

/** Which occupations the student named, by title or alternate title, whole or in part. */
export function nameCareers(profile: Profile, index: CareerIndex): Map<number, NamedCareer> {
  const named = new Map<number, NamedCareer>();
  profile.namedCareers.slice(0, 6).forEach((tokens, order) => {
    const stems = new Set(tokens.map(({ stem }) => stem));
    const asked = mass(stems, index);
    const shared = new Map<number, number>();
    for (const stem of stems) {
      for (const title of index.titlesByStem.get(stem) ?? []) {
        shared.set(title, (shared.get(title) ?? 0) + index.rarity(stem));
      }
    }
    for (const [at, both] of shared) {
      const title = index.titles[at];
      if (!title) continue;
      const ofTitle = both / mass(title.stems, index);
      const ofAnswer = both / asked;
      const fit = ((2 * ofTitle * ofAnswer) / (ofTitle + ofAnswer)) * (title.own ? 1 : 0.97);
      const strength = fit * 0.9 ** order;
      if (fit >= leastFit && strength > (named.get(title.occupation)?.strength ?? 0)) {
        named.set(title.occupation, { strength, words: tokens.map(({ word }) => word).join(' ') });
      }
    }
  });
  return named;
}
