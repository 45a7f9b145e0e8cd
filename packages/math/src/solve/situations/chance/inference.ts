import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import type { RuleName } from '../../print/rules.ts';
import { startChain } from '../../proof/chain.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberOf, numberText, plainNumber, shareOf } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Sheet } from '../sheet.ts';
import { type Situation, valued } from '../situation.ts';

const n = `(${numberText})`;
const critical: Readonly<Record<string, string>> = {
  '90': '1.645',
  '95': '1.96',
  '98': '2.326',
  '99': '2.576',
};

type Told = Readonly<
  Record<'n' | 'k' | 'p' | 'o' | 'x' | 'm' | 's' | 't' | 'z' | 'E', string | undefined>
> & { readonly rest: string };

const join = '(?: ¦| of| is| was| known| to be| =|:|=|,| that| the| a)*';

/** The quantities of a sample by their names. */
function readTold(text: string): Told {
  const cut = cutter(text);
  const number = (...patterns: readonly string[]): string | undefined => {
    for (const pattern of patterns) {
      const found = cut.take(new RegExp(pattern))?.slice(1).find(Boolean);
      if (found !== undefined) return plainNumber(found);
    }
    return undefined;
  };
  const level = number(
    '(\\d\\d) ?(?:%|percent) ?(?:confidence|ci\\b|level|sure|certain)',
    'confidence(?: level)?(?: of| is| =)* ?(\\d\\d) ?(?:%|percent)',
  );
  const z = number(`\\bz(?:\\*|-?score|-?value)? ?(?:=|is) ?${n}`);
  const E = number(
    `\\b(?:within|margin(?: of error)?|error of|off by (?:at most|no more than))(?: of| is| =| at most| no more than)* ?${n}(?: ?(?:%|percent)(?! confid))?`,
    `${n} (?:percent|%)? ?margin of error`,
  );
  const of = cut.take(/(?<![\w.])(\d+) (?:out )?of (?:the |a sample of )?(\d+)\b(?! ?%)/);
  const sizes =
    of?.[2] ??
    number(
      `(?<![a-z])n ?= ?${n}`,
      `\\b(?:samples?|poll|survey|group)(?: size)?(?: of| is| =|:)*(?: size)?(?: of)?(?: n ?=)? ?${n}(?= |[.,;?)]|$)(?! ?%)`,
      `\\bsize ${n}`,
      `(?<![\\w.])(\\d+) (?:randomly |adults|people|voters|students|persons) `,
    );
  const share = cut.take(
    /(?<![\w.])(\d+(?:\.\d+)?) ?% (?:are |were |is )?(?:for|supports?|favou?rs?|in favou?r|said|say|of (?:them|the voters|the people)|agree|yes)\b/,
  )?.[1];
  const p =
    share === undefined
      ? number(`\\b(?:sample proportion|p-?hat|p̂)${join} ?${n}`)
      : (shareOf(`${share}%`) ?? undefined);
  const o = number(
    `\\b(?:test|null|hypothesi[sz]ed|claimed|claims?|h_?0:?|population)(?: that)?(?: the)?(?: proportion| p)${join} ?${n}`,
    `\\bp_?0 ?= ?${n}`,
    `(?<![a-ẑ-])p ?= ?${n}`,
  );
  const x = number(
    `\\b(?:sample mean|sample average|x-? ?bar|x̄|mean of the sample)${join} ?${n}`,
    `\\b(?:has|have|had|with|gives|gave) (?:a |an )?(?:mean|average)(?: of| is)? ?${n}`,
  );
  const m = number(
    `(?<![a-z])(?:null hypothesis(?: mean)?|hypothesi[sz]ed mean|claimed mean|population mean|h_?0: ?mu|h_?0: ?μ|mu_?0?|μ_?0?|claims?(?: that)?(?: the)?(?: average| mean)(?: [a-z]+)?|mean [a-z]+ is|says(?: the)? mean [a-z]+)${join} ?${n}`,
  );
  const t = number(`(?<![a-z])(?:s|sample (?:standard deviation|sd))${join} ?${n}`);
  const s = number(
    `(?<![a-z])(?:sigma|σ|population (?:standard deviation|sd)|standard deviation|s\\.?d\\.?)${join} ?${n}`,
  );
  const center =
    m ??
    number(
      `(?<![a-z])(?:mean|average)(?: (?:life(?:time)?|weight|height|score|time|age|length|income|price|cost|value))?${join} ?${n}`,
    );
  const k =
    of?.[1] ??
    number(
      `(?<![\\w.])(\\d+)(?: of them| people| voters| students| adults)? (?:said|say|support|supported|favou?r|prefer|preferred|like|have|had|own|voted|were|are|answered|use)\\b`,
      `\\bfound that (\\d+)\\b`,
    );
  return {
    n: sizes,
    k,
    p,
    o,
    x,
    m: center,
    s,
    t,
    z: z ?? (level === undefined ? undefined : critical[level]),
    E,
    rest: cut.rest(),
  };
}

