import { finishWay, followWay, type WayStep } from '../../figures/network/work-way.ts';
import { readFigure } from '../../figures/reading/read-figure.ts';
import { withFigureUnit } from '../../figures/reading/units.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

type Solid = 'cylinder' | 'cone';

const nouns: Readonly<Record<Solid, RegExp>> = {
  cylinder: /\bcylind\w+\b/i,
  cone: /\bcon(?:es?|ical)\b/i,
};
const facts: Readonly<Record<Solid, WayStep>> = {
  cylinder: {
    formula: 'A = π · r^2 · h',
    says: 'The volume of a cylinder is the area of its round base times its height.',
  },
  cone: { formula: 'B = 1/3 · π · r^2 · h', says: 'A cone holds a third of the cylinder around it.' },
};
const compares =
  /\bhow much (?:more|greater|larger|bigger|less|smaller)\b|\bdifference (?:of|between|in)\b|\bby how much\b/i;
const shared = /\bboth\b|\b(?:same|equal)\b|\beach (?:has|have|with)\b|\bthat also has\b/i;

/** A cylinder and a cone of one radius and one height: how much more one of them holds. */
export const solidsCompared: Situation = ({ typed }) => {
  const figure = readFigure(typed);
  const { text, sizes, asks } = figure;
  const words = asks.map((one) => one.words).join(' ');
  if (!nouns.cylinder.test(text) || !nouns.cone.test(text) || !compares.test(words) || !shared.test(text))
    return null;
  if (
    !/\bvolumes?\b|\bholds?\b|\bcapacity\b|\bcontain\b|\bfit\b/i.test(words) ||
    relatesSizes(text) ||
    /\b(?:surface|lateral|slant\w*|sphere|ball|hemispher\w+|inside|inscribed|on top|full|percent|times|cost\w*|per|half)\b|[$€%]/i.test(
      text,
    )
  )
    return null;
  const across = sizes.filter(({ name }) => name === 'radius' || name === 'diameter');
  const heights = sizes.filter(({ name }) => name === 'height' || name === 'length');
  const units = new Set(sizes.flatMap(({ unit }) => (unit ? [unit.name] : [])));
  const [round, tall] = [across[0], heights[0]];
  if (!round || !tall || sizes.length !== across.length + heights.length || units.size > 1) return null;
  if (sizes.some(({ unit, angle }) => angle || (unit && unit.power !== 1))) return null;
  if (
    across.some((one) => one.value !== round.value || one.name !== round.name) ||
    heights.some((one) => one.value !== tall.value)
  )
    return null;
  const halved: readonly WayStep[] =
    round.name === 'radius' ? [] : [{ formula: 'r = d/2', says: 'The radius is half of the diameter.' }];
  const last: WayStep = { formula: 'D = A - B', says: 'How much more one of them holds is the difference.' };
  return finishWay(
    followWay([...halved, facts.cylinder, facts.cone, last], {
      [round.name === 'radius' ? 'r' : 'd']: round.value,
      h: tall.value,
    }),
    { wish: figure.wish, places: 2, says: (value) => withFigureUnit(value, [...units][0] ?? '', 3) },
  );
};
