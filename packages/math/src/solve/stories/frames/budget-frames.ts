import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byStatements, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { after, type Frame, type Told } from './frame.ts';

const currency = '(?: ?(?:dollars|euros|bucks|cents))?';
const root = (word: string): string => word.replace(/(?:ies|es|s)$/, '');
const often = '(?:month|week|day|year)';
/** What may be spent and not more. */
const limit =
  /\b(?:no more than|(?:not|[a-z]+n'?t|never|cannot) (?:want |wants |going |like )?(?:to )?(?:spend|pay|exceed|go over)(?:ing)?(?: more than)?|at most|up to|maximum of|budget(?: is| of)?(?: at most)?|(?:limit|max|maximum)(?: is| of)?|(?:only )?(?:has|have|had|got)(?: only)?(?: got)?(?: a total of| exactly)?) @/;
const fixed = regex`@${currency} ?(?:(?:a|per|each|every|for (?:a|one|the)) (?:[a-z]+ )?${often}\b|(?:flat|fixed|sign-?up|set-?up|joining|entrance|entry|admission|base|service|booking|rental|start\w*|delivery) |(?:to (?:start|enter|join|get in|rent|sign up)\b))|@${currency},? (?:plus|and|and then|then)\b|@${currency} for (?:the )?(?:shoes?|ticket|rental|equipment|entry|parking|a helmet|helmet|gear|skates|visit) (?:and|plus)\b|\b(?:fee|charge|entrance|entry|admission)\b[^.@#]{0,28}@`;
/** What is bought of it before; what was bought before it was counted is none of it. */
const bought = /\b(?:buys?|bought) (?:an?|the|one) (?:[a-z]+ ){1,3}for @/;
const alreadyTaken = /\b(?:now|still|after (?:he|she|they|i|we)?\s?(?:buys?|bought|buying))\b/;
const isRate = (word: string, { around, at }: Told): boolean =>
  regex`^@${currency} ?(?:per|an?|for each|for every|each|every) (?:extra |additional )?${word}\b`.test(
    around.slice(at),
  ) ||
  regex`\b(?:each|every|per|an?) ${word} (?:is|costs?|are|for) @|\b${word}(?: of [a-z]+)?(?: that| which)? (?:is|are|costs?|sells? for|for) @${currency} (?:each|apiece)\b`.test(
    around,
  );

/** A fixed amount and a price for each, and what may be spent: how many there can be. */
export const withinBudget: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length !== 3 ||
    /\b(?:percent|twice|half|off|discount|tax|tip|first|after the|over (?!the budget)|save[sd]?|left|first|less than|free|each of|both|other)\b/.test(
      text.replace(/\bgo over\b/g, ' '),
    )
  )
    return null;
  // What is paid each month is no part of a budget for a year.
  if (new Set(text.match(new RegExp(`\\b${often}(?=s?\\b)`, 'g'))).size > 1) return null;
  const counted = /\b(?:how many|number of) (?:[a-z]+ )?([a-z]+)/.exec(question);
  const names = (counted?.[0].match(/[a-z]+/g) ?? []).slice(2).map(root);
  const rates = numbers.filter((one) =>
    names.some((name) => (name.length > 2 || name === 'km') && isRate(`${name}[a-z]{0,3}`, one)),
  );
  const limits = numbers.filter((one) => limit.test(one.around));
  const [rate, otherRate] = rates;
  const [most, otherLimit] = limits.filter((one) => one !== rate);
  const base = numbers.find((one) => one !== rate && one !== most);
  if (!rate || otherRate || !most || otherLimit || !base) return null;
  const isFirst = numbers.indexOf(most) < numbers.indexOf(base) && !alreadyTaken.test(text);
  if (bought.test(base.around) ? !isFirst : !fixed.test(base.around)) return null;
  const cents = /^@ ?cents/.test(after(rate));
  const each = cents ? `(${rate.value}/100)` : rate.value;
  const worked = byFormula({
    formula: 'n = (b - a)/r',
    values: { a: base.value, b: most.value, r: each },
    rule: 'steady-plan',
    kind: 'story',
  });
  const count = worked && evaluateExact(worked.answer);
  if (!worked || !count || count.n <= 0n) return null;
  if (count.d === 1n) return worked;
  // Parts of a mile or an hour can be paid for, so only what is counted whole is rounded down.
  const parts = /\b(?:miles|kilometers|km|minutes|hours|pounds|gallons|liters|gigabytes|gb)\b/.test(
    counted?.[0] ?? '',
  );
  if (parts && !/\b(?:whole|full|complete)\b/.test(question)) return null;
  const n = `${count.n / count.d}`;
  const decided = byStatements(
    { a: base.value, b: most.value, r: each, n },
    ['a + n · r ≤ b', 'a + (n + 1) · r > b'],
    { kind: 'story', answer: n, rule: 'most-that-fit' },
  );
  return together([worked, decided], { kind: 'story', answer: n });
};
