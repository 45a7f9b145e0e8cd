import type { Random } from '../../../random.ts';
import { aliasWords, cityWords } from './name-words.ts';

type Words = { first: readonly string[]; second: readonly string[] };

const namesOffered = 3;

/** Three generated names that differ from each other and from those taken; never anything a person typed. */
function offerNames({ first, second }: Words, taken: ReadonlySet<string>, random: Random): string[] {
  const offers = new Set<string>();
  for (let tries = 0; offers.size < namesOffered; tries += 1) {
    const plain = `${first[random.int(first.length)]} ${second[random.int(second.length)]}`;
    const name = tries < 200 ? plain : `${plain} ${2 + random.int(98)}`;
    const [one, two] = plain.split(' ');
    if (one !== two && !taken.has(name)) offers.add(name);
  }
  return [...offers];
}

export function offerAliases(taken: ReadonlySet<string>, random: Random): string[] {
  return offerNames(aliasWords, taken, random);
}

export function offerCityNames(taken: ReadonlySet<string>, random: Random): string[] {
  return offerNames(cityWords, taken, random);
}
