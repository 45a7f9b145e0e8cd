import type { Exercised } from '../../exercises/exercise.ts';
import { finishWay, followWay, tellWay, type WayStep } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { readSizes, type Size } from '../reading/read-sizes.ts';
import { type FigureUnit, factorBetween, readUnit, unitWords } from '../reading/units.ts';
import { radiusOf } from './shapes-in.ts';

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
    return tellWay(
      [
        {
          formula: `P = 2 · π · ${radius}/${n} + 2 · ${radius}`,
          says: 'A slice has two straight sides, each a radius, and its part of the circumference.',
        },
      ],
      { figure, unit, power: 1, places: 2 },
    );
  if (/\b(?:arc|crust|curved|outer edge)\b/i.test(asks))
    return tellWay(
      [{ formula: `L = 2 · π · ${radius}/${n}`, says: 'Each slice has the same part of the circumference.' }],
      { figure, unit, power: 1, places: 2 },
    );
  if (/\barea\b|\bhow (?:big|much)\b/i.test(asks))
    return tellWay(
      [
        {
          formula: `A = π · (${radius})^2/${n}`,
          says: 'Each slice has the same part of the area of the circle.',
        },
      ],
      { figure, unit, power: 2, places: 2 },
    );
  return null;
}

const rolling =
  /\b(?:wheels?|tires?|tyres?|ferris|roller|turns?|revolutions?|rotat\w+|rolls?|rpm|spins?|laps?|times around)\b/i;
const turnWords =
  /^ ?(?:full |complete |whole )?(?:times|turns?|revolutions?|rotations?|rounds?|rolls|rpm|laps?)\b/i;
const perTime =
  /^ ?(?:full )?(?:turns?|revolutions?|rotations?|rounds?|times|rpm) ?(?:per|a|each|every|in (?:one|a|1)|\/)? ?(minute|second|min|sec|hour)?/i;

type Rolling = {
  readonly figure: FigureText;
  readonly asks: string;
  readonly circumference: WayStep;
  /** The number beside the wheel, and the words behind it. */
  readonly other: Size;
  readonly tail: string;
  readonly base: string;
  readonly to: FigureUnit | null;
};

const seconds = (name: string): number | null =>
  /^s/.test(name) ? 1 : /^m/.test(name) ? 60 : /^h/.test(name) ? 3600 : null;

/** How fast a point of the rim goes. */
function rimSpeed({ figure, asks, circumference, other, tail, base, to }: Rolling): Exercised | null {
  const time = /rpm/i.test(tail) ? 'minute' : (perTime.exec(tail)?.[1] ?? '');
  const per =
    /\bper (second|minute|hour|sec|min)\b|\/(s|min|h)\b/i.exec(asks)?.slice(1).find(Boolean) ?? time;
  const [a, b] = [seconds(time), seconds(per)];
  if (a === null || b === null || (to && base !== '' && to.name !== base)) return null;
  const change = a === b ? '' : a > b ? `/${a / b}` : ` · ${b / a}`;
  const says = 'A point of the rim goes one circumference a turn.';
  const name = /^s/.test(per) ? 'second' : /^m/.test(per) ? 'minute' : 'hour';
  return finishWay(followWay([circumference, { formula: `v = C · ${other.value}${change}`, says }], {}), {
    wish: figure.wish,
    says: (value) => `${value} ${base === '' ? 'units' : base} per ${name}`,
  });
}

/** How far a wheel rolls in some turns. */
function rolled({ figure, asks, circumference, other, base, to }: Rolling): Exercised | null {
  if (!/\b(?:how far|how many|distance|how long)\b/i.test(asks)) return null;
  const target: FigureUnit = to && to.power === 1 ? to : { name: base, power: 1 };
  const factor = base === '' ? '1' : factorBetween({ name: base, power: 1 }, target);
  if (factor === null) return null;
  const formula = `s = C · ${other.value}${factor === '1' ? '' : ` · ${factor}`}`;
  const way = [circumference, { formula, says: 'Each turn adds one circumference.' }];
  return tellWay(way, { figure, unit: target.name });
}

/** How many turns a wheel takes for its way. */
function turnsFor({ figure, asks, circumference, other, base }: Rolling): Exercised | null {
  const asksTurns =
    /\bhow (?:many|often)\b[^.?]*\b(?:times|turns?|revolutions?|rotations?|rounds?|often|laps?)\b/i;
  if (other.unit?.power !== 1 || !asksTurns.test(asks)) return null;
  const factor = base === '' ? null : factorBetween(other.unit, { name: base, power: 1 });
  if (factor === null) return null;
  const formula = `n = ${other.value}${factor === '1' ? '' : ` · ${factor}`}/C`;
  const way = [circumference, { formula, says: 'Each turn takes one circumference of the way.' }];
  return tellWay(way, { figure });
}

/** A wheel that rolls: its way is one circumference a turn. */
export function solveWheel(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!rolling.test(text) || priced.test(text) || /\bangle\b|°|\bgear/i.test(text)) return null;
  const { sizes } = readSizes(text);
  const round = sizes.filter(({ name }) => name === 'radius' || name === 'diameter');
  const [size, again] = round;
  const [other, more] = sizes.filter((one) => !round.includes(one));
  const radius = size && radiusOf({ sizes: [size] });
  if (!size || again || !other || more || !radius) return null;
  const asks = asksText(figure);
  const wanted = new RegExp(
    String.raw`\bhow many (${unitWords})|\bin (${unitWords})|\b(${unitWords}) per `,
    'i',
  ).exec(asks);
  const tail = text.slice(other.end, other.end + 40);
  const says = 'In one turn a wheel rolls as far as it is around.';
  const task: Rolling = {
    figure,
    asks,
    circumference: { formula: `C = 2 · π · ${radius}`, says },
    other,
    tail,
    base: size.unit?.name ?? '',
    to: readUnit(wanted?.slice(1).find(Boolean) ?? ''),
  };
  const isTurns = turnWords.test(tail) && other.unit === null;
  if (/\b(?:speed|how fast|velocity)\b/i.test(asks)) return isTurns ? rimSpeed(task) : null;
  if ((perTime.exec(tail)?.[1] ?? '') !== '') return null;
  return isTurns ? rolled(task) : turnsFor(task);
}
