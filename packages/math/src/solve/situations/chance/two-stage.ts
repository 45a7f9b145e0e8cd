import { byFormula, byRounding, type Exercised, together } from '../../exercises/exercise.ts';
import { plainNumber, shareOf } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

/** Words of having and not having what a test looks for, in one spelling each. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:disease|virus|condition|illness|infection|flu|gene) affects\b/g, 'sick'],
  [/\b(?:who |that |which )(?:do(?:es)?n[o']?t|do(?:es)? not)(?=[\s]*[.,;?])/g, 'healthy'],
  [/\b(?:those|people|persons|ones) who (?:do(?:es)?n[o']?t|do(?:es)? not)(?=\s*[.,;?]|$)/g, 'healthy'],
  [/\bfalse positives?(?: (?:rate|results?|tests?))?\b/g, 'positive healthy'],
  [/\bfalse negatives?(?: (?:rate|results?|tests?))?\b/g, 'negative sick'],
  [
    /\b(?:who |that |which )?(?:do(?:es)?n[o']?t|do(?:es)? not|dont|doesnt) (?:have|use|carry|take)(?: (?:it|them|(?:the |this |a |that )?(?:disease|virus|condition|illness|infection|flu|gene|drugs?)))?\b/g,
    'healthy',
  ],
  [/\bwithout (?:it|(?:the |this |a )?(?:disease|virus|condition|illness|infection|flu|gene))\b/g, 'healthy'],
  [
    /\b(?:uninfected|not (?:infected|sick|ill)|non-?users?|well people|healthy)(?: (?:people|persons?|patients?|ones))?\b/g,
    'healthy',
  ],
  [
    /\b(?:who |that |which |really |actually |already )*(?:with|have|has|having|carry|carries|had|got|use|uses) (?:it|(?:the |this |a |that )?(?:(?:rare|certain) )*(?:disease|virus|condition|illness|infection|flu|gene|drugs?))\b/g,
    'sick',
  ],
  [/\b(?:infected|ill|diseased|users?|sick)(?: (?:people|persons?|patients?|ones))?\b/g, 'sick'],
  [/\b(?:for|in) (?=sick|healthy)/g, ''],
];

type Told = { readonly share: string; readonly words: readonly string[]; readonly clause: string };

const small = new Set(
  'the a an of to in is are and or that who they it with by at on for do does be was were their has have had ones one percent people time times all them those from come comes came made makes make produces produced produce item items part parts while but which its he she his her this there rest other others only if say says said are will been also than as whole total everyone everybody student students person persons items product products'.split(
    ' ',
  ),
);
const stem = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/^(wo)?men$/, '$1man')
    .replace(/^children$/, 'child')
    .replace(/(?:ing|ers?|ed|es|s|e|y)$/, '');
const keys = (text: string): readonly string[] =>
  [...text.matchAll(/[a-z]+(?:'s)?/g)]
    .map(([word], i, all) => ({ word, before: all[i - 1]?.[0] ?? '' }))
    .filter(
      ({ word, before }) =>
        (!small.has(word) && word.length > 1) ||
        (/^[abcxyz](?:'s)?$/.test(word) &&
          (word !== 'a' ||
            /^(?:machine|by|from|factory|box|bag|company|and|supplier|plant|line|urn|brand)$/.test(before))),
    )
    .map(({ word }) => stem(word));

const percent = /(\d+(?:\.\d+)?) ?(?:%|percent)/g;

/** Each percent with the words of its clause. */
function sharesIn(story: string): readonly Told[] {
  const marks = [...story.matchAll(percent)];
  return marks.map((mark, i) => {
    const from = i === 0 ? 0 : (marks[i - 1]?.index ?? 0) + (marks[i - 1]?.[0].length ?? 0);
    const to = marks[i + 1]?.index ?? story.length;
    const before = story.slice(from, mark.index);
    const after = story.slice(mark.index + mark[0].length, to);
    const cutAt = (text: string, pattern: RegExp): number => {
      const ends = [...text.matchAll(pattern)];
      return ends.length === 0 ? -1 : (ends.at(-1)?.index ?? 0) + (ends.at(-1)?.[0].length ?? 0);
    };
    const stop = /[.;:,](?!\d)|\b(?:and|but|while|whereas|of which)\b/g;
    const start = cutAt(before, stop);
    const end = new RegExp(stop.source).exec(after)?.index ?? after.length;
    // A clause that starts with its group (`of the bus ones 10 %`) begins behind the last stop.
    const own = `${start >= 0 ? before.slice(start) : i === 0 ? before : ''} ${after.slice(0, end)}`;
    return { share: shareOf(`${plainNumber(mark[1])}%`) ?? '', words: keys(own), clause: own };
  });
}

