import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, byWorking, type Exercised, together } from '../exercises/exercise.ts';

const find = String.raw`(?:(?:find|what(?:'s| is)|whats|evaluate|calculate|compute|simplify)\s+)?`;
const moved = new RegExp(
  String.raw`^(?:if |for |given |let )?([a-z])\(x\) ?= ?([^=;]+?)[\s,.;:]+${find}\1\( ?((?=[^()]*[a-z])(?=[^()]*[-+\d])[^()=]+) ?\)(?:,? (?:and )?(?:then )?(?:simplify|simplified|expand)(?: it)?)?[\s.?!=]*$`,
  'i',
);
/** The same with what is asked in front: find f(a + 1) if f(x) = 2x^2. */
const movedFirst = new RegExp(
  String.raw`^${find}([a-z])\( ?((?=[^()]*[a-z])(?=[^()]*[-+\d])[^()=]+) ?\),? (?:if|for|when|where|given(?: that)?) \1\(x\) ?= ?([^=;]+?)[\s.?!]*$`,
  'i',
);
const valued =
  /^(?:if |for |given |let )?([a-z])\(x\) ?= ?([^=;]+?)[\s,.;:]+(?:for (?:which|what) (?:values? of )?x (?:is|does)|what (?:values? of )?x makes|(?:find|solve for) x (?:if|when|so that|such that)|when (?:is|does)|solve) \1\(x\) ?(?:=|equals?) ?(-?\d+(?:\.\d+)?)[\s.?!]*$/i;
const joined = new RegExp(
  String.raw`^(?:if |for |given |let )?([a-z])\(x\) ?= ?([^=;]+?)[\s,;]+(?:and )?([a-z])\(x\) ?= ?([^=;]+?)[\s,.;:]+${find}\( ?([a-z]) ?([-+·*×/÷∘]|o) ?([a-z]) ?\)\( ?(-?\d+(?:\.\d+)?) ?\)[\s.?!=]*$`,
  'i',
);

/** A function of an expression, or two functions joined at a number. */
export function functionValues(typed: string, ask: Ask): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const [, , own, wanted] = valued.exec(text) ?? [];
  if (own !== undefined && wanted !== undefined) {
    const solved = ask(`solve ${own} = ${wanted}`);
    return solved && together([solved], { kind: 'function-value', answer: solved.answer });
  }
  const [told, turned] = [moved.exec(text), movedFirst.exec(text)];
  const [rule, inside] = [told?.[2] ?? turned?.[3], told?.[3] ?? turned?.[2]];
  if (rule !== undefined && inside !== undefined) {
    if (!/^[\dx\s+\-*^().²³]+$/.test(rule) || !/^[\da-z\s+\-*^²]+$/.test(inside)) return null;
    const put = rule.replace(/x/g, `(${inside})`);
    const solved = ask(`expand ${put}`) ?? ask(`simplify ${put}`);
    return solved && together([solved], { kind: 'function-value', answer: solved.answer });
  }
  const found = joined.exec(text);
  if (!found) return null;
  const [, f = '', first = '', g = '', second = '', p = '', sign = '', q = '', x = ''] = found;
  const rules = new Map([
    [f, first],
    [g, second],
  ]);
  const value = (name: string, at: string): ReturnType<Ask> => {
    const own = rules.get(name);
    return own === undefined ? null : ask(`evaluate ${own} when x = ${at}`);
  };
  const plain = (answer: string): string => answer.replace(/^.*= /, '');
  const inner = value(q, x);
  if (!inner || evaluateExact(plain(inner.answer)) === null || !rules.has(p)) return null;
  if (/[∘o]/.test(sign)) {
    const outer = value(p, plain(inner.answer));
    return outer && together([inner, outer], { kind: 'function-value', answer: plain(outer.answer) });
  }
  const left = value(p, x);
  if (!left) return null;
  const [a, b] = [left, inner].map((one) => `(${plain(one.answer)})`);
  const sum = `${a} ${/[·*×]/.test(sign) ? '·' : /[/÷]/.test(sign) ? '/' : sign} ${b}`;
  const worked = byWorking(sum, { kind: 'function-value' });
  return worked && together([left, inner, worked], { kind: 'function-value', answer: worked.answer });
}
