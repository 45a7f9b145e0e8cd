import { finishWay, followWay, type WayStep } from '../../figures/network/work-way.ts';
import { readFigure } from '../../figures/reading/read-figure.ts';
import { sidesOfPolygon } from '../../geometry/solve-polygon.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

type Measure = 'n' | 'S' | 'I' | 'E';

const size = '(\\d+(?:\\.\\d+)?)';
const of = '(?: (?:in |of )?(?:a |an |the |its |this |that )?(?:certain )?(?:regular )?polygon)?';
const link = '(?: (?:measures?|is|are|equals?|of|each|has|have|a|an|measure|to|up|all|exactly)| ?=)*';
const inside = '(?:interior|inside|internal)';
const outside = '(?:exterior|outside|external)';

/** What is told with a number: the sum of all inside angles, each inside angle, each outside angle. */
const told: readonly (readonly [Measure, RegExp])[] = [
  [
    'S',
    new RegExp(
      `\\bsum of (?:(?:all|the|its|measures?|of) )*(?:${inside} )?angles?${of}${link} ${size}|\\b(?:${inside} )?angles?${of} (?:(?:all )?(?:sum|add)(?:s|ing)?(?: up)? to|total(?:s|ing)?)${link} ${size}|\\b${inside} angle sum${of}${link} ${size}`,
    ),
  ],
  ['E', new RegExp(`\\b${outside} angles?${of}${link} ${size}|${size} ?(?:°|degrees?) ${outside} angles?`)],
  ['I', new RegExp(`\\b${inside} angles?${of}${link} ${size}|${size} ?(?:°|degrees?) ${inside} angles?`)],
];
const asked: readonly (readonly [Measure, RegExp])[] = [
  ['n', /\b(?:how many|number of) sides\b/],
  [
    'S',
    new RegExp(
      `\\bsum of (?:(?:all|the|its|measures?|of) )*(?:${inside} )?angles\\b|\\b${inside} angle sum\\b`,
    ),
  ],
  ['E', new RegExp(`\\b${outside} angles?\\b`)],
  ['I', new RegExp(`\\b${inside} angles?\\b`)],
];

const splits = 'A polygon with n sides splits into n - 2 triangles, and each has 180°.';
const around = 'Going once around a polygon turns by 360° in all.';
const straight = 'An inside angle and the outside angle beside it make a straight line.';
const toSides: Readonly<Record<Measure, readonly WayStep[]>> = {
  n: [],
  S: [{ formula: 'n = S/180 + 2', says: splits }],
  E: [{ formula: 'n = 360/E', says: around }],
  I: [
    { formula: 'E = 180 - I', says: straight },
    { formula: 'n = 360/E', says: around },
  ],
};
const fromSides: Readonly<Record<Measure, readonly WayStep[]>> = {
  n: [],
  S: [{ formula: 'S = (n - 2) · 180', says: splits }],
  E: [{ formula: 'E = 360/n', says: around }],
  I: [
    { formula: 'S = (n - 2) · 180', says: splits },
    { formula: 'I = S/n', says: 'All inside angles of a regular polygon are equal.' },
  ],
};
/** Inside and outside angle stand beside each other, whatever the number of sides is. */
const beside: readonly WayStep[] = [{ formula: 'E = 180 - I', says: straight }];
const besideTurned: readonly WayStep[] = [{ formula: 'I = 180 - E', says: straight }];

const other =
  /\b(?:diagonals?|apothem|area|perimeter|radius|ratio|times|twice|isosceles|irregular|exterior angles (?:sum|add)|sum of (?:the |all |its )*exterior)\b|\bx\b/;

/** Sides, sum of the angles, each inside and each outside angle of a regular polygon: one of them from another. */
export const regularPolygon: Situation = ({ text, typed, places }) => {
  if (!/\bpolygon\b|gon\b/.test(text) || !/\bangles?\b/.test(text) || other.test(text)) return null;
  const cut = cutter(text.replace(/°|\bdegrees?\b|\bdeg\b/g, '°').replace(/ +°/g, '°'));
  const known = told.flatMap(([name, pattern]) => {
    const found = cut.take(pattern);
    return found ? [{ name, value: found.slice(1).find((one) => one !== undefined) ?? '' }] : [];
  });
  const start = cut.rest().search(/\b(?:how many|what|whats|what's|find|determine|calculate|number of)\b/);
  const sides = sidesOfPolygon(text);
  const given = sides === null || known.length > 0 ? known : [{ name: 'n' as const, value: `${sides}` }];
  const question = start < 0 ? '' : cut.rest().slice(start);
  const wanted = asked.filter(([, pattern]) => pattern.test(question)).map(([name]) => name);
  // The sum of the inside angles is no inside angle.
  const [goal, more] = wanted.includes('S') ? wanted.filter((name) => name !== 'I') : wanted;
  const [from, second] = given;
  if (!from || second || !goal || more || goal === from.name) return null;
  const isEach = goal === 'I' || goal === 'E' || from.name === 'I' || from.name === 'E';
  if (isEach && !/\bregular\b|\beach\b|\bevery\b/.test(text)) return null;
  const rest = cut.rest().replace(sides === null ? '@' : /\b\d{1,3}[- ]?(?:sided|gon|sides)\b/, ' ');
  if (!leavesNoRelation(rest.replace(/°/g, ' '), /^(?:each|every|sum|average)$/)) return null;
  const way =
    from.name === 'I' && goal === 'E'
      ? beside
      : from.name === 'E' && goal === 'I'
        ? besideTurned
        : [...toSides[from.name], ...fromSides[goal]];
  const reached = followWay(way, { [from.name]: from.value });
  const count = reached?.values.n ?? from.value;
  if (way !== beside && way !== besideTurned && !(/^\d+$/.test(count) && Number(count) >= 3)) return null;
  return finishWay(reached, {
    wish: readFigure(typed).wish,
    places: places ?? 2,
    says: (value) => (goal === 'n' ? `${value} sides` : `${value}°`),
  });
};