type Groups = {
  readonly one: readonly string[];
  readonly two: readonly string[];
  readonly p: string;
  /** The share of the other group; null where it is the rest. */
  readonly q: string;
  readonly a: string;
  readonly b: string;
  readonly event: readonly string[];
};

const rest = (share: string): string => String(Number((1 - Number(share)).toPrecision(12)));
const shared = (a: readonly string[], b: readonly string[]): readonly string[] =>
  a.filter((word) => b.includes(word));
const without = (a: readonly string[], b: readonly string[]): readonly string[] =>
  a.filter((word) => !b.includes(word));

/** A test for something few have: how many have it, and how often it is positive for both groups. */
function groupsOfTest(told: readonly Told[]): Groups | null {
  // A clause about healthy people goes on about the test that the clause before it names.
  const isTested = ({ clause }: Told): boolean =>
    /\bpositive|\bnegative|\baccura|\bcorrect|\bdetect|\bhealthy\b/.test(clause);
  const [prior, more] = told.filter((one) => !isTested(one));
  const tested = told.filter(isTested);
  if (!prior || more || tested.length !== 2 || !/\bsick\b/.test(prior.clause)) return null;
  const rateOf = (group: string): string | null => {
    const [found, second] = tested.filter(({ clause }) => new RegExp(`\\b${group}\\b`).test(clause));
    if (!found || second) return null;
    const turned =
      /\bnegative\b/.test(found.clause) || (group === 'healthy' && /\baccura|\bcorrect/.test(found.clause));
    return turned ? rest(found.share) : found.share;
  };
  const [a, b] = [rateOf('sick'), rateOf('healthy')];
  return a === null || b === null
    ? null
    : {
        one: [stem('sick')],
        two: [stem('healthy')],
        p: prior.share,
        q: rest(prior.share),
        a,
        b,
        event: ['positiv'],
      };
}

/** What tells two groups apart: their letters, or else the words that only one has. */
function namesOf(x: Told, y: Told, common: readonly string[]): readonly (readonly string[])[] {
  const names = [without(without(x.words, y.words), common), without(without(y.words, x.words), common)];
  const letters = names.map((words) => words.filter((word) => word.length === 1));
  return letters.every((words) => words.length > 0) ? letters : names;
}

/** Two groups that are all, each with its own share of what is counted. */
function groupsOfTwo(told: readonly Told[]): Groups | null {
  const [first, second, third, fourth] = told;
  if (!first || !second || !third || !fourth || told.length !== 4) return null;
  const sums = (x: Told, y: Told): boolean => Math.abs(Number(x.share) + Number(y.share) - 1) < 1e-9;
  // Shares first and rates behind, or share and rate of one group after the other.
  const orders = [
    [first, second, third, fourth],
    [first, third, second, fourth],
  ] as const;
  const fitting = orders.filter(([x, y]) => sums(x, y));
  const [order, other] = fitting;
  if (!order || (other && first.share !== second.share)) return null;
  const [x, y, r, s] = order;
  const inTurn = order === orders[1] || other !== undefined;
  const [one = [], two = []] = namesOf(x, y, shared(r.words, s.words));
  if (one.length === 0 || two.length === 0) return null;
  const of = (rate: Told): number | null => {
    const [inOne, inTwo] = [shared(rate.words, one).length > 0, shared(rate.words, two).length > 0];
    return inOne === inTwo ? null : inOne ? 0 : 1;
  };
  const [at, to] = [of(r), of(s)];
  if (at === null || to === null ? !inTurn || at === 1 || to === 0 : at === to) return null;
  const named = [...one, ...two, ...x.words, ...y.words];
  const same = without(shared(r.words, s.words), named);
  const event = same.length > 0 ? same : without([...r.words, ...s.words], named);
  const turned = at === 1;
  return event.length === 0
    ? null
    : {
        one,
        two,
        p: x.share,
        q: y.share,
        a: turned ? s.share : r.share,
        b: turned ? r.share : s.share,
        event,
      };
}

