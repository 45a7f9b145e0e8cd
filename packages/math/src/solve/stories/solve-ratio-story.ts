import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import type { Method } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const sized =
  /(\d+ \d+\/\d+|\d[\d,]*(?:\.\d+)?(?:\/\d+)?)\s*(?:°\s*)?(?!in (?:his|her|my|our|their|your|its|the|an?|each)\b)([a-z]+)/gi;
/** Stories in which more of one thing is less of another, or in which something else is counted too. */
const unclear =
  /%|\$|\^|\b(?:percent|workers?|people|men|women|painters?|machines?|pipes?|pumps?|hoses?|builders?|mph|km\/h|per|faster|slower|longer|shorter|left|still|rest|remain\w*|drank|drinks?|ate|eats?|spent|gave|more|less|than|total|together|sum|difference|probability|chance|area|perimeter|volume|triangle|angles?|ways|each|tall|shadow|ratio|inverse(?:ly)?|var(?:y|ies)|proportional|full)\b/i;
const question = /\b(?:how (?:many|much|far|long|tall|wide|big)|what (?:is|distance|length))\b[^?]*/i;

const time = /^(?:second|minute|hour|day|week|month|year)s?$/i;
/** Those who share a work or a supply: the more they are, the sooner it is done or gone. */
const sharers =
  /\b(?:enough|last(?:s|ed)?|suppl(?:y|ies)|hay|campers|horses|cows|goats|sheep|chickens|hens|dogs|cats|soldiers|sailors|students|pupils|kids|children|volunteers|farmers|cooks|bakers|cleaners|robots|printers|tractors|trucks|taps|friends|gardeners|carpenters|crew|boys|girls)\b/i;

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:(?<=ch|sh|x)e)?s$/, '')
    .replace(/^(?:inche|inch|in)$/, 'inch')
    .replace(/^feet$/, 'foot');

type Amount = { readonly value: string; readonly unit: string };

/** Two amounts belong together where one sentence tells both. */
const inOneSentence = (story: string, a: Amount, b: Amount): boolean =>
  story
    .split(/[.;?!](?!\d)/)
    .some((sentence) =>
      [a, b].every(
        ({ value, unit }) => sentence.includes(unit) && sentence.replace(/,(?=\d{3})/g, '').includes(value),
      ),
    );

/** Two amounts that belong together, and a third one of either thing: a map, a model, a recipe. */
export const solveRatioStory: Method = ({ words }) => {
  // What halves or doubles again and again keeps no ratio to its time.
  if (
    /\bhalf[- ]?li(?:fe|ves)\b|\bhalves\b|\bdecays?\b|\bdoubl(?:es?|ing) (?:every|in|time)\b|\bexponential/i.test(
      words,
    )
  )
    return null;
  const asks = question.exec(words)?.[0];
  if (asks === undefined || unclear.test(words) || countNumbers(words) !== 3) return null;
  const story = words.replace(/(\d+) and (\d+\/\d+)/g, '$1 $2');
  const amounts: Amount[] = [...story.matchAll(sized)].map(([, value = '', unit = '']) => ({
    value: value.replace(/,/g, ''),
    unit,
  }));
  const [a, b, c, more] = amounts;
  if (!a || !b || !c || more || stem(a.unit) === stem(b.unit) || !inOneSentence(story, a, b)) return null;
  const first = stem(c.unit) === stem(a.unit);
  if (!first && stem(c.unit) !== stem(b.unit)) return null;
  const wanted = first ? b : a;
  if (time.test(wanted.unit) && sharers.test(words)) return null;
  const thing = /^how (?:many|much)\s+([a-z]+)/i.exec(asks)?.[1];
  const ofThing = new RegExp(String.raw`\b${wanted.unit} of (?:the )?${thing}\b`, 'i').test(story);
  if (thing !== undefined && stem(thing) !== stem(wanted.unit) && !ofThing) return null;
  const values = first ? { a: a.value, b: b.value, c: c.value } : { a: b.value, b: a.value, c: c.value };
  const worked = workFormula({ formula: 'x = b · c/a', values, rule: 'same-ratio' });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value) return null;
  const text = rationalToDecimalText(value) ?? worked.value;
  return {
    kind: 'story',
    chain: worked.chain,
    answer: `${text} ${thing === undefined || ofThing ? wanted.unit : thing}`,
    check: worked.check,
  };
};
