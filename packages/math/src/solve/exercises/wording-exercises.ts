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
      'solve (?:the )?system of inequalities[:,]? {a*} (?:and|,) {b*}',
      'solve (?:the )?(?:compound )?inequalit(?:y|ies)[:,]? {a*} and {b*}',
    ],
    ({ a = '', b = '' }) => (/[a-z].*[<>≤≥]|[<>≤≥].*[a-z]/.test(a) ? `solve ${a} and ${b}` : null),
  ),
  ...exercise(
    ['add (?:the )?vectors {a*} and {b*}', '[ask]sum of (?:the )?vectors {a*} and {b*}'],
    ({ a = '', b = '' }) => `vector ${a} + ${b}`,
  ),
  ...exercise(['subtract (?:the )?vectors? {b*} from {a*}'], ({ a = '', b = '' }) => `vector ${a} - ${b}`),
];
