import { cutter } from '../../reading/cutter.ts';
import { isUnfair } from '../../reading/is-unfair.ts';
import { countOf, countText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { textOf, workCounted } from './draws.ts';

type Cut = ReturnType<typeof cutter>;

const whole = (text: string | undefined): number =>
  text === 'once' ? 1 : text === 'twice' ? 2 : countOf(text);
const count = countText;
const sections =
  '(?:equal(?:ly)?(?:[- ]sized)? )?(?:sections?|parts?|sectors?|spaces?|slices?|regions?|areas?|sides?|fields?)';
const span =
  '(?:with )?(?:(?:the )?numbers? |numbered |labell?ed |marked )+(?:from )?1 ?(?:-|to|through|till|until) ?(\\d{1,3})';
const pieces = '(?:cards?|balls?|tiles?|slips?(?: of paper)?|chips?|tickets?|marbles?|counters?|discs?)';

/** How many equal outcomes 1, 2, 3, … there are; `drawn` where they are taken out one by one. */
function outcomesIn(cut: Cut): { readonly n: number; readonly drawn: boolean } | null {
  const spinner = cut.take(
    new RegExp(
      `\\bspinner(?: that)?(?: has| is| with| divided| split| in| into)* (?:${count} ${sections},?(?: (?:and|that|which) (?:are|is))? ${span}|${span})(?: (?:and|that|which) (?:are|is) )?(?: ?(?:and )?(?:all )?(?:the )?${sections}(?: are)? (?:equal|the same size))?`,
    ),
  );
  if (spinner) {
    const [told, n] = [spinner[1], whole(spinner[2] ?? spinner[3])];
    return told === undefined || whole(told) === n ? { n, drawn: false } : null;
  }
  const sided = cut.take(
    new RegExp(`\\b(?:fair )?${count}[- ]sided (?:number )?(?:die|dice)\\b(?:,? ${span})?`),
  );
  if (sided)
    return sided[2] === undefined || whole(sided[2]) === whole(sided[1])
      ? { n: whole(sided[1]), drawn: false }
      : null;
  const taken = cut.take(
    new RegExp(
      `\\b(?:of |from |has |have |with |contains )*(?:a (?:box|bag|deck|set|stack|hat) (?:of|with) )?${count} ${pieces},? (?:that are |which are |are )?${span}|\\b${pieces} (?:are |that are )?${span}`,
    ),
  );
  if (taken) {
    const [told, n] = [taken[1], whole(taken[2] ?? taken[3])];
    return told === undefined || whole(told) === n ? { n, drawn: true } : null;
  }
  return cut.take(
    /\b(?:fair |standard |regular |normal )*(?:six[- ]sided )?(?:number cubes?|die|dice)\b(?:,? (?:with )?(?:faces |numbered |sides )+(?:from )?1 ?(?:-|to) ?6)?/,
  )
    ? { n: 6, drawn: false }
    : null;
}

/** How often it is tried, and whether what is drawn goes back. */
function trialsIn(cut: Cut, drawn: boolean): { readonly k: number; readonly back: boolean } | null {
  const kept = cut.take(
    /\b(?:without (?:replac\w+|putting (?:it |them |the first )?back|returning(?: it)?)|(?:not|never|don't|doesn't|isn't) (?:put (?:it )?back|replaced?|returned)|no replacement)\b/,
  );
  const back = cut.take(
    /\b(?:with replac\w+|putting (?:it|them) back|(?:is|put|puts) (?:it )?back|(?:it is |is )?(?:replaced|returned))\b/,
  );
  const found =
    cut.take(
      new RegExp(
        `\\b(?:it is |its |it's |is |are |i |you |we |he |she )*(?:spun|spins?|rolled|rolls?|rolling|thrown|throws?|tossed|drawn|draws?|picked|picks?|spinning)?(?: it| the spinner| the die| a)* ?\\b(?:(twice|once)|${count} times(?: in a row)?)\\b`,
      ),
    ) ??
    (drawn
      ? cut.take(
          new RegExp(
            `\\b(?:draws?|takes?|picks?|pulls?|chooses?|selects?)(?: out)? ()${count}(?: of them| ${pieces})?\\b|\\b()${count} (?:of them |${pieces} )?(?:are |were )?(?:randomly )?(?:drawn|taken|picked|chosen|selected|pulled)\\b`,
          ),
        )
      : cut.take(
          new RegExp(`^()\\s*${count}\\s*(?=¦)|\\b(?:rolls?|throws?|toss(?:es)?) ()${count}\\s*(?=¦)`),
        ));
  const k = whole(found?.slice(1).find(Boolean));
  if (!found || !(k >= 2 && k <= 6) || (kept !== null && back !== null)) return null;
  // What is drawn and neither put back nor kept is open.
  if (drawn) return kept || back ? { k, back: back !== null } : null;
  return kept || back ? null : { k, back: true };
}

const limit =
  '(greater than|more than|larger than|bigger than|higher than|above|over|less than|smaller than|lower than|under|below|at least|at most|(?:a )?multiples? of|divisible by|(?:a )?factors? of)';
const event = `(?:(?:an?|the) )?(?:number )?(?:(?:that is|which is|are|is) )?(?:${limit} (\\d+|one|two|three|four|five|six|seven|eight)|(even|odd|prime)(?: numbers?)?|(\\d+|one|two|three|four|five|six|seven|eight)(?:e?s|'s)?)(?![\\w/.%])`;
const groups = 4;

const isPrime = (n: number): boolean =>
  n > 1 && !Array.from({ length: n }, (_, i) => i).some((d) => d > 1 && d < n && n % d === 0);

/** How many of 1 … n an event holds for; null where it can never or always hold. */
function fits(n: number, [sign = '', bound, kind, face]: readonly (string | undefined)[]): number | null {
  const k = whole(bound);
  const holds = (x: number): boolean =>
    face !== undefined
      ? x === whole(face)
      : kind !== undefined
        ? kind === 'prime'
          ? isPrime(x)
          : x % 2 === (kind === 'even' ? 0 : 1)
        : /greater|more|larger|bigger|higher|above|over/.test(sign)
          ? x > k
          : /less|smaller|lower|under|below/.test(sign)
            ? x < k
            : sign === 'at least'
              ? x >= k
              : sign === 'at most'
                ? x <= k
                : /factor/.test(sign)
                  ? k % x === 0
                  : x % k === 0;
  const many = Array.from({ length: n }, (_, i) => i + 1).filter(holds).length;
  return many > 0 && many < n ? many : null;
}

type Asked =
  | { readonly low: number; readonly high: number; readonly many: number }
  | { readonly row: readonly number[] };

/** What shall come out of k trials. */
function askedIn(cut: Cut, n: number, k: number): Asked | null {
  const each =
    '(?:both|all|each|every)(?: (?:of|the|them|three|four|two|numbers?|rolls?|spins?|times?|cards?|balls?|tiles?|dice|ones|time|outcomes|results))*(?: (?:are|is|show|shows|come up|land on|be|being|will be|lands? on))*';
  const row = cut.take(
    new RegExp(
      `\\b(?:first )?(?:an? )?${event}(?: (?:first|on the first(?: [a-z]+)?))?,? (?:and )?(?:then|second)(?: an?)? ${event}(?: on the second(?: [a-z]+)?)?`,
    ),
  );
  if (row) {
    const parts = [row.slice(1, 1 + groups), row.slice(1 + groups)].map((one) => fits(n, one));
    const [a, b] = parts;
    return k === 2 && typeof a === 'number' && typeof b === 'number' ? { row: [a, b] } : null;
  }
  const bounded = cut.take(
    new RegExp(
      `\\b(at least|exactly|at most) (one|two|three|1|2|3|once|twice)(?: (?:of (?:them|the [a-z]+)|times?|roll|spin|number|die|card|ball))* (?:is |are |shows? |of |lands? on |being )?${event}`,
    ),
  );
  const none = bounded
    ? null
    : cut.take(
        new RegExp(
          `\\b(?:none|no|neither|never|not)(?: (?:of (?:them|the [a-z]+)|number|roll|spin|one|a|any|get|getting|rolling))*(?: (?:is|are|shows?|lands? on))? ?${event}`,
        ),
      );
  const all =
    bounded || none
      ? null
      : (cut.take(
          new RegExp(
            `\\b${each} ?(?:of )?${event}|\\b(?:gett?ing |get |rolling |spinning )?${event} (?:both|each|every|all)(?: ${count})? times?\\b`,
          ),
        ) ??
        cut.take(
          new RegExp(`\\b(?:gett?ing |rolling |spinning |drawing |get )(two|three|four|five|[2-5]) ${event}`),
        ));
  const found = bounded ?? none ?? all;
  if (!found) return null;
  const parts = found.slice(1);
  const told = parts.find((one) => one !== undefined && /^(?:at (?:least|most)|exactly)$/.test(one));
  const of = bounded
    ? parts.slice(2)
    : parts.length === groups + 1
      ? parts.slice(1)
      : parts.slice(0, groups).some(Boolean)
        ? parts.slice(0, groups)
        : parts.slice(groups);
  if (all && parts.length === groups + 1 && whole(parts[0]) !== k) return null;
  const many = fits(n, of);
  if (many === null) return null;
  if (none) return { low: 0, high: 0, many };
  if (!bounded) return { low: k, high: k, many };
  const m = whole(parts[1]);
  return m > k ? null : { low: told === 'at most' ? 0 : m, high: told === 'at least' ? k : m, many };
}

const own = /^(?:if|each|both|times?|every|first|second|same|one|another)$/;

/** Numbers 1, 2, 3, … that are spun, rolled or drawn several times: how likely a kind of number is. */
export const numberedTrials: Situation = ({ text: typed }) => {
  if (isUnfair(typed)) return null;
  if (!/\b(?:probab\w*|chances?|prob|likely|p ?\()/.test(typed)) return null;
  const text = typed
    .replace(/\bp ?\( ?([a-z\d ,]+?) ?\)/g, 'probability $1')
    .replace(/\bprobabil\w+|\bprobal\w+/g, 'probability');
  const at = text.search(/\b(?:probability|chances?|prob|likely)\b/);
  const [story, question] = [cutter(text.slice(0, at)), cutter(text.slice(at))];
  const outcomes = outcomesIn(story) ?? outcomesIn(question);
  if (!outcomes || outcomes.n < 3 || outcomes.n > 100) return null;
  const trials = trialsIn(story, outcomes.drawn) ?? trialsIn(question, outcomes.drawn);
  // Both are two, and one trial that is named by its place is not all of them.
  const isOther =
    (trials?.k !== 2 && /\bboth\b/.test(text)) ||
    /\bnot (?:an? )?[a-z\d]+ (?:on|in) the (?:first|second|third|last)\b|\b(?:two|three|four|five|[2-5]) not\b/.test(
      text,
    );
  const asked = trials && !isOther ? askedIn(question, outcomes.n, trials.k) : null;
  if (!trials || !asked) return null;
  const rest = `${story.rest()} ${question.rest()}`;
  if (
    !leavesNoRelation(rest, own) ||
    /\b(?:sums?|total|product|difference|then|given|coins?|until|or|but|even|odd|prime|composite|same)\b/.test(
      rest,
    )
  )
    return null;
  if ('row' in asked)
    return trials.back ? workCounted(asked.row.map((many) => `${many}/${outcomes.n}`).join(' · ')) : null;
  const bag = new Map([
    ['fit', asked.many],
    ['rest', outcomes.n - asked.many],
  ]);
  const sum = textOf(
    bag,
    { n: trials.k, back: trials.back },
    { kind: 'counts', kindName: 'fit', low: asked.low, high: asked.high },
  );
  return sum && workCounted(sum);
};
