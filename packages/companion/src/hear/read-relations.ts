import { evaluateExact } from '@playforward/math';
import { plainMath } from '../hints/plain-math.ts';

/** Something true or false that a student says in words or signs, which numbers alone decide. */
export type Relation = {
  /** As it is shown back. */
  readonly line: string;
  readonly holds: boolean;
  /** What shows that it does not hold. */
  readonly reason: string | null;
  /** What it comes to. */
  readonly value: string;
};

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = (word: string): number => (/^\d+$/.test(word) ? Number(word) : small.indexOf(word));

/** "29 goes into 73 three times": true where it fits so often and not once more. */
function readFits(plain: string): Relation | null {
  const found =
    /(?<![\d.])(\d+)(?:s)? (?:goes|fits|go|fit) (?:in|into|inside)(?: to)? (\d+) ?,? (?:about |only )?(\d+|[a-z]+) times?\b/i.exec(
      plain,
    );
  const [by, whole, times] = [
    Number(found?.[1]),
    Number(found?.[2]),
    numberWord(found?.[3]?.toLowerCase() ?? ''),
  ];
  if (!found || times < 0 || by === 0) return null;
  const [product, line] = [by * times, `${by} fits into ${whole} ${times} times`];
  if (product > whole)
    return {
      line,
      holds: false,
      value: `${times}`,
      reason: `$${times} \\cdot ${by} = ${product}$, and that is more than ${whole}.`,
    };
  if (product + by <= whole)
    return {
      line,
      holds: false,
      value: `${times}`,
      reason: `$${whole} - ${product} = ${whole - product}$, so ${by} fits in once more.`,
    };
  return { line, holds: true, value: `${times}`, reason: null };
}

/** "multiples of 12: 12, 24, 36" and "factors of 18 are 1, 2, 3". */
function readList(plain: string): Relation | null {
  const found =
    /\b(multiples|factors) of (\d+)\s*(?:are|is|:|=|-|go|like)?\s*((?:\d+\s*(?:,|and|\s)\s*)+\d+)/i.exec(
      plain,
    );
  const [, kind = '', of = ''] = found ?? [];
  const listed = found?.[3]?.match(/\d+/g)?.map(Number) ?? [];
  if (!found || listed.length < 2 || listed.includes(0)) return null;
  const isMultiple = /^m/i.test(kind);
  const bad = listed.find((one) => (isMultiple ? one % Number(of) : Number(of) % one) !== 0);
  return {
    line: `${listed.join(', ')}`,
    holds: bad === undefined,
    value: `${listed.at(-1)}`,
    reason: bad === undefined ? null : `${bad} is no ${isMultiple ? 'multiple' : 'factor'} of ${of}.`,
  };
}

/** The rules that a question states: f(x) = 2x^2 + 3x + 4, or "take f(x) as 7x^2 + 3". */
function ruleIn(question: string, name: string): { letter: string; rule: string } | null {
  const plain = plainMath(question).replace(/−/g, '-');
  const found = new RegExp(
    `(?<![a-z])${name}\\(([a-z])\\)(?:\\s*=|\\s+(?:as|is|be))\\s*([-\\d(a-z+*/^.) ]*[\\d)a-z])(?=\\s*(?:$|[.,;?]|for\\b|where\\b|on\\b|and\\b|when\\b|how\\b))`,
    'i',
  ).exec(plain);
  const rule = found?.[2]?.replace(/\s+(?:for|where|on|and|when|how|find).*$/i, '').trim();
  return found?.[1] && rule ? { letter: found[1], rule } : null;
}

/** "f(1.2) is 10.48": the rule of the question at a number. What the question asks for is no step. */
function readEvaluation(plain: string, question: string): Relation | null {
  const found =
    /(?<![a-z])([f-h])\((-?\d+(?:\.\d+)?)\)\s*(?:=|is|equals|gives|comes to|would be)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)(?![\d.]*\s*[+\-*/^])/i.exec(
      plain,
    );
  const [, name = '', input = '', claimed = ''] = found ?? [];
  const stated = found && ruleIn(question, name);
  if (!stated || plainMath(question).replace(/−/g, '-').replace(/\s/g, '').includes(`${name}(${input})`))
    return null;
  const put = stated.rule.replace(
    new RegExp(`(\\d?)(?<![a-z])${stated.letter}(?![a-z])`, 'gi'),
    (_, digit: string) => (digit === '' ? `(${input})` : `${digit}*(${input})`),
  );
  const [value, said] = [evaluateExact(put), evaluateExact(claimed)];
  if (!value || !said) return null;
  const holds = value.n === said.n && value.d === said.d;
  const line = `${name}(${input}) = ${claimed}`;
  return {
    line,
    holds,
    value: claimed,
    reason: holds ? null : `Put ${input} in for $${stated.letter}$ once more, the power first.`,
  };
}

/** What numbers alone decide in a text; null where nothing of this kind is said. */
export function readRelation(text: string, question: string): Relation | null {
  const plain = plainMath(text).replace(/−/g, '-');
  return readFits(plain) ?? readList(plain) ?? readEvaluation(plain, question);
}
