import { rationalToFractionText } from '../../../rational/rational-text.ts';
import type { Exercised } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { workWays } from './counted-ways.ts';

const whole = (text: string | undefined): number => (/^(?:both|pair)$/.test(text ?? '') ? 2 : countOf(text));
const many = '(\\d{1,2}|two|three|four|five)';
const kinds =
  'red|blue|green|yellow|white|black|orange|purple|pink|brown|gr[ae]y|silver|gold|striped|solid|defective|broken|bad|good|rotten|working|dead|faulty|spoiled|damaged|expired|winning|apple|orange juice|cherry|lemon|strawberry|mint|chocolate|vanilla|grape|boys?|girls?|men|women|juniors?|seniors?|nickels?|dimes?|quarters?|pennies';
const things =
  '(?:marbles?|balls?|pens?|socks?|cand(?:y|ies)|cubes?|tiles?|chips?|beads|counters?|cards?|apples?|pencils?|crayons?|shirts?|discs?|tokens?|sweets?|buttons?|gumballs?|jelly ?beans?|light ?bulbs?|bulbs?|batteries|phones?|ones?|fish|flowers?|coins?|students?|people|m&ms)';

type Bag = ReadonlyMap<string, number>;
type Cut = ReturnType<typeof cutter>;

const single = (kind: string): string =>
  kind
    .replace(/^women$/, 'woman')
    .replace(/^men$/, 'man')
    .replace(/pennies/, 'penny')
    .replace(/(?<=boy|girl|junior|senior|nickel|dime|quarter)s$/, '');

/** What lies in the bag, kind by kind. */
function bagIn(cut: Cut): Bag | null {
  const bag = new Map<string, number>();
  const part = cut.take(
    new RegExp(
      `\\b${countText} (?:out )?of (?:the |a box of |these )?${countText} ${things} (?:are|is) (${kinds})\\b|\\b(?:of|out of|box of|lot of|among|contains|has|in) (?:a box of |the )?${countText} ${things},? ${countText} (?:of (?:them|which) )?(?:are|is) (${kinds})\\b`,
    ),
  );
  if (part) {
    const [some, all, kind] =
      part[1] === undefined ? [part[5], part[4], part[6]] : [part[1], part[2], part[3]];
    bag.set(single(kind ?? ''), whole(some));
    bag.set('other', whole(all) - whole(some));
    return whole(all) > whole(some) ? bag : null;
  }
  const few = cut.take(
    new RegExp(
      `\\b${countText} (${kinds}) (?:${things} )?(?:in|out of|among) (?:a |the )?(?:box|lot|batch|shipment|set|group|pack|bag|case) of ${countText}\\b`,
    ),
  );
  if (few) {
    bag.set(single(few[2] ?? ''), whole(few[1]));
    bag.set('other', whole(few[3]) - whole(few[1]));
    return whole(few[3]) > whole(few[1]) ? bag : null;
  }
  const found = cut.takeAll(
    new RegExp(
      `\\b${countText}(?: are)? (${kinds})(?: ${things})?\\b(?! (?:is|are) (?:drawn|taken|picked|chosen))`,
    ),
  );
  for (const [, many, kind = ''] of found) {
    const name = single(kind);
    if (bag.has(name)) return null;
    bag.set(name, whole(many));
  }
  return bag.size >= 2 && bag.size <= 5 ? bag : null;
}

