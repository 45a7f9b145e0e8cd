import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const own = '(?:(?:her|his|their|its|my|our|the|your) )?(?:(?:first|last|past) )?';
/** So many hits of so many tries, or hits and misses. */
const told = [
  new RegExp(
    String.raw`\b(?<hits>\d{1,4})(?: [a-z]+){0,3}? (?:(?:out )?of|in) (?:a total of )?${own}(?<tries>\d{1,4})(?!\d|\.\d|%)`,
  ),
  /\b(?:won|made|hit|saved|got) (?<hits>\d{1,4})(?: [a-z]+){0,2}? and (?:has |have |had )?(?:lost|missed) (?<misses>\d{1,4})(?!\d|\.\d|%)/,
];
const goal = /\b(?:(?:exactly|at least|a|an|to|of|up to) )*(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/;
const row =
  /\bin a row\b|\bconsecutive(?:ly)?\b|\bstraight\b|\bwithout (?:missing|losing|a miss|a loss)(?: (?:any|one))?\b|\bin succession\b/;
const asked =
  /\bhow many (?:(?:more|additional|extra|further|consecutive|straight|of) )*(?:[a-z]+ ){0,6}?(?:must|does|do|would|will|should|has to|have to|can|need|needs)\b/;
const fails = /\b(?:miss|lose|fail)(?:es)?\b/;

/** How many hits in a row, or misses, bring the share of hits to a percent: (m + x)/(n + x) = p/100. */
export const shareToReach: Situation = ({ text }, ask) => {
  if (!asked.test(text) || !row.test(text)) return null;
  const cut = cutter(text);
  const percent = cut.take(goal)?.[1];
  const found = told.map((pattern) => cut.take(pattern)).find((one) => one !== null)?.groups;
  if (percent === undefined || !found?.hits) return null;
  const hits = Number(found.hits);
  const tries = Number(found.tries ?? hits + Number(found.misses));
  if (!(hits <= tries && tries > 0)) return null;
  const question = cut.take(asked);
  cut.takeAll(row);
  const rest = cut.rest();
  // What was missed is told: the hits are the others.
  if (/\b(?:missed|lost|failed|wrong)\b/.test(rest)) return null;
  if (
    !question ||
    !leavesNoRelation(rest, /^(?:next|if|more|exactly|equals?|average|first|last|every|each)$/)
  )
    return null;
  const share = percent.includes('.') ? `(${percent})/100` : `${percent}/100`;
  const down = fails.test(question[0] + rest);
  const solved = ask(`solve ${down ? hits : `(${hits} + x)`}/(${tries} + x) = ${share} for x`);
  const count = /^x = (\d+)$/.exec(solved?.answer ?? '')?.[1];
  return count === undefined || count === '0' ? null : together([solved], { kind: 'percent', answer: count });
};
