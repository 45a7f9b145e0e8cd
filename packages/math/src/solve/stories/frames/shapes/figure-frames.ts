import { byFormula, byRounding, workedOut } from '../../../exercises/exercise.ts';
import { addStep, startChain } from '../../../proof/chain.ts';
import { assign, type Frame } from '../frame.ts';

const length = '(?:ft|feet|foot|m|meters?|cm|in|inch(?:es)?|yards?|yd|miles?|km)';
const plural = (unit: string): string => unit.replace(/^foot$|^feet$/, 'ft');

/** A rectangle by its two sides: what goes around it, what covers it, and what that costs. */
export const aroundOrOver: Frame = ({ text, numbers, question }) => {
  const sides = new RegExp(`# ?(${length})?(?: long)? ?(?:by|x|×|wide by|and) # ?(${length})\\b`).exec(text);
  if (
    !sides ||
    !/\b(?:rectang\w+|room|garden|yard|field|floor|pool|wall|lawn|patio|park|playground|deck)\b/.test(text)
  )
    return null;
  if (
    /\b(?:border|walkway|path|frame|deep|high|tall|percent|border|except|gate|diagonal|increase|circular|each)\b/.test(
      text,
    )
  )
    return null;
  const unit = plural(sides[2] ?? '');
  const [a, b, price, more] = numbers;
  if (!a || !b || more || (sides[1] !== undefined && plural(sides[1]) !== unit)) return null;
  const around = /\b(?:fenc\w*|around|perimeter|edging|trim)\b/.test(text);
  const over = /\b(?:carpet\w*|tiles?|cover|sod|grass|seed|paint\w*|area|turf|flooring)\b/.test(text);
  if (around === over) return null;
  const values = { a: a.value, b: b.value };
  if (!price) {
    if (!/\bhow (?:much|many|long|far)\b|\bfind\b|\bwhat\b/.test(question) || /\bcost\b/.test(question))
      return null;
    return around
      ? byFormula({
          formula: 'P = 2 · a + 2 · b',
          values,
          rule: 'rectangle-around',
          kind: 'geometry',
          says: (p) => `${p} ${unit}`,
        })
      : byFormula({
          formula: 'A = a · b',
          values,
          rule: 'rectangle-over',
          kind: 'geometry',
          says: (p) => `${p} square ${unit}`,
        });
  }
  const each = over
    ? /@ (?:per|a|for each|for every) (?:square (?:foot|ft|meter|yard|inch|m)|sq\.? ?(?:ft|m|yd))\b/
    : new RegExp(`@ (?:per|a|for each|for every) (?:${length})\\b`);
  const named =
    /square (foot|ft|meter|yard|inch)|(?:per|a|for each|for every) (foot|ft|meter|yard|inch)\b/
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? '';
  const same =
    plural(named).startsWith(unit.replace(/s$/, '').slice(0, 2)) ||
    unit.startsWith(plural(named).slice(0, 2));
  if (!each.test(price.around) || !same || !/\b(?:cost|much|total|spend|pay)\b/.test(question)) return null;
  return byFormula({
    formula: over ? 'C = a · b · p' : 'C = (2 · a + 2 · b) · p',
    values: { ...values, p: price.value },
    rule: over ? 'rectangle-over' : 'rectangle-around',
    kind: 'geometry',
    says: (c) => `$${/\.\d$/.test(c) ? `${c}0` : c}`,
  });
};

/** The sides of a regular polygon from one of its angles. */
export const sidesFromAngle: Frame = ({ text, numbers, question }) => {
  if (
    !/\bregular polygon\b/.test(text) ||
    numbers.length !== 1 ||
    !/how many sides|number of sides/.test(question)
  )
    return null;
  const [inner, outer] = [/\binterior\b/.test(text), /\bexterior\b/.test(text)];
  if (inner === outer || /\bsum\b/.test(text)) return null;
  const a = numbers[0]?.value ?? '';
  const worked = byFormula({
    formula: inner ? 'n = 360/(180 - a)' : 'n = 360/a',
    values: { a },
    rule: 'exterior-angles',
    kind: 'geometry',
  });
  return worked && /^\d+$/.test(worked.answer) && Number(worked.answer) > 2 ? worked : null;
};

const exact: Readonly<Record<string, readonly [sine: string, cosine: string]>> = {
  '30': ['1/2', '√3/2'],
  '45': ['√2/2', '√2/2'],
  '60': ['√3/2', '1/2'],
};

