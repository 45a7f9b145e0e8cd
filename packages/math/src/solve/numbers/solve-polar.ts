import { complexValue } from '../../algebra/complex-value.ts';
import { rational } from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';
import { rootText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, continueFrom, type Method, startChain } from '../proof/chain.ts';
import { angleText } from '../trigonometry/solve-trigonometric-equation.ts';
import { hasImaginaryUnit } from './imaginary-unit.ts';

const asked =
  /^(?:(?:write|express|convert|change|put|find|what is)\s+)*(?:the )?(?:(?:complex )?number\s+)?(.+?)\s+(?:in|to|into|as)\s+(?:a\s+)?(?:polar|trigonometric|trig)(?:\s+form)?$/i;
const formFirst =
  /^(?:(?:write|find|what is)\s+)*(?:the )?(?:polar|trigonometric|trig) form (?:of|for)\s+(.+)$/i;

/** The parts of a turn that have exact sines: twelfths of a half turn. */
const twelfths = 12;

const inDegrees = /,? (?:in|using) degrees$/i;

/** A complex number by its size and its angle, where both are exact. */
export const solvePolar: Method = ({ words }) => {
  const plain = words.replace(inDegrees, '');
  const typed = asked.exec(plain)?.[1] ?? formFirst.exec(plain)?.[1];
  const read = typed === undefined ? null : parseMath(typed);
  if (!read?.ok || read.node.kind === 'relation' || !hasImaginaryUnit(read.node)) return null;
  const [real, imaginary] = complexValue(read.node, new Map());
  const square = real ** 2 + imaginary ** 2;
  const size = Math.abs(square - Math.round(square)) < 1e-9 ? rootText(rational(Math.round(square))) : null;
  const turn = Math.round((Math.atan2(imaginary, real) / Math.PI) * twelfths);
  if (size === null || size === '0') return null;
  const angle = angleText(rational((turn + 2 * twelfths) % (2 * twelfths), twelfths));
  const start = writeMath(read.node);
  const chain = startChain(start);
  const front = size === '1' ? '' : size;
  const part = angle === '0' ? '0' : angle;
  const answer = `${front}${front === '' ? '' : '('}cos(${part}) + i sin(${part})${front === '' ? '' : ')'}`;
  addStep(chain, answer, { rule: 'polar-form', fill: { size, angle: part }, proof: 'complex' });
  const degrees = (((turn + 2 * twelfths) % (2 * twelfths)) * 180) / twelfths;
  if (plain !== words && degrees > 0) {
    continueFrom(chain, angle);
    addStep(chain, `${degrees} · π/180`, { rule: 'degrees-to-radians' });
  }
  return {
    kind: 'complex',
    chain,
    answer: plain === words ? answer : answer.replaceAll(`(${part})`, `(${degrees}°)`),
    check: [{ claim: `${answer} = ${start}`, holds: true, proof: 'complex' }],
  };
};
