import { mapChildren } from '../../algebra/map-children.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { greatestCommonDivisor, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { combineTerms, type Monomial, monomialsOf, monomialsText } from '../polynomials/multiply-brackets.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const asked = /\bfor\s+([a-zA-Z])\b/;
const request =
  /^(?:please\s+)?(?:solve|rearrange|rewrite|isolate)?\s*(?:the (?:equation|formula)\s*)?(?:for\s+[a-zA-Z]\s*(?:in|:|,)?\s*)?(.+?)(?:,?\s*(?:(?:and )?solve|rearrange|isolate)?\s*(?:it\s+)?for\s+[a-zA-Z])?$/i;

type Relation = Extract<MathNode, { kind: 'relation' }>;

const power = ({ powers }: Monomial, letter: string): number => powers.get(letter) ?? 0;
const negated = ({ coefficient, powers }: Monomial): Monomial => ({
  coefficient: { n: -coefficient.n, d: coefficient.d },
  powers,
});

function without(term: Monomial, letter: string): Monomial {
  return { ...term, powers: new Map([...term.powers].filter(([name]) => name !== letter)) };
}

const bracketed = (text: string): string => (/ /.test(text) ? `(${text})` : text);
const below = (text: string): string => (/^(?:\d+|[\wπ](?:\^\d+)?)$/.test(text) ? text : `(${text})`);

/** The other side over the front, one term at a time where the front is a number. */
function quotientText(rest: readonly Monomial[], front: readonly Monomial[]): string {
  const [only, more] = front;
  const number = only && !more && [...only.powers.values()].every((n) => n === 0);
  if (!number) return `${bracketed(monomialsText(rest))}/${below(monomialsText(front))}`;
  const scaled = rest.map(({ coefficient, powers }) => ({
    coefficient: rational(coefficient.n * only.coefficient.d, coefficient.d * only.coefficient.n),
    powers,
  }));
  return monomialsText(scaled);
}

/** π as a letter, which stands in a product as one. */
const withPiAsLetter = (node: MathNode): MathNode =>
  node.kind === 'constant' && node.name === 'pi'
    ? { kind: 'variable', name: 'π' }
    : mapChildren(node, withPiAsLetter);

const termsIn = (node: MathNode): readonly MathNode[] => {
  if (node.kind === 'add') return node.terms.flatMap(termsIn);
  if (node.kind !== 'negate') return [node];
  return termsIn(node.of).map((of) => ({ kind: 'negate', of }));
};

/** What has letters below the fraction bar in a term; null where nothing has. */
function bottomOf(term: MathNode): MathNode | null {
  const plain = term.kind === 'negate' ? term.of : term;
  return plain.kind === 'divide' && variablesOf(plain.bottom).length > 0 ? plain.bottom : null;
}

/** A term times the product of these bottoms, its own one canceled. */
function timesBottoms(term: MathNode, bottoms: ReadonlyMap<string, MathNode>): MathNode {
  if (term.kind === 'negate') return { kind: 'negate', of: timesBottoms(term.of, bottoms) };
  const own = bottomOf(term);
  const others = [...bottoms].filter(([name]) => !own || name !== writeMath(own)).map(([, node]) => node);
  const front = own && term.kind === 'divide' ? term.top : term;
  return { kind: 'multiply', factors: [front, ...others] };
}

const mostBottoms = 3;

/** Every term of both sides times the letters below, and these; null where none stand below. */
function withoutBottoms({ sides }: Relation): { readonly sides: readonly MathNode[]; by: string } | null {
  const all = sides.flatMap(termsIn).flatMap((term) => bottomOf(term) ?? []);
  const bottoms = new Map(all.map((bottom) => [writeMath(bottom), bottom]));
  if (bottoms.size === 0 || bottoms.size > mostBottoms) return null;
  const cleared = sides.map(
    (side): MathNode => ({ kind: 'add', terms: termsIn(side).map((term) => timesBottoms(term, bottoms)) }),
  );
  const by = writeMath({ kind: 'multiply', factors: [...bottoms.values()] });
  return { sides: cleared, by };
}

/** Both parts times the number that leaves no fraction in front of the letter. */
function wholeFront(front: readonly Monomial[]): bigint {
  if (front.every(({ powers }) => [...powers.values()].every((n) => n === 0))) return 1n;
  return front.reduce((m, { coefficient: { d } }) => (m * d) / greatestCommonDivisor(m, d), 1n);
}

const scaledBy =
  (by: bigint) =>
  ({ coefficient, powers }: Monomial): Monomial => ({
    coefficient: rational(coefficient.n * by, coefficient.d),
    powers,
  });

const mostPower = 3;

