import { type PlantedWork, plantInProblem } from '../../error-analysis/generate-error-analysis.ts';
import { findSkill, generateProblem } from '../../generate-problem.ts';
import { judgeHand } from '../../hands/judge-hand.ts';
import type { LessonFile, SlotFile } from '../../lessons/curriculum.ts';
import type { RenderedProblem } from '../../problem-spec.ts';
import { checkHand } from '../check-hand.ts';
import { findTextFaults } from '../check-text.ts';
import { findWorkFaults } from './find-work-faults.ts';
import type { Report } from './part-report.ts';

const seeds = 30;
const leastNames = 5;
const leastWorks = 15;

/** Every line and every reason can be chosen, one of them is right, and each of the others is told something. */
function checkJudging(problem: RenderedProblem, report: Report): void {
  const spec = generateProblem(problem.id);
  const sample = {
    text: {},
    spec: { ...spec, answer: { ...spec.answer, form: 'hand' as const } },
    rendered: problem,
  };
  for (const { message } of checkHand(sample)) report('error-analysis', message);
  const { hand } = problem;
  if (hand?.kind !== 'find-error') return;
  if (new Set(hand.lines).size < hand.lines.length) report('error-analysis', 'two lines look the same');
  if (hand.reasons.length < 2 || new Set(hand.reasons).size < hand.reasons.length)
    report('error-analysis', 'there are not two different reasons to choose from');
  const right = hand.lines.flatMap((_, line) =>
    hand.reasons.filter((__, reason) => {
      const verdict = judgeHand(problem, { kind: 'find-error', line, reason });
      return verdict.kind === 'judged' && verdict.correct;
    }),
  );
  if (right.length !== 1) report('error-analysis', `${right.length} answers are judged right`);
}

function checkWork(work: PlantedWork, report: Report): void {
  const { problem } = work;
  checkJudging(problem, report);
  for (const fault of findWorkFaults(work)) report('error-analysis', fault);
  const { hand, question, finalAnswer, choices } = problem;
  const lines = hand?.kind === 'find-error' ? [...hand.lines, ...hand.reasons] : [];
  for (const text of [question, finalAnswer, ...lines, ...choices.map(({ reason }) => reason)]) {
    for (const fault of findTextFaults(text)) report('error-analysis', `"${text}" ${fault}`);
  }
}

/** In the skill's own problems an error can be planted that is proved to be one; names and work vary. */
export function checkErrorSlot({ concepts, problems }: LessonFile, report: Report): void {
  const slot = problems.find(({ asks }) => asks === 'error');
  const skill = slot && findSkill(slot.skill);
  if (!slot || !skill) return;
  if (!concepts.some(({ skills }) => skills.includes(slot.skill)))
    report('error-analysis', `"${slot.skill}" is no skill of this lesson`);
  const works = drawAll(slot, skill.version);
  const made = works.map(({ problem }) => problem);
  if (made.length < seeds) {
    const where = `${slot.skill}, level ${slot.level}`;
    report(
      'error-analysis',
      `${where}: an error can be planted in ${made.length} of ${seeds} tries; choose another skill or level, or give a distractor its work`,
    );
    return;
  }
  for (const work of works) checkWork(work, report);
  const names = new Set(made.map(({ hand }) => (hand?.kind === 'find-error' ? hand.who : '')));
  if (names.size < leastNames) report('error-analysis', `${names.size} names, expected ${leastNames}`);
  const texts = new Set(made.map(({ hand }) => (hand?.kind === 'find-error' ? hand.lines.join('\n') : '')));
  if (texts.size < leastWorks)
    report('error-analysis', `${texts.size} different works, expected ${leastWorks}`);
}

function drawAll({ skill, level }: SlotFile, version: number): readonly PlantedWork[] {
  return Array.from({ length: seeds }, (_, at) =>
    plantInProblem({ skill, version, level, seed: 1 + at * 1000 }),
  ).filter((work) => work !== null);
}