const own =
  /^(?:mean|average|if|standard|deviation|random\w*|square\w*|least|each|every|difference|within|test)$/;
const about = (formula: string, values: Record<string, string>, rule: RuleName) => ({
  formula,
  values,
  rule,
  kind: 'spread' as const,
});

/** Both ends of an interval around a value. */
function ends(
  sheet: Sheet,
  {
    center,
    reach,
    values,
    usual,
  }: { center: string; reach: string; values: Record<string, string>; usual: number },
): Exercised | null {
  const low = valued(about(`L = ${center} - ${reach}`, values, 'confidence-ends'), sheet.places, usual);
  const high = valued(about(`H = ${center} + ${reach}`, values, 'confidence-ends'), sheet.places, usual);
  if (!low || !high) return null;
  const places = sheet.places ?? usual;
  const shown = [low, high].map(({ answer }) =>
    /^-?\d+(?:\.\d+)?$/.test(answer) && (answer.split('.')[1]?.length ?? 0) <= places
      ? answer
      : numberOf(answer).toFixed(places),
  );
  return together([low, high], { kind: 'spread', answer: `(${shown.join(', ')})` });
}

function roundedUp(formula: string, values: Record<string, string>): Exercised | null {
  const worked = byFormula(about(formula, values, 'sample-size'));
  const value = worked ? numberOf(worked.answer) : Number.NaN;
  if (!worked || !(value > 0)) return null;
  const up = `${Math.ceil(value - 1e-9)}`;
  const chain = startChain('');
  chain.steps.push(...worked.chain.steps);
  const check = [
    { claim: `${Number(up) - 1} < ${worked.answer}`, holds: true },
    { claim: `${worked.answer} <= ${up}`, holds: true },
  ];
  return {
    kind: 'spread',
    chain: { ...chain, proven: worked.chain.proven },
    answer: up,
    check: [...worked.check, ...check],
  };
}

