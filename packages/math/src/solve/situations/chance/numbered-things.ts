import { byFormula, type Exercised } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { isUnfair } from '../../reading/is-unfair.ts';
import { countOf, countText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

/** A coin shows 1 for heads and 0 for tails; all others show one of their numbers. */
type Thing = { readonly name: 'coin' | 'numbers'; readonly word: string; readonly faces: readonly number[] };
type Test = (value: number) => boolean;
type Event = (outcome: readonly number[]) => boolean;

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);
const isPrime = (n: number): boolean => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;

const things =
  '(?:spinner|wheel|cards?|balls?|tiles?|slips?(?: of paper)?|tickets?|chips?|discs?|counters?|marbles?|pieces? of paper|papers?|tokens?|sections?|parts?|spaces?|sectors?|die|dice|cubes?)';
const range = String.raw`(?:that (?:are|is) |are |is |which are )?(?:(?:numbered|labell?ed|marked|with (?:the )?(?:numbers|faces|numbers on it)|numbers)(?: with)?(?: the numbers)?(?: from)?) 1 ?(?:to|through|-|up to) ?(\d{1,2})`;

const atoms: readonly (readonly [RegExp, (k: number) => Test])[] = [
  [/^even(?: numbers?)?$/, () => (v) => v % 2 === 0],
  [/^odd(?: numbers?)?$/, () => (v) => v % 2 === 1],
  [/^primes?(?: numbers?)?$/, () => isPrime],
  [/^composites?(?: numbers?)?$/, () => (v) => v > 3 && !isPrime(v)],
  [
    new RegExp(
      `^(?:numbers? )?(?:that (?:is|are) )?(?:greater|more|higher|larger|bigger|above|over)(?: than)? ${countText}$`,
    ),
    (k) => (v) => v > k,
  ],
  [
    new RegExp(
      `^(?:numbers? )?(?:that (?:is|are) )?(?:less|lower|smaller|below|under|fewer)(?: than)? ${countText}$`,
    ),
    (k) => (v) => v < k,
  ],
  [new RegExp(`^(?:numbers? )?(?:that (?:is|are) )?at least ${countText}$`), (k) => (v) => v >= k],
  [new RegExp(`^(?:numbers? )?(?:that (?:is|are) )?at most ${countText}$`), (k) => (v) => v <= k],
  [new RegExp(`^(?:multiples? of|(?:numbers? )?divisible by) ${countText}$`), (k) => (v) => v % k === 0],
  [new RegExp(`^(?:factors?|divisors?) of ${countText}$`), (k) => (v) => k % v === 0],
  [new RegExp(`^(?:number |the number )?${countText}s?$`), (k) => (v) => v === k],
];
const filler =
  /\b(?:an?|the|it|you|we|he|she|they|spins?|spinning|rolls?|rolling|gets?|getting|lands?|landing|land|throw(?:s|ing)?|draws?|drawing|picks?|picking|pulls?|choos(?:e|es|ing)|on|shows?|showing|show|will|be|is|are|of|come up|comes up|and then|rolled|spun|drawn|landed)\b/g;