type Question = { readonly kind: 'all' | 'one' | 'two'; readonly not: boolean };

const asks = /\b(?:probability|chances?|prob|likely|percent(?:age)?|fraction|proportion)\b/;

/** What is asked: how often it happens at all, or which group it happened in. */
function questionIn(text: string, groups: Groups): Question | null {
  const at = text.search(asks);
  if (at < 0) return null;
  const tail = text.slice(at);
  const has = (words: readonly string[], own: readonly string[]): boolean => shared(words, own).length > 0;
  const given = /\b(?:given(?: that)?|if|knowing(?: that)?|when)\b(.*)$/.exec(tail);
  const of = given
    ? null
    : /\b(?:percent(?:age)?|%|fraction|proportion|part) of (?:all )?(?:the |those )?(.+?)(?= (?:are|is|were|was|come|came)\b)/.exec(
        tail,
      );
  const within = of && has(keys(of[1] ?? ''), groups.event) ? of : null;
  const condition = `${text.slice(0, at)} ${given?.[1] ?? within?.[1] ?? ''}`;
  const asked = given ? tail.slice(0, given.index) : within ? tail.replace(within[0], ' ') : tail;
  const [target, told] = [keys(asked), keys(condition)];
  const [inOne, inTwo] = [has(target, groups.one), has(target, groups.two)];
  const negative = (words: string): boolean => /\bnegative\b|\b(?:not|n't|isn't|good|no)\b/.test(words);
  if (has(told, groups.one) || has(told, groups.two)) return null;
  if (!inOne && !inTwo)
    return has(target, groups.event) && !given && !within ? { kind: 'all', not: negative(tail) } : null;
  if (inOne === inTwo || has(target, groups.event)) return null;
  const byTest = groups.event.includes('positiv') && /\bnegative\b/.test(condition);
  if (!has(told, groups.event) && !byTest) return null;
  if (/\b(?:not|isn't|n't)\b/.test(asked)) return null;
  return { kind: inOne ? 'one' : 'two', not: negative(condition) };
}

/** Two groups and what happens in each: how often it happens, and where it came from when it did. */
export const twoStages: Situation = ({ text: typed, places }) => {
  if (!/%|percent/.test(typed) || !asks.test(typed)) return null;
  const text = spellings.reduce((now, [pattern, to]) => now.replace(pattern, to), typed);
  const marks = [...text.matchAll(percent)];
  const last = marks.at(-1);
  if (marks.length < 3 || marks.length > 4 || !last) return null;
  const behind = text.slice(last.index + last[0].length);
  const end = /[.?;]/.exec(behind)?.index ?? /,/.exec(behind)?.index;
  if (end === undefined) return null;
  const story = text.slice(0, last.index + last[0].length + end);
  const question = behind.slice(end + 1);
  if (
    /\d/.test(text.replace(percent, ' ')) ||
    /\b(?:twice|half|double|independent\w*|both|neither|at least|two [a-z]+ are|second)\b/.test(question)
  )
    return null;
  const told = sharesIn(story);
  const groups = marks.length === 3 ? groupsOfTest(told) : groupsOfTwo(told);
  const asked = groups && questionIn(question, groups);
  if (
    !groups ||
    !asked ||
    !leavesNoRelation(
      question.replace(/%|\b(?:to the )?(?:nearest )?(?:whole )?percent\b/g, ' '),
      /^(?:if|not|no|percent|same|only)$/,
    )
  )
    return null;
  const wishes = /\b(?:percent(?:age)?|%)/.test(question);
  const wholes = /\bnearest (?:whole )?percent\b/.test(question);
  return work(groups, asked, { wishes, places: wholes ? 0 : places });
};

type Form = { readonly wishes: boolean; readonly places: number | null };

