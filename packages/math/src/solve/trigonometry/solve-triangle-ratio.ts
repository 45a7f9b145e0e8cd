import { parseMath } from '../../read/parse.ts';
import { workNumber } from '../arithmetic/work-formula.ts';
import { exactText } from '../print/exact-text.ts';
import { addSideSteps, addStep, continueFrom, type Method, startChain } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

type Side = 'opposite' | 'adjacent' | 'hypotenuse';
const number = String.raw`(\d+(?:\.\d+)?|√\d+)`;
const names: Readonly<Record<Side, string>> = {
  opposite: 'opposite(?: (?:side|leg))?',
  adjacent: 'adjacent(?: (?:side|leg))?',
  hypotenuse: 'hypotenuse',
};
const ratios = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
} as const;
const asked = /\b(?:what is|find|determine|calculate)\b[^?]*\b(sin|cos|tan)(?:e|ine|gent)?\b/i;

const sideOf = (words: string, side: Side): string | null =>
  new RegExp(String.raw`\b${names[side]}\b\s*(?:is|=|:|of|side)?\s*${number}`, 'i').exec(words)?.[1] ?? null;

/** The missing side of a right triangle from the two others, as steps of the chain. */
function missing(
  chain: ReturnType<typeof startChain>,
  known: ReadonlyMap<Side, string>,
  side: Side,
): string | null {
  const [c, a] = [known.get('hypotenuse'), known.get(side === 'opposite' ? 'adjacent' : 'opposite')];
  const b = known.get('adjacent') ?? known.get('opposite');
  const text =
    side === 'hypotenuse' ? `√((${a})^2 + (${known.get('adjacent')})^2)` : `√((${c})^2 - (${b})^2)`;
  const read = parseMath(text);
  const value = read.ok ? exactText(read.node, { decimals: false }) : null;
  if (value === null || value === '0') return null;
  continueFrom(chain, text);
  addStep(chain, value, { rule: 'pythagorean-theorem' });
  return chain.proven ? value : null;
}

/** sin, cos or tan of an angle of a right triangle with two sides that are given by their names. */
export const solveTriangleRatio: Method = ({ words }) => {
  const name = asked.exec(words)?.[1]?.toLowerCase() as keyof typeof ratios | undefined;
  const typed = (['opposite', 'adjacent', 'hypotenuse'] as const).flatMap((side) => {
    const value = sideOf(words, side);
    return value === null ? [] : [[side, value] as const];
  });
  if (name === undefined || typed.length !== 2 || countNumbers(words) !== 2) return null;
  const known = new Map<Side, string>(typed);
  if (ratios[name]?.every((side) => known.has(side))) return null;
  const chain = startChain('');
  const [top, bottom] = ratios[name].map((side) => known.get(side) ?? missing(chain, known, side));
  if (!top || !bottom) return null;
  const text = `(${top})/(${bottom})`;
  const read = parseMath(text);
  if (!read.ok) return null;
  continueFrom(chain, `${name}(A) = ${text}`);
  const side = startChain(text);
  const value = workNumber(side, read.node);
  addSideSteps(chain, side, { before: `${name}(A) = ` });
  const answer = value ?? (side.steps.length === 0 ? text : null);
  if (answer === null) return null;
  return { kind: 'trigonometry', chain, answer, check: [{ claim: `${text} = ${answer}`, holds: true }] };
};
