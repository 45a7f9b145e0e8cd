import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { checkClaim } from '../../judge/check-claim.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { solveStatement } from '../arithmetic/solve-statement.ts';
import { writeMath } from '../print/write-math.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const size = String.raw`(-?\s?\d+(?:\.\d+|\/\d+)?)`;
const relation = String.raw`(.+?[=<>≤≥].+?)`;
type Form = readonly [pattern: RegExp, value: number, equation: number, letter?: number];

const forms: readonly Form[] = [
  [
    new RegExp(
      String.raw`^is (?:([a-z])\s*=\s*)?${size} (?:a |the )?(?:solution|root|answer|zero)s? (?:to|of|for) (?:the (?:equation|inequality) )?${relation}$`,
      'i',
    ),
    2,
    3,
    1,
  ],
  [
    new RegExp(
      String.raw`^(?:check|test|verify|see)(?: if| whether| that)? ([a-z])\s*=\s*${size} (?:works (?:in|for)|is (?:a |the )?(?:solution|answer|root) (?:to|of|for)|satisfies|solves) (?:the (?:equation|inequality) )?${relation}$`,
      'i',
    ),
    2,
    3,
    1,
  ],
  [
    new RegExp(
      String.raw`^does ([a-z])\s*=\s*${size} (?:work (?:in|for)|satisfy|solve|make) (?:the (?:equation|inequality) )?${relation}(?: true)?$`,
      'i',
    ),
    2,
    3,
    1,
  ],
  [
    new RegExp(
      String.raw`^(?:i (?:got|get|think) |is |did i get )?([a-z])\s*=\s*${size} (?:right |correct )?(?:for|in|to) ${relation}[\s,.;]*(?:is (?:that|it|this) (?:right|correct|true)|(?:right|correct)|did i do (?:it|that) right|am i right|right|correct)$`,
      'i',
    ),
    2,
    3,
    1,
  ],
];
const point = new RegExp(
  String.raw`^(?:is|does) (?:the point )?\(\s*${size}\s*,\s*${size}\s*\) (?:lie |be |a (?:point|solution) )?(?:on|of|to|in) (?:the )?(?:line|graph(?: of)?|curve|parabola|circle|equation|inequality)?\s*${relation}$`,
  'i',
);

/** Puts numbers into a relation and says whether it is true. */
function tested(text: string, at: ReadonlyMap<string, MathNode>): Worked | null {
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation') return null;
  const names = variablesOf(read.node);
  if (names.length !== at.size || !names.every((name) => at.has(name))) return null;
  const filled = writeMath(replaceVariables(read.node, at));
  const truth = checkClaim(filled);
  if (truth === 'unreadable') return null;
  const worked = solveStatement(mathRequest(filled));
  if (!worked || !('chain' in worked)) return null;
  return { ...worked, answer: truth === 'true' ? 'yes' : 'no' };
}

function nodeOf(text: string): MathNode | null {
  const read = parseMath(text.replace(/\s/g, ''));
  return read.ok && exactValue(read.node) ? read.node : null;
}

/** Whether a number solves an equation or an inequality, or a point lies on a line: by putting it in. */
export const solveTestValue: Method = ({ words }) => {
  const [, x, y, curve] = point.exec(words) ?? [];
  const [a, b] = [nodeOf(x ?? ''), nodeOf(y ?? '')];
  if (curve !== undefined && a && b)
    return tested(
      curve,
      new Map([
        ['x', a],
        ['y', b],
      ]),
    );
  for (const [pattern, value, equation, letter] of forms) {
    const found = pattern.exec(words);
    const text = found?.[equation];
    const node = nodeOf(found?.[value] ?? '');
    if (!found || text === undefined || !node) continue;
    const read = parseMath(text);
    const name =
      (letter === undefined ? undefined : found[letter]) ?? (read.ok ? variablesOf(read.node)[0] : undefined);
    return name === undefined ? null : tested(text, new Map([[name, node]]));
  }
  return null;
};
