import { byFormula, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { regex } from '../../reading/regex.ts';
import { after, assign, type Frame } from './frame.ts';

const people =
  '(?:people|persons|students|players|members|guests|friends|kids|children|adults|workers|candidates|boys|girls|men|women|officers|employees|teams?|clubs?|runners|businessmen|coworkers)';

const otherThanPairsOfAll =
  /\b(?:twice|each person (?:shakes|plays) only|except|not|spouses?|couples?|tournament|knockout|elimination|wife|husband|own)\b/;

/** Everyone meets everyone else once: handshakes, games, hugs. */
export const pairsOfAll: Frame = ({ text, numbers, question }) => {
  const shake = /\b(?:hand ?shakes?|shakes? hands|shook hands|hugs?|high[- ]fives?)\b/.test(text);
  const play = /\b(?:games?|matches)\b/.test(question) && /\bplays?\b/.test(text);
  const told = numbers[0];
  if (
    numbers.length !== 1 ||
    !told ||
    shake === play ||
    !/\bhow many\b|\bnumber of\b|\btotal\b/.test(question)
  )
    return null;
  if (otherThanPairsOfAll.test(text) || /\btwo times\b/.test(text)) return null;
  if (!/\b(?:everyone|everybody|each|every|all|one another)\b/.test(text)) return null;
  if (
    !regex`^@ (?:[a-z]+ )?${people}|^@ (?:in|at|of)\b`.test(after(told)) &&
    !/\b(?:party|group|room|meeting|league|club|class) (?:of|with|has) @/.test(told.around)
  )
    return null;
  return byFormula({
    formula: 'n = k · (k - 1)/2',
    values: { k: told.value },
    rule: 'pairs-of-all',
    kind: 'counting',
  });
};

const offices =
  'co[- ]?captain|vice[- ]?president|vice[- ]?captain|vice[- ]?chair|president|vp|secretary|treasurer|captain|leader|manager|chair(?:person|man|woman)?|goalie|historian|assistant captain|alternate|representative|assistant|director|mayor';

const namesOffice = new RegExp(`\\b(?:${offices})\\b`);
const oneMore =
  /^(?:an? |one |the )?[a-z]+(?:[- ][a-z]+)?(?= (?:from|out of|of|among|for|be|to be|are|is)\b|\s*$)/;
const firstOne =
  /\b(?:choos\w*|pick\w*|select\w*|elect\w*|appoint\w*|fill\w*|have|assign\w*) (?:an? |one |the )?[a-z]+(?:[- ][a-z]+)?$|^(?:an?|one) [a-z]+$/;

/** How many offices are listed, called by a known name or not: every item of a list that names one is an office. */
function officesListed(text: string): number {
  return text
    .split(/[.?!;@#:]/)
    .map((clause) => {
      const items = clause.split(/,\s*(?:(?:and|&)\s+)?|\s+(?:and|&)\s+|\s*\/\s*/).map((item) => item.trim());
      const isOffice = (item: string | undefined, edge: RegExp): boolean =>
        item !== undefined && (namesOffice.test(item) || edge.test(item));
      let [first, last] = [items.findIndex((item) => namesOffice.test(item)), 0];
      if (first < 0) return 0;
      last = items.findLastIndex((item) => namesOffice.test(item));
      while (isOffice(items[first - 1], firstOne)) first -= 1;
      while (isOffice(items[last + 1], oneMore)) last += 1;
      return last - first + 1;
    })
    .reduce((sum, many) => sum + many, 0);
}

const tellsOfOffered =
  /\b(?:choose|chosen|pick|picked|select|selected|elect|elected|fill|filled|assign|assigned|appoint|appointed|have)\b/;
const otherThanOffered =
  /\b(?:same person|both be|must|not|cannot|can't|refuses?|including|committee|boys|girls|women|men)\b/;

/** Different offices for different people of a group. */
export const offered: Frame = ({ text, numbers, question }, ask) => {
  const told = numbers[0];
  if (numbers.length !== 1 || !told || !/\bhow many\b|\bnumber of\b/.test(question)) return null;
  const named = [...text.matchAll(new RegExp(`\\b(?:${offices})s?\\b`, 'g'))].map(([name]) =>
    name.replace(/\bvp\b/, 'vice president').replace('-', ' '),
  );
  const kinds = [...new Set(named)];
  if (
    kinds.length === 0 ||
    kinds.length > 5 ||
    kinds.length !== named.length ||
    named.some((name) => /s$/.test(name))
  )
    return null;
  if (!tellsOfOffered.test(text) || otherThanOffered.test(text)) return null;
  if (
    !regex`\b(?:from|of|among|out of|has|have|with|are)\b[^@.#]*@|^@ ${people}`.test(told.around) &&
    !regex`^@ ${people}`.test(after(told))
  )
    return null;
  const listed = officesListed(text);
  if (listed < 2 || listed < kinds.length) return null;
  const solved = ask(`${told.value}P${listed}`);
  return solved && together([solved], { kind: 'counting', answer: solved.answer });
};

/** One prize, so many tickets at a price: what a ticket brings on average. */
export const raffle: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length < 3 ||
    numbers.length > 4 ||
    !/\b(?:raffle|lottery|tickets?)\b/.test(text) ||
    !/\bexpect\w*|\baverage\b|\bmean\b/.test(question) ||
    /\b(?:fair price|second prize|prizes)\b/.test(text)
  )
    return null;
  const single = numbers.filter(
    (told) => !(told.value === '1' && /^@ (?:ticket|prize|\$)/.test(after(told))),
  );
  const price = single.find((told) =>
    /^@(?: ?dollars)? (?:each|apiece|per ticket|a ticket|for (?:a|one|each) ticket)|\btickets? (?:costs?|sells? for|is|are(?: sold)?(?: for)?|(?:are )?sold (?:for|at)|at|for) @(?! ?tickets)/.test(
      told.around.slice(Math.max(0, told.at - 24)),
    ),
  );
  const count = single.find(
    (told) =>
      told !== price &&
      /^@ (?:raffle |lottery )?tickets?\b|^@ (?:are|were|people) (?:sold|buy)/.test(after(told)),
  );
  const prize = single.find(
    (told) =>
      told !== price &&
      told !== count &&
      (/^@(?: ?dollar| ?cash| ?grand)? ?(?:prize|gift|bike|tv)|\b(?:prize|worth|wins?|winner (?:gets|receives))\b[^@.#]{0,16}@/.test(
        after(told),
      ) ||
        /\b(?:prize|worth|wins?|winner (?:gets|receives))\b[^@.#]{0,16}@/.test(told.around)),
  );
  if (!price || !count || !prize || single.length !== 3) return null;
  if (
    !/\b(?:net|gain|profit|value|winnings|result|return|win|lose|earnings|payoff|expected)\b/.test(question)
  )
    return null;
  return byFormula({
    formula: 'E = p/n - c',
    values: { p: prize.value, n: count.value, c: price.value },
    rule: 'expected-net',
    kind: 'probability',
    says: (e) => (e.includes('/') ? null : e.startsWith('-') ? `-$${e.slice(1)}` : `$${e}`),
  });
};

const ordered =
  /\b(?:president|captain|secretary|treasurer|chair\w*|first|second|third|place[sd]?|rank\w*|order|arrang\w*|row|line|seat\w*|sit|password|codes?|pin|digits?|letters?|repeat\w*|replac\w*|probability|chance|odds|percent|at (?:least|most)|exactly|each|both|boys and|girls|women|must|without|not|except|if|everyone|pairs? of|different (?:jobs|roles|positions|prizes)|roles?|jobs|positions?|scoops?|flavou?rs?|prizes?|medals?|one of|per)\b/;

const tellsOfChosen =
  /\bhow many (?:different |possible |distinct )?(?:ways|teams|groups|committees|combinations|choices|selections|hands|sets)\b/;

/** Some of a number of people or things, in no order: how many ways. */
export const chosen: Frame = ({ text, numbers, question }) => {
  const [one, other, more] = numbers;
  if (!one || !other || more || ordered.test(text)) return null;
  if (!tellsOfChosen.test(question)) return null;
  const given = assign(numbers, {
    k: /\b(?:choos\w*|chose|pick\w*|select\w*|tak(?:e|es|ing)|hires?|buys?|reads?) @(?! (?:[a-z]+ )?(?:teams|groups|committees))|\b(?:team|group|committee|set|hand|panel)s? of @|@[ -](?:person|member|people|player|student|card) (?:team|group|committee|panel|hand)/,
    n: /\b(?:out of|from|of|from among|among)(?: (?:a|the|his|her|my|their|our))?(?: (?:class|group|club|team|list|menu|set|pool|total)(?: of)?)? @(?! (?:teams|groups))/,
  });
  const isTeam = /\b(?:team|group|committee|set|hand|panel)s? of @/;
  // `a team of 3 of 10`: the first of the two is the part.
  const [k, n] = given ? [given.k, given.n] : isTeam.test(one.around) ? [one.value, other.value] : [];
  if (k === undefined || n === undefined || !/^\d+$/.test(k) || !/^\d+$/.test(n) || Number(k) >= Number(n))
    return null;
  return `how many ways can you choose ${k} students from ${n}`;
};

const sized =
  /\b(?:committee|team|group|panel|set|hand|jury|delegation|council|board|club)s? (?:of|with) @|\b(?:choos\w*|chose|pick\w*|select\w*|draw\w*|tak(?:e|es|ing)) @ (?:people|persons|members|students|balls|marbles|cards|players|of|from|items|children|kids)\b|@[ -](?:person|people|member) (?:committee|team|group|panel|jury)/;
const filler = '(?: (?:must|should|has to|have to|is|are|to|will|be|of|them|the|an?))*';
const singular: Readonly<Record<string, string>> = { men: 'man', women: 'woman', children: 'child' };
const kindOf = (word: string): string => singular[word] ?? word.replace(/ies$/, 'y').replace(/s$/, '');

const otherThanChosenByKind =
  /\b(?:at least|at most|no more than|or more|or fewer|probability|chance|odds|order|arrang\w*|president|captain|chair|leader|then|one of|row|line|not|cannot|without|replac\w*|both|either|particular)\b/;
const otherThanChosenByKind2 =
  /\bof (?:them|these|those|whom|which)\b|\bincluding\b|\b(?:in all|in total|altogether)\b|\bamong\b/;

/** Some of two kinds of things, with so many of one kind: how many ways. */
export const chosenByKind: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length < 4 ||
    numbers.length > 5 ||
    otherThanChosenByKind.test(text) ||
    !/\bhow many\b|\bnumber of\b/.test(question)
  )
    return null;
  // Of a whole and one part of it the other part is not told.
  if (otherThanChosenByKind2.test(text)) return null;
  const worded = numbers.map((told) => {
    const word = regex`^@${sized.test(told.around) ? '' : filler} ([a-z]+)`.exec(after(told))?.[1];
    return { told, kind: word === undefined || sized.test(told.around) ? null : kindOf(word) };
  });
  const exact = worded.filter(
    ({ told }) =>
      /\b(?:exactly|precisely) @/.test(told.around) ||
      /\b(?:must|should|needs? to|has to) (?:have|be|contain|include|consist of|be made up of)\b[^.]*@/.test(
        told.around,
      ),
  );
  const groups = worded.filter((one) => one.kind !== null && !exact.includes(one));
  const [first, second, third] = groups;
  const rest = worded.filter((one) => !exact.includes(one) && !groups.includes(one));
  const [size, more] = rest;
  if (!first || !second || third || more || first.kind === second.kind) return null;
  if (
    groups.some(({ kind }) =>
      /^(?:people|person|member|candidate|volunteer|ball|marble|card)$/.test(kind ?? ''),
    )
  )
    return null;
  const part = (kind: string | null): string | undefined => {
    const own = exact.filter((one) => one.kind === kind);
    return own.length === 1 ? own[0]?.told.value : undefined;
  };
  const [a, b] = [part(first.kind), part(second.kind)];
  if (exact.length !== (a === undefined ? 0 : 1) + (b === undefined ? 0 : 1) || exact.length === 0)
    return null;
  const total = size === undefined ? null : Number(size.told.value);
  const one = a ?? (total === null ? undefined : `${total - Number(b)}`);
  const other = b ?? (total === null ? undefined : `${total - Number(a)}`);
  const [k, j] = [Number(one), Number(other)];
  const [n, m] = [Number(first.told.value), Number(second.told.value)];
  if ([k, j, n, m].some((value) => !Number.isInteger(value) || value < 0) || k > n || j > m) return null;
  if (total !== null && k + j !== total) return null;
  const chain = startChain(`C(${n}, ${k}) · C(${m}, ${j})`);
  const [c, d] = [combinations(n, k), combinations(m, j)];
  addStep(chain, `${c} · ${d}`, { rule: 'combinations-worked-out', proof: 'counting' });
  addStep(chain, `${c * d}`, { rule: 'choices-multiply', proof: 'counting' });
  return {
    kind: 'counting',
    chain,
    answer: `${c * d}`,
    check: [{ claim: `C(${n}, ${k}) · C(${m}, ${j}) = ${c * d}`, holds: true, proof: 'counting' }],
  };
};

function combinations(n: number, k: number): bigint {
  let count = 1n;
  for (let i = 1; i <= k; i += 1) count = (count * BigInt(n - k + i)) / BigInt(i);
  return count;
}
