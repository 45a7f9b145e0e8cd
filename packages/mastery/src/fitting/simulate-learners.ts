import type { Evidence } from '../evidence.ts';
import type { AnswerWay, Level, MasteryParameters } from '../parameters.ts';

/** One answer of a log: who answered is a number without a name. */
export type LoggedAnswer = Evidence & { readonly at: number };
/** The answers of one student to one skill, oldest first. */
export type SkillLog = {
  readonly student: number;
  readonly skill: string;
  readonly answers: readonly LoggedAnswer[];
};

export type Learner = {
  /** Whether the student can do the skill now. */
  knows: boolean;
  /** The chance that one answer teaches it. */
  readonly learns: number;
  readonly slips: Readonly<Record<Level, number>>;
  readonly guesses: Readonly<Record<AnswerWay, number>>;
};

const dayMs = 24 * 60 * 60 * 1000;
const secondTry = 60 * 1000;
const ways: readonly AnswerWay[] = ['choice', 'number', 'structured'];
const levels: readonly Level[] = [1, 2, 3];

/**
 * Whether the learner gets it right; answering may teach. `chance` gives numbers from 0 to below 1.
 * @example answerAs({ knows: true, learns: 0, slips: { 1: 0.1, 2: 0.1, 3: 0.2 }, guesses: { choice: 0.25, number: 0, structured: 0 } }, { way: 'number', level: 1 }, () => 0.5) // true
 */
export function answerAs(
  learner: Learner,
  { way, level }: { way: AnswerWay; level: Level },
  chance: () => number,
): boolean {
  const right = learner.knows ? chance() >= learner.slips[level] : chance() < learner.guesses[way];
  if (!learner.knows && chance() < learner.learns) learner.knows = true;
  return right;
}

type Simulation = { students: number; skills: number; truth: MasteryParameters; chance: () => number };

/**
 * Logs of students who differ in how much they know and how fast they learn, by the given truth.
 * @example simulateLogs({ students: 2, skills: 3, truth: masteryParameters, chance: () => 0.5 }).length // 6
 */
export function simulateLogs({ students, skills, truth, chance }: Simulation): SkillLog[] {
  const logs: SkillLog[] = [];
  for (let student = 0; student < students; student += 1) {
    const gift = 0.4 + 1.2 * chance();
    for (let skill = 0; skill < skills; skill += 1) {
      logs.push({ student, skill: `skill-${skill}`, answers: simulateSkill({ truth, chance, gift }) });
    }
  }
  return logs;
}

/** Every wrong answer is followed by a second try, which counts as one with help. */
function simulateSkill({ truth, chance, gift }: Pick<Simulation, 'truth' | 'chance'> & { gift: number }) {
  const within = (value: number) => Math.min(0.95, value * gift);
  const learner = (track: 'alone' | 'helped'): Learner => ({
    knows: chance() < within(truth.prior[track]),
    learns: within(truth.learn[track]),
    slips: truth.slip,
    guesses: track === 'alone' ? truth.guess : truth.guessAfterHelp,
  });
  const alone = learner('alone');
  const helped = learner('helped');
  const answers: LoggedAnswer[] = [];
  const problems = 3 + Math.floor(chance() * 8);
  let at = Math.floor(chance() * dayMs);
  for (let nth = 0; nth < problems; nth += 1) {
    const task = { way: pick(ways, chance), level: pick(levels, chance) };
    const right = answerAs(alone, task, chance);
    answers.push({ ...task, at, help: false, right });
    helped.knows ||= alone.knows;
    if (!right)
      answers.push({ ...task, at: at + secondTry, help: true, right: answerAs(helped, task, chance) });
    at += secondTry + Math.floor(chance() * 10 * secondTry);
  }
  return answers;
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], chance: () => number): T {
  return list[Math.floor(chance() * list.length)] as T;
}