/** What one number has to be; parts joined by `or` are enough one by one. */
function testOf(text: string): Test | null {
  const parts = text
    .replace(new RegExp(`${countText} or (?:more|higher|greater|larger)(?! than)`, 'g'), 'at least $1')
    .replace(new RegExp(`${countText} or (?:less|lower|smaller|fewer)(?! than)`, 'g'), 'at most $1')
    .split(/\bor\b/)
    .map((part) => {
      const not = /\b(?:not|n't)\b/.test(part);
      const plain = part
        .replace(/\bnot\b/g, ' ')
        .replace(/\bmultiples? of\b/g, 'multipleof')
        .replace(/\b(factors?|divisors?) of\b/g, 'factorof')
        .replace(filler, ' ')
        .replace(/multipleof/g, 'multiple of')
        .replace(/factorof/g, 'factor of')
        .replace(/\s+/g, ' ')
        .trim();
      for (const [shape, make] of atoms) {
        const found = shape.exec(plain);
        if (!found) continue;
        const test = make(countOf(found[1] ?? '0'));
        return not ? (v: number): boolean => !test(v) : test;
      }
      return null;
    });
  return parts.every((part) => part !== null) ? (v) => parts.some((part) => part(v)) : null;
}

const coinTest = (text: string): Test | null => {
  const plain = text
    .replace(filler, ' ')
    .replace(/\b(?:coin|flip(?:ping)?|toss(?:ing)?)\b/g, ' ')
    .trim();
  return /^heads?$/.test(plain) ? (v) => v === 1 : /^tails?$/.test(plain) ? (v) => v === 0 : null;
};

/** The things of a text, and what is left of it. */
function thingsIn(text: string): { readonly things: readonly Thing[]; readonly rest: string } | null {
  const cut = cutter(text);
  const found: (Thing & { at: number })[] = [];
  const add = (shape: RegExp, make: (match: RegExpExecArray) => Thing | null): boolean => {
    for (let match = cut.take(shape); match; match = cut.take(shape)) {
      const thing = make(match);
      if (!thing) return false;
      found.push({ ...thing, at: text.indexOf(match[0]) });
    }
    return true;
  };
  const numbers = (word: string | undefined, top: string | undefined): Thing | null => {
    const n = Number(top);
    return n >= 2 && n <= 60
      ? {
          name: 'numbers',
          word: /die|dice|cube/.test(word ?? '')
            ? 'die'
            : /spin|wheel|sect|part|space/.test(word ?? '')
              ? 'spinner'
              : 'cards',
          faces: upTo(n),
        }
      : null;
  };
  const ok =
    add(
      new RegExp(
        String.raw`\b(spinner|wheel|die|number cube|cube)(?: (?:with|has|have|having|that has|is divided into|divided into|split into|into))+ (?:${countText} )?(?:equal |same[- ]size |congruent |sized )*(?:sections|parts|spaces|sectors|regions|faces|areas|pieces)?,? ?(?:that are |are |is |all |which are )*(?:numbered|labell?ed|marked|with (?:the )?numbers|numbers)?(?: with)?(?: from)? ?1 ?(?:to|through|-|up to) ?(\d{1,2})`,
      ),
      ([, word, many, top]) =>
        many !== undefined && countOf(many) !== Number(top) ? null : numbers(word, top),
    ) &&
    add(
      new RegExp(
        String.raw`(?:\b${countText} (?:identical |equal )?)?(?:\b(?:an? |the |number )*(${things}) )${range}`,
      ),
      ([, many, word, top]) =>
        many !== undefined && countOf(many) !== Number(top) && !/spinner|wheel|die|dice|cube/.test(word ?? '')
          ? null
          : numbers(word, top),
    ) &&
    add(
      /\b(?:an? |the |one |1 )?(?:fair |standard |six[- ]sided |6[- ]sided |normal |regular )*(?:number cube|dice|die)\b/,
      () => ({ name: 'numbers', word: 'die', faces: upTo(6) }),
    ) &&
    add(/\b(?:an? |the |one |1 )?(?:fair )?coin\b/, () => ({ name: 'coin', word: 'coin', faces: [0, 1] }));
  if (!ok) return null;
  found.sort((a, b) => a.at - b.at);
  return { things: found, rest: cut.rest() };
}

/** Things that are named again are no further ones. */
function withoutNamesAgain(list: readonly Thing[]): readonly Thing[] {
  return list.filter((one, i) => list.findIndex(({ word }) => word === one.word) === i);
}

const many: Readonly<Record<string, number>> = {
  twice: 2,
  'two times': 2,
  '2 times': 2,
  'three times': 3,
  '3 times': 3,
};

type Trials = { readonly n: number; readonly kept: boolean };

function trialsIn(cut: ReturnType<typeof cutter>, thing: Thing): Trials | null {
  const kept = cut.take(
    /\b(?:without (?:replac\w*|putting (?:it |the first (?:one|card|ball) )?back)|no replacement|not (?:replaced|put back)|(?:don't|doesn't|do not|does not) (?:put|replace)\w*(?: it| them)?(?: back)?|at (?:once|the same time))\b/,
  );
  const back = kept
    ? null
    : cut.take(
        /\b(?:with replacement|(?:is |are |and |then )*(?:replaced|put back)(?: (?:in|after each (?:draw|one)))?|puts? (?:it|them) back|replac(?:es|ing) (?:it|them)?)\b/,
      );
  const times = cut.take(/\b(twice|(?:two|2|three|3) times)\b/);
  if (times) return kept ? null : { n: many[times[1] ?? ''] ?? 0, kept: false };
  const several = cut.take(
    new RegExp(
      String.raw`\b(?:draws?|picks?|takes?|chooses?|pulls?|selects?)(?: out)? (two|three|2|3)(?: of them| ${things})?\b|\b(two|three|2|3) ${things} (?:are|is) (?:randomly )?(?:drawn|picked|taken|chosen|pulled|selected)(?: at random)?\b`,
    ),
  );
  if (!several) return kept || back ? null : { n: 1, kept: false };
  if (!kept && !back) return null;
  return thing.word === 'spinner' || thing.word === 'die'
    ? null
    : { n: countOf(several[1] ?? several[2] ?? ''), kept: kept !== null };
}

function eventOf(text: string, list: readonly Thing[], n: number): Event | null {
  const plain = text
    .replace(/[?.!)]+\s*$/, '')
    .replace(
      /\b(?:the )?(?:cards?|balls?|tiles?|slips?|tickets?|chips?|spinner|number cube|die|dice|coin|spins?|rolls?|draws?|times?)\b(?! 1)/g,
      (word) => (/^(?:each|both)/.test(word) ? word : ` ${word} `),
    )
    .replace(/\s+/g, ' ')
    .trim();
  const clean = plain
    .replace(
      /\b(?:the )?(?:on|with|from) (?:the )?(?:spinner|number cube|die|dice|coin|card|first spinner|second spinner)\b/g,
      ' ',
    )
    .replace(
      /\b(?:cards?|balls?|tiles?|slips?|tickets?|chips?|spins?|rolls?|draws?|times?|outcomes?|results?)\b/g,
      ' ',
    );
  if (n > 1) {
    const all =
      /^(?:that )?(?:(?:both|all|each|every)(?: (?:of (?:them|the)|the|time|three|two|numbers?|are|is|be|will be|show|land on|being|an?|of))*) (.+)$/.exec(
        clean.trim(),
      ) ??
      /^(?:getting |drawing |spinning |rolling )?(?:two|three|2|3) ((?:even|odd|prime)(?: numbers)?)$/.exec(
        clean.trim(),
      ) ??
      /^(.+?) (?:both|each|every)\s*$/.exec(clean.trim());
    if (all) {
      const test = testOf((all[1] ?? '').replace(/\b(?:both|each|every)\b/g, ' '));
      return test && ((outcome) => outcome.every(test));
    }
    const some = /\bat least (?:one|1|once)\b(?: of (?:them|the)(?: numbers)?)?(.*)$/.exec(clean);
    if (some) {
      const test = testOf((some[1] ?? '').replace(/\b(?:numbers?|is)\b/g, ' '));
      return test && ((outcome) => outcome.some(test));
    }
    const sum =
      /\b(?:sum|total)(?: of (?:the )?(?:numbers|two|both))?(?: of| is| equals?| that is)* (.+)$/.exec(clean);
    if (sum) {
      const test = testOf((sum[1] ?? '').replace(/\b(?:equal to|exactly)\b/g, ' '));
      return test && ((outcome) => test(outcome.reduce((a, b) => a + b, 0)));
    }
    if (/\bsame number\b/.test(clean)) return (outcome) => outcome.every((one) => one === outcome[0]);
    const row = clean
      .replace(/\b(?:first|second)\b/g, ' ')
      .split(/,? and then\b|,? then\b|\bfollowed by\b|,? and\b/);
    const tests = row.map(testOf);
    if (n !== 2 || tests.length !== 2 || !/\bthen\b|\bfollowed by\b|\bfirst\b/.test(clean)) return null;
    return tests.every((test) => test !== null)
      ? (outcome) => tests.every((test, i) => test(outcome[i] ?? -1))
      : null;
  }
  if (list.length === 1) {
    const [thing] = list;
    const test = thing?.name === 'coin' ? coinTest(clean) : testOf(clean.replace(/\band\b/g, '&'));
    return test && ((outcome) => test(outcome[0] ?? -1));
  }
  const parts = clean
    .split(/\band\b|\bthen\b|,/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length !== list.length || /\bor\b.*\band\b.*\bor\b/.test(clean)) return null;
  const coins = parts.map((part) => coinTest(part));
  const order = coins.map((test) => (test ? 'coin' : 'numbers'));
  const places = order.map((kind, i) => {
    const fit = list.flatMap((thing, at) => (thing.name === kind ? [at] : []));
    return fit.length === 1 ? (fit[0] ?? -1) : i;
  });
  if (new Set(places).size !== parts.length || places.some((at, i) => list[at]?.name !== order[i]))
    return null;
  const tests = parts.map((part, i) => coins[i] ?? testOf(part));
  return tests.every((test) => test !== null)
    ? (outcome) => tests.every((test, i) => test(outcome[places[i] ?? 0] ?? -1))
    : null;
}

