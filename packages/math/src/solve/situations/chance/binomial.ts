import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../../rational/rational-text.ts';
import { byFormula, type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText, numberOf, plainNumber, shareOf } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { type Situation, valued } from '../situation.ts';
import { workWays } from './counted-ways.ts';

const spreadBy = formulasOf('spread');

const whole = (text: string | undefined): number =>
  text === 'once' ? 1 : text === 'twice' ? 2 : countOf(text);
const share = '(\\d+(?:\\.\\d+)? ?(?:%|percent)|\\d+\\/\\d+|0?\\.\\d+)';

type Wanted = { readonly low: number; readonly high: number };
type Trials = { readonly n: number; readonly p: string };

const numeral = (p: string): string => (p.includes('/') ? `(${p})` : p);
const rest = (p: string): string => {
  const value = evaluateExact(`1 - ${p}`);
  return value
    ? p.includes('/')
      ? `(${rationalToFractionText(value)})`
      : (rationalToDecimalText(value) ?? '')
    : '';
};

/** The probabilities of each count that fits, added; from the side with fewer terms. */
function workTrials({ n, p }: Trials, { low, high }: Wanted): Exercised | null {
  if (n > 60 || low < 0 || high > n || low > high) return null;
  const turned = high - low + 1 > (n + 1) / 2 && high - low < n;
  const wanted = Array.from({ length: n + 1 }, (_, k) => k).filter((k) => (k >= low && k <= high) !== turned);
  if (wanted.length > 8) return null;
  const terms = wanted.map((k) => `C(${n}, ${k}) · ${numeral(p)}^${k} · ${rest(p)}^${n - k}`);
  const text = turned ? `1 - (${terms.join(' + ')})` : terms.join(' + ');
  return workWays(text, {
    rule: 'binomial-terms',
    kind: 'probability',
    says: (value) => (p.includes('/') ? null : rationalToDecimalText(value)) ?? rationalToFractionText(value),
  });
}

/** A long decimal of many trials is told with four places where none are asked for. */
function told(worked: Exercised | null, places: number | null): Exercised | null {
  const tail = /\.(\d+)$/.exec(worked?.answer ?? '')?.[1] ?? '';
  if (!worked || places !== null || tail.length <= 6) return worked;
  const text = numberOf(worked.answer).toFixed(4);
  const side = startChain(worked.answer);
  addStep(side, text, { rule: 'round-answer', proof: 'rounded' });
  return {
    ...worked,
    chain: {
      ...worked.chain,
      steps: [...worked.chain.steps, ...side.steps],
      proven: worked.chain.proven && side.proven,
    },
    answer: text,
  };
}

/** X ~ B(n, p), or n and p by their names. */
function namedTrials(cut: ReturnType<typeof cutter>): Trials | null {
  const short = cut.take(
    new RegExp(`\\b(?:x ?[~∼] ?)?b(?:in(?:om(?:ial)?)?)? ?\\( ?(\\d+) ?[,;] ?${share} ?\\)`),
  );
  const p =
    short?.[2] ??
    cut.take(new RegExp(`\\b(?:p|probability(?: of (?:a )?success)?) ?(?:=|is|of) ?${share}`))?.[1];
  const n =
    short?.[1] ??
    cut
      .take(/\bn ?(?:=|is) ?(\d+)|\b(\d+) trials\b/)
      ?.slice(1)
      .find(Boolean);
  const value = p === undefined ? null : shareOf(p);
  return n === undefined || value === null || Number(n) < 1 ? null : { n: Number(n), p: value };
}

