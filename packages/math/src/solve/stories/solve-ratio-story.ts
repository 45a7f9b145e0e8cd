import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import type { Method } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const sized = /(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)\s*(?:°\s*)?([a-z]+)/gi;
/** Stories in which more of one thing is less of another, or in which something else is counted too. */
const unclear =
  /%|\$|\b(?:percent|workers?|people|men|women|painters?|machines?|pipes?|pumps?|hoses?|builders?|mph|km\/h|per|faster|slower|longer|shorter|left|remain\w*|more|less|than|total|together|sum|difference|probability|chance|area|perimeter|volume|triangle|angles?|ways|each|tall|shadow|ratio)\b/i;
const question = /\b(?:how (?:many|much|far|long|tall|wide|big)|what (?:is|distance|length))\b[^?]*/i;

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:(?<=ch|sh|x)e)?s$/, '')
    .replace(/^(?:inche|inch|in)$/, 'inch')
    .replace(/^feet$/, 'foot');

type Amount = { readonly value: string; readonly unit: string };

/** Two amounts that belong together, and a third one of either thing: a map, a model, a recipe. */
export const solveRatioStory: Method = ({ words }) => {
  const asks = question.exec(words)?.[0];
  if (asks === undefined || unclear.test(words) || countNumbers(words) !== 3) return null;
  const story = words.replace(/(\d+) and (\d+\/\d+)/g, '$1 $2');
  const amounts: Amount[] = [...story.matchAll(sized)].map(([, value = '', unit = '']) => ({
    value: value.replace(/,/g, ''),
    unit,
  }));
  const [a, b, c, more] = amounts;
  if (!a || !b || !c || more || stem(a.unit) === stem(b.unit)) return null;
  const first = stem(c.unit) === stem(a.unit);
  if (!first && stem(c.unit) !== stem(b.unit)) return null;
  const wanted = first ? b : a;
  const named = /^how (?:many|much)\s+([a-z]+)/i.exec(asks)?.[1];
  if (named !== undefined && stem(named) !== stem(wanted.unit)) return null;
  const values = first ? { a: a.value, b: b.value, c: c.value } : { a: b.value, b: a.value, c: c.value };
  const worked = workFormula({ formula: 'x = b · c/a', values, rule: 'same-ratio' });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value) return null;
  const text = rationalToDecimalText(value) ?? worked.value;
  return {
    kind: 'story',
    chain: worked.chain,
    answer: `${text} ${named ?? wanted.unit}`,
    check: worked.check,
  };
};
