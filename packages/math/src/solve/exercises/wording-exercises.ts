import { type Exercise, exercise } from './exercise.ts';

const equation = '(?<e>[^,;]*=[^,;]*?)';

/** Requests whose work stands in short words, before or behind what it is done to. */
export const wordingExercises: readonly Exercise[] = [
  ...exercise(
    [
      `${equation}[.,;:]?(?: and)? (?:(?:use|using|by|with) )?(?:the )?quadratic formula`,
      `(?:use|using|with|by) (?:the )?quadratic formula(?: to solve| on| for)?[:,]? ${equation}(?:[.,;]? \\(?(?:and )?(?:leave|keep)(?: it| them| your answers?| the answers?)?(?: in| as)?(?: simplest)? (?:radicals?|radical form|square roots?)\\)?)?`,
    ],
    ({ e = '' }) => `solve ${e} using the quadratic formula`,
  ),
  ...exercise(
    [
      '(?:use|using|apply|with)(?: the)? distributive property[:,]? {e*}',
      '{e*}[.,;:] (?:use|using|apply) (?:the )?distributive property',
      '(?:(?:use|using|apply|with)(?: the)? distributive property,? (?:to )?)(?:(?:re)?write|find|create|make|give|simplify|expand)(?: an?| the)?(?: equivalent expression(?: for| to| of)?| expression (?:that is |which is )?equivalent to)?:? {e*}',
    ],
    ({ e = '' }) => `expand ${e}`,
  ),
  ...exercise(
    [
      'how many (?:different )?{k}[- ](?:person|people|member|student|card|player|letter)s? (?:groups|teams|committees|combinations|hands)(?: can be (?:chosen|made|formed|picked|selected|dealt)| are there| are possible| can you (?:make|form|choose))? (?:from|out of|with) (?:a (?:group|class|club|deck) of )?{n}(?: [a-z]+)?',
    ],
    ({ k = '', n = '' }) => `how many ways can you choose ${k} students from ${n}`,
  ),
  ...exercise(
    ['add (?:the )?vectors {a*} and {b*}', '[ask]sum of (?:the )?vectors {a*} and {b*}'],
    ({ a = '', b = '' }) => `vector ${a} + ${b}`,
  ),
  ...exercise(['subtract (?:the )?vectors? {b*} from {a*}'], ({ a = '', b = '' }) => `vector ${a} - ${b}`),
];