/** Mean, variance and deviation of a binomial distribution. */
export const binomialMeasures: Situation = ({ text, places }) => {
  if (
    !/\b(?:mean|variance|standard deviation|sd|expected (?:value|number)|expectation)\b/.test(text) ||
    !/\bb(?:in|inom|inomial)?\b ?\(|\bbinomial\b/.test(text)
  )
    return null;
  const cut = cutter(text);
  const trials = namedTrials(cut);
  if (!trials || !leavesNoRelation(cut.rest(), /^(?:mean|variance|if)$/)) return null;
  const values = { n: `${trials.n}`, p: trials.p };
  const parts = [
    [/\b(?:mean|expected|expectation)\b/, 'mean', spreadBy('m = n · p', values, 'binomial-measures')],
    [/\bvariance\b/, 'variance', spreadBy('v = n · p · (1 - p)', values, 'binomial-measures')],
    [/\b(?:standard deviation|sd)\b/, 'standard deviation', deviation(trials, places)],
  ] as const;
  const asked = parts.filter(([name]) => name.test(cut.rest()));
  const [only, more] = asked;
  if (!only) return null;
  const answer = more
    ? asked.map(([, name, worked]) => `${name} ${worked?.answer}`).join(', ')
    : (only[2]?.answer ?? '');
  return together(
    asked.map(([, , worked]) => worked),
    { kind: 'spread', answer },
  );
};

const deviation = ({ n, p }: Trials, places: number | null): Exercised | null =>
  valued(
    {
      formula: 's = √(n · p · (1 - p))',
      values: { n: `${n}`, p },
      rule: 'binomial-measures',
      kind: 'spread',
    },
    places,
    3,
  );

/** Which counts a sign or its words leave. */
const limits: readonly (readonly [RegExp, (k: number, n: number) => Wanted])[] = [
  [/^(?:=|exactly)$/, (k) => ({ low: k, high: k })],
  [/^(?:>=|≥|at least|no fewer than|no less than|not less than)$/, (k, n) => ({ low: k, high: n })],
  [/^(?:<=|≤|at most|no more than)$/, (k) => ({ low: 0, high: k })],
  [/^(?:>|more than)$/, (k, n) => ({ low: k + 1, high: n })],
  [/^(?:<|fewer than|less than)$/, (k) => ({ low: 0, high: k - 1 })],
];
const sign = /\bp ?\( ?x ?(=|<|>|<=|>=|≤|≥) ?(\d+) ?\)/;
const range = new RegExp(
  `\\b(exactly|at least|at most|no more than|no fewer than|no less than|not less than|more than|fewer than|less than) ${countText}\\b`,
);

/** Which counts are asked for. */
function wantedIn(cut: ReturnType<typeof cutter>, n: number): Wanted | null {
  const told = cut.take(sign) ?? cut.take(range);
  if (told) {
    const limit = limits.find(([name]) => name.test(told[1] ?? ''));
    return limit?.[1](whole(told[2]), n) ?? null;
  }
  if (cut.take(/\b(?:none|never|no (?:hits?|heads?|success\w*|rain))\b(?: of (?:them|the|these)\b)?/))
    return { low: 0, high: 0 };
  if (cut.take(new RegExp(`\\ball(?: of)?(?: the| them| her| his| their)?(?: ${countText})?\\b`)))
    return { low: n, high: n };
  return null;
}

const chanceAt = [
  new RegExp(
    `${share} of (?:the |all |her |his |their |my |our )?(?:[a-z-]+ ){1,3}?(?:is|are|have|has|were|do|contain|prefer|support|own|like)\\b`,
  ),
  new RegExp(
    `\\b(?:makes?|hits?|wins?|scores?|saves?|passes|has a|have a|with(?: a)?|with probability|probability(?: of [a-z ]+?)?(?: is)?|chance(?: (?:of|to|that) [a-z ]+?)?(?: is)?)(?: on average)? ${share}`,
  ),
  new RegExp(`${share} (?:chance|probability)`),
];

/** How likely one success is: told, one of several choices, or a fair coin. */
function chanceIn(cut: ReturnType<typeof cutter>, text: string): string | null {
  const choices = /\bguess\w*\b/.test(text)
    ? cut.take(
        new RegExp(
          `\\b(?:with |has |have |each with |each having )?${countText} (?:possible )?(?:answer )?(?:choices|options|answers|possible answers)(?: each| per question)?`,
        ),
      )
    : null;
  if (choices) return `1/${whole(choices[1])}`;
  if (/\bguess\w*\b/.test(text) && cut.take(/\btrue[ /-]*(?:or )?[ /-]*false\b/)) return '1/2';
  if (/\bcoins?\b/.test(text) && /\b(?:heads?|tails?)\b/.test(text) && !/%|\bunfair\b|\bbiased\b/.test(text))
    return '1/2';
  for (const pattern of chanceAt) {
    const found = cut.take(pattern);
    if (found) return shareOf((found[1] ?? '').replace(/ percent/, '%'));
  }
  return null;
}

const trialsAt = [
  new RegExp(
    `\\b${countText} (?:[a-z]+ ){1,2}are (?:checked|tested|selected|chosen|picked|inspected|planted|bought)\\b`,
  ),
  new RegExp(
    `\\b(?:shoots?|throws?|attempts?|takes?|plants?|tests?) ${countText}(?=[.,;?]| (?:free|shots|seeds|of them|more)|$)`,
  ),
  new RegExp(
    `\\b(?:throws?|shoots?|tries|attempts?|tosses|flips?|rolls?|flipped|tossed|attempts?|takes?|plays?)(?: it| a fair coin| a coin)? ${countText} (?:times|shots|free throws|games)`,
  ),
  new RegExp(`\\b${countText} times\\b`),
  new RegExp(
    `\\b(?:out of|of|in|on|check|checks|choose|select|pick|sample of|take|takes|buy|plant|over|for)(?: the next| a random sample of| the| her next| his next)? ${countText}\\b(?! (?:heads|tails|right|correct|success))`,
  ),
  new RegExp(
    `\\b${countText} (?:[a-z-]+ ){0,2}(?:questions|tests|trials|tosses|flips|coins|people|days|shots|phones|bulbs|items|seeds|students|patients|attempts|free throws|games|voters|components)\\b`,
  ),
];

/** Trials that repeat with one chance: how likely so many succeed. */
export const binomialStory: Situation = ({ text, places }) => {
  if (
    !/\b(?:probability|chance|prob|likely|p ?\()/.test(text) ||
    /\b(?:without (?:replac\w*|putting)|normal|poisson|geometric|first|given that|cards?|deck|dice|die|marbles?|balls?|socks|chosen at random from|bag|urn|drawer|box of)\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(text);
  const named = namedTrials(cut);
  const story = named ?? storyTrials(cut, text);
  if (!story) return null;
  const wanted = wantedIn(cut, story.n);
  const left = cut.rest().replace(/\bone (?:is|was) chosen\b/g, ' ');
  if (
    !wanted ||
    !leavesNoRelation(
      left,
      /^(?:each|every|if|per|times|only|both|average|same|least|most|none|next|rest|mean|square\w*|other|no)$/,
    )
  )
    return null;
  if (
    /\b(?:twice|half|miss(?:es)?|not|lose|failures?|fails?|wrong\w*|incorrect\w*)\b/.test(left) &&
    !/\bnot\b.*\bnot\b/.test(text)
  )
    return null;
  return told(workTrials(story, wanted), places);
};

function storyTrials(cut: ReturnType<typeof cutter>, text: string): Trials | null {
  const p = chanceIn(cut, text);
  if (p === null) return null;
  const ranges =
    /\b(?:exactly|at least|at most|no more than|more than|fewer than|less than) (?:\d+|[a-z]+) (?:out )?of (?=\d)/;
  const marked = ranges.exec(cut.rest())?.[0];
  const head = marked?.replace(/ (?:out )?of $/, '');
  const around = head === undefined ? null : new RegExp(`${head} (?:out )?of (\\d+)`).exec(cut.rest());
  if (around) return { n: Number(around[1]), p: takeOf(cut, around[1] ?? '') ? p : '' };
  for (const pattern of trialsAt) {
    const text = cut.rest();
    const found = pattern.exec(text);
    if (
      !found ||
      /\b(?:exactly|at least|at most|more than|fewer than|less than)$/.test(
        text
          .slice(
            0,
            found.index +
              (found[0].search(/\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve/) || 0),
          )
          .trim(),
      )
    )
      continue;
    cut.take(pattern);
    return { n: whole(found[1]), p };
  }
  return null;
}

const takeOf = (cut: ReturnType<typeof cutter>, n: string): boolean =>
  cut.take(new RegExp(`(?:out )?of ${n}\\b`)) !== null;

/** The trial of the first success. */
export const firstSuccess: Situation = ({ text }) => {
  if (
    !/\bgeometric\b|\bfirst\b/.test(text) ||
    /\b(?:sequence|series|term|sum|ratio|red|blue|marbles?|balls?|cards?)\b/.test(text)
  )
    return null;
  if (!/\b(?:probability|chance|p ?\()/.test(text)) return null;
  const cut = cutter(text.replace(/\bthe first success\b(?! (?:is|comes|occurs|happens))/g, ' '));
  const told =
    cut.take(
      new RegExp(`\\b(?:p|probability of (?:a )?success|success probability) ?(?:=|is|of) ?${share}`),
    )?.[1] ?? null;
  const p = told === null ? chanceIn(cut, text) : shareOf(told);
  const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth';
  const place =
    cut.take(/\bp ?\( ?x ?= ?(\d+) ?\)/)?.[1] ??
    cut.take(
      new RegExp(
        `\\b(?:first [a-z]+(?: [a-z]+)?|it) (?:is|comes|occurs|happens|will be|to be)? ?(?:made |hit )?(?:on|at|in) (?:the |her |his |their )?(${ordinals}|\\d+(?:st|nd|rd|th)) [a-z]+`,
      ),
    )?.[1] ??
    cut.take(/\b(?:on|at) (?:the )?(?:trial|attempt|try) (?:number )?(\d+)/)?.[1];
  if (p === null || place === undefined) return null;
  const k = ordinals.split('|').indexOf(place) + 1 || Number.parseInt(place, 10);
  if (
    !(k >= 1 && k <= 30) ||
    !leavesNoRelation(cut.rest().replace(/\bx ?=/g, ' '), /^(?:first|if|each|every)$/)
  )
    return null;
  if (/\b(?:miss|not|within|before|at most|at least|after)\b/.test(cut.rest())) return null;
  const worked = byFormula({
    formula: 'P = (1 - p)^k · p',
    values: { p: numeral(p), k: `${k - 1}` },
    rule: 'first-success',
    kind: 'probability',
  });
  return worked && { ...worked, answer: p.includes('/') ? worked.answer : plainNumber(worked.answer) };
};
