import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import type { Situation } from '../situation.ts';

type Told = { readonly value: string; readonly before: string; readonly after: string };
type Groups = { readonly T: string | null; readonly A: Told; readonly B: Told; readonly C: string | null };

const asking =
  /(?:\b(?:how many|how much|what|whats|what's|find|which|one (?:of them|person|student)? ?is (?:chosen|picked)|if (?:one|a|you|we)|we (?:pick|choose)|probability|chance)\b|(?<=\d[^.?!]*[.?!]\s)(?=\w+ (?:like|play|do) neither))/;
const small = new Set(
  'the a an of and to in is are at or with who that they them it i by for on we was were had have has do does did like likes play plays own owns speak speaks take takes study studies drink drinks eat eats know knows said say use uses can go goes only but not either one just exactly least both neither none how many people students kids persons'.split(
    ' ',
  ),
);
const wordsOf = (text: string): readonly string[] =>
  (text.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:ing|e?s)$/, ''));

/** Each number with the words up to the numbers beside it, within its sentence. */
function toldIn(text: string): readonly Told[] {
  const found = [...text.matchAll(new RegExp(`(?<![\\w.])${numberText}%?`, 'g'))];
  return found.map((one, i) => {
    const end = one.index + one[0].length;
    const before = text.slice(
      i === 0 ? 0 : (found[i - 1]?.index ?? 0) + (found[i - 1]?.[0].length ?? 0),
      one.index,
    );
    const after = text.slice(end, found[i + 1]?.index ?? text.length);
    return {
      value: plainNumber(one[0]),
      before: before.split(/[.;?!]/).at(-1) ?? '',
      after: after.split(/[.;?!]/)[0] ?? '',
    };
  });
}

const isBoth = ({ before, after }: Told): boolean =>
  /\b(?:both|each of (?:the )?(?:two|these))\b/.test(after) || /\bboth\b[^,]*$/.test(before);
const isAll = ({ before, after }: Told): boolean =>
  (before.trim() === '' && /^ [a-z]+\s*,\s*$/.test(after)) ||
  /\b(?:in (?:a|my|the|our|this) [a-z ]+|of|out of|among|asked|surveyed|interviewed|are|total|has|have|with|polled|class|group)\s*$/.test(
    before,
  ) ||
  /^\s*(?:[a-z]+ ){1,3}(?:were|are|was)\b|^\s*(?:[a-z]+ )?(?:in total|altogether)\b|^\s*[a-z]+ in (?:a|the|my|our)\b/.test(
    after,
  );

function groupsIn(told: readonly Told[]): Groups | null {
  const both = told.filter(isBoth);
  const others = told.filter((one) => !isBoth(one));
  // Three groups overlap in more ways than two.
  if (both.some(({ after }) => /\b(?:but|not|only|except)\b/.test(after))) return null;
  if (
    both.length > 1 ||
    others.some(({ before, after }) =>
      /\b(?:neither|none|only|all three|but not|just)\b/.test(`${before}${after}`),
    )
  )
    return null;
  const C = both[0]?.value ?? null;
  const percents = told.every(({ value }) => value.endsWith('%'));
  if (others.length === 2 && others[0] && others[1])
    return { T: percents ? '100%' : null, A: others[0], B: others[1], C };
  // The whole may be told last: `40 kids in all`.
  const last = others.find(({ after }) => /^ (?:[a-z]+ )?(?:in (?:all|total)|altogether)\b/.test(after));
  const [all, A, B, more] = last ? [last, ...others.filter((one) => one !== last)] : others;
  if (!all || !A || !B || more || percents || (!last && !isAll(all))) return null;
  return { T: all.value, A, B, C };
}

/** Which of two groups a question names alone. */
function ownIn(question: string, { A, B }: Groups): 'A' | 'B' | null {
  const [a, b] = [wordsOf(A.after.split(/[,¦]/)[0] ?? ''), wordsOf(B.after.split(/[,¦]/)[0] ?? '')];
  const asked = wordsOf(question.split(/\bbut not\b|\band not\b/)[0] ?? '');
  const [inA, inB] = [
    asked.some((w) => a.includes(w) && !b.includes(w)),
    asked.some((w) => b.includes(w) && !a.includes(w)),
  ];
  return inA === inB ? null : inA ? 'A' : 'B';
}

/** How the asked part is counted from all, the two groups and both. */
function formulaFor(question: string, groups: Groups, everyone: boolean): string | null {
  const { T, C } = groups;
  if (C === null) return T !== null && everyone && /\bboth\b/.test(question) ? 'n = a + b - t' : null;
  if (
    /\b(?:neither|none|nothing|no[rt] (?:like|play|own|do|have) either|not .*\b(?:either|any)|no (?:sport|pet|language)s?|do(?:es)? not)\b/.test(
      question,
    )
  )
    return T === null || /\bonly\b|\bbut not\b/.test(question) ? null : 'n = t - (a + b - c)';
  if (/\b(?:exactly|only|just) (?:one|1)\b|\bone but not both\b|\bnot both\b/.test(question))
    return 'n = a + b - 2 · c';
  if (/\b(?:only|but not|and not|just)\b/.test(question)) {
    const own = ownIn(question, groups);
    return own && (own === 'A' ? 'n = a - c' : 'n = b - c');
  }
  if (/\b(?:at least (?:one|1)|either|or)\b/.test(question)) return 'n = a + b - c';
  return /\bboth\b/.test(question) ? 'n = c' : null;
}