/** Standard errors, margins, intervals, sample sizes and test statistics of one sample. */
export const oneSample: Situation = (sheet) => {
  const { text } = sheet;
  if (
    !/\b(?:confidence|standard error|margin of error|test statistic|z[- ]statistic|t[- ]statistic|sample size|how (?:large|big)|sampling distribution|sample means?|null hypothesis)\b|\b[zt] ?=|\bfind [zt]\b/.test(
      text,
    ) ||
    /\bnormal(?:ly)? distribut.*probab|\bp-value\b|\bpaired\b|\btwo samples\b|\bp ?\( ?[xz]/.test(text)
  )
    return null;
  const told = readTold(text);
  const rest = told.rest.replace(/\bh_?[0a1]\b/g, ' ');
  if (!leavesNoRelation(rest.replace(/(?:^|[\s,;])[zt] ?= ?\??\s*$/, ' '), own) && !/^\D*$/.test(rest))
    return null;
  if (/\d/.test(rest)) return null;
  return (
    sampleSize(told, text) ??
    interval(told, sheet) ??
    statistic(told, text, sheet) ??
    spreadOfMean(told, text, sheet)
  );
};

function sampleSize({ n: size, p, o, s, z, E }: Told, text: string): Exercised | null {
  if (
    size !== undefined ||
    E === undefined ||
    z === undefined ||
    !/\b(?:sample size|how (?:large|big|many)|sample)\b/.test(text)
  )
    return null;
  if (s !== undefined)
    return p === undefined && o === undefined ? roundedUp('n = (z · s/d)^2', { z, s, d: E }) : null;
  if (!/\bproportion|\bpercent|%|\bp\b/.test(text)) return null;
  const share = p ?? o ?? '0.5';
  const error = shareOf(
    new RegExp(`(?<![\\d.])${E.replace('.', '\\.')} ?(?:%|percent)`).test(text) ? `${E}%` : E,
  );
  return error === null ? null : roundedUp('n = p · (1 - p) · (z/d)^2', { p: share, z, d: error });
}

function interval({ n: size, k, p, x, m, s, t, z, E }: Told, sheet: Sheet): Exercised | null {
  if (
    !/\b(?:confidence interval|interval|ci)\b/.test(sheet.text) ||
    z === undefined ||
    size === undefined ||
    E !== undefined
  )
    return null;
  const mean = x ?? m;
  if (/\bproportion\b/.test(sheet.text)) {
    if (mean !== undefined || s !== undefined) return null;
    if (p === undefined && (k === undefined || Number(k) > Number(size))) return null;
    const share = p ?? `${k}/${size}`;
    return ends(sheet, {
      center: 'p',
      reach: 'z · √(p · (1 - p)/n)',
      values: { p: share, z, n: size },
      usual: 3,
    });
  }
  const deviation = s ?? (Number(size) >= 30 ? t : undefined);
  if (
    mean === undefined ||
    deviation === undefined ||
    k !== undefined ||
    !/\bmean|\baverage|μ|\bmu\b/.test(sheet.text)
  )
    return null;
  return ends(sheet, {
    center: 'x',
    reach: 'z · s/√n',
    values: { x: mean, z, s: deviation, n: size },
    usual: 2,
  });
}

function statistic({ n: size, p, o, k, x, m, s, t }: Told, text: string, sheet: Sheet): Exercised | null {
  if (size === undefined || !/\b(?:test statistic|statistic|z ?=|t ?=|z[- ]score|find [zt]\b)/.test(text))
    return null;
  if (o !== undefined && (p !== undefined || k !== undefined)) {
    const share = p ?? `${k}/${size}`;
    return valued(
      about('z = (p - q)/√(q · (1 - q)/n)', { p: share, q: o, n: size }, 'test-statistic'),
      sheet.places,
      2,
    );
  }
  const deviation = s ?? t;
  if (x === undefined || m === undefined || deviation === undefined || (s !== undefined && t !== undefined))
    return null;
  return valued(
    about('z = (x - m)/(s/√n)', { x, m, s: deviation, n: size }, 'test-statistic'),
    sheet.places,
    2,
  );
}

function spreadOfMean({ n: size, k, p, s, t, z, E, o }: Told, text: string, sheet: Sheet): Exercised | null {
  if (size === undefined || k !== undefined || E !== undefined) return null;
  const deviation = s ?? t;
  if (/\bmargin of error\b/.test(text)) {
    if (z === undefined) return null;
    const share = p ?? o;
    if (share !== undefined && deviation === undefined)
      return valued(
        about('d = z · √(p · (1 - p)/n)', { z, p: share, n: size }, 'standard-error'),
        sheet.places,
        3,
      );
    return deviation === undefined || share !== undefined
      ? null
      : valued(about('d = z · s/√n', { z, s: deviation, n: size }, 'standard-error'), sheet.places, 2);
  }
  if (
    !/\bstandard error\b|\bstandard deviation of (?:the )?(?:sample means?|x-?bar|sampling)|\bstandard deviation of the sampling distribution/.test(
      text,
    ) ||
    deviation === undefined
  )
    return null;
  return valued(about('d = s/√n', { s: deviation, n: size }, 'standard-error'), sheet.places, 3);
}

/** The share of a sample holds of the many. */
export const shareOfMany: Situation = ({ text }) => {
  if (
    !/\b(?:sample|survey\w*|tested|inspect\w*|polled?|asked)\b/.test(text) ||
    !/\b(?:expect|predict|estimate|about how many|how many)\b/.test(text)
  )
    return null;
  const cut = cutter(text);
  const part = cut.take(
    /(?<![\w.])(\d+) (?:out )?of (?:the |a sample of |every )?(\d+)\b|\bsample of (\d+)(?: [a-z]+){0,3},? (\d+)(?: of them)? (?:were|are|was|had|have|said|is|[a-z]+)\b/,
  );
  const many = cut.take(/(?<![\w.])(\d[\d,]*)(?: [a-z]+)?/);
  if (!part || !many || !leavesNoRelation(cut.rest(), /^(?:if|total|each|same)$/)) return null;
  if (/\b(?:not|aren't|don't|more|other)\b/.test(cut.rest())) return null;
  const [k, all] = part[1] === undefined ? [part[4], part[3]] : [part[1], part[2]];
  const N = plainNumber(many[1]);
  if (Number(k) > Number(all) || Number(N) <= Number(all)) return null;
  return byFormula({
    formula: 'x = k/n · N',
    values: { k: k ?? '', n: all ?? '', N },
    rule: 'same-share',
    kind: 'proportion',
  });
};
