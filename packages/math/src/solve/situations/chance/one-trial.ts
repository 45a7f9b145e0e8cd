import { byFormula, type Exercised, formulasOf } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { isUnfair } from '../../reading/is-unfair.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { coinTest, type Thing, testOf, things, thingsIn, withoutNamesAgain } from './numbered-things.ts';

const probabilityBy = formulasOf('probability');

type Event = (outcome: readonly number[]) => boolean;

/** What is tried more than once is another matter. */
const severalTimes = new RegExp(
  String.raw`\b(?:twice|(?:two|2|three|3) times|(?:two|2|three|3) (?:of them|${things})|with(?:out)? replac\w*|put(?:s|ting)?(?: (?:it|them))? back)\b`,
);

function eventOf(text: string, list: readonly Thing[]): Event | null {
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

const outcomesOf = (list: readonly Thing[]): readonly (readonly number[])[] =>
  list.reduce<readonly (readonly number[])[]>(
    (all, { faces }) => all.flatMap((row) => faces.map((face) => [...row, face])),
    [[]],
  );

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
    const happens = eventOf(event.replace(/\b(?:about|approximately)\b/g, ' '), list);
    if (!happens || !leavesNoRelation(front.rest(), own)) return null;
    const fit = thing.faces.filter((face) => happens([face])).length;
    return probabilityBy(
      'E = n · f/a',
      { n: total, f: `${fit}`, a: `${thing.faces.length}` },
      'times-the-share',
      (value) => `${value} times`,
    );
  }
  const happens = severalTimes.test(`${front.rest()} ${tail}`)
    ? null
    : eventOf(tail.replace(/¦/g, ' '), list);
  if (
    !happens ||
    !leavesNoRelation(front.rest(), own) ||
    /\b(?:given|if|red|blue|green|deck|not fair|unfair|bag of)\b/.test(tail)
  )
    return null;
  const all = outcomesOf(list);
  return probabilityBy(
    'P = f/n',
    { f: `${all.filter(happens).length}`, n: `${all.length}` },
    'count-outcomes',
  );
};
