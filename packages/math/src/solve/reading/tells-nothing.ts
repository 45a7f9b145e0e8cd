import { findUnit } from '../../units/unit-table.ts';
import { namesIn } from '../figures/reading/names.ts';
import { leavesNoRelation } from './relating-words.ts';
import { turningWords } from './turning-words.ts';

/** Whether words tell nothing that a problem could need: no number, no size, no unit, no word that turns it. */
export const tellsNothing = (text: string): boolean =>
  leavesNoRelation(text.toLowerCase()) &&
  text.toLowerCase().match(turningWords) === null &&
  namesIn(text).length === 0 &&
  !/(?<![a-z'’])[b-hj-zθ](?![a-z'’])/i.test(text) &&
  !/\b(?:[a-z]+gons?|triangles?|squares?|rectang\w+|circles?|cubes?|cones?|cylinders?|spheres?|prisms?|pyramids?|one|two|three|four|five|six|seven|eight|nine|ten|fair|random)\b(?![- ]steps?\b)/i.test(
    text,
  ) &&
  !(text.match(/[a-z]+/gi) ?? []).some((word) => word.length > 1 && findUnit(word.toLowerCase()));
