/** A word that is no longer used, and the word of the field that stands for it. */
export type RetiredWord = { retired: string; instead: string };

/** One row of docs/glossary.md: a word, what it means, and where in the code it has its name. */
export type Entry = { word: string; means: string; name: string; file: string; retired: readonly string[] };

/** The table of docs/glossary.md: its last column names what a word took the place of. */
export function readGlossary(markdown: string): Entry[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .slice(1)
    .map((line) => {
      const [, word = '', means = '', code = '', retired = ''] = line.split('|').map((cell) => cell.trim());
      const [, name = '', file = ''] = /^\[`(\w+)`\]\(\.\.\/([^)]+)\)$/.exec(code) ?? [];
      return { word, means, name, file, retired: retired.split(', ').filter((each) => each !== '') };
    });
}

/** What names a thing: declarations, and methods and fields of types and objects. */
const declared = /\b(?:type|class|function|const|let|interface) (\w+)|^\s+(?:readonly )?#?(\w+)\??[(:]/gm;

/** Every name that a file declares. Texts and comments hold none. */
export function namesIn(code: string): string[] {
  return [...code.matchAll(declared)].map(([, name, member]) => name ?? member ?? '');
}

/** The types that a file declares for itself or for others. */
export function typesIn(code: string): string[] {
  return [...code.matchAll(/^(?:export )?(?:declare )?(?:type|interface|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

/** Names that hold a retired word as one of their words: `openAskBook` holds AskBook, `luckyNumber` does not hold luck. */
export function findRetired(names: readonly string[], { retired }: RetiredWord): string[] {
  const wanted = ` ${splitName(retired).join(' ')} `;
  return names.filter((name) => ` ${splitName(name).join(' ')} `.includes(wanted));
}

function splitName(name: string): string[] {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|[_$]/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
}
