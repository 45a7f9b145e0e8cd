import { findProfanity } from '@playforward/language';
import { expect, test } from 'vitest';
import { systemRandom } from '../../../random.ts';
import { aliasWords, cityWords } from './name-words.ts';
import { offerAliases, offerCityNames } from './offer-names.ts';

test('three names are offered, all different and none that is taken', () => {
  const taken = new Set<string>();
  for (let count = 0; count < 200; count += 1) {
    const offers = offerAliases(taken, systemRandom);
    expect(new Set(offers).size).toBe(3);
    for (const offer of offers) expect(taken.has(offer)).toBe(false);
    taken.add(String(offers[0]));
  }
  expect(offerCityNames(taken, systemRandom)).toHaveLength(3);
});

test('there is a name also when every pair is taken', () => {
  const all = aliasWords.first.flatMap((first) => aliasWords.second.map((second) => `${first} ${second}`));
  expect(offerAliases(new Set(all), systemRandom)).toHaveLength(3);
});

test('no pair of words is one that a child would have to be protected from', () => {
  const pairs = [aliasWords, cityWords].flatMap(({ first, second }) =>
    first.flatMap((one) => second.map((two) => `${one} ${two}`)),
  );
  expect(pairs.filter((name) => findProfanity(name).length > 0)).toEqual([]);
});