function outcomesOf(list: readonly Thing[], { n, kept }: Trials): readonly (readonly number[])[] {
  const spaces =
    list.length > 1 ? list.map(({ faces }) => faces) : Array.from({ length: n }, () => list[0]?.faces ?? []);
  let all: (readonly number[])[] = [[]];
  for (const faces of spaces)
    all = all.flatMap((row) =>
      faces.filter((face) => !kept || !row.includes(face)).map((face) => [...row, face]),
    );
  return all;
}

const own = /^(?:once|what|if|each|second|both|other|one|same|times|at|first|two)$/;

/** How many outcomes several things have together, one each. */
function outcomesAsked(text: string): Exercised | null {
  const found = thingsIn(text);
  if (!found || found.things.length < 2 || found.things.length > 4) return null;
  if (
    !leavesNoRelation(found.rest.replace(/\bat the same time\b/g, ' '), /^(?:once|if|each|both|times)$/) ||
    /\b(?:sums?|twice|times|two|three|four|both|pair)\b/.test(found.rest)
  )
    return null;
  const letters = ['a', 'b', 'c', 'd'].slice(0, found.things.length);
  return byFormula({
    formula: `N = ${letters.join(' · ')}`,
    values: Object.fromEntries(found.things.map(({ faces }, i) => [letters[i] ?? '', `${faces.length}`])),
    rule: 'one-of-each',
    kind: 'counting',
  });
}