/** How many are drawn, and whether each goes back. */
function drawsIn(cut: Cut, text: string): { readonly n: number; readonly back: boolean } | null {
  const not =
    /\b(?:(?:without|no) (?:replac\w*|putting|returning)|not (?:replac\w*|put(?:ting)? (?:it |them )?back|returned?)|(?:don'?t|doesn'?t|do not|does not|never) (?:put|replace|return)\w*(?: (?:it|them))?(?: back)?|keep(?:s|ing)? (?:it|them)|(?:and|is) kept|eats? (?:it|them)|not put back)\b/;
  const yes =
    /\b(?:with replacement|replac(?:e|es|ed|ing)(?: it)?|puts? (?:it|them) back|putting (?:it|them) back|returns? it|put back)\b/;
  const kept = cut.take(not) !== null;
  const back = !kept && cut.take(yes) !== null;
  cut.take(/\bputting (?:it|them) back\b|\bback\b/);
  const drawn = cut.take(
    new RegExp(
      `\\b(?:draws?|takes?|picks?|pulls?|chooses?|selects?|grabs?|drawing|taking|picking)(?: out)? ${many}(?: (?:of them|more))?(?: [a-z]+)?\\b(?! (?:and|look|out|at random and))|\\b${many} (?:of them |of the )?(?:${things} )?(?:(?:are|were) )?(?:randomly )?(?:drawn|taken|eaten|picked|chosen|selected|pulled|removed)\\b|\\b${many} (?:draws|picks)\\b|\\b(?:committee|team|group|panel|jury|pair) of ${many}(?: (?:people|students|members|players))? (?:is|are|will be) (?:to be )?(?:randomly )?(?:chosen|selected|picked|formed|made|drawn)(?: at random)?\\b`,
    ),
  );
  const n = drawn ? whole(drawn.slice(1).find(Boolean)) : twoInTurn(cut);
  if (n === null || Number.isNaN(n) || n < 2 || n > 5) return null;
  // Several at once are never put back; one after the other leaves it open unless it is said.
  const turns = /\b(?:one after (?:the other|another)|one at a time|then|first|second|in a row)\b/.test(text);
  return kept || back || (drawn !== null && !turns) ? { n, back } : null;
}

function twoInTurn(cut: Cut): number | null {
  const first = cut.take(
    new RegExp(
      `\\b(?:takes?|draws?|picks?|pulls?|chooses?|selects?|grabs?)(?: out)? (?:one|a|an|1)(?: ${things})?\\b|\\b(?:one|a|1) (?:${things} )?is (?:drawn|taken|picked|chosen|pulled)\\b`,
    ),
  );
  const second = cut.take(
    new RegExp(
      `\\b(?:then |and |takes? |draws? |picks? |pulls? |chooses? |a )*(?:another|a second|second)(?: one)?(?: ${things})?\\b(?: is (?:drawn|taken|picked|chosen|pulled))?`,
    ),
  );
  return first && second ? 2 : null;
}

type Wanted =
  | { readonly kind: 'counts'; readonly kindName: string; readonly low: number; readonly high: number }
  | { readonly kind: 'same' | 'different' }
  | { readonly kind: 'row'; readonly names: readonly string[] }
  | { readonly kind: 'each'; readonly names: readonly string[] };

