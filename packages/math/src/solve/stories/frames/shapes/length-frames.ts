import { evaluateExact } from '../../../../judge/equivalent.ts';
import {
  byFormula,
  byRounding,
  byWorking,
  type Exercised,
  together,
  workedOut,
} from '../../../exercises/exercise.ts';
import { addStep, startChain } from '../../../proof/chain.ts';
import { regex } from '../../../reading/regex.ts';
import { assign, decimalText, type Frame, type Told } from '../frame.ts';

const unit = '(?:ft|feet|foot|m|meters?|km|cm|in|inch(?:es)?|yards?|yd|miles?|mi)';
const unitOf = (text: string): string => {
  const found = regex`#[\s-]?(${unit})\b`.exec(text)?.[1] ?? '';
  return found === '' ? '' : ` ${/^(?:foot|feet|ft)$/.test(found) ? 'ft' : found}`;
};

/** A length under a root, exact. */
const rootOf = (text: string, unitSaid: string): Exercised | null =>
  byWorking(text, { kind: 'geometry', says: (value) => `${value}${unitSaid}` });

/** A ladder, its foot and how high it reaches. */
export const ladder: Frame = ({ text, numbers, question }) => {
  if (
    !/\bladder\b/.test(text) ||
    !/\b(?:wall|building|house|roof)\b/.test(text) ||
    /angle|degree|slid|fast|rate|per /.test(text)
  )
    return null;
  const given = assign(numbers, {
    long: regex`@[\s-]?(?:${unit})?[\s-]?(?:long )?ladder|ladder (?:that is |which is |is |of (?:length )?)?@|ladder (?:is )?@ ?${unit} long`,
    foot: regex`\b(?:foot|base|bottom)\b[^.@#]*@|@ ?(?:${unit})? (?:away |out )?from the (?:wall|building|house|base)(?![^.]*\bladder is)`,
    high: regex`\b(?:reach(?:es)?|touch(?:es)?|top is|height of|up to)\b[^.@#]*@|@ ?(?:${unit})? (?:up|high|above|off)`,
  });
  if (!given || numbers.length !== 2) return null;
  const { long, foot, high } = given;
  const says = unitOf(text);
  if (long !== undefined && foot !== undefined && /how (?:high|far up|tall)|height/.test(question))
    return rootOf(`√(${long}^2 - ${foot}^2)`, says);
  if (long !== undefined && high !== undefined && /how far|distance/.test(question))
    return rootOf(`√(${long}^2 - ${high}^2)`, says);
  if (foot !== undefined && high !== undefined && /how long|length/.test(question))
    return rootOf(`√(${foot}^2 + ${high}^2)`, says);
  return null;
};

/** Two things and their shadows at one time. */
export const shadows: Frame = ({ text, numbers, question }) => {
  const asked = /how (?:tall|high) is (?:the |a )?([a-z]+)|height of (?:the |a )?([a-z]+)/.exec(question);
  const thing = asked?.[1] ?? asked?.[2];
  if (thing === undefined || numbers.length !== 3 || /angle|degree/.test(text)) return null;
  const cast = regex`@[\s-]?(?:${unit})?[\s-]?(?:long )?shadow|shadow (?:of |that is |is |which is |measures )?(?:length )?@|shadow[^.@#]{0,20}is @`;
  const casts = numbers.filter(({ around }) => cast.test(around));
  const [height, more] = numbers.filter((one) => !casts.includes(one));
  if (
    !height ||
    more ||
    casts.length !== 2 ||
    !regex`@[\s-]?(?:${unit})?[\s-]?(?:tall|high|[a-z]+)|(?:tall|height)[^.@#]*@`.test(height.around)
  )
    return null;
  const clauseOf = ({ around, at }: { around: string; at: number }): string => {
    const parts = around.split(/(?<=[.;])\s|,\s|\band\b|\bwhile\b|\bwhen\b|\bat the same time\b/);
    let end = 0;
    for (const part of parts) {
      end = around.indexOf(part, end) + part.length;
      if (at < end) return part;
    }
    return '';
  };
  const own = casts.filter((one) => regex`\b${thing}`.test(clauseOf(one)));
  const [mine] = own;
  const other = casts.find((one) => one !== mine);
  if (own.length !== 1 || !mine || !other || regex`\b${thing}`.test(clauseOf(height))) return null;
  return byFormula({
    formula: 'x = h · s/p',
    values: { h: height.value, s: mine.value, p: other.value },
    rule: 'same-rate-throughout',
    kind: 'proportion',
    says: (x) => `${x}${unitOf(text)}`,
  });
};

