import { plainMath } from '../../hints/plain-math.ts';
import { sidesOf } from '../judge-line.ts';
import { formulasOf } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { lettersOf, putIn } from './put-in.ts';
import { schoolTruth } from './school-truth.ts';

const n = String.raw`\(?-?\d+(?:\.\d+)?(?:\/\d+)?\)?`;
const gives = String.raw`(?:gets?(?: me| you| u)?|got|gives?|is|=|equals?|makes?|comes to|comes out(?: to| as)?|would be|thats|that's|it's|its)`;
const plugs = new RegExp(
  String.raw`\b(?:plug|put|sub|substitut|stick|insert)\w*\s+(?:in\s+)?(?:(?<letter>[a-z])\s*(?:=|as|is)\s*)?(?<value>${n})(?:\s*(?:in|into)\b)?(?:\s*(?:for|as|in place of)\s+(?<for>[a-z])(?![a-z]))?\D*?${gives}\s+(?:y\s*=\s*)?(?<result>${n})\s*[.!?]*$`,
  'i',
);
const when = new RegExp(
  String.raw`\b(?:when|for|if|at|with)\s+(?<letter>[a-z])\s*(?:is|=|equals)\s*(?<value>${n})\s*,?\s*(?:then\s+|so\s+)?(?:(?:[a-z]|it|i|you|u|we)\s+)?(?:${gives}\s+|=\s*)(?<result>${n})\s*[.!?]*$`,
  'i',
);
const bare = new RegExp(
  String.raw`\b(?:plug|put)\w*\s+(?:in\s+)?(?<value>${n})(?:\s+(?:in|into|for [a-z]))?\s+(?:and|so)?\s*(?:i |u |you |we )?${gives}\s+(?<result>${n})\s*[.!?]*$`,
  'i',
);

type Rule = { readonly name: string; readonly letter: string; readonly rule: string };

/** The rules of the question: f(x) = x^2 + 1 and y = 2x - 3. */
function rulesOf({ problem, path }: Reading): readonly Rule[] {
  const plain = plainMath(problem.question).replace(/−/g, '-');
  const named = [
    ...plain.matchAll(/(?<![a-z])([a-z])\(([a-z])\)\s*=\s*([^=.;?]*[\d)a-z](?:\^\d+)?)(?=\s*(?:[.,;?]|$))/gi),
  ].map(([, name = '', letter = '', rule = '']) => ({
    name: `${name}(${letter})`,
    letter,
    rule: rule.trim(),
  }));
  const lines = path.given.flatMap((line) => {
    const sides = sidesOf(line);
    const [letter, ...more] = sides ? lettersOf(sides.right) : [];
    return sides && sides.sign === '=' && /^[a-z]$/i.test(sides.left) && letter && more.length === 0
      ? [{ name: sides.left, letter, rule: sides.right }]
      : [];
  });
  return [...named, ...lines];
}

/** An expression of the question with one letter that the message quotes, and the message without it. */
function quotedIn(text: string, { problem }: Reading): { readonly rule: Rule; readonly rest: string } | null {
  for (const { kind, text: quoted } of formulasOf(problem.question)) {
    const [letter, ...more] = lettersOf(quoted);
    if (kind !== 'expression' || letter === undefined || more.length > 0 || !/[-+*/^(]/.test(quoted))
      continue;
    const signs = [...quoted.replace(/\s/g, '')].map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(signs.join('\\s*'), 'i');
    if (pattern.test(text))
      return { rule: { name: quoted, letter, rule: quoted }, rest: text.replace(pattern, 'it') };
  }
  return null;
}

/** "put in 3 and get 10": the rule of the question at that number. */
export function readSubstitution(said: string, reading: Reading): readonly StepReading[] {
  const quoted = quotedIn(said, reading);
  const text = quoted?.rest ?? said;
  const found = (plugs.exec(text) ?? when.exec(text) ?? bare.exec(text))?.groups;
  const { value, result } = found ?? {};
  const rules = quoted === null ? rulesOf(reading) : [quoted.rule];
  if (!found || value === undefined || result === undefined || rules.length === 0) return [];
  const letter = found.letter ?? found.for;
  const fitting = rules.filter((one) => letter === undefined || one.letter === letter);
  const tried = fitting.map(({ rule, letter: of }) => putIn(rule, new Map([[of, value]])));
  const beside = { said: text, question: reading.problem.question };
  const truths = tried.map((put) => schoolTruth(`${put} = ${result}`, beside));
  const at = truths.findIndex((one) => one === 'true' || one === 'about');
  const shown = (one: number): string => `${tried[one]} = ${result}`;
  if (at >= 0) return [rightLine(shown(at), stepPutting(reading))];
  const [first] = fitting;
  if (!first || truths.includes('unreadable')) return [];
  return [
    wrongLine(
      `${result}`,
      `Put ${value} in for $${first.letter}$, with brackets around it: $${tried[0]}$. Work out the powers first. What do you get?`,
    ),
  ];
}

function stepPutting({ path }: Reading): number | null {
  const step = path.steps.findIndex(({ instruction }) =>
    /\b(?:put|substitut|replace|plug)/i.test(instruction),
  );
  return step < 0 ? null : step;
}