/** What shall come out. */
function wantedIn(cut: Cut, bag: Bag, n: number): Wanted | null {
  const known = [...bag.keys()].filter((name) => name !== 'other');
  const name = `(${kinds})`;
  const inBag = (kind: string | undefined): string | null =>
    kind !== undefined && known.includes(single(kind)) ? single(kind) : null;
  const row = cut.take(
    new RegExp(
      `\\b(?:first )?(?:an? )?${name}(?: ${things})?(?: first)?(?:,? (?:and )?(?:then|second) (?:an? )?(?:${kinds})(?: ${things})?\\b)+|\\bfirst (?:one )?(?:is )?${name} and (?:the )?second (?:one )?(?:is )?(?:${kinds})\\b`,
    ),
  );
  if (row) {
    const names = [...row[0].matchAll(new RegExp(`\\b(?:${kinds})\\b`, 'g'))].map(([kind]) => inBag(kind));
    return names.length === n && names.every((one) => one !== null) ? { kind: 'row', names } : null;
  }
  const range = cut.take(
    new RegExp(
      `\\b(at least|exactly|at most) ${countText} (?:of (?:them|the ${things}) (?:is|are|being) )?(?:is |are |being )?${name}(?: ${things}| ones?)?\\b`,
    ),
  );
  if (range) {
    const kind = inBag(range[3]);
    const k = whole(range[2]);
    if (kind === null) return null;
    return {
      kind: 'counts',
      kindName: kind,
      low: range[1] === 'at most' ? 0 : k,
      high: range[1] === 'at least' ? n : k,
    };
  }
  const none = cut.take(
    new RegExp(
      `\\b(?:none(?: of (?:them|the ${things}))?(?: (?:is|are))?|neither(?: (?:one |of them )?(?:is|are))?|no) ${name}(?: ${things})?\\b`,
    ),
  );
  if (none) {
    const kind = inBag(none[1]);
    return kind === null ? null : { kind: 'counts', kindName: kind, low: 0, high: 0 };
  }
  const all = cut.take(
    new RegExp(
      `\\b(?:both|all)(?: of)?(?: (?:the|them|${countText}|of|these))*(?: ${things})?(?: (?:will be|are|is|r|being|be|drawn are|turn out|come out))? ?${name}\\b|\\b(?:drawing|getting|picking|pulling|draw|choosing|selecting|of) ${countText} ${name}(?: ${things})?\\b|\\b${countText} ${name}(?: ${things})? in a row\\b`,
    ),
  );
  if (all) {
    const [, many, first, other, second, more, third] = all;
    const kind = inBag(first ?? second ?? third);
    const told = many ?? other ?? more;
    return kind === null || (told !== undefined && whole(told) !== n)
      ? null
      : { kind: 'counts', kindName: kind, low: n, high: n };
  }
  if (cut.take(/\b(?:one|1) of each(?: colou?r| kind| type)?\b/))
    return known.length === n && !bag.has('other') ? { kind: 'each', names: known } : null;
  const pair = cut.take(
    new RegExp(
      `\\b(?:one|1|an?) (?:is )?(?:an? )?${name}(?: ${things})?,? and (?:one|1|an?|the other) (?:is )?(?:an? )?${name}\\b`,
    ),
  );
  if (pair) {
    const names = [inBag(pair[1]), inBag(pair[2])];
    return n === 2 && names[0] !== null && names[1] !== null && names[0] !== names[1]
      ? { kind: 'each', names: names.flatMap((one) => one ?? []) }
      : null;
  }
  if (cut.take(/\b(?:of )?(?:the )?same colou?rs?\b|\bmatch(?:es|ing)?\b|\ba matching pair\b/))
    return { kind: 'same' };
  if (cut.take(/\b(?:of )?(?:two )?different colou?rs?\b|\bdo not match\b|\bdon't match\b/))
    return n === 2 ? { kind: 'different' } : null;
  return null;
}

const choice = (n: number, k: number): string => `C(${n}, ${k})`;

/** The probability of what shall come out, as a calculation of counted ways. */
export function textOf(
  bag: Bag,
  { n, back }: { readonly n: number; readonly back: boolean },
  wanted: Wanted,
): string | null {
  const all = [...bag.values()].reduce((a, b) => a + b, 0);
  if (!back && n > all) return null;
  const size = (name: string): number => bag.get(name) ?? 0;
  if (wanted.kind === 'row') {
    const before = (i: number): number =>
      back ? 0 : wanted.names.slice(0, i).filter((one) => one === wanted.names[i]).length;
    return wanted.names.map((one, i) => `${size(one) - before(i)}/${back ? all : all - i}`).join(' · ');
  }
  if (wanted.kind === 'each') {
    if (back)
      return n === 2
        ? `2 · ${size(wanted.names[0] ?? '')}/${all} · ${size(wanted.names[1] ?? '')}/${all}`
        : null;
    return `${wanted.names.map((name) => choice(size(name), 1)).join(' · ')}/${choice(all, n)}`;
  }
  if (wanted.kind !== 'counts') {
    if (bag.has('other')) return null;
    const same = [...bag.values()]
      .filter((one) => back || one >= n)
      .map((one) => (back ? `(${one}/${all})^${n}` : choice(one, n)));
    if (same.length === 0) return null;
    const share = back ? same.join(' + ') : `(${same.join(' + ')})/${choice(all, n)}`;
    return wanted.kind === 'same' ? share : `1 - (${share})`;
  }
  const own = size(wanted.kindName);
  const term = (k: number): string =>
    back
      ? `C(${n}, ${k}) · (${own}/${all})^${k} · (${all - own}/${all})^${n - k}`
      : `${choice(own, k)} · ${choice(all - own, n - k)}`;
  const fits = Array.from({ length: n + 1 }, (_, k) => k).filter(
    (k) => k >= wanted.low && k <= wanted.high && (back || (k <= own && n - k <= all - own)),
  );
  if (fits.length === 0) return null;
  if (wanted.low === 1 && wanted.high === n)
    return back ? `1 - ${term(0)}` : n > all - own ? null : `1 - ${choice(all - own, n)}/${choice(all, n)}`;
  const sum = fits.map(term).join(' + ');
  return back ? sum : `(${sum})/${choice(all, n)}`;
}

/** A probability of counted ways, worked out. */
export const workCounted = (text: string): Exercised | null =>
  workWays(text, {
    rule: 'draws-by-counting',
    kind: 'probability',
    says: (value) => (value.n > value.d || value.n < 0n ? null : rationalToFractionText(value)),
  });

const own =
  /^(?:at|least|most|both|either|again|another|if|other|first|second|then|next|same|different|one|each|left|only|remaining)$/;

/** An event that stands alone at the end is asked for: `draw 2. at least one red`. */
const withEvent = (text: string): string =>
  /\b(?:probability|chances?|prob|likely|how many)\b|p ?\(/.test(text)
    ? text
    : text.replace(
        /(?<=[.;,]) ((?:at least|at most|exactly|both|none|neither|all|one of each)\b[^.?!]*)[?.!]*$/,
        ' probability of $1',
      );

/** Several draws from a bag of known kinds: how likely a certain outcome is. */
export const severalDraws: Situation = ({ text: typed }) => {
  const asked = withEvent(typed);
  if (!/\b(?:probability|chances?|prob|likely|p ?\()/.test(asked)) return null;
  const text = asked
    .replace(
      /\b(?:without looking(?: (?:at them|inside|in))?|with (?:his|her|your|my|their) eyes closed)\b/g,
      ' ',
    )
    .replace(
      /\bp ?\( ?([a-z ,]+?) ?\)/g,
      (_, event: string) => `probability ${event.replace(/, ?(?:(?:and )?then )?/g, ' then ')}`,
    )
    .replace(/\b(\d+) w\b/g, '$1 ');
  // What is drawn already, or taken away before, changes the bag.
  if (/\b(?:the|if the) first (?:one |ball |marble )?(?:is|was)\b|\bgiven\b|\bknow\w*\b/.test(text))
    return null;
  if (/\bremoved\b/.test(text) && /\b(?:drawn|draws?|picks?|picked|taken?|takes|chosen)\b/.test(text))
    return null;
  const at = text.search(/\b(?:probability|chances?|prob|likely|odds)\b/);
  const bagText = cutter(text.slice(0, at));
  const askText = cutter(text.slice(at));
  const bag = bagIn(bagText);
  if (!bag) return null;
  const before = drawsIn(bagText, text);
  const draws = before ?? drawsIn(askText, text);
  if (!draws) return null;
  const wanted = wantedIn(askText, bag, draws.n);
  if (!wanted) return null;
  const rest = `${bagText.rest()} ${askText.rest()}`.replace(
    /\b(?:one|1) (?:after|at) (?:the|a)(?: other| time)?\b|\bone by one\b|\ba(?:nd)? look(?:s)? at it\b|\bone of (?:them|the)\b/g,
    ' ',
  );
  if (
    !leavesNoRelation(rest, own) ||
    // Whether it goes back is told beside the draw, or it changes an answer that has no part for it.
    /\breplac\w*|\b(?:put(?:s|ting)? (?:it|them) back|returned)\b/.test(rest) ||
    /\b(?:adds?|paints?|removed|given|independent|dice|die|coin|deck|spinner|until|third|both are not|must|refuses?|insists?|on (?:it|the (?:committee|team|group|panel|jury)))\b/.test(
      rest,
    )
  )
    return null;
  if (new RegExp(`\\b(?:${kinds}|two|three|four)\\b`).test(askText.rest())) return null;
  const sum = textOf(bag, draws, wanted);
  return sum && workCounted(sum);
};
