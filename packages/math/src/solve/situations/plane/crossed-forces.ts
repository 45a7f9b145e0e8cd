import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { type Situation, valued } from '../situation.ts';

const force = new RegExp(`\\b(${numberText}) ?(newtons?|n|pounds?|lbs?)\\b`);

/** Two forces at a right angle: the size of both together. */
export const crossedForces: Situation = ({ text, places }) => {
  if (!/\bforces?\b/.test(text) || !/\bresult(?:ant|ing)\b|\bmagnitude\b|\bnet force\b/.test(text))
    return null;
  const cut = cutter(text);
  const [one, two, more] = cut.takeAll(force);
  const square = cut.take(/\b(?:perpendicular|(?:at )?(?:a )?right angles?|90 ?(?:°|degrees?))\b/);
  if (!one || !two || more || !square || (one[2] ?? '')[0] !== (two[2] ?? '')[0]) return null;
  const rest = cut
    .rest()
    .replace(/\b(?:2|two)(?= (?:¦ )*forces?\b)|\bone (?:¦ )*and the other\b|\beach other\b/g, ' ');
  if (/\b(?:direction|angle|opposite|work|components?)\b/.test(rest) || !leavesNoRelation(rest)) return null;
  const told = {
    formula: 'F = √(a^2 + b^2)',
    values: { a: plainNumber(one[1]), b: plainNumber(two[1]) },
    rule: 'pythagorean-theorem',
    kind: 'vector',
  } as const;
  const worked = places === null ? byFormula(told) : valued(told, places);
  const unit = (one[2] ?? '').startsWith('n') ? 'N' : 'pounds';
  return worked && together([worked], { kind: 'vector', answer: `${worked.answer} ${unit}` });
};
