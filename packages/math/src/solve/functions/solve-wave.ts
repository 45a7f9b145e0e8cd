import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { writeMath } from '../print/write-math.ts';
import { type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

type Call = Extract<MathNode, { kind: 'call' }>;
/** y = a · f(b · x + …) + d, with its numbers as texts. */
type Wave = {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
};

const isWave = (node: MathNode): node is Call =>
  node.kind === 'call' && (node.name === 'sin' || node.name === 'cos' || node.name === 'tan');
const termsOf = (node: MathNode): readonly MathNode[] => (node.kind === 'add' ? node.terms : [node]);
const at = (node: MathNode, value: number): MathNode =>
  replaceVariables(node, new Map([['x', numberNode(rational(value))]]));

/** A number in brackets, so that it can stand in a formula. */
const inBrackets = (node: MathNode): string => `(${writeMath(node)})`;

function factorOf(node: MathNode, inner: Call): MathNode | null {
  if (node === inner) return numberNode(rational(1));
  if (node.kind === 'negate') {
    const of = factorOf(node.of, inner);
    return of && { kind: 'negate', of };
  }
  if (node.kind !== 'multiply' || !node.factors.includes(inner)) return null;
  const factors = node.factors.filter((factor) => factor !== inner);
  return factors.some((factor) => variablesOf(factor).length > 0) ? null : { kind: 'multiply', factors };
}

/** What x is multiplied by: one term with x alone. */
function frequency(argument: MathNode): string | null {
  const open = termsOf(argument).filter((term) => variablesOf(term).length > 0);
  const [term, more] = open;
  if (!term || more || someNode(term, ({ kind }) => kind === 'power' || kind === 'call')) return null;
  return variablesOf(argument).join('') === 'x' ? inBrackets(at(term, 1)) : null;
}

function readWave(node: MathNode): Wave | null {
  const terms = termsOf(node);
  const [term, more] = terms.filter((one) => variablesOf(one).length > 0);
  const inner: Call[] = [];
  if (term) someNode(term, (one) => (isWave(one) ? inner.push(one) > 9 : false));
  const [call, second] = inner;
  const factor = term && call ? factorOf(term, call) : null;
  const b = call ? frequency(call.of) : null;
  if (!call || second || more || !factor || b === null) return null;
  const rest = terms.filter((one) => one !== term);
  const d: MathNode = rest.length > 1 ? { kind: 'add', terms: rest } : (rest[0] ?? numberNode(rational(0)));
  const closed = termsOf(call.of).filter((one) => variablesOf(one).length === 0);
  const c: MathNode =
    closed.length > 1 ? { kind: 'add', terms: closed } : (closed[0] ?? numberNode(rational(0)));
  return { name: call.name, a: inBrackets(factor), b, c: inBrackets(c), d: inBrackets(d) };
}

type Part = {
  readonly asked: RegExp;
  readonly of: (wave: Wave) => ReturnType<typeof workFormula>;
  readonly front: string;
};

const parts: readonly Part[] = [
  {
    asked: /\bamplitude\b/i,
    front: '',
    of: ({ name, a }) =>
      name === 'tan' ? null : workFormula({ formula: 'A = |a|', values: { a }, rule: 'amplitude' }),
  },
  {
    asked: /\bperiod\b/i,
    front: '',
    of: ({ name, b }) => {
      // With π in front of x, π is divided by π.
      return b.includes('π')
        ? workFormula({
            formula: name === 'tan' ? 'T = 1/|c|' : 'T = 2/|c|',
            values: { c: b.replace(/(?<=\d)π/, '').replace('π', '1') },
            rule: 'period',
          })
        : workFormula({
            formula: name === 'tan' ? 'T = π/|b|' : 'T = 2 · π/|b|',
            values: { b },
            rule: 'period',
          });
    },
  },
  {
    asked: /\b(?:phase|horizontal) shift\b/i,
    front: '',
    of: ({ b, c }) => workFormula({ formula: 's = -c/b', values: { b, c }, rule: 'phase-shift' }),
  },
  {
    asked: /\bmid-?line\b/i,
    front: 'y = ',
    of: ({ d }) => workFormula({ formula: 'm = d', values: { d }, rule: 'midline' }),
  },
];

const opening =
  /^.*\b(?:amplitude|period|mid-?line|(?:phase|horizontal) shift)\b(?:\s*(?:,|and|of|for|the|graph|function|is|does)\b)*[\s:,]*/i;

/** The amplitude, the period, the phase shift and the midline of y = a · sin(b · x + c) + d, and of cos and tan. */
export const solveWave: Method = ({ words }) => {
  const asked = parts.filter((part) => part.asked.test(words));
  if (asked.length === 0 || !/(?<![a-z])(?:sin|cos|tan)/i.test(words)) return null;
  const body = words.replace(opening, '').replace(/^(?:[fgh]\s*\(\s*x\s*\)|y)\s*=\s*/i, '');
  const read = parseMath(body.trim());
  const wave = read.ok ? readWave(read.node) : null;
  if (!wave) return null;
  const chain: Chain = startChain('');
  const answers: string[] = [];
  const check: Worked['check'][number][] = [];
  for (const { of, front, asked: name } of asked) {
    const worked = of(wave);
    if (!worked) return null;
    chain.steps.push(...worked.chain.steps);
    chain.proven &&= worked.chain.proven;
    check.push(...worked.check);
    const word = asked.length > 1 ? `${name.exec(words)?.[0].toLowerCase()} ` : '';
    answers.push(`${word}${front}${worked.value.replace(/(?<!\d)1π/, 'π')}`);
  }
  return { kind: 'graph', chain, answer: answers.join('; '), check };
};