function work({ p, q, a, b }: Groups, { kind, not }: Question, { wishes, places }: Form): Exercised | null {
  const values = { p, q, a: not ? rest(a) : a, b: not ? rest(b) : b };
  const formula =
    kind === 'all'
      ? 'P = p · a + q · b'
      : kind === 'one'
        ? 'P = p · a/(p · a + q · b)'
        : 'P = q · b/(p · a + q · b)';
  const told = {
    formula: wishes ? `${formula.replace('= ', '= 100 · (')})` : formula,
    values,
    rule: 'chance-within',
    kind: 'probability',
  } as const;
  const exact = byFormula(told);
  const worked =
    places === null && (!wishes || /^[\d.]+$/.test(exact?.answer ?? ''))
      ? exact
      : byRounding({ ...told, places: places ?? 2 });
  return worked && wishes ? together([worked], { kind: 'probability', answer: `${worked.answer}%` }) : worked;
}

const people =
  /(\d+)(?: of (?:the|these|those|them))? (?:[a-z]+ )??(women|men|boys|girls|males|females|adults|children|kids|teachers|students|seniors|juniors)\b/g;
const pairs: Readonly<Record<string, string>> = { woman: 'man', boy: 'girl', mal: 'femal', adult: 'child' };
const otherOf = (name: string): string | undefined =>
  pairs[name] ?? Object.keys(pairs).find((key) => pairs[key] === name);

/** All that were asked, how many are of one group, and how many of each group fit: which group one that fits is of. */
export const partsOfTwoGroups: Situation = ({ text }) => {
  if (!asks.test(text) || /%|\d\.\d/.test(text)) return null;
  const marks = [...text.matchAll(people)];
  const parts = marks.filter(([whole]) => /\d of (?:the|these|those)\b/.test(whole));
  const [one, two, more] = parts;
  const last = [...text.matchAll(/\d+/g)].at(-1);
  if (!one || !two || more || !last) return null;
  const names = [one, two].map(([, , name = '']) => stem(name));
  const told = [...text.slice(0, one.index).matchAll(/(?<![\w.])(\d+)(?![\w.]*\d)/g)].map(([, size]) =>
    Number(size),
  );
  const groups = [
    ...text
      .slice(0, one.index)
      .matchAll(
        /(\d+)(?: of (?:them|whom|which))?(?: (?:are|were))? (women|men|boys|girls|males|females|adults|children)\b/g,
      ),
  ];
  const [first, second] = groups;
  const [all, ...sizes] = told;
  if (all === undefined || !first || names[0] === names[1] || otherOf(names[0] ?? '') !== names[1])
    return null;
  if (sizes.length !== groups.length || [...text.matchAll(/\d+/g)].length !== told.length + 2) return null;
  const end = /[.;?,]|\b(?=if\b|what|find|given)/.exec(text.slice(two.index + two[0].length));
  const question = end ? text.slice(two.index + two[0].length + end.index) : '';
  const story = text.slice(one.index, two.index + two[0].length + (end?.index ?? 0));
  const [a, b] = [Number(one[1]), Number(two[1])];
  const own = Number(first[1]);
  const other = second ? Number(second[1]) : all - own;
  const [n, m] = stem(first[2] ?? '') === names[0] ? [own, other] : [other, own];
  if (own + other !== all || a > n || b > m) return null;
  const event = keys(story).filter((word) => !names.includes(word));
  const asked = questionIn(question, {
    one: [names[0] ?? ''],
    two: [names[1] ?? ''],
    p: '',
    q: '',
    a: '',
    b: '',
    event,
  });
  if (
    !asked ||
    asked.not ||
    !leavesNoRelation(question.replace(/%|\bpercent\b/g, ' '), /^(?:if|only|percent)$/)
  )
    return null;
  const wishes = /%|\bpercent/.test(question);
  const share = { all: '(a + b)/n', one: 'a/(a + b)', two: 'b/(a + b)' }[asked.kind];
  return byFormula({
    formula: wishes ? `P = 100 · ${share}` : `P = ${share}`,
    values: { a: `${a}`, b: `${b}`, n: `${all}` },
    rule: 'part-of-group',
    kind: 'probability',
    says: (value) => `${value}${wishes ? '%' : ''}`,
  });
};
