import { parseMath } from '../../../read/parse.ts';
import { type Exercised, together, workedOut } from '../../exercises/exercise.ts';
import { exactText } from '../../print/exact-text.ts';
import { addStep, startChain, type Worked } from '../../proof/chain.ts';
import { type Given, saysOnly } from '../read-given.ts';
import { pointIn, wrap } from './solve-vertices.ts';

const own =
  /^(?:points?|terminal|side|lies|angle|standard|position|lying|passes|through|sine|cosine|tangent|contains|θ|theta|whose)$/;
const names: Readonly<Record<string, string>> = { sine: 'sin', cosine: 'cos', tangent: 'tan' };

/** The functions of the angle whose side goes through a point. */
export function solveTerminalSide(given: Given): Exercised | null {
  if (!/\bterminal side\b/.test(given.says) || !saysOnly(given, own)) return null;
  const points = given.math.map(pointIn).filter((point) => point !== null);
  const rest = given.math.filter(
    (piece) => pointIn(piece) === null && !/^(?:θ|x|A)$/i.test(piece) && !/^theta$/i.test(piece),
  );
  const [point, second] = points;
  const wanted = [
    ...rest.map((piece) =>
      /^(sin|cos|tan|sec|csc|cot)\s*\(?\s*(?:θ|theta|x|A)?\s*\)?$/i.exec(piece)?.[1]?.toLowerCase(),
    ),
    ...[...given.says.matchAll(/\b(sine|cosine|tangent)\b/g)].map(([, word = '']) => names[word]),
  ];
  const [name, more] = wanted;
  if (!point || second || name === undefined || more !== undefined || wanted.length !== 1) return null;
  const [x, y] = [wrap(point.x), wrap(point.y)];
  const size = workedOut(`√(${x}^2 + ${y}^2)`);
  if (!size) return null;
  const r = size.value;
  const square = workedOut(`${x}^2 + ${y}^2`)?.value ?? '';
  // A root below the line is put above it.
  const overSize = (side: string): string => (/√/.test(r) ? `${side} · (${r})/${square}` : `${side}/${r}`);
  const underSize = (side: string): string => `(${r})/${side}`;
  const text = {
    sin: overSize(y),
    cos: overSize(x),
    tan: `${y}/${x}`,
    sec: underSize(x),
    csc: underSize(y),
    cot: `${x}/${y}`,
  }[name];
  const read = text === undefined || /\/\(?-?0\)?$/.test(text) ? null : parseMath(text);
  const end = read?.ok ? exactText(read.node) : null;
  if (text === undefined || end === null) return null;
  const formula = { sin: 'y/r', cos: 'x/r', tan: 'y/x', sec: 'r/x', csc: 'r/y', cot: 'x/y' }[name] ?? '';
  const chain = startChain(formula);
  addStep(chain, text, { rule: 'sides-of-angle', proof: { substitute: { x: point.x, y: point.y, r } } });
  addStep(chain, end, { rule: 'simplify-root' });
  const first: Worked = {
    kind: 'trigonometry',
    chain: size.chain,
    answer: r,
    check: [{ claim: `√(${x}^2 + ${y}^2) = ${r}`, holds: true }],
  };
  const last: Worked = {
    kind: 'trigonometry',
    chain,
    answer: end,
    check: [{ claim: `${text} = ${end}`, holds: true }],
  };
  return together([first, last], { kind: 'trigonometry', answer: end });
}
