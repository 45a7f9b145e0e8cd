import { type Exercise, exercise } from './exercise.ts';

const equation = '(?<e>[^,;]*=[^,;]*?)';
const amount = '\\$?(?<p>\\d+(?:,\\d{3})*(?:\\.\\d\\d)?)';

/** Requests whose work stands in short words, before or behind what it is done to. */
export const wordingExercises: readonly Exercise[] = [
  ...exercise(
    [
      `${equation}[.,;:]?(?: and)? (?:(?:use|using|by|with) )?(?:the )?quadratic formula`,
      `(?:use|using|with|by) (?:the )?quadratic formula(?: to solve| on| for)?[:,]? ${equation}`,
    ],
    ({ e = '' }) => `solve ${e} using the quadratic formula`,
  ),
  ...exercise(
    [
      `${equation}[.,;:]?(?: and)? (?:use|using|by|with) (?:factoring|completing the square)`,
      `(?:use|using|with|by) (?<w>factoring|completing the square)(?: to solve)?[:,]? ${equation}`,
    ],
    ({ e = '', w = 'factoring' }) => `solve ${e} by ${w}`,
  ),
  ...exercise(
    [
      '(?:use|using|apply|with)(?: the)? distributive property[:,]? {e*}',
      '{e*}[.,;:] (?:use|using|apply) (?:the )?distributive property',
    ],
    ({ e = '' }) => `expand ${e}`,
  ),
  ...exercise(
    [
      '(?:solve )?(?<a>[^,;=]+=[^,;=]+?)(?:,|;| and| &|\\s) ?(?<b>[a-z0-9][^,;=]*=[^,;=]+?)[.,;:]? (?:solve|find)(?: the| this)?(?: system| both| point of intersection| solution)(?: (?:by|using|with) [a-z]+)?',
      'solve (?:the system )?(?:by|using|with) (?:substitution|elimination|graphing)[:,]? (?<a>[^,;=]+=[^,;=]+?)(?:,|;| and) (?<b>[^,;=]+=[^,;=]+)',
      '(?:use|using) (?:substitution|elimination) (?:to solve|on|for)[:,]? (?<a>[^,;=]+=[^,;=]+?)(?:,|;| and) (?<b>[^,;=]+=[^,;=]+)',
    ],
    ({ a = '', b = '' }) => `${a}, ${b}`,
  ),
  ...exercise(
    ['(?:prob|probability|chance)(?: of)? {e*}', '[ask](?:prob|chance) (?:of|that|to) {e*}'],
    ({ e = '' }) =>
      /\b(?:and|or|not|then|twice|times|both)\b/i.test(e) ? null : `what is the probability of ${e}`,
  ),
  ...exercise(
    [
      '(?:choose|pick|select) {k} (?:[a-z]+ )?(?:from|out of|of) {n}(?: [a-z]+)?[.,;] how many (?:different )?(?:groups|teams|ways|committees|combinations|choices)(?: are there| are possible| can be made)?',
      'how many (?:different )?{k}[- ](?:person|people|member|student|card|player|letter)s? (?:groups|teams|committees|combinations|hands)(?: can be (?:chosen|made|formed|picked|selected|dealt)| are there| are possible| can you (?:make|form|choose))? (?:from|out of|with) (?:a (?:group|class|club|deck) of )?{n}(?: [a-z]+)?',
      'how many (?:different )?(?:groups|teams|committees|combinations) of {k} (?:[a-z]+ )?(?:can be (?:chosen|made|formed|picked|selected) |are there |are possible )?(?:from|out of|of) {n}(?: [a-z]+)?',
    ],
    ({ k = '', n = '' }) => `how many ways can you choose ${k} students from ${n}`,
  ),
  ...exercise(
    [
      `(?:my |the |our |a )?(?:dinner|lunch|meal|bill|breakfast|check|food)(?: bill)? (?:costs?|is|was|comes to|came to) ${amount}(?:,| and|[.;])? (?:and )?(?:you|i|we|she|he)? ?(?:leave|left|want to leave|add|give|tip)s? an? {t%} ?(?:tip)?[.,;] ?(?:what is|find|what's)?(?: the)? ?total(?: cost| bill| amount)?`,
    ],
    ({ p = '', t = '' }) => `dinner costs $${p} and you leave a ${t}% tip. what is the total`,
  ),
  ...exercise(
    [
      "(?:which (?:one |number )?is|what is|which is|what's) (?:bigger|larger|greater|more)(?: number)?[:,]? {a*} or {b*}",
      'is {a*} (?:bigger|larger|greater|more) than {b*}',
    ],
    ({ a = '', b = '' }) =>
      /^[\d\s√()./+*^-]+$/.test(`${a}${b}`) && `${a}${b}`.includes('√')
        ? `which is greater, ${a} or ${b}`
        : null,
  ),
  ...exercise(
    [
      'solve (?:the )?system of inequalities[:,]? {a*} (?:and|,) {b*}',
      'solve (?:the )?(?:compound )?inequalit(?:y|ies)[:,]? {a*} and {b*}',
    ],
    ({ a = '', b = '' }) => (/[a-z].*[<>≤≥]|[<>≤≥].*[a-z]/.test(a) ? `solve ${a} and ${b}` : null),
  ),
  ...exercise(
    ['lim(?:it)? as (?<x>[a-z]) (?:approaches|goes to|->|→|tends to) {a*} of {e*}'],
    ({ x = 'x', a = '', e = '' }) => `lim ${x}->${a} ${e}`,
  ),
  ...exercise(
    [
      '(?:find |what is |evaluate )?(?:the )?limit (?:of {e*} )?as (?<x>[a-z]) (?:approaches|goes to|->|→|tends to) (?<a>[^ ]+)(?: of (?<f>.+))?',
    ],
    ({ x = 'x', a = '', e, f }) => (e === undefined && f === undefined ? null : `lim ${x}->${a} ${e ?? f}`),
  ),
  ...exercise(
    ['add (?:the )?vectors {a*} and {b*}', '[ask]sum of (?:the )?vectors {a*} and {b*}'],
    ({ a = '', b = '' }) => `vector ${a} + ${b}`,
  ),
  ...exercise(['subtract (?:the )?vectors? {b*} from {a*}'], ({ a = '', b = '' }) => `vector ${a} - ${b}`),
  ...exercise(
    [
      '(?:two )?(?:angles )?(?:are |that are )?(?<k>supplementary|complementary)(?: angles?)?(?: are)?[.,;:]? (?:one (?:angle )?is|they are|measures? are|one measures) \\(?(?<a>[^,;.()]*[a-z][^,;.()]*?)\\)?[deg](?:,? and)? (?:the )?(?:other|second)?(?: (?:angle )?(?:is|measures))? ?\\(?(?<b>[^,;.()]*?)\\)?[deg][.,;] (?:find|what is|solve for) [a-z]',
      '(?:two )?angles are (?<k>supplementary|complementary)[.,;] one (?:angle )?(?:is|measures) \\(?(?<a>[^,;.()]*[a-z][^,;.()]*?)\\)?[deg](?:,| and|[.;])*(?: and)? the other (?:angle )?(?:is|measures) \\(?(?<b>[^,;.()]*?)\\)?[deg][.,;] (?:find|what is|solve for) [a-z]',
    ],
    ({ k = '', a = '', b = '' }) =>
      b === '' || /[a-z]{2}/.test(`${a.replace(/ and$/, '')}${b}`)
        ? null
        : `solve (${a.replace(/ and$/, '')}) + (${b}) = ${/^s/i.test(k) ? 180 : 90}`,
  ),
];
