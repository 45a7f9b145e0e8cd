import {
  countedLevel,
  findSkill,
  generateProblem,
  type Random,
  type RenderedProblem,
  renderProblem,
} from '@playforward/curriculum';
import { answerWay, type Estimate, recordEvidence } from '@playforward/mastery';
import type { Slot } from '../../curriculum/curriculum-index.ts';

/** A problem that made-up students answer. */
export type InventedProblem = { nth: number; slot: Slot; rendered: RenderedProblem };

/** An answer of a made-up student, by their place in the list of names. */
type InventedTry = {
  student: number;
  problem: InventedProblem;
  answerId: number;
  right: boolean;
  misconception: string | null;
  help: boolean;
  at: number;
};

export type InventedWork = {
  problems: InventedProblem[];
  tries: InventedTry[];
  estimates: { student: number; skill: string; estimate: Estimate }[];
};

const problemsASkill = 3;
const mostTries = 6;
const minute = 60_000;
const day = 24 * 60 * minute;
/** The first ones share one wrong idea about one skill; that is what a teacher finds in the demo class. */
const stuckTogether = 3;

type Wanted = { students: number; slots: readonly Slot[]; chance: Random; now: number };

/** Four days of work of a made-up class: most move along, a few are stuck, and three of them on one idea. */
export function inventWork({ students, slots, chance, now }: Wanted): InventedWork {
  const skills = [...Map.groupBy(slots, ({ skill }) => skill).values()].flatMap((own) => own.slice(0, 1));
  const problems = skills.flatMap((slot, place) => inventProblems(slot, place));
  const work: InventedWork = { problems, tries: [], estimates: [] };
  const stuckAt = skills.findLastIndex(({ skill }, place) => place < 6 && ideaOf(problems, skill));
  for (let student = 0; student < students; student += 1) {
    const isStuck = student < stuckTogether;
    const reach = isStuck ? stuckAt + 1 : Math.min(skills.length, chance.int(stuckAt + 1, stuckAt + 6));
    const ability = isStuck ? 0.75 : chance.int(55, 95) / 100;
    for (const [place, { skill }] of skills.slice(0, reach).entries()) {
      const own = problems.filter(({ slot }) => slot.skill === skill);
      const start = now - 4 * day + (place / reach) * 3.6 * day + student * minute;
      const asked = { student, own, start, chance };
      if (isStuck && place === stuckAt)
        missTogether(work, { ...asked, start: now - (40 - student) * minute });
      else tryUntilDone(work, { ...asked, ability });
    }
  }
  return work;
}

function inventProblems(slot: Slot, place: number): InventedProblem[] {
  const version = findSkill(slot.skill)?.version ?? 1;
  return Array.from({ length: problemsASkill }, (_, nth) => {
    const id = { skill: slot.skill, version, level: slot.level, seed: place * 100 + nth + 1 };
    return { nth: place * problemsASkill + nth, slot, rendered: renderProblem(generateProblem(id)) };
  });
}

/** A named wrong idea that every problem of a skill can show. */
function ideaOf(problems: readonly InventedProblem[], skill: string): string | undefined {
  const own = problems.filter(({ slot }) => slot.skill === skill);
  const ideas = own.map(({ rendered }) =>
    rendered.choices.flatMap(({ misconception }) => misconception ?? []),
  );
  return ideas[0]?.find((idea) => idea !== 'slip' && ideas.every((all) => all.includes(idea)));
}

type Asked = { student: number; own: InventedProblem[]; start: number; chance: Random };

/** A miss with the same idea on every problem of the skill. */
function missTogether(work: InventedWork, { student, own, start }: Asked): void {
  const idea = ideaOf(own, own[0]?.slot.skill ?? '');
  let estimate: Estimate | undefined;
  for (const [nth, problem] of own.entries()) {
    const wrong = problem.rendered.choices.find(({ misconception }) => misconception === idea);
    if (wrong)
      estimate = note(work, estimate, {
        student,
        problem,
        choice: wrong,
        help: false,
        at: start + nth * 5 * minute,
      });
  }
  keep(work, { student, skill: own[0]?.slot.skill ?? '', estimate });
}

function tryUntilDone(
  work: InventedWork,
  { student, own, start, chance, ability }: Asked & { ability: number },
): void {
  let estimate: Estimate | undefined;
  const tries = chance.int(2, mostTries);
  for (let nth = 0; nth < tries; nth += 1) {
    const problem = chance.pick(own);
    const isRight = chance.int(1, 100) <= ability * 100;
    const choices = problem.rendered.choices.filter(({ correct }) => correct === isRight);
    const help = chance.int(1, 4) === 1;
    estimate = note(work, estimate, {
      student,
      problem,
      choice: chance.pick(choices),
      help,
      at: start + nth * 4 * minute,
    });
  }
  keep(work, { student, skill: own[0]?.slot.skill ?? '', estimate });
}

type Given = Pick<InventedTry, 'student' | 'problem' | 'help' | 'at'> & {
  choice: RenderedProblem['choices'][number];
};

function note(work: InventedWork, before: Estimate | undefined, { choice, ...given }: Given): Estimate {
  const { rendered } = given.problem;
  const { correct: right, misconception, id: answerId } = choice;
  work.tries.push({ ...given, answerId, right, misconception });
  const way = answerWay({ form: rendered.key.form, picked: false });
  const evidence = { right, help: given.help, way, level: countedLevel(rendered.id.level) };
  return recordEvidence(before, { evidence, now: given.at });
}

type Kept = { student: number; skill: string; estimate: Estimate | undefined };

function keep(work: InventedWork, { student, skill, estimate }: Kept): void {
  if (estimate) work.estimates.push({ student, skill, estimate });
}
