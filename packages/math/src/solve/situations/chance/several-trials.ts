import { byFormula, type Exercised } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { isUnfair } from '../../reading/is-unfair.ts';
import { countOf, countText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { textOf, workCounted } from './draws.ts';
import { type Test, type Thing, testOf, things, thingsIn, withoutNamesAgain } from './numbered-things.ts';

type Cut = ReturnType<typeof cutter>;

const whole = (text: string | undefined): number =>
  text === 'once' ? 1 : text === 'twice' ? 2 : countOf(text);
const count = countText;

/** How often it is tried, and whether what is drawn goes back. */
function trialsIn(cut: Cut, drawn: boolean): Trials | null {
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
            `\\b(?:draws?|takes?|picks?|pulls?|chooses?|selects?)(?: out)? ()${count}(?: of them| ${things})?\\b|\\b()${count} (?:of them |${things} )?(?:are |were )?(?:randomly )?(?:drawn|taken|picked|chosen|selected|pulled)\\b`,
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

const number = countText.slice(1, -1);
const limit =
  '(?:greater than|more than|larger than|bigger than|higher than|above|over|less than|smaller than|lower than|under|below|at least|at most|(?:a )?multiples? of|divisible by|(?:a )?factors? of)';
/** A kind of number or one of them, as `testOf` reads it. */
const kind = `(?:an? |the )?((?:number )?(?:(?:that is|which is|are|is) )?(?:${limit} (?:${number})|(?:even|odd|prime)(?: numbers?)?|(?:${number})(?:e?s|'s)?)(?![\\w/.%]))`;
const each =
  '(?:both|all|each|every)(?: (?:of|the|them|three|four|two|numbers?|rolls?|spins?|times?|cards?|balls?|tiles?|dice|ones|time|outcomes|results))*(?: (?:are|is|show|shows|come up|land on|be|being|will be|lands? on))*';
const inRow = new RegExp(
  `\\b(?:first )?${kind}(?: (?:first|on the first(?: [a-z]+)?))?,? (?:and )?(?:then|second)(?: an?)? ${kind}(?: on the second(?: [a-z]+)?)?`,
);
const bounded = new RegExp(
  `\\b(at least|exactly|at most) (one|two|three|1|2|3|once|twice)(?: (?:of (?:them|the [a-z]+)|times?|roll|spin|number|die|card|ball))* (?:is |are |shows? |of |lands? on |being )?${kind}`,
);
const none = new RegExp(
  `\\b(?:none|no|neither|never|not)(?: (?:of (?:them|the [a-z]+)|number|roll|spin|one|a|any|get|getting|rolling))*(?: (?:is|are|shows?|lands? on))? ?${kind}`,
);
const all: readonly RegExp[] = [
  new RegExp(`\\b${each} ?(?:of )?${kind}`),
  new RegExp(
    `\\b(?:gett?ing |get |rolling |spinning )?${kind} (?:both|each|every|all)(?: ${count})? times?\\b`,
  ),
];
const so = new RegExp(`\\b(?:gett?ing |rolling |spinning |drawing |get )(two|three|four|five|[2-5]) ${kind}`);
const sum =
  /\b(?:sum|total)(?: of (?:the )?(?:numbers|two|both))?(?: of| is| equals?| that is)* (.+?)[?.!)]*$/;

type Asked =
  | { readonly low: number; readonly high: number; readonly test: Test }
  | { readonly row: readonly [Test, Test] }
  | { readonly sum: Test };

/** What shall come out of k trials. */
function askedIn(cut: Cut, k: number): Asked | null {
  const row = cut.take(inRow);
  if (row) {
    const [a, b] = row.slice(1).map((one) => testOf(one ?? ''));
    return k === 2 && a && b ? { row: [a, b] } : null;
  }
  const some = cut.take(bounded);
  const no = some ? null : cut.take(none);
  const every =
    some || no ? null : all.reduce<RegExpExecArray | null>((one, next) => one ?? cut.take(next), null);
  const many = some || no || every ? null : cut.take(so);
  if (many && whole(many[1]) !== k) return null;
  const added = some || no || every || many ? null : cut.take(sum);
  const said = some?.[3] ?? no?.[1] ?? every?.[1] ?? many?.[2] ?? added?.[1];
  const test = said === undefined ? null : testOf(said.replace(/\b(?:equal to|exactly)\b/g, ' '));
  if (!test) return null;
  if (added) return { sum: test };
  const m = some ? whole(some[2]) : no ? 0 : k;
  return m > k
    ? null
    : { low: some?.[1] === 'at most' ? 0 : m, high: some?.[1] === 'at least' ? k : m, test };
}

type Trials = { readonly k: number; readonly back: boolean };

/** No more outcomes than these are written down one by one. */
const mostOutcomes = 40_000;

/** How many of all outcomes fit, counted one by one. */
function countedOut(
  faces: readonly number[],
  { k, back }: Trials,
  fits: (outcome: readonly number[]) => boolean,
): Exercised | null {
  if (faces.length ** k > mostOutcomes) return null;
  let outcomes: (readonly number[])[] = [[]];
  for (let i = 0; i < k; i += 1)
    outcomes = outcomes.flatMap((row) =>
      faces.filter((face) => back || !row.includes(face)).map((face) => [...row, face]),
    );
  return byFormula({
    formula: 'P = f/n',
    values: { f: `${outcomes.filter(fits).length}`, n: `${outcomes.length}` },
    rule: 'count-outcomes',
    kind: 'probability',
  });
}

/** An event that can come out and can fail, by products of its shares. */
function byShares({ faces, word }: Thing, trials: Trials, asked: Asked): Exercised | null {
  const share = (test: Test): number => faces.filter(test).length;
  const isOpen = (test: Test): boolean => share(test) > 0 && share(test) < faces.length;
  const { k, back } = trials;
  if ('sum' in asked)
    return word === 'die'
      ? null
      : countedOut(faces, trials, (outcome) => asked.sum(outcome.reduce((a, b) => a + b, 0)));
  if ('row' in asked) {
    if (!asked.row.every(isOpen)) return null;
    return back
      ? workCounted(asked.row.map((test) => `${share(test)}/${faces.length}`).join(' · '))
      : countedOut(faces, trials, (outcome) => asked.row.every((test, i) => test(outcome[i] ?? -1)));
  }
  if (!isOpen(asked.test)) return null;
  const bag = new Map([
    ['fit', share(asked.test)],
    ['rest', faces.length - share(asked.test)],
  ]);
  const text = textOf(
    bag,
    { n: k, back },
    { kind: 'counts', kindName: 'fit', low: asked.low, high: asked.high },
  );
  return text === null ? null : workCounted(text);
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
  const [before, behind] = [thingsIn(text.slice(0, Math.max(at, 0))), thingsIn(text.slice(at))];
  if (!before || !behind) return null;
  const [thing, another] = withoutNamesAgain([...before.things, ...behind.things]);
  if (!thing || another || thing.name === 'coin' || thing.faces.length < 3) return null;
  const [story, question] = [cutter(before.rest), cutter(behind.rest)];
  const drawn = thing.word === 'cards';
  const trials = trialsIn(story, drawn) ?? trialsIn(question, drawn);
  // Both are two, and one trial that is named by its place is not all of them.
  const isOther =
    (trials?.k !== 2 && /\bboth\b/.test(text)) ||
    /\bnot (?:an? )?[a-z\d]+ (?:on|in) the (?:first|second|third|last)\b|\b(?:two|three|four|five|[2-5]) not\b/.test(
      text,
    );
  const asked = trials && !isOther ? askedIn(question, trials.k) : null;
  if (!trials || !asked) return null;
  const rest = `${story.rest()} ${question.rest()}`;
  if (
    !leavesNoRelation(rest, own) ||
    /\b(?:sums?|total|product|difference|then|given|coins?|until|or|but|even|odd|prime|composite|same)\b/.test(
      rest,
    )
  )
    return null;
  return byShares(thing, trials, asked);
};