type Split = {
  readonly here: readonly Monomial[];
  readonly there: readonly Monomial[];
  readonly n: number;
  /** What the left side minus the right one is multiplied by. */
  readonly by: string;
};

/** The terms with one power of the letter on the left, the others on the right; null where it has several powers. */
function splitTerms(sides: readonly MathNode[], letter: string): Split | null {
  const [left, right] = sides;
  const typed = left && right && monomialsOf({ kind: 'add', terms: [left, { kind: 'negate', of: right }] });
  const terms = typed ? combineTerms(typed) : [];
  const powers = new Set(terms.map((term) => power(term, letter)).filter((n) => n > 0));
  const [n, more] = [...powers];
  if (n === undefined || more !== undefined || n > mostPower) return null;
  const withLetter = terms.filter((term) => power(term, letter) === n);
  const rest = terms.filter((term) => power(term, letter) === 0).map(negated);
  const turned = withLetter[0] !== undefined && withLetter[0].coefficient.n < 0n;
  const [here, there] = [withLetter, rest].map((part) => (turned ? part.map(negated) : part));
  return here && there ? { here, there, n, by: turned ? '-1' : '1' } : null;
}

/** The values of a letter whose power is told: both roots of a square. */
function rootsOf(value: string, n: number): readonly string[] {
  if (n === 1) return [value];
  const root = `${n === 2 ? '√' : '∛'}(${value})`;
  return n === 2 ? [root, `-${root}`] : [root];
}

/** The work from a · letter^n + … on one side to the letter alone. */
function workAlone(chain: Chain, letter: string, { here, there, n, by }: Split): readonly string[] {
  const raised = n === 1 ? letter : `${letter}^${n}`;
  addStep(chain, `${monomialsText(here)} = ${monomialsText(there)}`, {
    rule: 'letter-to-one-side',
    fill: { letter },
    by: [by],
  });
  const plain = here.map((term) => without(term, letter));
  const scale = wholeFront(plain);
  const [front, rest] = [plain, there].map((part) => part.map(scaledBy(scale)));
  if (!front || !rest) return [];
  addStep(chain, `${monomialsText(here.map(scaledBy(scale)))} = ${monomialsText(rest)}`, {
    rule: 'clear-fractions',
    fill: { number: `${scale}` },
    by: [`${scale}`],
  });
  const divisor = monomialsText(front);
  if (front.length > 1)
    addStep(chain, `${raised}(${divisor}) = ${monomialsText(rest)}`, {
      rule: 'common-factor',
      fill: { factor: raised },
      by: ['1'],
    });
  const value = quotientText(rest, front);
  const numeric = front.every(({ powers }) => [...powers.values()].every((m) => m === 0));
  if (divisor !== '1')
    addStep(chain, `${raised} = ${value}`, {
      rule: 'divide-both-sides',
      fill: { number: divisor },
      ...(numeric ? {} : { by: [`1/(${divisor})`] }),
    });
  const roots = rootsOf(value, n);
  const rule = n === 2 ? 'square-root-both-sides' : 'odd-root-both-sides';
  if (n > 1)
    addStep(chain, roots.map((root) => `${letter} = ${root}`).join(' or '), {
      rule,
      fill: { index: `${n}` },
      proof: 'real-power',
    });
  return roots;
}

/** A formula or an equation in several letters, solved for the one that is asked. */
export const solveLiteral: Method = ({ words }) => {
  const letter = asked.exec(words)?.[1];
  const body = letter === undefined ? undefined : request.exec(words)?.[1];
  const read = body === undefined ? null : parseMath(body);
  if (letter === undefined || !read?.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=')
    return null;
  const names = variablesOf(read.node);
  const typed = withPiAsLetter(read.node);
  if (typed.kind !== 'relation' || names.length < 2 || !names.includes(letter)) return null;
  const chain = startChain(writeMath(read.node));
  const cleared = withoutBottoms(typed);
  const split = splitTerms(cleared?.sides ?? typed.sides, letter);
  if (!split) return null;
  if (cleared)
    addStep(chain, cleared.sides.map((side) => monomialsText(monomialsOf(side) ?? [])).join(' = '), {
      rule: 'clear-fractions',
      fill: { number: cleared.by },
      by: [cleared.by],
    });
  const roots = workAlone(chain, letter, split);
  const answer = roots.map((root) => `${letter} = ${root}`).join(' or ');
  if (chain.at !== answer) return null;
  const check = roots.flatMap((root) => {
    const value = parseMath(root);
    if (!value.ok) return [];
    return [{ claim: writeMath(replaceVariables(read.node, new Map([[letter, value.node]]))), holds: true }];
  });
  return { kind: 'literal-equation', chain, answer, check };
};
