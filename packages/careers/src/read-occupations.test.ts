import { describe, expect, test } from 'vitest';
import { allMentions } from './lexicon/all-mentions.ts';
import { readOccupations } from './read-occupations.ts';
import { exclusionsText, occupationsText, realOccupations } from './testing/real-occupations.ts';

describe('the occupations of the product', () => {
  test('are at least 900, each with its own title, a friendly cluster and tasks to tell', () => {
    expect(realOccupations.length).toBeGreaterThanOrEqual(900);
    expect(new Set(realOccupations.map(({ title }) => title)).size).toBe(realOccupations.length);
    expect(new Set(realOccupations.map(({ cluster }) => cluster)).size).toBe(16);
    expect(realOccupations.filter(({ storyTasks }) => storyTasks.length === 0)).toEqual([]);
  });

  test('leave out every occupation of the reviewed list, which names real ones', () => {
    const everything = readOccupations(occupationsText, '{"occupations": [], "story_words": ["zzz"]}');
    const left = new Set(realOccupations.map(({ soc }) => soc));
    const listed = [...exclusionsText.matchAll(/soc: (\S+)\n +title: (.+)/g)];
    expect(listed.length).toBeGreaterThan(10);
    for (const [, soc, title] of listed) {
      expect(everything.find((one) => one.soc === soc)?.officialTitle).toBe(title);
      expect(left.has(soc ?? '')).toBe(false);
    }
    expect(
      realOccupations.filter(({ officialTitle }) => /^(?:Gambling|Bartenders)/.test(officialTitle)),
    ).toEqual([]);
  });

  test('refuse files of another shape', () => {
    expect(() => readOccupations('{"occupations": []}', exclusionsText)).toThrow();
    expect(() => readOccupations(occupationsText, 'occupations: none')).toThrow();
    expect(() =>
      readOccupations(occupationsText.replace('"knowledge":["', '"knowledge":["Tea","'), exclusionsText),
    ).toThrow(/columns/);
  });
});

describe('the lexicon', () => {
  const titles = new Set(realOccupations.map(({ title }) => title));

  test('leads only to occupations that can be suggested', () => {
    const unknown = allMentions.flatMap(({ label, careers }) =>
      careers.filter((title) => !titles.has(title)).map((title) => `${label}: ${title}`),
    );
    expect(unknown).toEqual([]);
  });

  test('says one thing for a phrase of one kind', () => {
    const seen = new Map<string, string>();
    const doubled: string[] = [];
    for (const { kind, label, phrases } of allMentions) {
      for (const phrase of phrases) {
        const before = seen.get(`${kind} ${phrase}`);
        if (before !== undefined && before !== label) doubled.push(`${kind} ${phrase}: ${before}, ${label}`);
        seen.set(`${kind} ${phrase}`, label);
      }
    }
    expect(doubled).toEqual([]);
  });

  test('knows at least 150 brands that a teenager names', () => {
    const brands = allMentions.filter(({ kind }) => kind === 'brand').flatMap(({ phrases }) => phrases);
    expect(new Set(brands).size).toBeGreaterThan(150);
    expect(brands).toEqual(
      expect.arrayContaining(['nike', 'roblox', 'disney', 'spacex', 'chick fil a', 'sephora']),
    );
  });
});
