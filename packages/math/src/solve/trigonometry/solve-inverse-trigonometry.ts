import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';

const asked =
  /^(?:(?:find|what is|evaluate|the|exact|value of|calculate|compute)\s+)*((?:\\?arc(?:sin|cos|tan)|a(?:sin|cos|tan)|\\?(?:sin|cos|tan)\s*(?:\^\s*\{?\(?-1\)?\}?|⁻¹)|inverse (?:sine?|cos(?:ine)?|tan(?:gent)?))\s*(?:of\s*)?\(?.+?\)?)(?: in (degrees|radians))?$/i;

/** Angles of the special triangles, as parts of half a turn. */
const parts: readonly (readonly [angle: string, degrees: number])[] = [
  ...([
    ['0', 0],
    ['π/6', 30],
    ['π/4', 45],
    ['π/3', 60],
    ['π/2', 90],
  ] as const),
  ...([
    ['2π/3', 120],
    ['3π/4', 135],
    ['5π/6', 150],
    ['π', 180],
  ] as const),
  ...([
    ['-π/6', -30],
    ['-π/4', -45],
    ['-π/3', -60],
    ['-π/2', -90],
  ] as const),
];
const plainName = /^inverse (sin|cos|tan)[a-z]*\s*(?:of\s*)?/i;

/** The angle of a special triangle whose sine, cosine or tangent is given, between the ends that make it the only one. */
export const solveInverseTrigonometry: Method = ({ words }) => {
  const [, typed = '', unit] = asked.exec(words) ?? [];
  const read = typed === '' ? null : parseMath(typed.replace(plainName, 'arc$1 '));
  if (!read?.ok || read.node.kind !== 'call' || !/^a(?:sin|cos|tan)$/.test(read.node.name)) return null;
  const size = numberValue(read.node, new Map());
  const found = parts.find(([, degrees]) => Math.abs(size - (degrees * Math.PI) / 180) < 1e-9);
  if (!found) return null;
  const [angle, degrees] = found;
  const chain = startChain(writeMath(read.node));
  addStep(chain, angle, { rule: 'inverse-of-special', proof: 'numeric' });
  const back = `${read.node.name.slice(1)}(${angle}) = ${writeMath(read.node.of)}`;
  const answer = unit?.toLowerCase() === 'degrees' ? `${degrees}°` : angle;
  if (answer !== angle)
    addStep(chain, `${degrees} · π/180`, { rule: 'degrees-to-radians', proof: 'numeric' });
  return { kind: 'trigonometry', chain, answer, check: [{ claim: back, holds: true }] };
};