/** Coins, dice, spinners and cards that show numbers: how likely an event is, or how often it is to be expected. */
export const numberedThings: Situation = ({ text: typed }) => {
  if (isUnfair(typed)) return null;
  const text = typed
    .replace(
      /\bit'?s (?=spun\b|prime\b|even\b|odd\b|composite\b|an? |greater|less|more|at least|not )/g,
      'it is ',
    )
    .replace(/\bp ?\( ?([^()]+?) ?\)/g, 'probability of $1');
  const outcomes =
    /\bhow many (?:different |possible |total )*outcomes(?: (?:are (?:there|possible)|is it|can you get|in all|in total))*|\b(?:number of|total) (?:possible )?outcomes\b/.exec(
      text,
    );
  if (outcomes) return outcomesAsked(text.replace(outcomes[0], ' '));
  const often = /\bhow (?:many|often)(?: times)?\b/.exec(text);
  const asked = /\b(?:probab\w*|chances?|likely)\b(?: (?:of|that|is it(?: that| to)?|to|for))*/.exec(text);
  const at = asked?.index ?? often?.index;
  if (at === undefined || (asked && often)) return null;
  const first = thingsIn(text.slice(0, at));
  const later = thingsIn(text.slice(at));
  if (!first || !later) return null;
  // More than one of a kind is no kind of its own.
  if (
    /\b(?:two|three|four|2|3|4|pair of)\s*(?:fair |number |standard )*¦|\bpair of ¦/.test(
      `${first.rest} ${later.rest}`,
    )
  )
    return null;
  const list = withoutNamesAgain([
    ...first.things,
    ...later.things.filter(({ word }) => !first.things.some((one) => one.word === word)),
  ]);
  const front = cutter(first.rest);
  const [thing] = list;
  if (!thing || list.length > 2) return null;
  const isPlain =
    list.every(({ word }) => word === 'die' || word === 'coin') && !(list.length === 2) && !often;
  if (isPlain) return null;
  const tail = later.rest.slice(asked ? asked[0].length : 0);
  if (often) {
    const trial =
      front.take(
        /\b(?:(?:spin|spun|roll|rolled|toss|tossed|flip|flipped|thrown?|drawn?|pick(?:ed)?|repeat(?:ed)?|do)(?: it| this| the ¦)?(?: ¦)?|it|you) (\d{1,4}) times\b|\b(?:in|for) (\d{1,4}) (?:spins|rolls|tosses|flips|throws|draws|tries|trials)\b|\b(\d{1,4}) times\b/,
      ) ?? null;
    const inTail = trial
      ? null
      : /\b(?:in|if [a-z ]*?) ?(\d{1,4}) (?:spins|rolls|tosses|flips|throws|draws|times|tries|trials)\b/.exec(
          tail,
        );
    const total = trial?.slice(1).find(Boolean) ?? inTail?.[1];
    const event = /\b(?:expect(?:ed)?|predict(?:ed)?|should|would|will|get|land)\b(.*)$/
      .exec(tail.replace(inTail?.[0] ?? '', ' '))?.[1]
      ?.replace(
        /\b(?:you|i|we|he|she|it|to|expect|would|should|will|happen|in|that|spinner|die|the|¦)\b|¦/g,
        ' ',
      );
    if (total === undefined || event === undefined || list.length > 1) return null;
    const happens = eventOf(event.replace(/\b(?:about|approximately)\b/g, ' '), list, 1);
    if (!happens || !leavesNoRelation(front.rest(), own)) return null;
    const fit = thing.faces.filter((face) => happens([face])).length;
    return byFormula({
      formula: 'E = n · f/a',
      values: { n: total, f: `${fit}`, a: `${thing.faces.length}` },
      rule: 'times-the-share',
      kind: 'probability',
      says: (value) => `${value} times`,
    });
  }
  const trials = list.length > 1 ? { n: 1, kept: false } : trialsIn(front, thing);
  if (!trials || trials.n === 0) return null;
  const back = cutter(tail);
  const more = list.length === 1 && trials.n === 1 ? trialsIn(back, thing) : trials;
  if (!more) return null;
  const happens = eventOf(back.rest().replace(/¦/g, ' '), list, more.n);
  if (
    !happens ||
    !leavesNoRelation(front.rest(), own) ||
    /\b(?:given|if|red|blue|green|deck|not fair|unfair|bag of)\b/.test(back.rest())
  )
    return null;
  const all = outcomesOf(list, more);
  return counted(all.filter(happens).length, all.length);
};

function counted(fit: number, all: number): Exercised | null {
  if (all === 0 || all > 40_000) return null;
  return byFormula({
    formula: 'P = f/n',
    values: { f: `${fit}`, n: `${all}` },
    rule: 'count-outcomes',
    kind: 'probability',
  });
}
