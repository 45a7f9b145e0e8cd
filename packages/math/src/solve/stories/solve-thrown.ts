import { parseMath } from '../../read/parse.ts';
import { solveQuadratic } from '../equations/solve-quadratic.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { coefficientsOf } from '../tree/side-terms.ts';

const height = /\b(?:h|y|s|f|d)\s*(?:\(\s*t\s*\))?\s*=\s*([^,;?]*?t(?:\^2|²|\*\*2)[^,;?a-su-z]*)/i;
const lands =
  /\b(?:when|how long|how many seconds|(?:at )?what time)\b[^?]*(?:\b(?:hits?|reach(?:es)?|returns? to|strikes?|comes? (?:back )?(?:down )?to)\s+(?:the )?(?:ground|water|floor|land|surface|sea|ocean|lake|river|earth|beach|street)\b|\blands?\b|\bin the air\b)/i;

/** A height over time that is a quadratic in t: when it is 0 after the start. */
export const solveThrown: Method = ({ words }): Worked | null => {
  const curve = height.exec(words)?.[1]?.replace(/[\s.]+$/, '');
  if (
    curve === undefined ||
    !lands.test(words) ||
    /\b(?:above|height of|feet high)\b\s*\d|\bafter (?:it reaches )?(?:its|the) (?:highest|max\w*|peak|top)/i.test(
      words,
    )
  )
    return null;
  const read = parseMath(curve);
  const numbers = read.ok ? coefficientsOf(read.node, 't') : null;
  if (numbers?.length !== 3) return null;
  const worked = solveQuadratic(mathRequest(`${curve} = 0`));
  if (!worked || !('chain' in worked)) return null;
  const later = worked.answer
    .split(' or ')
    .map((root) => root.replace('t = ', ''))
    .filter((root) => /^\d/.test(root) && root !== '0');
  const [only, more] = later;
  if (only === undefined || more !== undefined) return null;
  const unit = /\bminutes?\b/i.test(words) ? 'minutes' : 'seconds';
  return { ...worked, kind: 'story', answer: `${only} ${unit}` };
};
