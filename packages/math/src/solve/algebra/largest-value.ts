import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { type Ask, byFormula, type Exercised, together } from '../exercises/exercise.ts';
import { inStandardForm } from '../exercises/polynomial-shape.ts';

const rule =
  /(?<![a-z])([a-z])(?:\(([a-z])\))?\s*=\s*(-?[^=,;?]*?(?:[a-z](?:\^2|²)|[a-z]\s?\([^()]*[a-z][^()]*\)|\([^()]*[a-z][^()]*\)\s?\([^()]*[a-z][^()]*\))[^=,;?]*?)(?=\s*(?:[,;.?](?:\s|$)|\s(?:where|models?|gives?|meters?|feet|dollars|\(|after|with|what|when|find|how|is|at|for|which)|$))/i;
const most = /\b(?:max(?:imum|imi[sz]e[sd]?|imal)?|biggest|greatest|largest|highest|most|peak|top)\b/i;
const least = /\b(?:min(?:imum|imi[sz]e[sd]?|imal)?|smallest|lowest|least)\b/i;
const ofInput =
  /\b(?:(?:what|which|at what|at which) (?:[a-z]+ ){0,2}?(?:price|number|amount|time|value of [a-z]|[a-z])\b[^?]*|how many (?:units|items|[a-z]+)\b[^?]*|when\b[^?]*|after how (?:many|long)[^?]*)/i;
const ofOutput =
  /\b(?:what(?:'s| is)?|whats|how (?:big|much|high)|find|give|and)\b[^?]*\b(?:(?:max(?:imum)?|highest|biggest|greatest|largest|min(?:imum)?|smallest|lowest) (?:profit|revenue|height|area|value|income|cost|point)|(?:that|the) (?:max(?:imum)? )?(?:profit|revenue|height|income)(?: then)?\??\s*$|is (?:it|that)\b)|\bmax(?:imum)? (?:profit|revenue|height|value) (?:and|,)/i;

/** A quadratic that a story names: where it is largest or smallest, how large it is there, or both as asked. */
export function largestValue(typed: string, ask: Ask): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const found = rule.exec(text);
  const [, output = '', named, body = ''] = found ?? [];
  const letters = [...new Set(body.match(/[a-z]/g) ?? [])];
  const input = named ?? letters[0];
  if (!found || input === undefined || letters.length !== 1 || letters[0] !== input || input === output)
    return null;
  const form = inStandardForm(body);
  if (!form || evaluateExact(form.a)?.n === 0n) return null;
  const after = text.slice((found.index ?? 0) + found[0].length);
  const before = text.slice(0, found.index);
  const question = after.replace(/\([^()]*\)/g, ' ');
  if (
    /\d/.test(question.replace(/\b(?:R|h|P|C|A)\([a-z]\)/g, ' ')) ||
    !(most.test(question) || least.test(question) || (most.test(before) && question.trim() === ''))
  )
    return null;
  const isMost = most.test(question);
  if (isMost === least.test(question) || (evaluateExact(form.a)?.n ?? 0n) > 0n === isMost) return null;
  const input2 = ofInput.test(question);
  const output2 =
    ofOutput.test(
      question.replace(
        /\b(?:maximi[sz]es?|minimi[sz]es?|maximi[sz]ing|gives? (?:the )?(?:max\w*|greatest|most|biggest|highest))(?: the)? (?:profit|revenue|height|area|income|cost)\b/gi,
        ' ',
      ),
    ) || /\bhow (?:big|much|high|large)\b/i.test(question);
  if (!input2 && !output2) return null;
  const letter = ['a', 'b'].includes(input) ? 't' : input;
  const place = byFormula({
    formula: `${letter} = -b/(2 · a)`,
    values: { a: form.a, b: form.b },
    rule: 'axis-of-parabola',
    kind: 'graph',
  });
  const at = place && evaluateExact(place.answer);
  if (!place || !at) return null;
  const x = rationalToDecimalText(at) ?? place.answer;
  const value = ask(`evaluate ${body} when ${input} = ${x}`);
  const size = value?.answer.replace(/^.*= /, '');
  if (!value || size === undefined) return null;
  if (input2 && output2)
    return together([place, value], { kind: 'graph', answer: `${size} at ${input} = ${x}` });
  return input2
    ? together([place], { kind: 'graph', answer: `${input} = ${x}` })
    : together([place, value], { kind: 'graph', answer: size });
}
