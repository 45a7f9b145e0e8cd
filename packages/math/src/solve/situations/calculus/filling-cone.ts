import { formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const derivativeBy = formulasOf('derivative');

const n = '(\\d+(?:\\.\\d+)?)';
const unit = '(ft|feet|foot|m|meters?|cm|centimeters?|in|inches)';
const rate = new RegExp(
  `${n} ?(?:cubic ${unit}|${unit}(?:\\^3|³)) ?(?:\\/|per |an? |each |every )(s|sec|second|min|minute|hour|h)\\b`,
);
const link = '(?: (?:of|is|the|tank|cone|water|equal|to|be)| ?=)*';
const around = new RegExp(
  `\\b(radius|diameter)${link} ${n} ?${unit}?\\b|${n} ?${unit} (across|wide|in diameter|in radius)\\b`,
);
const depth = new RegExp(
  `\\b(?:when|at the (?:instant|moment)(?: when| that)?|if)\\b(?: (?:the|its|it|water|level|depth|height|of|in|tank|cone|is|has|a|reaches|reached|at))* ${n} ?${unit}?\\b(?: (?:deep|high|tall|depth))?`,
);
const tall = new RegExp(
  `\\b(?:height|depth)${link} ${n} ?${unit}?\\b|\\b${n} ?${unit} (?:tall|high|deep|in height)\\b`,
);
const rises = /\b(?:ris(?:es?|ing)|increas\w*|going up)\b/;
const sinks = /\b(?:fall(?:s|ing)?|dropp?(?:s|ing)|decreas\w*|sinking|going down)\b/;
const flowsOut = /\b(?:leak\w*|drain\w*|empt\w*|(?:flow|run|pour|pump)\w* out)\b/;

/** A cone that fills or empties at a steady rate: how fast its level moves at one depth. */
export const fillingCone: Situation = ({ text }) => {
  if (!/\bcon(?:e|ical)\b/.test(text) || !/\bhow fast\b|\bat what rate\b|\bthe rate at which\b/.test(text))
    return null;
  const cut = cutter(text);
  const flow = cut.take(rate);
  const at = flow && cut.take(depth);
  const round = at && cut.take(around);
  const high = round && cut.take(tall);
  if (!flow || !at || !round || !high) return null;
  const rest = cut.rest();
  if (!/\b(?:level|depth|height|deep)\b/.test(rest) || rises.test(rest) === sinks.test(rest)) return null;
  if (flowsOut.test(rest) === rises.test(rest)) return null;
  if (!leavesNoRelation(rest.replace(rises, ' ').replace(sinks, ' '), /^(?:if)$/)) return null;
  const size = flow[2] ?? flow[3] ?? '';
  if ([at[2], round[3], round[5], high[2], high[4]].some((one) => one !== undefined && one[0] !== size[0]))
    return null;
  const r =
    round[2] === undefined
      ? `${round[4]}${/radius/.test(round[6] ?? '') ? '' : '/2'}`
      : `${round[2]}${round[1] === 'diameter' ? '/2' : ''}`;
  const h = high[1] ?? high[3] ?? '';
  if (Number(at[1]) > Number(h)) return null;
  const worked = derivativeBy(
    'k = v · h^2/(r^2 · d^2)',
    { v: flow[1] ?? '', h, r, d: at[1] ?? '' },
    'rates-go-together',
  );
  const [a = '', b] = worked?.answer.split('/') ?? [];
  return (
    worked &&
    together([worked], {
      kind: 'derivative',
      answer: `${a}/${b === undefined ? 'π' : `(${b}π)`} ${size}/${flow[4]}`,
    })
  );
};
