import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const size = `(${numberText}) ?(m|ft|feet|meters?|metres?)\\b`;

/** How high and how low a seat of a wheel comes, from its radius and the height of its center. */
export const endsOfWheel: Situation = ({ text }) => {
  if (!/\bwheel\b/.test(text)) return null;
  const cut = cutter(text);
  const across = cut.take(new RegExp(`\\b(radius|diameter)(?: (?:of|is))* ${size}`));
  const center = cut.take(
    new RegExp(
      `\\b(?:center|centre|axle|hub)(?: (?:of the wheel|of it|is|at|located|stands))* ${size}(?: high)?(?: above (?:the )?ground)?`,
    ),
  );
  const asked = cut.take(
    /\b(?:what|find|how high)\b[^.?]*?\b(greatest|highest|maximum|max|top|lowest|least|minimum|min|smallest)\b[^.?]*/,
  );
  if (!across || !center || !asked || across[3]?.[0] !== center[2]?.[0]) return null;
  if (
    !/\b(?:height|high|point|position)\b/.test(asked[0]) ||
    /\d|\b(?:time|when|long|speed|and|difference)\b/.test(asked[0])
  )
    return null;
  if (!leavesNoRelation(cut.rest())) return null;
  const high = /^(?:great|high|max|top)/.test(asked[1] ?? '');
  const r = across[1] === 'radius' ? 'r' : 'd/2';
  const worked = byFormula({
    formula: `h = c ${high ? '+' : '-'} ${r}`,
    values: { c: center[1] ?? '', [r[0] ?? 'r']: across[2] ?? '' },
    rule: 'ends-of-wheel',
    kind: 'story',
  });
  const isAbove = worked !== null && !worked.answer.startsWith('-');
  return isAbove ? together([worked], { kind: 'story', answer: `${worked.answer} ${across[3]}` }) : null;
};
