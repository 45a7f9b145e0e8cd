import type { Exercised } from '../../exercises/exercise.ts';
import { finishWay, followWay } from '../network/work-way.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { readSizes } from '../reading/read-sizes.ts';
import { readUnit, unitFactor, unitWords, withFigureUnit } from '../reading/units.ts';
import { radiusOf } from './shapes-in.ts';
import { asksText, shown } from './solve-joined.ts';

const priced = /\$|€|\b(?:cost\w*|price|dollars?|euros?|percent|ratio|similar|twice|x)\b|%/i;

/** One of several equal slices of a round thing. */
export function solveSlice(figure: FigureText): Exercised | null {
  const { text } = figure;
  const many =
    /\b(?:in(?:to)?|has|have|with|makes?) (\d+) (?:equal |same |congruent |identical |equally sized )*(?:size |sized )?(?:slices|pieces|parts|sectors)\b|\b(\d+) equal (?:slices|pieces|parts|sectors)\b/i.exec(
      text,
    );
  const n = many?.slice(1).find(Boolean);
  if (
    !many ||
    n === undefined ||
    priced.test(text) ||
    !/\b(?:pizza|circ\w+|pie|cake|round|wheel|disk|cookie|pancake)\b/i.test(text)
  )
    return null;
  const { sizes } = readSizes(text.replace(many[0], ' '));
  const [size, more] = sizes;
  const radius =
    size &&
    radiusOf({
      sizes:
        size.name === null && /^[ -](?:pizza|pie)\b/i.test(text.slice(size.end))
          ? [{ ...size, name: 'diameter' }]
          : sizes,
    });
  if (!size || more || radius === null || radius === undefined || (size.unit && size.unit.power !== 1))
    return null;
  const asks = asksText(figure);
  if (
    /\b(?:ate|eats?|eaten|left|remain\w*|two|three|2|3|4)\b/i.test(
      text.replace(many[0], ' ').replace(text.slice(size.start, size.end), ' '),
    )
  )
    return null;
  const unit = size.unit?.name ?? '';
  if (/\bperimeter\b|\baround\b/i.test(asks))
    return shown(
      [
        {
          formula: `P = 2 · π · ${radius}/${n} + 2 · ${radius}`,
          says: 'A slice has two straight sides, each a radius, and its part of the circumference.',
        },
      ],
      { figure, unit, power: 1 },
    );
  if (/\b(?:arc|crust|curved|outer edge)\b/i.test(asks))
    return shown(
      [{ formula: `L = 2 · π · ${radius}/${n}`, says: 'Each slice has the same part of the circumference.' }],
      { figure, unit, power: 1 },
    );
  if (/\barea\b|\bhow (?:big|much)\b/i.test(asks))
    return shown(
      [
        {
          formula: `A = π · (${radius})^2/${n}`,
          says: 'Each slice has the same part of the area of the circle.',
        },
      ],
      { figure, unit, power: 2 },
    );
  return null;
}

/** A wheel that rolls: its way is one circumference a turn. */
export function solveWheel(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (
    !/\b(?:wheels?|tires?|tyres?|ferris|roller|turns?|revolutions?|rotat\w+|rolls?|rpm|spins?|laps?|times around)\b/i.test(
      text,
    ) ||
    priced.test(text) ||
    /\bangle\b|°|\bgear/i.test(text)
  )
    return null;
  const { sizes } = readSizes(text);
  const round = sizes.filter(({ name }) => name === 'radius' || name === 'diameter');
  const others = sizes.filter((size) => !round.includes(size));
  const [size, again] = round;
  const [other, more] = others;
  const radius = size && radiusOf({ sizes: [size] });
  if (!size || again || !other || more || !radius) return null;
  const asks = asksText(figure);
  const tail = text.slice(other.end, other.end + 40);
  const isTurns =
    /^ ?(?:full |complete |whole )?(?:times|turns?|revolutions?|rotations?|rounds?|rolls|rpm|laps?)\b/i.test(
      tail,
    ) && other.unit === null;
  const perTime =
    /^ ?(?:full )?(?:turns?|revolutions?|rotations?|rounds?|times|rpm) ?(?:per|a|each|every|in (?:one|a|1)|\/)? ?(minute|second|min|sec|hour)?/i.exec(
      tail,
    );
  const speed = /\b(?:speed|how fast|velocity)\b/i.test(asks);
  const rolled: readonly (readonly [string, string])[] = [['C', `C = 2 · π · ${radius}`]];
  const circumference = {
    formula: rolled[0]?.[1] ?? '',
    says: 'In one turn a wheel rolls as far as it is around.',
  };
  const wanted = new RegExp(
    String.raw`\bhow many (${unitWords})|\bin (${unitWords})|\b(${unitWords}) per `,
    'i',
  ).exec(asks);
  const to = readUnit(wanted?.slice(1).find(Boolean) ?? '');
  if (isTurns && speed) {
    const time = /rpm/i.test(tail) ? 'minute' : (perTime?.[1] ?? '');
    const per =
      /\bper (second|minute|hour|sec|min)\b|\/(s|min|h)\b/i.exec(asks)?.slice(1).find(Boolean) ?? time;
    const seconds = (name: string): number | null =>
      /^s/.test(name) ? 1 : /^m/.test(name) ? 60 : /^h/.test(name) ? 3600 : null;
    const [a, b] = [seconds(time), seconds(per)];
    if (a === null || b === null || (to && size.unit && to.name !== size.unit.name)) return null;
    const unit = size.unit?.name ?? 'units';
    return finishWay(
      followWay(
        [
          circumference,
          {
            formula: `v = C · ${other.value}${a === b ? '' : a > b ? `/${a / b}` : ` · ${b / a}`}`,
            says: 'A point of the rim goes one circumference a turn.',
          },
        ],
        {},
      ),
      {
        wish: figure.wish,
        says: (value) =>
          `${value} ${unit} per ${/^s/.test(per) ? 'second' : /^m/.test(per) ? 'minute' : 'hour'}`,
      },
    );
  }
  if (speed || (perTime?.[1] ?? '') !== '') return null;
  const base = size.unit?.name ?? '';
  if (isTurns) {
    if (!/\b(?:how far|how many|distance|how long)\b/i.test(asks)) return null;
    const target = to && to.power === 1 ? to : { name: base, power: 1 as const };
    const factor = base === '' ? '1' : unitFactor({ name: base, power: 1 }, target);
    if (factor === null) return null;
    return finishWay(
      followWay(
        [
          circumference,
          {
            formula: `s = C · ${other.value}${factor === '1' ? '' : ` · ${factor}`}`,
            says: 'Each turn adds one circumference.',
          },
        ],
        {},
      ),
      {
        wish: figure.wish,
        says: (value) => withFigureUnit(value, target.name, 1),
      },
    );
  }
  if (
    !other.unit ||
    other.unit.power !== 1 ||
    !/\bhow (?:many|often)\b[^.?]*\b(?:times|turns?|revolutions?|rotations?|rounds?|often|laps?)\b/i.test(
      asks,
    )
  )
    return null;
  const factor = base === '' ? null : unitFactor(other.unit, { name: base, power: 1 });
  if (factor === null) return null;
  return finishWay(
    followWay(
      [
        circumference,
        {
          formula: `n = ${other.value}${factor === '1' ? '' : ` · ${factor}`}/C`,
          says: 'Each turn takes one circumference of the way.',
        },
      ],
      {},
    ),
    {
      wish: figure.wish,
      says: (value) => value,
    },
  );
}
