/** A word that is no longer used, and the word of the field that stands for it. */
export type RetiredWord = { retired: string; instead: string };

/** The table of docs/glossary.md: its last column names what a word took the place of. */
export function readGlossary(markdown: string): { words: string[]; retired: RetiredWord[] } {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return {
    words: rows.map(([, word = '']) => word),
    retired: rows.flatMap(([, instead = '', , retired = '']) =>
      retired
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .map((word) => ({ retired: word, instead })),
    ),
  };
}

/** What names a thing: declarations, and methods and fields of types and objects. */
const declared = /\b(?:type|class|function|const|let|interface) (\w+)|^\s+(?:readonly )?#?(\w+)\??[(:]/gm;

/** Every name that a file declares. Texts and comments hold none. */
export function namesOf(code: string): string[] {
  return [...code.matchAll(declared)].map(([, name, member]) => name ?? member ?? '');
}

/** Names that hold a retired word as one of their words: `openAskBook` holds AskBook, `luckyNumber` does not hold luck. */
export function findRetired(names: readonly string[], { retired }: RetiredWord): string[] {
  const wanted = ` ${wordsOf(retired).join(' ')} `;
  return names.filter((name) => ` ${wordsOf(name).join(' ')} `.includes(wanted));
}

function wordsOf(name: string): string[] {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|[_$]/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
}
