import { evaluateExact } from '../../../../judge/equivalent.ts';
import { divideRational, type Rational } from '../../../../rational/rational.ts';
import { findUnit } from '../../../../units/unit-table.ts';
import { byFormula } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Told } from '../frame.ts';

const small = /\b(?:models?|replicas?|maps?|miniatures?|doll ?houses?|toys?|drawings?|blueprints?|plans?)\b/;
const real = /\b(?:real|actual|actually|really|in reality|original|full-?sized?|life-?size|in real life)\b/;
const unit =
  '(mm|cm|m|km|in|ft|yd|mi|inch(?:es)?|foot|feet|yards?|miles?|(?:milli|centi|kilo)?met(?:er|re)s?)';
const ways: readonly RegExp[] = [
  /\b(?:long|length)\b/,
  /\b(?:tall|high|height)\b/,
  /\b(?:wide|width|wingspan)\b/,
  /\b(?:apart|distance|far)\b/,
  /\bdeep\b|\bdepth\b/,
];

const ground = /^(?:m|km|mi|miles?|yd|yards?|ft|feet|(?:kilo)?met(?:er|re)s?)$/;

/** The part of a sentence that a number stands in. */
const clauseOf = ({ around }: Told): string =>
  around.split(/[.;?!]\s|,\s/).find((one) => one.includes('@')) ?? '';

/** Two sizes told of another direction are sizes of other things: how long it is says nothing of how wide. */
const sameWay = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => ways.filter((way) => way.test(text)));
  return !a?.length || !b?.length || a.some((way) => b.includes(way));
};

type Change = { readonly up: Rational; readonly down: Rational };

/** How many of the asked unit one of the told unit is. */
function changeOf(told: string, asked: string): Change | null {
  const [from, to] = [findUnit(told), findUnit(asked)];
  if (!from || !to || from.dimension !== to.dimension) return null;
  const { n, d } = divideRational(from.size, to.size);
  return { up: { n, d: 1n }, down: { n: d, d: 1n } };
}

/** A question that begins with what is told asks behind its last comma. */
const askingPart = (question: string): string =>
  question.includes('#') ? (question.split(/,\s/).at(-1) ?? '') : question;

/** A model or a map and the real thing by a scale of one to some, also in another unit. */
export const scaleModel: Frame = ({ text, numbers: all, question: whole }) => {
  const question = askingPart(whole);
  if (!/\bscale\b/.test(text) && !small.test(text)) return null;
  const one = all.find(({ around, value }) => value === '1' && /@ ?(?::|to) ?#/.test(around));
  const many = all.find(({ around }) => /# ?(?::|to) ?@/.test(around));
  const sizes = all.filter(
    (told) =>
      told !== one &&
      told !== many &&
      !(told.value === '2' && /^@ [a-z]+s\b/.test(after(told)) && !unitAt(told)),
  );
  const [size, more] = sizes;
  const own = size && unitAt(size);
  if (
    !one ||
    !many ||
    !size ||
    more ||
    !own ||
    /\b(?:area|volume|weigh\w*|twice|half|square|cubic)\b/.test(text)
  )
    return null;
  const asked = regex`(?:\bin|\bhow many) ${unit}\b`.exec(question)?.[1] ?? own;
  const clause = clauseOf(size).replace(/\bscale (?:model|drawing)\b(?= )/, 'model');
  const [isReal, isSmall] = [real.test(clause), small.test(clause)];
  const asksSmall = small.test(question);
  // What is apart on a map is asked for as it is on the ground, where it is to be told in a longer unit.
  const onGround =
    !asksSmall && /\bmap\b/.test(text) && ground.test(asked) && !ground.test(own) && ways[3]?.test(question);
  const asksReal = real.test(question) || onGround === true;
  // What is told is of the other one than what is asked, where its sentence names it.
  if (asksReal === asksSmall || (isReal && isSmall) || (isReal && asksReal) || (isSmall && asksSmall))
    return null;
  const isSize =
    ways.some((way) => way.test(question)) || regex`\bhow many ${unit}\b|\bsize\b`.test(question);
  const isOther = regex`\bhow (?:many|much) (?!${unit}\b)`.test(question);
  if (!isSize || isOther || !sameWay(clause, question)) return null;
  const change = changeOf(own, asked);
  if (!change) return null;
  const by = `${change.up.n === 1n ? '' : ' · u'}${change.down.n === 1n ? '' : '/w'}`;
  return byFormula({
    formula: `x = n${asksReal ? ' · k' : '/k'}${by}`,
    values: { n: size.value, k: many.value, u: `${change.up.n}`, w: `${change.down.n}` },
    rule: 'same-rate-throughout',
    kind: 'proportion',
    says: (x) => (evaluateExact(x) ? `${decimalText(x)} ${asked}` : null),
  });
};

const unitAt = ({ around, at }: Told): string | undefined =>
  regex`^@[ -]?${unit}\b`.exec(around.slice(at))?.[1];
