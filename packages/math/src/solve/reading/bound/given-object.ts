import { isMath } from '../is-math.ts';

const kinds =
  '(?:[a-z]+ )?(?:function|parabola|ellipse|circle|hyperbola|line|curve|equation|polynomial|expression|graph|quadratic|conic|relation|inequality)(?: (?:function|equation|expression))?';
const act = "find|determine|state|identify|give|calculate|compute|name|list|what(?: is|[’']s| are)?";
/** What is given: an equation, with or without the name of what it is, and what is wished of it. */
const given = new RegExp(
  String.raw`^(?:given(?: that)?|let|consider|for|suppose(?: that)?|take|look at)\s+(?:the\s+|an?\s+)?(?:(${kinds})\s+(?:of\s+|given by\s+|defined by\s+|with (?:the )?equation\s+|whose equation is\s+)?)?([^?!;]+?)(?:,\s+|[.;:]\s+)(?:please |then |now )?(?:${act})\s+([^?!]+?)[.?!\s]*$`,
  'i',
);
const noun =
  /^((?:[a-z]+(?:-[a-z]+)*-?(?:, | and | or | )?){1,6}?)(?=$| (?:on|over|at|when|from|in|if) )(.*)$/i;

/** The wish without the words that take up what was given: `the zeros of f`, `its vertex`, `the slope of the line`. */
function withoutReference(wish: string, object: string, named: string): string {
  const letter = /^([a-z])(?:\([a-z]\))? ?=/i.exec(object)?.[1];
  const names = ['it', ...(letter === undefined ? [] : [String.raw`${letter}(?:\([a-z]\))?`])];
  const nouns = ['function', 'graph', 'curve', ...(named === '' ? [] : [named])].join('|');
  const reference = String.raw`\s+(?:of|for|to)\s+(?:the (?:graph|curve) of\s+)?(?:${names.join('|')}|(?:the|this|that)\s+(?:${nouns}))(?=$|\s)`;
  return wish.replace(/^its /i, 'the ').replace(new RegExp(reference, 'i'), '');
}

/**
 * A problem that tells its equation first, with the equation put into its request, once with the name of what it is and
 * once without; empty where it is told in another way.
 * @example withGivenObject('Given f(x) = x² − 4, find the zeros of f.') // ['Find the zeros of f(x) = x² − 4.']
 */
export function withGivenObject(problem: string): readonly string[] {
  const [, named = '', told = '', wish = ''] = given.exec(problem.trim()) ?? [];
  const object = told.trim();
  if (!isMath(object) || !/[=<>≤≥]/.test(object) || /[.,]\s/.test(object)) return [];
  const [, what = '', where = ''] = noun.exec(withoutReference(wish, object, named)) ?? [];
  if (what === '' || isMath(what)) return [];
  const things = named === '' ? [object] : [`the ${named} ${object}`, object];
  return things.map((thing) => `Find ${what.trim()} of ${thing}${where}.`);
}
