import { type Entry, findRetired, namesIn, typesIn } from './read-glossary.ts';

/** The code of every file that names things, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

const mostWords = 80;

/** Words that say that something was done, and not what it is: no type is named by one of them alone. */
const participles = new Set(
  'Asked Drawn Found Given Heard Kept Known Meant Said Seen Sent Shown Spoken Taken Told Wanted'.split(' '),
);

/** Two places name their own readings of a sentence; there a word of the glossary may still name a second type. */
const ownWords = ['packages/companion/src/', 'packages/math/src/solve/'];

/** Names that still hold a retired word. Lower a number when some go, and take the line out with the last. */
const still: Readonly<Record<string, number>> = {
  // A shelf with books on it, in a story.
  Shelf: 1,
};

export function findGlossaryFaults(entries: readonly Entry[], sources: Sources): string[] {
  const homes = homesOfTypes(sources);
  const names = new Map([...sources].map(([file, code]) => [file, namesIn(code)]));
  return [
    ...(entries.length > mostWords
      ? [`docs/glossary.md has ${entries.length} words, at most ${mostWords}.`]
      : []),
    ...entries.filter(({ means }) => !/^[^.]*\.$/.test(means)).map(({ word }) => `${word}: one sentence.`),
    ...entries.flatMap((entry) => findNameFaults(entry, { homes, names })),
    ...findParticiples(homes),
    ...entries.flatMap(({ word, retired }) =>
      retired.flatMap((each) => findUses({ retired: each, instead: word }, names)),
    ),
  ];
}

/** The files that declare each type. A test's own types are read nowhere else. */
function homesOfTypes(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const [file, code] of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const name of typesIn(code)) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  return homes;
}

const hasOwnWords = (file: string) => ownWords.some((folder) => file.startsWith(folder));

function findNameFaults(
  { word, name, file }: Entry,
  { homes, names }: { homes: ReturnType<typeof homesOfTypes>; names: ReadonlyMap<string, readonly string[]> },
): string[] {
  if (!names.get(file)?.includes(name))
    return [`${word}: ${file || 'no file'} declares no ${name || 'name'}.`];
  return (homes.get(name) ?? [])
    .filter((other) => other !== file && !hasOwnWords(other))
    .map(
      (other) => `${other}: the type ${name} is the glossary's “${word}” (${file}); name this one otherwise.`,
    );
}

function findParticiples(homes: ReturnType<typeof homesOfTypes>): string[] {
  return [...homes].flatMap(([name, files]) =>
    participles.has(name)
      ? files
          .filter((file) => !hasOwnWords(file))
          .map((file) => `${file}: the type ${name} says that something was done; name what it is.`)
      : [],
  );
}

function findUses(
  word: { retired: string; instead: string },
  names: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = [...names].flatMap(([file, all]) => findRetired(all, word).map((name) => `${file}: ${name}`));
  const most = still[word.retired] ?? 0;
  return found.length > most
    ? [
        `${found.length} names hold "${word.retired}", at most ${most}; the word is ${word.instead}:\n  ${found.join('\n  ')}`,
      ]
    : [];
}
