import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { byFormula } from '../exercises/exercise.ts';
import type { Worked } from '../proof/chain.ts';
import type { Given } from './read-given.ts';

type Change = { readonly percent: string; readonly up: boolean };

const up =
  /^(?:up|raises?|raised|increas\w+|rises?|rose|risen|grows?|grew|gains?|gained|markup|more|tax|tip|appreciat\w+)$/;
const down =
  /^(?:off|down|decreas\w+|discount\w*|drops?|dropped|falls?|fell|loses?|lost|less|reduc\w+|lower\w*|cuts?|depreciat\w+)$/;
const directly =
  /^(?:off|discount|tax|tip|increase|decrease|markup|markdown|raise|drop|cut|more|less|reduction|gain|loss)$/;
/** What makes a text another problem: several things, times, parts, and what was before. */
const other =
  /\b(?:tips?|gratuity|half|twice|double[sd]?|triple[sd]?|each|per|every|split|shared?|people|friends|items|times|original\w*|before|first|two|three|four|five|years?|months?|weeks?|days?|annual\w*|yearly|interest|compound\w*|not|without|coupon|instead|or|which|than|who|only|of|both|cheaper|better|same)\b/;
const asksPrice =
  /\b(?:final|sale|new|total|end(?:ing)?|selling) (?:price|cost|bill|amount|value|number|result|total)\b|\bhow much (?:do|does|will|would|did|is|was)\b|\bwhat (?:do|does|will|would) (?:i|you|she|he|it|they|we|the)\b|\bwhat is (?:it|the (?:result|total|price|cost|final)|the (?:jacket|shirt|item))\b|\bwhat's the (?:total|result|price|cost)\b|\b(?:result|price|total|end up)\b[^#]*$/;
const asksChange =
  /\b(?:overall|net|total|single|combined|resulting)\b[^#]*\b(?:percent(?:age)?|change|effect|increase|decrease)\b|\bwhat percent(?:age)?\b|\bback (?:to|at|where)\b/;

/** The words beside each number: those since the one before it, and the one right behind it. */
function changesIn({
  math,
  says,
}: Given): { readonly changes: readonly Change[]; readonly amounts: readonly string[] } | null {
  const words = says.split(' ');
  const changes: Change[] = [];
  const amounts: string[] = [];
  let since: string[] = [];
  let at = 0;
  for (const [i, word] of words.entries()) {
    if (word !== '#') {
      since.push(word === 'marked' || word === 'marks' || word === 'mark' ? '' : word);
      continue;
    }
    const piece = (math[at] ?? '').trim();
    at += 1;
    const percent = /^(\d+(?:\.\d+)?)\s?%$/.exec(piece)?.[1];
    if (percent === undefined) {
      const amount = /^\$?\s?(\d[\d,]*(?:\.\d+)?)$/.exec(piece)?.[1];
      if (amount === undefined) return null;
      amounts.push(amount.replaceAll(',', ''));
      continue;
    }
    const off =
      /^(?:more|extra|additional|another|further)$/.test(words[i + 1] ?? '') && words[i + 2] === 'off';
    const next = off
      ? 'off'
      : (words.slice(i + 1, i + 3).find((one) => !/^(?:sales|a|an|in|the)$/.test(one)) ?? '');
    const cues = [directly.test(next) ? next : '', ...since.filter((one) => up.test(one) || down.test(one))];
    const kinds = new Set(
      cues.filter((one) => one !== '').map((one) => up.test(one) || /^(?:increase|raise|gain)$/.test(one)),
    );
    if (kinds.size !== 1) return null;
    changes.push({ percent, up: kinds.has(true) });
    since = [];
    if (off) words.splice(i + 1, 1);
    if (directly.test(next)) words[i + 1] = words[i + 1] === next ? '' : (words[i + 1] ?? '');
  }
  return { changes, amounts };
}

/** Percents that follow each other, each of what the one before left. */
export function solvePercentChain(given: Given): Worked | null {
  if (!given.math.some((piece) => piece.endsWith('%')) || other.test(given.says)) return null;
  const read = changesIn(given);
  if (!read || read.changes.length < 2 || read.changes.length > 4) return null;
  const letters = ['p', 'q', 'r', 's'];
  const factors = read.changes.map(({ up: more }, i) => `(1 ${more ? '+' : '-'} ${letters[i]}/100)`);
  const values = Object.fromEntries(read.changes.map(({ percent }, i) => [letters[i] ?? '', percent]));
  const [amount, more] = read.amounts;
  if (more !== undefined) return null;
  if (amount === undefined) {
    if (!asksChange.test(given.says)) return null;
    return byFormula({
      formula: `c = 100 · (${factors.join(' · ')} - 1)`,
      values,
      rule: 'percents-follow',
      kind: 'percent',
      says: (change) => {
        const c = decimalText(change) ?? change;
        return c === '0' ? 'no change' : c.startsWith('-') ? `${c.slice(1)}% decrease` : `${c}% increase`;
      },
    });
  }
  if (asksChange.test(given.says) || !asksPrice.test(given.says)) return null;
  const money =
    given.math.some((piece) => piece.startsWith('$')) || /\b(?:dollars?|price|cost)\b/.test(given.says);
  return byFormula({
    formula: `t = a · ${factors.join(' · ')}`,
    values: { a: amount, ...values },
    rule: 'percents-follow',
    kind: money ? 'money' : 'percent',
    says: (t) => (money ? moneyText(t) : (decimalText(t) ?? t)),
  });
}

/** Cents have two places; what does not end in cents is not shown as money. */
function moneyText(value: string): string | null {
  const decimal = decimalText(value);
  const [whole = '', part = ''] = decimal?.split('.') ?? [];
  if (decimal === null || part.length > 2) return null;
  return part === '' ? `$${whole}` : `$${whole}.${part.padEnd(2, '0')}`;
}

function decimalText(value: string): string | null {
  const exact = evaluateExact(value);
  return exact && rationalToDecimalText(exact);
}
