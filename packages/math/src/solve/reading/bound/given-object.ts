import { isMath } from '../is-math.ts';

const kinds =
  '(?:[a-z]+ )?(?:function|parabola|ellipse|circle|hyperbola|line|curve|equation|polynomial|expression|graph|quadratic|conic|relation|inequality|sequence|series)(?: (?:function|equation|expression))?';
const act = "find|determine|write|state|identify|give|calculate|compute|name|list|what(?: is|[’']s| are)?";
/** What is given: an equation, with or without the name of what it is, and what is wished of it. */
const given = new RegExp(
  String.raw`^(?:given(?: that)?|let|consider|for|suppose(?: that)?|take|look at)\s+(?:the\s+|an?\s+)?(?:(${kinds})\s+(?:of\s+|given by\s+|defined by\s+|with (?:the )?equation\s+|whose equation is\s+)?)?((?:\[[^\])]*[\])]|\((?:[^()[\]]|\([^()]*\))*[\])]|[^?!;[(])+?)(?:,\s+|[.;:]\s+)(?:please |then |now )?(?:${act})\s+([^?!]+?)[.?!\s]*$`,
  'i',
);
/** What is only shown: `The circle x² + y² = 9 is given.`, `The sequence 5, 15, 45, ... is geometric.` */
const shown =
  /^(?:you are given )?(?:the )?(.{3,200}?),? (?:is|are) (?:given|shown)(?: (?:below|above|here))?\.\s+(?=[A-Z])/i;
const ofKind = /^the (sequence|series) ([^a-z]+) is (arithmetic|geometric)\.\s+/i;
/** Where what is given holds: `on the closed interval [-4, 5]`. */
const place = /,? (?:on|over|for) (?:the )?(?:closed )?(?:interval )?([[(][^a-z]*[\])])$/i;
const noun =
  /^((?:(?:[a-z]+(?:-[a-z]+)*|\d+(?:st|nd|rd|th))-?(?:, | and | or | )?){1,6}?)(?=$| (?:on|over|at|when|from|in|if) )(.*)$/i;

/** The wish without the words that take up what was given: `the zeros of f`, `its vertex`, `the slope of the line`. */
function withoutReference(wish: string, object: string, named: string): string {
  const letter = /^([a-z])(?:\([a-z]\))? ?=/i.exec(object)?.[1];
  const names = ['it', ...(letter === undefined ? [] : [String.raw`${letter}(?:\([a-z]\))?`])];
  const nouns = ['function', 'graph', 'curve', ...(named === '' ? [] : [named])].join('|');
  const reference = String.raw`\s+(?:of|for|to)\s+(?:the (?:graph|curve) of\s+)?(?:${names.join('|')}|(?:the|this|that)\s+(?:${nouns}))(?=$|\s)`;
  return wish.replace(/^its /i, 'the ').replace(new RegExp(reference, 'i'), '');
}

/** A function that is told by name, and a question that takes that name up once. */
const toldByName =
  /^(?:given(?: that)?|let|consider|for|suppose(?: that)?)\s+([a-z])(\([a-z]\))?\s*=\s*([^?!;]+?)(?:,\s+|[.;:]\s+)([^?!]+?)[.?!\s]*$/i;

/** The question with the function in the place of its name: `at what x does f(x) = x² ln x have a minimum`. */
function inItsQuestion(problem: string): readonly string[] {
  const [, name = '', of = '', body = '', question = ''] = toldByName.exec(problem) ?? [];
  const places = [
    ...question.matchAll(new RegExp(`(?<![a-z\\d'])${name}(?:\\([a-z]\\))?(?![a-z\\d'(])`, 'gi')),
  ];
  const [place, more] = places;
  if (!place || more || !isMath(body) || /[=<>]|[.,]\s/.test(body) || isMath(question)) return [];
  const behind = question.slice(place.index + place[0].length);
  return [`${question.slice(0, place.index)}${name}${of} = ${body}${behind}`];
}

/**
 * A problem that tells its equation first, with the equation put into its request, once with the name of what it is and
 * once without; empty where it is told in another way.
 * @example withGivenObject('Given f(x) = x² − 4, find the zeros of f.') // ['Find the zeros of f(x) = x² − 4.']
 */
export function withGivenObject(problem: string): readonly string[] {
  const plain = problem.trim().replace(shown, '$1. ').replace(ofKind, 'Given the $3 $1 $2; ');
  const isShown = plain !== problem.trim();
  const [, named = '', told = '', wish = ''] =
    given.exec(isShown ? `Given the ${plain.replace(/^Given the /, '')}` : plain) ?? [];
  const [where = '', interval] = place.exec(told.trim()) ?? [];
  const object = told.trim().slice(0, told.trim().length - where.length);
  const [, name = '', value = ''] = /^([a-z]) ?= ?((?:[^a-z=<>]|(?<![a-z])i(?![a-z]))+)$/.exec(object) ?? [];
  const letter = new RegExp(`(?<![a-zA-Z])${name}(?![a-zA-Z(])`, 'g');
  if (name !== '' && isMath(wish) && /[-−+*/^|√²³\d]/.test(wish) && letter.test(wish))
    return [`Evaluate ${wish.replace(letter, `(${value})`)}`];
  const asIs = isShown ? [plain] : [];
  const isList = /sequence|series/i.test(named);
  if (!isMath(object) || !/[=<>≤≥]/.test(object) !== isList || (!isList && /[.,]\s/.test(object)))
    return [...asIs, ...inItsQuestion(problem.trim())];
  const [, what = '', behind = ''] = noun.exec(withoutReference(wish, object, named)) ?? [];
  if (what === '' || isMath(what)) return [...asIs, ...inItsQuestion(problem.trim())];
  const things = named === '' ? [object] : [`the ${named} ${object}`, object];
  const at = interval === undefined ? '' : ` on the interval ${interval}`;
  return [...asIs, ...things.map((thing) => `Find ${what.trim()} of ${thing}${behind}${at}.`)];
}
