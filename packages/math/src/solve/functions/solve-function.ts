import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import { workNumber } from '../arithmetic/work-formula.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Method, startChain } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const definition =
  /(?<![a-z])([a-z])\s*\(\s*([a-z])\s*\)\s*=\s*([^;,?]+?)(?=\s*(?:[;,?]|\.(?:\s|$)|\bfind\b|\bwhat\b|\bthen\b|\bevaluate\b|\bfor\b|\bat\b|\bwhen\b|\band\b|$))/i;
const value = String.raw`(-?\s?(?:\d+\/\d+|\d*\.?\d+))`;
const evaluation =
  /^(?:evaluate |find (?:the value of )?|what is (?:the value of )?|calculate )?(.+?)\s+(?:when|for|if|at|where)\s+((?:[a-z]\s*=\s*-?\s?(?:\d+\/\d+|\d*\.?\d+)(?:\s*(?:,? and|[,;])\s*|$))+)$/i;
const assigned = /([a-z])\s*=\s*(-?\s?(?:\d+\/\d+|\d*\.?\d+))/gi;

type Given = { readonly name: string; readonly body: string; readonly at: Readonly<Record<string, string>> };

function readFunction(words: string): Given | null {
  const [, name = '', letter = '', body = ''] = definition.exec(words) ?? [];
  if (name === '' || /\b(?:tangent|normal|line|slope|derivative|integral|area|inverse)\b/i.test(words))
    return null;
  const rest = words.replace(definition, ' ');
  const call = new RegExp(String.raw`\b${name}\s*\(\s*${value}\s*\)`, 'i').exec(rest);
  const at = call?.[1] ?? new RegExp(String.raw`\b${letter}\s*=\s*${value}`, 'i').exec(rest)?.[1];
  const left = call ? rest.replace(call[0], ' ') : rest.replace(/\b[a-z]\s*=\s*-?[\d./]+/i, ' ');
  if (
    at === undefined ||
    /\d/.test(left) ||
    new RegExp(String.raw`\b(?:[fghp]|${name})\s*\([^)]*[a-z]`, 'i').test(rest)
  )
    return null;
  const plain = at.replace(/\s/g, '');
  return { name: `${name}(${plain}) = `, body, at: { [letter]: plain } };
}

const turned =
  /^(?:if|when|for|given|let)\s+(.+?),?\s+(?:then\s+)?(?:what is|find|evaluate|calculate)\s+(?:the value of\s+)?(.+)$/i;

function readExpression(typed: string): Given | null {
  const words = typed.replace(turned, '$2 when $1');
  const [, body = '', values = ''] = evaluation.exec(words) ?? [];
  const told = [...values.matchAll(assigned)].map(
    ([, letter = '', at = '']) => [letter, at.replace(/\s/g, '')] as const,
  );
  const at = Object.fromEntries(told);
  if (body === '' || Object.keys(at).length < told.length) return null;
  return { name: '', body: body.replace(/^the expression /i, ''), at };
}

/** The value of a function or an expression for given values of its letters. */
export const solveFunction: Method = ({ words }) => {
  const given = readFunction(words) ?? readExpression(words);
  const read = given && parseMath(given.body);
  if (!given || !read?.ok || read.node.kind === 'relation') return null;
  const letters = Object.keys(given.at);
  const names = variablesOf(read.node);
  if (names.length === 0 || !names.every((name) => letters.includes(name))) return null;
  const at = new Map(
    Object.entries(given.at).flatMap(([letter, text]) => {
      const found = parseMath(text);
      return found.ok ? [[letter, found.node] as const] : [];
    }),
  );
  const chain = startChain(writeMath(read.node));
  const filled = replaceVariables(read.node, at);
  const start = writeMath(filled);
  addStep(chain, start, { rule: 'use-values', proof: { substitute: given.at } });
  const side = startChain(start);
  const end = workNumber(side, filled);
  addSideSteps(chain, side, {});
  if (end === null) return null;
  return {
    kind: 'function-value',
    chain,
    answer: `${given.name}${end}`,
    check: [{ claim: `${start} = ${end}`, holds: true }],
  };
};
