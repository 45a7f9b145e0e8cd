import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const size = '(\\d+(?:\\.\\d+)?)';
const unit = '(m|meters?|ft|feet|foot|yards?|yd|cm|km|miles?|in|inches)';
const things = /\b(?:sprinklers?|hose|searchlight|lighthouse|spotlight|beam|radar|camera|sensor|fan)\b/;
const reach = new RegExp(
  `\\b(?:sprays?|reach(?:es)?|throws?|shoots?|waters?|covers?|radius|range|distance|beam|up to|out to|shines?)\\b(?: (?:water|light|out|up|to|of|is|a|an|has|that|with|the|as|far|about|distance|radius))* ${size} ?${unit}\\b(?: (?:far|away|out|long|in every direction|radius))?|\\b${size}[ -]?${unit}[- ](?:radius|range|beam)\\b`,
);
const turn = new RegExp(
  `\\b(?:turns?|rotates?|sweeps?|swings?|moves?|pivots?|spins?|covers?|angle)\\b(?: (?:back and forth|through|by|over|across|an?|the|of|is|angle|around|out|in|up to|only))* ${size} ?(?:°|degrees?|deg\\b)`,
);

/** What turns through an angle and reaches so far waters, lights or sees a sector. */
export const sweptSector: Situation = ({ text }) => {
  if (!things.test(text) || !/\barea\b|\bhow much (?:of the )?(?:lawn|grass|ground|land)\b/.test(text))
    return null;
  const cut = cutter(text);
  const angle = cut.take(turn);
  const far = angle && cut.take(reach);
  if (!angle || !far || !leavesNoRelation(cut.rest()) || /\bminutes?\b|\bper\b/.test(cut.rest())) return null;
  return `find the area of a sector with radius ${far[1] ?? far[3]} ${far[2] ?? far[4]} and angle ${angle[1]} degrees`;
};
