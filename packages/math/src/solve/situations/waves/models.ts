import { evaluateExact } from '../../../judge/equivalent.ts';
import {
  type Ask,
  byRounding,
  type Exercised,
  formulasOf,
  together,
  workedOut,
} from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { exactly, fractionOf, numberIn, putIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})`;
const unit = '(?:°|degrees?)? ?(?:cm|m|ft|feet|foot|meters?|metres?|f|c|inches|in|hours?|bpm)?\\b';

const graphBy = formulasOf('graph');

const highWords = '(?:high tide|high|highest|max(?:imum)?|afternoon|summer|top|greatest|day)';
const lowWords = '(?:low tide|low|lowest|min(?:imum)?|night|winter|bottom|smallest|morning)';

/** Amplitude and midline of what goes between a lowest and a highest value. */
export const betweenExtremes: Situation = ({ text }) => {
  if (!/\bamplitude\b|\bmid-?line\b/.test(text) || /(?:sin|cos) ?\(/.test(text)) return null;
  const cut = cutter(text);
  const range = cut.take(
    new RegExp(
      `\\b(?:goes|varies|ranges|changes|oscillates|moves|swings)?(?: [a-z]+)? ?(?:from|between)(?: a)?(?: ${lowWords}| ${highWords})?(?: of)? ${n} ?${unit}(?: (?:at|in|during|for|as)(?: the)? (?:${lowWords}|${highWords}))? (?:to|and)(?: a)?(?: ${highWords}| ${lowWords})?(?: of)? ${n} ?${unit}`,
    ),
  );
  const high = range
    ? null
    : cut.take(new RegExp(`\\b${highWords}(?: [a-z]+)?(?: (?:is|was|of|at|=|about))* ?${n} ?${unit}`));
  const low = range
    ? null
    : cut.take(new RegExp(`\\b${lowWords}(?: [a-z]+)?(?: (?:is|was|of|at|=|about))* ?${n} ?${unit}`));
  const behind = (words: string) =>
    range
      ? null
      : cut.take(new RegExp(`\\b${n} ?${unit}(?: [a-z]+){0,3} at (?:its|the) ${words}(?: point| height)?`));
  const values = range
    ? [range[1], range[2]]
    : [(low ?? behind(lowWords))?.[1], (high ?? behind(highWords))?.[1]];
  const [a, b] = values.map((value) => (value === undefined ? undefined : plainNumber(value)));
  // How long a turn takes changes no height.
  cut.take(
    new RegExp(
      `\\b(?:one|a|1) (?:full |complete )?(?:turn|rotation|revolution)(?: every| in| takes| each)* ${n} [a-z]+`,
    ),
  );
  if (
    a === undefined ||
    b === undefined ||
    a === b ||
    !leavesNoRelation(cut.rest(), /^(?:min\w*|max\w*|average|mean|if|both)$/) ||
    /\bperiod\b|\bequation\b|\b(?:am|pm)\b/.test(cut.rest())
  )
    return null;
  const [l, h] = numberIn(a) < numberIn(b) ? [a, b] : [b, a];
  const amplitude = graphBy('A = (h - l)/2', { h, l }, 'amplitude');
  const midline = graphBy('m = (h + l)/2', { h, l }, 'midline');
  if (!amplitude || !midline) return null;
  const decimal = (one: Exercised): string => one.answer;
  const wants = [/\bamplitude\b/.test(cut.rest()), /\bmid-?line\b/.test(cut.rest())];
  if (wants[0] && wants[1])
    return together([amplitude, midline], {
      kind: 'graph',
      answer: `amplitude ${decimal(amplitude)}, midline y = ${decimal(midline)}`,
    });
  return wants[0] ? amplitude : { ...midline, answer: `y = ${midline.answer}` };
};

const wheelUnit = '(?:m|ft|feet|meters?|metres?)';
const time = '(?:s|sec(?:onds?)?|min(?:utes?)?|hours?)';

type Turned = { readonly m: string; readonly r: string; readonly t: string; readonly p: string };

/** How high a seat is that started at the lowest point; exact where the angle it turned is a known one. */
function heightAt(turned: Turned, places: number | null, ask: Ask): Exercised | null {
  const { m, r, t, p } = turned;
  const angle = (360 * Number(t)) / Number(p);
  const cosine = places === null && Number.isInteger(angle) ? ask(`cos(${angle}°)`) : null;
  const named = { rule: 'wave-between', kind: 'graph' } as const;
  const exact = cosine && exactly(`${m} - ${r} · (${cosine.answer})`, named);
  if (cosine && exact) return together([cosine, exact], { kind: 'graph', answer: exact.answer });
  return byRounding({
    formula: 'h = m - r · cos(2 · π · t/p)',
    values: turned,
    ...named,
    places: places ?? 2,
  });
}

/** The height on a wheel that is boarded at its lowest point. */
export const wheelModel: Situation = ({ text, typed, places }, ask) => {
  if (
    !/\b(?:ferris wheel|wheel)\b/.test(text) ||
    !/\b(?:write|find|model|equation|function|formula|how high|what is)\b/.test(text) ||
    /\bh(?:\(t\))? ?= ?[\d-]/.test(text)
  )
    return null;
  const cut = cutter(text.replace(/\bt ?= ?0\b/g, ' start '));
  const diameter = cut.take(
    new RegExp(
      `\\bdiameter(?: of| is| =|:)* ${n}[- ]?${wheelUnit}|\\b${n}[- ]?${wheelUnit}(?: in)? diameter`,
    ),
  );
  const radius = diameter
    ? null
    : cut.take(
        new RegExp(`\\bradius(?: of| is| =|:)* ${n}[- ]?${wheelUnit}|\\b${n}[- ]?${wheelUnit} radius`),
      );
  const bottom = cut.take(
    new RegExp(
      `\\b(?:lowest point|bottom|lowest seat|lowest part)(?: of the wheel)?(?: is| being| at|,)* ${n} ?${wheelUnit} (?:above|off|from|over)(?: the)? ground(?: level)?|\\b${n} ?${wheelUnit} (?:above|off)(?: the)? ground at (?:its|the) (?:lowest point|bottom)`,
    ),
  );
  const center = bottom
    ? null
    : cut.take(
        new RegExp(
          `\\b(?:center|centre|axle|hub)(?: of the wheel)?(?: is| being| at|,)* ${n} ?${wheelUnit} (?:above|off|from|over)(?: the)? ground`,
        ),
      );
  const period = cut.take(
    new RegExp(
      `\\b(?:once|one (?:full )?(?:turn|rotation|revolution|round|circle)|(?:a |1 )?(?:full )?(?:turn|rotation|revolution|round))(?: (?:every|takes?|in|per|is|each|lasts?))* ${n} ?(${time})|\\b(?:rotates|turns|goes around|revolves|period)(?: (?:once|every|of|is|in))* ${n} ?(${time})|\\bevery ${n} ?(${time})`,
    ),
  );
  const moment = cut.take(
    new RegExp(
      `\\bhow (?:high|far above)\\b[^.?]*?(?:after ${n} ?(${time})|${n} ?(${time}) (?:later|after))`,
    ),
  );
  const size = diameter?.slice(1).find(Boolean) ?? radius?.slice(1).find(Boolean);
  const turn = period?.[1] ?? period?.[3] ?? period?.[5];
  const at = bottom?.slice(1).find(Boolean) ?? center?.[1];
  const atBottom =
    /\b(?:board|start|gets? on|begin|enter|hops? on|from)\w*\b[^.]*\b(?:bottom|lowest)\b|\b(?:bottom|lowest)\b[^.]*\b(?:start|board|begin)/.test(
      cut.rest(),
    );
  if (
    size === undefined ||
    turn === undefined ||
    at === undefined ||
    !atBottom ||
    !leavesNoRelation(cut.rest(), /^(?:lowest|least|if|first|once)$/)
  )
    return null;
  if (/\b(?:sine|sin)\b/.test(cut.rest()) && !/\bcos/.test(cut.rest())) return null;
  if (/\bhow (?:high|far)\b/.test(cut.rest())) return null;
  const r = diameter ? graphBy('r = d/2', { d: plainNumber(size) }, 'amplitude') : null;
  const radiusText = r?.answer ?? plainNumber(size);
  const middle = bottom ? graphBy('m = b + r', { b: plainNumber(at), r: radiusText }, 'midline') : null;
  const rate = graphBy('k = 2 · π/p', { p: plainNumber(turn) }, 'period');
  if (!rate) return null;
  if (moment) {
    const turnTime = period?.[2] ?? period?.[4] ?? period?.[6];
    if ((moment[2] ?? moment[4])?.[0] !== turnTime?.[0]) return null;
    const seconds = plainNumber(moment[1] ?? moment[3]);
    const height = heightAt(
      { m: middle?.answer ?? plainNumber(at), r: radiusText, t: seconds, p: plainNumber(turn) },
      places,
      ask,
    );
    return height && together([...(r ? [r] : []), ...(middle ? [middle] : []), height], height);
  }
  const [top = '', under] = rate.answer.split('/');
  const inside = `${top}t${under === undefined ? '' : `/${under}`}`;
  const rule = `${middle?.answer ?? plainNumber(at)} - ${radiusText}cos(${inside})`;
  const name = /\bh\(t\)/.test(typed.toLowerCase()) ? 'h(t)' : 'h';
  const model: Exercised = { kind: 'graph', chain: rate.chain, answer: '', check: [] };
  return together([...(r ? [r] : []), ...(middle ? [middle] : []), { ...model, check: rate.check }], {
    kind: 'graph',
    answer: `${name} = ${rule}`,
  });
};

const wave =
  /\b([a-z])(?:\(t\))? ?= ?(-?[\d.]+) ?([+-]) ?([\d.]*) ?[*·]? ?(sin|cos) ?\(? ?((?:\d*(?:π|pi) ?[*·]? ?t ?(?:\/ ?\d+)?|\(?(?:\d*(?:π|pi)\/\d+|2π|π|pi|[\d.]+|2pi)\)? ?[*·]? ?t))(?: ?\))?/;

type Wave = {
  readonly name: string;
  readonly d: string;
  readonly a: string;
  readonly of: 'sin' | 'cos';
  readonly inside: string;
  readonly rest: string;
};

function waveIn(text: string): Wave | null {
  const found = wave.exec(text);
  if (!found) return null;
  const [whole, name = '', d = '', sign = '+', a = '', of = 'sin', inside = ''] = found;
  return {
    name,
    d,
    a: `${sign === '-' ? '-' : ''}${a || '1'}`,
    of: of === 'cos' ? 'cos' : 'sin',
    inside: inside
      .replace(/pi/g, 'π')
      .replace(/[*·\s]/g, '')
      .replace(/\)?$/, (end) => (inside.includes('(') ? end : '')),
    rest: text.replace(whole, ' ¦ '),
  };
}

/** The clock as hours after midnight. */
const afterMidnight = (text: string): string =>
  text
    .replace(/\b(?:at )?noon\b/g, 't = 12')
    .replace(
      /\b(?:at )?(\d{1,2})(?::00)? ?(?:(am|a\.m\.|in the morning)|(pm|p\.m\.|in the afternoon|in the evening))/g,
      (_, hour: string, _am?: string, pm?: string) => `t = ${(Number(hour) % 12) + (pm ? 12 : 0)}`,
    );

/** What a wave model gives at a time, its ends, its period, or when it first comes to a value. */
export const waveModel: Situation = ({ text: typed }) => {
  const found = waveIn(typed);
  if (!found) return null;
  const text = /\bafter midnight\b/.test(found.rest)
    ? afterMidnight(found.rest.replace(/\b(?:hours? )?after midnight\b/g, ' '))
    : found.rest;
  const rest = text.replace(
    /\bt (?:is )?(?:in |the )?(?:hours|minutes|seconds)\b|\b(?:in |after )(?:meters?|feet|t hours|t minutes|t seconds)(?: after t (?:minutes|seconds|hours))?\b|\bafter t (?:minutes|seconds|hours)\b/g,
    ' ',
  );
  const asked = /\b(?:need|only|just)\b(?: do| need| the| part)* ([a-e])\b(?=[\s.?!]*$)/.exec(rest)?.[1];
  const part =
    asked === undefined
      ? rest
      : (rest
          .split(new RegExp(`(?:^|[\\s.?])${asked}[.)] `))[1]
          ?.split(
            new RegExp(`\\s${String.fromCharCode(asked.charCodeAt(0) + 1)}[.)] |\\ba and\\b|\\bneed\\b`),
          )[0] ?? '');
  const first = new RegExp(`\\bfirst time\\b[^\\d]*?${n}(?: ?${wheelUnit})?`).exec(part);
  if (first) return firstTime(found, plainNumber(first[1]), { text: typed });
  const at = new RegExp(`\\b(?:t ?= ?|(?:after|at) )${n}(?: ?${time})?(?![\\d:])`).exec(part);
  if (
    at &&
    leavesNoRelation(part.replace(at[0], ' '), /^(?:if|max\w*)$/) &&
    !/\b(?:max\w*|period|amplitude|highest|lowest|average|rate|fast)\b/.test(part)
  ) {
    const formula = putIn(
      `${found.d} + (${found.a}) · ${found.of}(${found.inside.replace(/t/, ' · t')})`,
      't',
      plainNumber(at[1]),
    );
    const worked = exactly(formula, { rule: 'use-values', kind: 'function-value' });
    return worked && together([worked], { kind: 'function-value', answer: worked.answer });
  }
  return features(found, part);
};

function features({ d, a, inside }: Wave, part: string): Exercised | null {
  if (/\d/.test(part) || /\bwhen\b|\bafter how\b|\bwhat time\b/.test(part)) return null;
  const size = numberIn(`|${a}|`);
  const k = numberIn(putIn(inside, 't', '1'));
  const turn = fractionOf((2 * Math.PI) / k, 12);
  const top = graphBy('M = d + |a|', { d, a }, 'amplitude');
  const low = graphBy('M = d - |a|', { d, a }, 'amplitude');
  const period = exactly(
    `2 · π/(${putIn(inside, 't', '1')
      .replace(/(?<=[\dπ])\(1\)/, '')
      .replace('(1)', '1')})`,
    { rule: 'period', kind: 'graph' },
  );
  if (!turn || !top || !low || Number.isNaN(size)) return null;
  const asked = [
    [/\b(?:max\w*|highest|how high is the top|greatest)\b/, 'maximum', top],
    [/\b(?:min\w*|lowest|smallest)\b/, 'minimum', low],
    [
      /\bperiod\b|\bhow long (?:for|is|does) (?:one|a|1) (?:full )?(?:round|turn|rotation|cycle)\b/,
      'period',
      period,
    ],
  ] as const;
  const wanted = asked.filter(([name]) => name.test(part));
  if (
    wanted.length === 0 ||
    wanted.some(([, , worked]) => worked === null) ||
    /\b(?:amplitude|mid-?line|shift)\b/.test(part)
  )
    return null;
  const answer =
    wanted.length === 1
      ? (wanted[0]?.[2]?.answer ?? '')
      : wanted.map(([, name, worked]) => `${name} ${worked?.answer}`).join(', ');
  return together(
    wanted.map(([, , worked]) => worked),
    { kind: 'graph', answer },
  );
}

/** The first time after the start at which the model has a value. */
function firstTime(
  { d, a, of, inside }: Wave,
  goal: string,
  { text }: { readonly text: string },
): Exercised | null {
  const level = workedOut(`(${goal} - ${d})/(${a})`);
  const exact = level && evaluateExact(level.value);
  if (!level || !exact || Math.abs(numberIn(level.value)) > 1) return null;
  const value = numberIn(level.value);
  const angle = of === 'cos' ? Math.acos(value) : value >= 0 ? Math.asin(value) : Math.PI - Math.asin(value);
  const turn = fractionOf(angle / Math.PI, 12);
  const k = numberIn(putIn(inside, 't', '1'));
  const when = fractionOf(angle / k, 24);
  if (!turn || !when) return null;
  const front = turn[0] === 1 ? '' : `${turn[0]}`;
  const angleText = turn[0] === 0 ? '0' : `${front}π${turn[1] === 1 ? '' : `/${turn[1]}`}`;
  const timeText = when[1] === 1 ? `${when[0]}` : `${when[0]}/${when[1]}`;
  const chain = startChain(`${of}(${angleText})`);
  addStep(chain, level.value, { rule: 'special-triangle', proof: 'numeric' });
  const filled = putIn(inside.replace(/t/, ' · t'), 't', timeText);
  const back = startChain(filled);
  addStep(back, angleText, { rule: 'use-values', proof: 'numeric' });
  const unitName =
    /\bt (?:is )?(?:in )?(minutes|hours|seconds)\b|\bafter t (minutes|hours|seconds)\b|\bhow many (minutes|hours|seconds)\b/
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  const steps: Exercised = {
    kind: 'trigonometric-equation',
    chain: {
      at: '',
      steps: [...level.chain.steps, ...chain.steps, ...back.steps],
      proven: level.chain.proven && chain.proven && back.proven,
    },
    answer: '',
    check: [],
  };
  const check: Exercised = {
    ...steps,
    check: [{ claim: `(${goal} - ${d})/(${a}) = ${level.value}`, holds: true }],
  };
  return together([check], {
    kind: 'trigonometric-equation',
    answer: `${timeText}${unitName === undefined ? '' : ` ${unitName}`}`,
  });
}

/** A phase shift with its direction, and amplitude, period, shift of a wave with π inside. */
export const shiftWithDirection: Situation = ({ text }, ask) => {
  if (
    !/\b(?:phase|horizontal) shift\b/.test(text) ||
    !/\b(?:direction|left or right|right or left|which way|left\/right)\b/.test(text)
  )
    return null;
  const rule =
    /\b(?:y|f\(x\)) ?= ?[^,;?]*?(?:sin|cos|tan)[^,;?]*?\)/.exec(text) ??
    /\b(?:y|f\(x\)) ?= ?[^,;?]*/.exec(text);
  const solved = rule && ask(`phase shift of ${rule[0]}`);
  if (!rule || !solved || /\d/.test(text.replace(rule[0], ' '))) return null;
  const size = numberIn(solved.answer);
  if (!Number.isFinite(size) || size === 0) return null;
  const side = size > 0 ? 'right' : 'left';
  return together([solved], { kind: 'graph', answer: `${solved.answer.replace(/^-/, '')} to the ${side}` });
};
