import { findSkill, generateProblem } from '../../generate-problem.ts';
import type { LessonFile, SlotFile } from '../../lessons/curriculum.ts';
import type { Report } from './part-report.ts';

/** Goals of something that is made with the hands; “order” is also a noun, and an inference is drawn in words. */
const madeByHand: readonly RegExp[] = [
  /^I can (?:\w+ and )?(?:plot|sketch|graph|order) /,
  /^I can \w+ and draw |^I can draw (?!an informal inference)/,
  /\bmake (?:and read )?(?:an? )?(?:dot|box|scatter) plot|\bmake (?:and read )?(?:an? )?histogram/,
  /^I can (?:show|place) .*\b(?:on|with) (?:a|the) (?:double number line|number line|grid|plane|diagram)/,
];

/** A way of answering of which about half of the problems of a level are is seen among so many. */
const looked = 12;

function isByHand({ skill: id, level }: SlotFile): boolean {
  const skill = findSkill(id);
  if (!skill) return false;
  return Array.from({ length: looked }, (_, at) => at + 1).some(
    (seed) => generateProblem({ skill: id, version: skill.version, level, seed }).hand !== undefined,
  );
}

/** What a goal says is made by hand is made by hand in a problem of the lesson. */
export function checkGoals({ goals, concepts, problems }: LessonFile, report: Report): void {
  const made = goals.filter((goal) => madeByHand.some((pattern) => pattern.test(goal)));
  if (made.length === 0) return;
  const slots = [...concepts.flatMap(({ examples }) => examples), ...problems.filter(({ asks }) => !asks)];
  if (slots.some(isByHand)) return;
  for (const goal of made) report('goal', `“${goal}” is promised, and no problem is answered by hand`);
}
