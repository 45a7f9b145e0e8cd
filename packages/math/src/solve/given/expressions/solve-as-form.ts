import { evaluateExact } from '../../../judge/equivalent.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import type { Given } from '../read-given.ts';

const wish =
  /^(.*?\d.*?)[\s,.;]*\b(?:(?:write|give|express|leave|put)\s+(?:it|your answer|the answer|the result)\s+)?(?:as|in|into|to)\s+(?:an?\s+)?(mixed numbers?|mixed number form|decimals?|decimal form|improper fractions?|percent(?:age)?|scientific notation)[\s.?!]*$/i;

const target = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ form$/, '')
    .replace(/s$/, '')
    .replace(/^percentage$/, 'percent');

/** A number that is to be worked out and told in another form: the sum first, then its form. */
export function solveAsForm({ text }: Given, ask: Ask): Exercised | null {
  const [, request, name] = wish.exec(text) ?? [];
  if (
    request === undefined ||
    name === undefined ||
    !/[\d)]\s*[-+*/÷×·^−]|\b(?:times|plus|minus|divided|sum|product|difference|quotient|add|subtract|multiply|divide)\b/i.test(
      request,
    )
  )
    return null;
  const solved = ask(request);
  if (!solved || !evaluateExact(solved.answer)) return null;
  const form = target(name);
  const same =
    form === 'improper fraction' ? /^-?\d+\/\d+$/ : form === 'decimal' ? /^-?\d+(?:\.\d+)?$/ : null;
  if (same?.test(solved.answer)) return together([solved], { kind: solved.kind, answer: solved.answer });
  const shown = ask(
    form === 'scientific notation'
      ? `write ${solved.answer} in scientific notation`
      : `write ${solved.answer} as ${form === 'percent' ? 'a percent' : `${/^i/.test(form) ? 'an' : 'a'} ${form}`}`,
  );
  return shown && together([solved, shown], { kind: solved.kind, answer: shown.answer });
}