const among =
  /\b(?:if|given(?: that)?) (?:an?|the|one|he|she|they) (?:[a-z]+ )?(?:who |that )?(.*?)(?: is (?:chosen|picked|selected)(?: at random)?)?,? (?:(?:find|what is|what's) (?:the )?)?(?:probability|chance) (?:that |of )?(.*)$|\b(?:probability|chance) (?:that |of )?(.*?),? (?:given(?: that)?|if) (.*)$/;

/** The share of one group that is in the other as well, where one is chosen among that group alone. */
function amongOne(question: string, groups: Groups): Exercised | null | 'all' {
  const found = among.exec(question);
  const [given, wanted] = [found?.[1] ?? found?.[4] ?? '', found?.[2] ?? found?.[3] ?? ''];
  const [own, other] = [ownIn(given, groups), ownIn(wanted, groups)];
  if (own === null) return 'all';
  if (groups.C === null || other === null || own === other) return null;
  if (/\b(?:neither|only|nor|or|either|both|exactly|but|never|no)\b/.test(question)) return null;
  const [isNot, givenNot] = [wanted, given].map((text) => /\bnot\b|n't\b/.test(text));
  if (givenNot) return null;
  return byFormula({
    formula: isNot ? 'P = (g - c)/g' : 'P = c/g',
    values: { c: groups.C, g: groups[own].value },
    rule: 'share-of-all',
    kind: 'probability',
  });
}

/** Two groups that overlap: who is in neither, in one alone, in one or both. */
export const twoOverlapping: Situation = ({ text: typed }) => {
  const text = typed.replace(/\bniether\b/g, 'neither').replace(/\b(?:take part in|do) none\b/g, 'do none');
  if (!/\b(?:both|either|at least one|everyone|every one|everybody)\b/.test(text)) return null;
  const ask = asking.exec(text);
  if (
    !ask ||
    /\b(?:more|fewer|less|twice|half|replacement|all three|independent|mutually|red|blue|dice)\b|p\(/.test(
      text,
    )
  )
    return null;
  const [story, question] = [text.slice(0, ask.index), text.slice(ask.index)];
  if (/\d/.test(question.replace(/\b(?:1|2|100)\b(?= (?:of|student|person))/g, ''))) return null;
  const told = toldIn(story);
  const groups = told.length < 2 || told.length > 4 ? null : groupsIn(told);
  const amongGroup = groups ? amongOne(question, groups) : 'all';
  if (amongGroup !== 'all') return amongGroup;
  const everyone = /\b(?:every ?(?:one|body)|each|all)\b[^.]*\bat least (?:one|1)\b/.test(story);
  const formula =
    groups && formulaFor(question.replace(/\b(?:one|a) (?:student|person)\b/g, ''), groups, everyone);
  if (!groups || !formula) return null;
  const bare = (value: string): string => value.replace('%', '');
  const values = {
    a: bare(groups.A.value),
    b: bare(groups.B.value),
    ...(groups.C === null ? {} : { c: bare(groups.C) }),
    ...(groups.T === null ? {} : { t: bare(groups.T) }),
  };
  const [a, b, c, t] = [
    Number(values.a),
    Number(values.b),
    Number(values.c ?? 0),
    Number(values.t ?? Number.POSITIVE_INFINITY),
  ];
  if (c > Math.min(a, b) || Math.max(a, b) > t || (groups.C !== null && a + b - c > t)) return null;
  const used = Object.fromEntries(
    Object.entries(values).filter(([name]) => new RegExp(`\\b${name}\\b`).test(formula.slice(3))),
  );
  const part = byFormula({ formula, values: used, rule: 'two-groups', kind: 'counting' });
  if (!part) return null;
  if (groups.T !== '100%' && /\b(?:probability|chance|fraction|what (?:percent|part))/.test(question)) {
    if (groups.T === null) return null;
    const isPercent = /\bpercent/.test(question);
    const share = byFormula({
      formula: isPercent ? 'P = n/t · 100' : 'P = n/t',
      values: { n: part.answer, t: values.t ?? '' },
      rule: 'share-of-all',
      kind: 'probability',
    });
    return (
      share &&
      together([part, share], { kind: 'probability', answer: `${share.answer}${isPercent ? '%' : ''}` })
    );
  }
  return together([part], { kind: 'counting', answer: `${part.answer}${groups.T === '100%' ? '%' : ''}` });
};
