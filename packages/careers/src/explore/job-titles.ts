import { rememberTerms } from './saying-words.ts';

/** A title by which people look for a job, and the codes of the occupations that go by it. */
export type JobTitle = { title: string; socs: readonly string[] };

/** Reads content/careers/job-titles.txt: `code code: title; title`. Throws where a line has another form. */
export function readJobTitles(text: string): JobTitle[] {
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', titles] = line.split(': ');
      if (titles === undefined || !/^\d\d-\d{4}\.\d\d(?: |$)/.test(codes))
        throw new Error(`A line of the job titles is none: ${line.slice(0, 60)}`);
      const socs = codes.split(' ');
      return titles.split('; ').map((title) => ({ title, socs }));
    });
}

type Entry = { stems: readonly string[]; weight: number; careers: Set<number> };

export type TitleIndex = {
  /** How far the words are a title of each occupation: 1 where they are one and nothing else, and of no other. */
  likeness: (stems: readonly string[]) => ReadonlyMap<number, number>;
};

/** Makes the titles findable by the stems of their words, each by how few titles have it. */
export function indexTitles(titles: readonly JobTitle[], socs: readonly string[]): TitleIndex {
  const placeOf = new Map(socs.map((soc, at) => [soc, at]));
  const stemsOf = rememberTerms();
  const entries = new Map<string, Entry>();
  for (const { title, socs: codes } of titles) {
    const careers = codes.flatMap((code) => placeOf.get(code) ?? []);
    const stems = [...new Set(stemsOf(title))].sort();
    if (careers.length === 0 || stems.length === 0) continue;
    const key = stems.join(' ');
    const entry = entries.get(key) ?? { stems, weight: 0, careers: new Set() };
    for (const career of careers) entry.careers.add(career);
    entries.set(key, entry);
  }
  const byStem = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    for (const stem of entry.stems) {
      const known = byStem.get(stem);
      if (known) known.push(entry);
      else byStem.set(stem, [entry]);
    }
  }
  const rarity = (stem: string): number => Math.log(1 + entries.size / (1 + (byStem.get(stem)?.length ?? 0)));
  const weigh = (stems: Iterable<string>): number => [...stems].reduce((sum, stem) => sum + rarity(stem), 0);
  for (const entry of entries.values()) entry.weight = weigh(entry.stems);

  return {
    likeness(stems) {
      const said = new Set(stems);
      const all = weigh(said);
      const shared = new Map<Entry, number>();
      for (const stem of said)
        for (const entry of byStem.get(stem) ?? [])
          shared.set(entry, (shared.get(entry) ?? 0) + rarity(stem));
      const found = new Map<number, number>();
      for (const [entry, weight] of shared) {
        const like = (weight * weight) / (all * entry.weight) / entry.careers.size ** 0.25;
        for (const career of entry.careers) found.set(career, Math.max(found.get(career) ?? 0, like));
      }
      return found;
    },
  };
}