/** What stands behind a height: `a 6-foot man`. */
const thingOf = ({ around }: Told): string =>
  regex`@[\s-]?(?:${unit})?(?:[\s-]tall)? ([a-z]+)`.exec(around)?.[1] ?? '';

/** Two things at one time, one with its shadow: how long the shadow of the other is. */
export const shadowOf: Frame = ({ text, numbers, question }) => {
  if (
    !/\bshadow\b/.test(question) ||
    numbers.length !== 3 ||
    /angle|degree|how (?:tall|high)|height/.test(question)
  )
    return null;
  if (!/\bhow long\b|\blength\b|\bfind\b|\bwhat\b/.test(question) || /angle|degree/.test(text)) return null;
  const cast = regex`@[\s-]?(?:${unit})?[\s-]?(?:long )?shadow|shadow (?:of |that is |is |which is |measures )?(?:length )?@|shadow[^.@#]{0,20}is @`;
  const shadow = numbers.find(({ around }) => cast.test(around));
  const tallest = numbers.filter((one) => one !== shadow);
  const [a, b] = tallest;
  if (!shadow || !a || !b || numbers.filter(({ around }) => cast.test(around)).length > 1) return null;
  const high = regex`@[\s-]?(?:${unit})\b`;
  if (!tallest.every(({ around }) => high.test(around))) return null;
  const start = text.length - question.length;
  const asked = tallest.filter(
    (one) =>
      one.at >= start ||
      thingOf(one) === askedThing(question) ||
      (/\bits shadow\b/.test(question) && one === b),
  );
  const [wanted, more] = asked;
  const given = wanted === a ? b : a;
  // Who casts the shadow is named with it, or told right before or behind it.
  const caster = /\b([a-z]+) (?:casts?|has|had|throws) (?:an? )?@/.exec(shadow.around)?.[1] ?? '';
  const beside = Math.abs(numbers.indexOf(given) - numbers.indexOf(shadow)) === 1;
  const named = tallest.map((one) => thingOf(one)).includes(caster);
  if (!wanted || more || (named ? thingOf(given) !== caster : !beside)) return null;
  return byFormula({
    formula: 'x = s · h/p',
    values: { s: shadow.value, h: wanted.value, p: given.value },
    rule: 'same-rate-throughout',
    kind: 'proportion',
    says: (x) => `${decimalText(x)}${unitOf(shadow.around.slice(shadow.at).replace('@', '#'))}`,
  });
};

const askedThing = (question: string): string =>
  /\bshadow of (?:the |a |an )?([a-z]+)|\b([a-z]+)'s shadow|\bshadow (?:does |would |will |is )(?:the |a |an )?([a-z]+)/
    .exec(question)
    ?.slice(1)
    .find(Boolean) ?? '';

const tall =
  '(?:tower|cliff|building|lighthouse|tree|pole|flagpole|hill|bridge|balcony|monument|kite|plane|helicopter|airplane|wall|mast)';

