import {
  findSkill,
  generateProblem,
  type Random,
  type RenderedProblem,
  renderProblem,
} from '@playforward/curriculum';
import type { Slot } from '../../../curriculum/curriculum-index.ts';
import { estimateInvented } from './estimate-invented.ts';
import type { InventedProblem, InventedTry, InventedWork } from './invented-work.ts';

const problemsASkill = 3;
const mostTries = 6;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The first ones share one wrong idea about one skill; that is what a teacher finds in the demo class. */
const stuckTogether = 3;
/** The exit ticket of the last lesson, over since yesterday, and those who were away. */
const ticketHours = { opened: 17, over: 16 };
const awayAtTicket = 2;

type DemoWork = {
  students: number;
  slots: readonly Slot[];
  /** The problems of an exit ticket about the lesson of a skill. */
  ticketOf: (skill: string) => RenderedProblem[];
  chance: Random;
  now: number;
};

/** Four days of work of a made-up class: most move along, a few are stuck, and three of them on one idea. */
export function inventWork({ students, slots, ticketOf, chance, now }: DemoWork): InventedWork {
  const skills = [...Map.groupBy(slots, ({ skill }) => skill).values()].flatMap((own) => own.slice(0, 1));
  const practice = skills.flatMap((slot, place) => inventProblems(slot, place));
  const stuckAt = skills.findLastIndex(({ skill }, place) => place < 6 && ideaOf(practice, skill));
  const stuckSkill = skills[stuckAt]?.skill ?? '';
  const ticket = ticketOf(stuckSkill);
  const ticketProblems = ticket.map((rendered, place) => {
    return { nth: practice.length + place, slotId: 0, skill: rendered.id.skill, rendered };
  });
  const tries: InventedTry[] = [];
  const reached: string[][] = [];
  for (let student = 0; student < students; student += 1) {
    const isStuck = student < stuckTogether;
    const reach = isStuck ? stuckAt + 1 : Math.min(skills.length, chance.int(stuckAt + 1, stuckAt + 6));
    const ability = isStuck ? 0.75 : chance.int(72, 98) / 100;
    for (const [place, { skill }] of skills.slice(0, reach).entries()) {
      const own = practice.filter((problem) => problem.skill === skill);
      const start = now - 4 * day + (place / reach) * 3.6 * day + student * minute;
      if (isStuck && place === stuckAt)
        tries.push(...missTogether({ student, own, start: now - (40 - student) * minute }));
      else tries.push(...tryUntilDone({ student, own, start, chance, ability }));
    }
    if (student < students - awayAtTicket) {
      const start = now - ticketHours.opened * hour + (2 + (student % 5)) * minute;
      const idea = isStuck ? ideaOf(practice, stuckSkill) : undefined;
      tries.push(...answerTicket({ student, own: ticketProblems, start, chance, ability, idea, stuckSkill }));
    }
    reached.push(skills.slice(0, reach).map(({ skill }) => skill));
  }
  tries.sort((a, b) => a.at - b.at);
  const { opened, over } = ticketHours;
  const times = { opensAt: now - opened * hour, closesAt: now - over * hour };
  return {
    problems: [...practice, ...ticketProblems],
    tries,
    estimates: estimateInvented(tries),
    stuckSkill,
    reached,
    ticket: { problems: ticket, ...times },
  };
}

function inventProblems({ id: slotId, skill, level }: Slot, place: number): InventedProblem[] {
  const version = findSkill(skill)?.version ?? 1;
  return Array.from({ length: problemsASkill }, (_, nth) => {
    const id = { skill, version, level, seed: place * 100 + nth + 1 };
    return { nth: place * problemsASkill + nth, slotId, skill, rendered: renderProblem(generateProblem(id)) };
  });
}

/** A named wrong idea that every problem of a skill can show. */
function ideaOf(problems: readonly InventedProblem[], skill: string): string | undefined {
  const own = problems.filter((problem) => problem.skill === skill);
  const ideas = own.map(({ rendered }) =>
    rendered.choices.flatMap(({ misconception }) => misconception ?? []),
  );
  return ideas[0]?.find((idea) => idea !== 'slip' && ideas.every((all) => all.includes(idea)));
}

type DemoSitting = { student: number; own: InventedProblem[]; start: number };
type Able = DemoSitting & { chance: Random; ability: number };
type Choice = RenderedProblem['choices'][number];

function giving({ id: answerId, correct: right, misconception }: Choice) {
  return { answerId, right, misconception };
}

/** A miss with the same idea on every problem of the skill. */
function missTogether({ student, own, start }: DemoSitting): InventedTry[] {
  const idea = ideaOf(own, own[0]?.skill ?? '');
  return own.flatMap((problem, nth) => {
    const wrong = problem.rendered.choices.find(({ misconception }) => misconception === idea);
    const at = start + nth * 5 * minute;
    return wrong ? [{ student, problem, help: false, at, place: null, ...giving(wrong) }] : [];
  });
}

function tryUntilDone({ student, own, start, chance, ability }: Able): InventedTry[] {
  return Array.from({ length: chance.int(2, mostTries) }, (_, nth) => {
    const problem = chance.pick(own);
    const isRight = chance.int(1, 100) <= ability * 100;
    const help = chance.int(1, 4) === 1;
    const choice = chance.pick(problem.rendered.choices.filter(({ correct }) => correct === isRight));
    return { student, problem, help, at: start + nth * 4 * minute, place: null, ...giving(choice) };
  });
}

/** One answer to each problem, without help; who holds the wrong idea shows it wherever a problem can. */
function answerTicket(asked: Able & { idea: string | undefined; stuckSkill: string }): InventedTry[] {
  const { student, own, start, chance, ability, idea, stuckSkill } = asked;
  return own.map((problem, place) => {
    const { choices } = problem.rendered;
    const shown = choices.find(({ misconception }) => idea !== undefined && misconception === idea);
    const isRight = chance.int(1, 100) <= ability * 100;
    const choice =
      problem.skill === stuckSkill && shown
        ? shown
        : chance.pick(choices.filter(({ correct }) => correct === isRight));
    return { student, problem, help: false, at: start + place * minute, place, ...giving(choice) };
  });
}
