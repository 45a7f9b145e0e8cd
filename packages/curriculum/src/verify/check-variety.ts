import type { ProblemLevel } from '../problem-spec.ts';
import { random } from '../random.ts';
import { formatPassage } from '../sentence.ts';
import type { ProblemBody, Skill } from '../skill.ts';
import type { Fault } from './finding.ts';

/** What a level has to offer, unless `finite` names its number of problems. */
const leastDrawn = 200;
/** What every level has to offer, as a student sees it. */
const leastDifferent = 50;
const mostDraws = 4000;

/** A problem that differs in the names of people only, or in the way it is answered, is the same problem. */
function withoutNames(key: string, value: unknown): unknown {
  return key === 'name' || key === 'names' || key === 'byHand' ? undefined : value;
}

/** Question, picture and choices as a student meets them, whatever else was drawn. */
function faceOf({ text }: Skill, { question, diagram, answer, distractors }: ProblemBody): string {
  const choices = [answer, ...distractors].map((choice) => [
    choice.text ? formatPassage(text.en, choice.text) : choice.value,
    choice.diagram ?? null,
  ]);
  return JSON.stringify([formatPassage(text.en, question), diagram, choices]);
}

function tooFew(count: string): Fault {
  const mend = 'widen its numbers, its situations or what is asked';
  return { rule: 'variety', message: `${count}, expected at least ${leastDifferent}; ${mend}` };
}

/** Counts different problems beyond the seeds verified, until there are enough or the draws run out. */
export function checkVariety(skill: Skill, level: ProblemLevel): Fault[] {
  const declared = skill.finite[level];
  if (declared !== undefined && declared < leastDifferent) return [tooFew(`finite: ${declared}`)];
  const drawn = new Set<string>();
  const faces = new Set<string>();
  const source = random(`${skill.id}/variety/${level}`);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const { params, build } = skill.attempt(level, source);
    const before = drawn.size;
    drawn.add(JSON.stringify(params, withoutNames));
    if (drawn.size > before && faces.size < leastDifferent) faces.add(faceOf(skill, build()));
    if (declared === undefined && drawn.size >= leastDrawn && faces.size >= leastDifferent) return [];
  }
  const faults = faces.size < leastDifferent ? [tooFew(`problems that look different: ${faces.size}`)] : [];
  if (declared !== undefined && drawn.size !== declared) {
    faults.push({
      rule: 'variety',
      message: `${drawn.size} different problems, declared finite: ${declared}`,
    });
  }
  if (declared === undefined && drawn.size < leastDrawn) {
    faults.push({ rule: 'variety', message: `${drawn.size} different problems, expected ${leastDrawn}` });
  }
  return faults;
}