/** A height, a distance on the ground and the angle of sight between them. */
export const sight: Frame = ({ text, numbers, question }) => {
  if (!/angle of (?:elevation|depression)/.test(text) || numbers.length !== 2) return null;
  if (/line of sight|rope|wire|string|ladder|ramp|slant/.test(text)) return null;
  const given = assign(numbers, {
    angle: /@ ?(?:°|deg)/,
    up: regex`@[\s-]?(?:${unit})?[\s-]?(?:high |tall )?${tall}|${tall} (?:is |of |that is |which is )?@(?! ?°| ?deg) ?(?:${unit})? ?(?:tall|high)?|(?:height|altitude) (?:of |is )?@|@ ?(?:${unit})? (?:above|tall|high)`,
    along: regex`@ ?(?:${unit})? (?:away|from|shadow|long shadow)|shadow (?:of |that is |is )?@|distance of @`,
  });
  if (!given?.angle) return null;
  const says = unitOf(text);
  const special = ['30', '45', '60'].includes(given.angle);
  const formula =
    given.up !== undefined && given.along === undefined && /how far|distance/.test(question)
      ? {
          text: `${given.up}/tan(${given.angle}°)`,
          formula: 'd = h/tan(a)',
          values: { h: given.up, a: `${given.angle}°` },
        }
      : given.along !== undefined &&
          given.up === undefined &&
          /how (?:tall|high)|height|altitude/.test(question)
        ? {
            text: `${given.along} · tan(${given.angle}°)`,
            formula: 'h = d · tan(a)',
            values: { d: given.along, a: `${given.angle}°` },
          }
        : null;
  if (!formula) return null;
  if (special && !/\bnearest\b|\bround/.test(text)) {
    const exact: Readonly<Record<string, string>> = { '30': '√3/3', '45': '1', '60': '√3' };
    const tangent = exact[given.angle] ?? '1';
    const plain =
      given.up === undefined
        ? `${given.along} · ${tangent}`
        : given.angle === '30'
          ? `${given.up} · √3`
          : given.angle === '60'
            ? `${given.up} · √3/3`
            : `${given.up} · 1`;
    const end = workedOut(plain)?.value ?? plain.replace(' · ', '');
    const chain = startChain(formula.text);
    addStep(chain, end, { rule: 'tangent-of-angle', proof: 'numeric' });
    return {
      kind: 'trigonometry',
      chain,
      answer: `${end}${says}`,
      check: [{ claim: `${formula.text} = ${end}`, holds: true }],
    };
  }
  const places = /nearest (?:whole|foot|meter|m\b|ft|unit|degree)/.test(text)
    ? 0
    : /nearest hundredth/.test(text)
      ? 2
      : 1;
  return byRounding({
    formula: formula.formula,
    values: formula.values,
    rule: 'tangent-of-angle',
    kind: 'trigonometry',
    places,
    says: (x) => `${x}${says}`,
  });
};

