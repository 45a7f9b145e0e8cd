import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workNumber } from '../arithmetic/work-formula.ts';
import { tidy } from '../polynomials/tidy.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Chain, continueFrom, type Method, startChain } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { knownLogarithms } from './known-logarithms.ts';
import { levelPlaces } from './level-places.ts';

const asked =
  /\b(?:(?:local|relative)\s+)?(?:extrem(?:a|um)|extreme (?:values?|points?)|(?:maxim(?:um|a)|minim(?:um|a)|max|min)(?:\s+(?:values?|points?))?)\b|\b(?:critical|turning|stationary) (?:points?|numbers?|values?)\b/i;
const elsewhere =
  /\bon\s+(?:the\s+)?(?:closed\s+)?(?:interval|\[)|\bwhen\b|\bif\b|\bsubject to\b|\brevenue|profit|height|area\b/i;
const opening =
  /^.*\b(?:extrem(?:a|um)|extreme (?:values?|points?)|maxim(?:um|a)|minim(?:um|a)|max|min|values?|points?|numbers?)\b(?:\s*(?:,|and|of|for|the|graph|function|parabola|quadratic|is|polynomial)\b)*[\s:,]*/i;

/** `where does f(x) = … have a local max` asks for the place alone. */
const whereIs =
  /^(?:(?:find|determine|tell me|state) )?(?:where|(?:at |for )?(?:what|which) points?|(?:at|for) (?:what|which) (?:value of )?x(?:[- ]values?)?) (?:(?:does|is|has) )?(.+?) (?:have|has|reach|at) (?:an? |its |the )?(?:local |relative )?(max(?:imum)?|min(?:imum)?)\b(?:[\s(]*(?:the )?x[- ]?(?:value|coordinate)s?\)?|[\s(,.;]*(?:(?:and|then) )?(?:give|state|write|find) (?:the |its )?(points?|coordinates)\)?)?$/i;

const parsed = (text: string): MathNode | null => {
  const read = parseMath(text);
  return read.ok ? read.node : null;
};

type Place = { readonly x: string; readonly y: string; readonly kind: 'maximum' | 'minimum' };
type Curve = { readonly chain: Chain; readonly of: MathNode; readonly letter: string };

/** How high a curve is at a place. */
function valueAt({ chain, of, letter }: Curve, x: string): string | null {
  const place = parsed(x);
  if (!place) return null;
  continueFrom(chain, writeMath(of));
  const filled = replaceVariables(of, new Map([[letter, place]]));
  const start = writeMath(filled);
  addStep(chain, start, { rule: 'use-values', proof: { substitute: { [letter]: x } } });
  const side = startChain(start);
  const end = /\be\b|ln/.test(start) ? null : workNumber(side, filled);
  if (end !== null) addSideSteps(chain, side, {});
  else
    addStep(chain, writeMath(tidy(knownLogarithms(filled))), {
      rule: 'simplify-expression',
      proof: 'numeric',
    });
  return end ?? chain.at;
}

const said =
  (letter: string) =>
  ({ x, y, kind }: Place): string =>
    `${kind} ${y} at ${letter} = ${x}`;

/** Places where a polynomial is level, and its local maxima and minima there. */
export const solveExtrema: Method = ({ words: typed }) => {
  const where = whereIs.exec(typed);
  const words = where ? `local ${where[2]} of ${where[1]}` : typed;
  const asks = asked.exec(words)?.[0];
  if (asks === undefined || elsewhere.test(words)) return null;
  const body = words.replace(opening, '').replace(/^(?:[a-z]\s*\(\s*[a-z]\s*\)|y)\s*=\s*/i, '');
  const node = parsed(body.trim());
  const [letter, second] = node ? variablesOf(node) : [];
  if (!node || letter === undefined || second !== undefined) return null;
  const found = levelPlaces(node, letter);
  if (!found || found.places.length === 0) return null;
  const { chain } = found;
  // The highest of all is the one place where it turns, or is told of a polynomial as school tells it.
  const isAbsolute = !/\b(?:local|relative|extrem|critical|turning|stationary)/i.test(words);
  if (isAbsolute && !coefficientsOf(node, letter) && !(found.isWhole && found.places.length === 1))
    return null;
  if (/critical|stationary/i.test(asks)) {
    const answer = found.places.map(({ x }) => `${letter} = ${x}`).join(' or ');
    return { kind: 'derivative', chain, answer, check: found.places.flatMap(({ check }) => check) };
  }
  const turns = found.places.flatMap(({ x, turn, check }) => (turn ? [{ x, turn, check }] : []));
  const heights = turns.map(({ x }) => valueAt({ chain, of: node, letter }, x));
  const places = turns.flatMap(({ x, turn }, i): readonly Place[] => {
    const y = heights[i];
    return y === null || y === undefined ? [] : [{ x, y, kind: turn }];
  });
  if (places.length !== turns.length || places.length === 0 || !chain.proven) return null;
  const check = turns.flatMap((one) => one.check);
  const [only, more] = places;
  const high = /\bmax/i.test(words);
  const low = /\bmin/i.test(words);
  if (!where && only && !more && high !== low) {
    if ((only.kind === 'maximum') !== high) return null;
    return { kind: 'derivative', chain, answer: only.y, check };
  }
  const wanted = places.filter(({ kind }) => high === low || (kind === 'maximum') === high);
  if (wanted.length === 0) return null;
  const atPoint = where && (where[3] !== undefined || /\b(?:what|which) points?\b/i.test(typed));
  if (atPoint)
    return {
      kind: 'derivative',
      chain,
      answer: wanted.map(({ x, y }) => `(${x}, ${y})`).join(' and '),
      check,
    };
  if (where || /\bx[- ]?(?:values?|coordinates?)\b/i.test(typed))
    return {
      kind: 'derivative',
      chain,
      answer: wanted.map(({ x }) => `${letter} = ${x}`).join(' or '),
      check,
    };
  // A value alone is asked for: how high the one place of its kind lies.
  const [place, another] = wanted;
  if (place && !another && high !== low && /\bvalue$/i.test(asks))
    return { kind: 'derivative', chain, answer: place.y, check };
  return { kind: 'derivative', chain, answer: wanted.map(said(letter)).join(' and '), check };
};
