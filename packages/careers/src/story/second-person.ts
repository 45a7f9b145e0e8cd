/** Where a long statement may end early and still be whole. */
const clauseStarts =
  /, (?:such as|including|for example|like those)\b.*$|, (?:[a-z]+ing|to|by|in order to|based on|according to|in accordance with|while|in compliance with|as required by|as part of|especially|particularly|when|where|if|so that|and ensure)\b.*$/;
/** A statement of this many words or fewer is left whole. */
const comfortable = 20;
/** The last words of a clause that still waits for its object. */
const unfinished =
  /\b(?:in|with|to|for|on|by|of|as|about|into|from|at|over|through|that|whether|how|between|against|among|upon|under|and|or|the|a|an|their|such|other|including|using|is|are)$/;

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z-]*\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const words = (text: string): string[] => text.split(/\s+/);

/**
 * "plan, direct, or coordinate activities" → "plan or coordinate activities": of three or more verbs that share an
 * object, the first and the last, which brings its own preposition. The verbs are those that begin a task statement
 * somewhere.
 */
function twoOfVerbs(text: string, verbs: ReadonlySet<string>): string {
  const listed = /^([a-z-]+)((?:, [a-z-]+)+), or ([a-z-]+) /.exec(text);
  if (!listed) return text;
  const [whole, first = '', middle = '', last = ''] = listed;
  const all = [first, ...middle.split(', ').filter((verb) => verb !== ''), last];
  return all.every((verb) => verbs.has(verb)) ? `${first} or ${last} ${text.slice(whole.length)}` : text;
}

/** "walls, floors" with nothing after it: the list lost its end. */
const losesListEnd = (text: string): boolean => {
  const [, last] = /^.*, ([^,]*)$/.exec(text) ?? [];
  return (
    last !== undefined &&
    !/^(?:and|or|such as|including|using|to|by|as|with|when|if|where|while|for|in|based|according|following|so|especially|particularly)\b/.test(
      last,
    )
  );
};

function shorten(text: string): string {
  let short = text;
  while (words(short).length > comfortable) {
    const cut = short.replace(clauseStarts, '');
    if (cut === short || words(cut).length < 4 || unfinished.test(cut) || losesListEnd(cut)) break;
    short = cut;
  }
  return short;
}

/**
 * An imperative statement ("Prepare, season, or bake fish.") as the rest of a sentence that begins with "you", without
 * the full stop: "prepare fish". Null when it would not read aloud well.
 */
export function secondPerson(statement: string, verbs: ReadonlySet<string>): string | null {
  const plain = statement
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\band\/or\b/g, 'or')
    .replace(/\b(?:his or her|his\/her)\b/g, 'their')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
  const start = lowerFirst(plain);
  const [first = ''] = words(start);
  const isVerb = verbs.has(first.replace(/,$/, '')) || first === 'may';
  if (!isVerb || /[:;"“”()[\]]|\b(?:e\.g|i\.e|etc)\b|\w\/\w/.test(start)) return null;
  return shorten(twoOfVerbs(start, verbs));
}

/** The verbs that begin the task statements of a list of occupations, lower case. */
export function statementVerbs(occupations: readonly { tasks: readonly string[] }[]): Set<string> {
  const verbs = new Set<string>();
  for (const { tasks } of occupations) {
    for (const task of tasks) {
      const [first] = /^[A-Za-z-]+/.exec(task) ?? [];
      if (first !== undefined) verbs.add(first.toLowerCase());
    }
  }
  return verbs;
}