const relations: readonly (readonly [RegExp, (n: string) => string])[] = [
  [
    /length (?:of (?:the |a |an )?[a-z ]+? )?is # ?[a-z]* (?:more|longer|greater) than (?:the |its )?(?:width|wide)|# ?[a-z]* longer than (?:it is |its |the )?wid|one side (?:is )?# ?[a-z]* (?:longer|more|greater) than (?:the )?other/,
    (n) => `w + ${n}`,
  ],
  [
    /width (?:of (?:the |a |an )?[a-z ]+? )?is # ?[a-z]* (?:less|shorter|smaller) than (?:the |its )?length|# ?[a-z]* (?:narrower|shorter) than (?:it is |its |the )?l(?:ong|ength)/,
    (n) => `w + ${n}`,
  ],
  [/length is # ?[a-z]* (?:less|shorter) than (?:the |its )?width/, (n) => `w - ${n}`],
  [
    /length (?:of (?:the |a |an )?[a-z ]+? )?is (?:twice|double|# times) (?:the |its )?width|(?:twice|# times) as long as (?:it is )?wide/,
    (n) => `${n}w`,
  ],
];

const times = '(twice|double|half|# times|three times|four times)';
const behind = regex`# ?[a-z]* (more|longer|greater|less|shorter|fewer) than ${times} (?:the |its |as )?wid`;
const before = regex`length[^.#@]* is ${times} (?:the |its )?width (plus|minus|and|increased by|decreased by) #`;
const factors: Readonly<Record<string, string>> = {
  twice: '2',
  double: '2',
  half: '1/2',
  'three times': '3',
  'four times': '4',
};

/** A length told by a multiple of the width and something more or less. */
function affineLength(text: string, others: readonly Told[]): string | null {
  const [one, two, more] = others.map(({ value }) => value);
  const found = behind.exec(text);
  const [word = '', sign = ''] = found ? [found[2], found[1]] : (before.exec(text)?.slice(1) ?? []);
  const factor = factors[word] ?? (found ? two : one);
  const by = found || factors[word] !== undefined ? one : two;
  const all = factors[word] === undefined ? 2 : 1;
  if (word === '' || more !== undefined || others.length !== all || factor === undefined || by === undefined)
    return null;
  const front = factor === '1/2' ? '(1/2)w' : `${factor}w`;
  return `${front} ${/less|shorter|fewer|minus|decreased/.test(sign) ? '-' : '+'} ${by}`;
}

const flat =
  /\b(?:rectang\w+|room|garden|field|rug|pool|yard|lawn|patio|lot|court|park|floor|poster|photo|picture|table|carpet)\b/;
const given =
  /\b(area|perimeter) (?:of (?:the |a |an )?[a-z ]+? )?(?:is |of |equals |measures |= ?)*@|@ ?(?:square |sq\.? )?(?:[a-z]+ )?(?:squared )?(?:in )?(area|perimeter)\b/;

/** A rectangle by its area or perimeter and how its sides compare. */
export const comparedSides: Frame = ({ text, numbers, question }, ask) => {
  if (!flat.test(text) || /\b(?:path|border|frame|walkway|box|prism|triangle|cost|fence)\b/.test(text))
    return null;
  const [around, again] = numbers.filter((one) => given.test(one.around));
  const kind = around && given.exec(around.around)?.slice(1).find(Boolean);
  const others = numbers.filter((one) => one !== around);
  const [other, more] = others;
  const fits = relations.filter(([says]) => says.test(text));
  const [relation, second] = fits;
  const twice = /\b(?:twice|double) (?:the |its |as )/.test(text);
  const affine = affineLength(text, others);
  const told =
    affine ??
    (more || !relation || second || (other === undefined) !== twice
      ? null
      : relation[1](other?.value ?? '2'));
  if (!around || again || told === null) return null;
  if (
    kind === undefined ||
    /\barea\b.*\bperimeter\b|\bperimeter\b.*\barea\b/.test(text.replace(question, ' '))
  )
    return null;
  const long = told;
  const solved = ask(
    kind === 'area' ? `solve w(${long}) = ${around.value}` : `solve 2w + 2(${long}) = ${around.value}`,
  );
  // Only one of the two roots of an area is a width.
  const roots = solved?.answer.split(' or ').map((root) => /^w = (.+)$/.exec(root)?.[1] ?? '') ?? [];
  const [width, wider] = roots.filter((root) => (evaluateExact(root)?.n ?? 0n) > 0n);
  const length = width && workedOut(long.replace(/(\d)w/, `$1 · ${width}`).replace('w', width));
  if (!solved || width === undefined || wider !== undefined || !length || /^-|^0$/.test(length.value))
    return null;
  const says = unitOf(text);
  const asked = question
    .replace(/than (?:the |its )?(?:width|length)/g, ' ')
    .replace(/\bhow long is the fence around\b/, 'perimeter');
  const named = (['area', 'perimeter', 'width', 'length', 'dimensions'] as const).filter((name) =>
    asked.includes(name),
  );
  const both = /\bboth\b|\bsides\b/.test(asked) || (named.includes('width') && named.includes('length'));
  const wants = both && named.every((name) => name === 'width' || name === 'length') ? ['dimensions'] : named;
  const [only, rest] = wants;
  const side: Exercised = {
    kind: 'geometry',
    chain: length.chain,
    answer: '',
    check: [
      {
        claim:
          kind === 'area'
            ? `${width} · ${length.value} = ${around.value}`
            : `2 · ${width} + 2 · ${length.value} = ${around.value}`,
        holds: true,
      },
    ],
  };
  if (rest !== undefined || only === undefined || only === kind) return null;
  if (only === 'width') return together([solved], { kind: 'geometry', answer: `${width}${says}` });
  if (only === 'length')
    return together([solved, side], { kind: 'geometry', answer: `${length.value}${says}` });
  if (only === 'dimensions') {
    const unitName = says === '' ? ' units' : says;
    return together([solved, side], {
      kind: 'geometry',
      answer: `width ${width}${unitName}, length ${length.value}${unitName}`,
    });
  }
  const end =
    only === 'area'
      ? rootOf(`${length.value} · ${width}`, says === '' ? ' square units' : `${says}^2`)
      : rootOf(`2 · ${length.value} + 2 · ${width}`, says);
  return end && together([solved, side, end], { kind: 'geometry', answer: end.answer });
};
