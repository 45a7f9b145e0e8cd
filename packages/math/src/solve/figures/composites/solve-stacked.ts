import type { Exercised } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { WayStep } from '../network/work-way.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { asksText, shown } from './solve-joined.ts';

const half = /\bhemispher(?:es?|ical)\b|\bhalf(?:[- ]| a | of a )(?:ball|sphere|scoop)s?\b/;
/** Solids that have no parts in common with others; two of them in one text are one on the other. */
const solids: readonly RegExp[] = [
  half,
  /\bcon(?:es?|ical)\b/,
  /\bcylind\w*\b/,
  /\bpyramids?\b/,
  /\bcubes?\b/,
  /\bprisms?\b/,
];

/** Whether a text tells of several solids, so that the size of one is not what is asked. */
export const namesSeveralSolids = (text: string): boolean =>
  solids.filter((solid) => solid.test(text.toLowerCase())).length > 1;

const unit = '(mm|cm|dm|m|km|in|inch(?:es)?|ft|feet|yd|yards?|meters?|centimeters?|units?)';
const number = `(\\d+(?:\\.\\d+)?)(?: ?${unit}\\b)?`;
const gap = '(?: (?:is|of|equal to|measures)| =|:)*';
const standsOn = /\b(?:top(?:ped)?|on|end|ends|above|attached|joined|capped|closed|bottom)\b/;
const own = /^(?:same|both|each|half|total|every|square)$/;

/** A cylinder, a cone and half balls of one radius, put together: the whole volume. */
export function solveStacked(figure: FigureText): Exercised | null {
  const text = figure.text.toLowerCase();
  const has = {
    half: half.test(text),
    cone: /\bcon(?:e|ical)\b/.test(text),
    cylinder: /\bcylind\w*\b/.test(text),
  };
  const others =
    /\b(?:pyramid|cube|prism|inscribed|inside|removed|cut|drilled|hole|hollow|carved|left|empty|cost\w*|ratio|surface|area)\b/;
  if (Object.values(has).filter(Boolean).length < 2 || !standsOn.test(text) || others.test(text)) return null;
  if (!/\bvolume\b|\bhow much\b/.test(asksText(figure).toLowerCase())) return null;
  const cut = cutter(text);
  const radii = [
    ...cut.takeAll(new RegExp(`\\bradi(?:us|i)${gap} ${number}`)),
    ...cut.takeAll(new RegExp(`${number} radius\\b`)),
  ];
  const across = cut.takeAll(new RegExp(`\\bdiameter${gap} ${number}`));
  const heights = [
    ...cut.takeAll(new RegExp(`\\b(?:height|tall|high|deep)${gap} ${number}`)),
    ...cut.takeAll(new RegExp(`${number} (?:tall|high|in height|deep|long)\\b`)),
  ];
  const lengths = [...radii.map(([, r]) => r), ...across.map(([, d]) => `${Number(d) / 2}`)];
  const [r] = lengths;
  const long = Number(has.cone) + Number(has.cylinder);
  const units = [...radii, ...across, ...heights].map(([, , name]) => name ?? '');
  if (r === undefined || new Set(lengths).size !== 1 || heights.length !== long || new Set(units).size !== 1)
    return null;
  if (!leavesNoRelation(cut.rest(), own) || /\b(?:whole|total|overall) height\b/.test(text)) return null;
  // With two heights the text would have to say whose each one is.
  if (long > 1) return null;
  const h = heights[0]?.[1] ?? '';
  const two = /\b(?:two|both|each|2|hemispheres|half balls)\b/.test(
    text.replace(/\bboth (?:have|share)\b/g, ' '),
  );
  const body = has.cone ? `1/3 · π · ${r}^2 · ${h}` : `π · ${r}^2 · ${h}`;
  const way: WayStep[] = [
    {
      formula: `V = ${body}`,
      says: has.cone
        ? 'A cone holds a third of the cylinder around it.'
        : 'A cylinder holds base times height.',
    },
    {
      formula: `B = ${two ? '4/3' : '2/3'} · π · ${r}^3`,
      says: two ? 'Two half balls make a whole one.' : 'A half ball holds half of a ball.',
    },
    { formula: 'W = V + B', says: 'Together they make the whole.' },
  ];
  if (two && !has.cylinder) return null;
  return shown(way, { figure, unit: units[0] ?? '', power: 3 });
}