/** A ladder, a ramp or a string by its length and its angle with the ground. */
export const leaning: Frame = ({ text, numbers, question }) => {
  if (numbers.length !== 2 || !/\b(?:ladder|ramp|string|rope|wire|slide|plank|board)\b/.test(text))
    return null;
  const angle = numbers.find(({ around, at }) => /^@ ?(?:°|deg)/.test(around.slice(at)));
  const long = numbers.find((one) => one !== angle);
  if (
    !angle ||
    !long ||
    !/\bground\b|\bhorizontal\b/.test(text) ||
    /\b(?:wall at|with the wall|with a wall|vertical)\b/.test(text)
  )
    return null;
  const unit = new RegExp(`^@[- ]?(${length})[- ]`).exec(long.around.slice(long.at))?.[1];
  const own = new RegExp(
    `@[- ]?${length}[- ](?:long )?(?:ladder|ramp|string|rope|wire|slide|plank|board)|(?:ladder|ramp|string|rope|wire|slide|plank|board) (?:that is |is |of (?:length )?)?@`,
  ).test(long.around);
  const up = /\bhow (?:high|tall)\b|\bheight\b|how far up/.test(question);
  const along = /\bhow far (?:is the (?:bottom|base|foot|ladder)|from|away)\b|\bfrom the wall\b/.test(
    question,
  );
  if (unit === undefined || !own || up === along) return null;
  const says = (x: string): string => `${x} ${plural(unit)}`;
  const special = exact[angle.value];
  if (special && !/\bnearest\b|\bround/.test(text)) {
    const factor = special[up ? 0 : 1];
    const end = workedOut(`${long.value} · ${factor}`)?.value;
    if (end === undefined) return null;
    const start = `${long.value} · ${up ? 'sin' : 'cos'}(${angle.value}°)`;
    const chain = startChain(start);
    addStep(chain, end, { rule: 'sides-of-longest', proof: 'numeric' });
    return {
      kind: 'trigonometry',
      chain,
      answer: says(end),
      check: [{ claim: `${start} = ${end}`, holds: true }],
    };
  }
  const places = /nearest (?:whole|foot|meter|unit|inch)/.test(text)
    ? 0
    : /nearest hundredth/.test(text)
      ? 2
      : 1;
  return byRounding({
    formula: up ? 'h = l · sin(a)' : 'd = l · cos(a)',
    values: { l: long.value, a: `${angle.value}°` },
    rule: 'sides-of-longest',
    kind: 'trigonometry',
    places,
    says,
  });
};

const shape = '(cylinder|cone|sphere|rectangular prism|box|cube|pyramid)';

/** What a container of a named shape holds, as a request for its volume. */
export const holds = (typed: string): string | null => {
  const plain = typed.replace(/\s+/g, ' ').trim();
  const asks =
    /[.?!,;]\s*(?:how (?:much|many) (?:cubic (?:feet|inches|meters|centimeters|yards|units) of )?(?:water|juice|sand|air|soup|milk|oil|rice|grain|liquid|gas)?(?: can| does| will| would)?(?: it| the [a-z]+)? (?:hold|contain|fit)|what is (?:its|the) (?:volume|capacity)(?: of the [a-z]+)?|how (?:much|many) cubic [a-z]+(?: of [a-z]+)? (?:can|does|will|would) (?:it|the [a-z]+) hold)\b[^.?!]*[.?!]?/i.exec(
      plain,
    );
  const told = new RegExp(
    `\\b(?:is|shaped like|in the shape of|is shaped like) an? ${shape}(?: tank)? with (.+?)(?=[.?!]|, how|$)`,
    'i',
  ).exec(plain);
  if (!asks || !told) return null;
  const rest = plain
    .slice((told.index ?? 0) + told[0].length)
    .replace(asks[0], '')
    .replace(/^[\s.,?!]+/, '')
    .trim();
  return `find the volume of a ${told[1]} with ${told[2]}. ${rest}`.trim();
};

/** The slant height of a cone, or the height from it, by the right triangle that turns around its axis. */
export const slantOfCone: Frame = ({ text, numbers, question }) => {
  if (!/\bcone\b/.test(text) || numbers.length !== 2 || /\b(?:volume|area|frustum|twice|half)\b/.test(text))
    return null;
  const given = assign(numbers, {
    d: /diameter (?:of |is |= ?)?@|@ ?(?:cm|in|ft|m)? diameter/,
    r: /radius (?:of |is |= ?)?@|@ ?(?:cm|in|ft|m)? radius/,
    l: /slant height (?:of |is |= ?)?@/,
    h: /(?<!slant )height (?:of |is |= ?)?@/,
  });
  const slanted = /\bslant height\b(?! (?:of |is |= ?)?#)/.test(question);
  const r = given?.r ?? (given?.d === undefined ? undefined : `(${given.d}/2)`);
  const unit = new RegExp(`# ?(${length})\\b`).exec(text)?.[1];
  const says = (l: string): string => (unit === undefined ? l : `${l} ${plural(unit)}`);
  if (r === undefined) return null;
  const rest = { rule: 'pythagorean-theorem', kind: 'geometry', says } as const;
  if (slanted && given?.h !== undefined)
    return byFormula({ formula: 'l = √(r^2 + h^2)', values: { r, h: given.h }, ...rest });
  return given?.l !== undefined && /(?<!slant )\bheight\b/.test(question)
    ? byFormula({ formula: 'h = √(l^2 - r^2)', values: { r, l: given.l }, ...rest })
    : null;
};
