import { exactValue } from '../../algebra/normal-form.ts';
import { multiplyRational, rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { multipleOfPi } from './multiple-of-pi.ts';
import { angleText } from './solve-trigonometric-equation.ts';

const toRadians =
  /^(?:(?:convert|change|write|express|what is)\s+)*(-?\d+(?:\.\d+)?)\s*(?:°|degrees?|deg)\s+(?:to|in|into|as)\s+rad(?:ian)?s?$/i;
const toDegrees =
  /^(?:(?:convert|change|write|express|what is)\s+)*(-?[\dπpi/() .·*]+?)\s*(?:rad(?:ian)?s?)?\s+(?:to|in|into|as)\s+deg(?:ree)?s?$/i;

/** Angles from degrees to radians and back: a half turn is 180° or π. */
export const solveAngleUnits: Method = ({ words }): Worked | null => {
  const degrees = toRadians.exec(words)?.[1];
  if (degrees !== undefined) {
    const read = parseMath(degrees);
    const value = read.ok ? exactValue(read.node) : null;
    if (!value) return null;
    const end = angleText(multiplyRational(value, rational(1, 180)));
    const chain = startChain(`${degrees} · π/180`);
    addStep(chain, end, { rule: 'degrees-to-radians' });
    const claim = `(${end}) · 180 = ${degrees} · π`;
    return { kind: 'conversion', chain, answer: end, check: [{ claim, holds: true }] };
  }
  const typed = toDegrees.exec(words)?.[1];
  const read = typed === undefined ? null : parseMath(typed.replace(/pi/gi, 'π').trim());
  const value = read?.ok ? multipleOfPi(read.node) : null;
  if (!read?.ok || !value || value.n === 0n) return null;
  const turned = multiplyRational(value, rational(180));
  const end = rationalToDecimalText(turned) ?? rationalToFractionText(turned);
  const chain = startChain(`${writeMath(read.node)}`);
  addStep(chain, `${end} · π/180`, { rule: 'degrees-to-radians' });
  const claim = `${end} · π/180 = ${writeMath(read.node)}`;
  return { kind: 'conversion', chain, answer: `${end}°`, check: [{ claim, holds: true }] };
};
