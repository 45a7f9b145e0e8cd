import { byFormula } from '../../../exercises/exercise.ts';
import type { Frame } from '../frame.ts';

/** The sides of a regular polygon from one of its angles. */
export const sidesFromAngle: Frame = ({ text, numbers, question }) => {
  if (
    !/\bregular polygon\b/.test(text) ||
    numbers.length !== 1 ||
    !/how many sides|number of sides/.test(question)
  )
    return null;
  const [inner, outer] = [/\binterior\b/.test(text), /\bexterior\b/.test(text)];
  if (inner === outer || /\bsum\b/.test(text)) return null;
  const a = numbers[0]?.value ?? '';
  const worked = byFormula({
    formula: inner ? 'n = 360/(180 - a)' : 'n = 360/a',
    values: { a },
    rule: 'exterior-angles',
    kind: 'geometry',
  });
  return worked && /^\d+$/.test(worked.answer) && Number(worked.answer) > 2 ? worked : null;
};

const shape = '(cylinder|cone|sphere|rectangular prism|box|cube|pyramid)';

/** What a container of a named shape holds, as a request for its volume. */
export const holds = (typed: string): string | null => {
  const plain = typed.replace(/\s+/g, ' ').trim();
  const asks =
    /[.?!,;]\s*(?:how (?:much|many) (?:cubic (?:feet|inches|meters|centimeters|yards|units) of )?(?:water|juice|sand|air|soup|milk|oil|rice|grain|liquid|gas)?(?: can| does| will| would)?(?: it| the [a-z]+)? (?:hold|contain|fit)|what is (?:its|the) (?:volume|capacity)(?: of the [a-z]+)?|how (?:much|many) cubic [a-z]+(?: of [a-z]+)? (?:can|does|will|would) (?:it|the [a-z]+) hold)\b[^.?!]*[.?!]?/i.exec(
      plain,
    );
  const told = new RegExp(
    `\\b(?:is|shaped like|in the shape of|is shaped like) an? ${shape}(?: tank)? with (.+?)(?=[.?!]|, how|$)`,
    'i',
  ).exec(plain);
  if (!asks || !told) return null;
  const rest = plain
    .slice((told.index ?? 0) + told[0].length)
    .replace(asks[0], '')
    .replace(/^[\s.,?!]+/, '')
    .trim();
  return `find the volume of a ${told[1]} with ${told[2]}. ${rest}`.trim();
};
