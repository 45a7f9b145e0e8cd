import { type Estimate, recall, recordEvidence } from '../estimate.ts';
import type { MasteryParameters } from '../parameters.ts';
import { chanceOfRight } from '../trace-knowledge.ts';
import type { LoggedAnswer, SkillLog } from './simulate-learners.ts';

export type Prediction = { readonly chance: number; readonly right: boolean };

/**
 * What the estimate said about each answer before it came, oldest first within a student and skill.
 * @example predictAnswers([], masteryParameters) // []
 */
export function predictAnswers(logs: readonly SkillLog[], parameters: MasteryParameters): Prediction[] {
  const predictions: Prediction[] = [];
  for (const { answers } of logs) {
    let estimate: Estimate | undefined;
    for (const answer of answers) {
      const known = estimate ? recall(estimate, answer.at, parameters) : parameters.prior;
      const chance = chanceOfRight(answer.help ? known.helped : known.alone, answer, parameters);
      predictions.push({ chance, right: answer.right });
      estimate = recordEvidence(estimate, { evidence: answer, now: answer.at }, parameters);
    }
  }
  return predictions;
}

/**
 * The baseline: how often such an answer (help, way, level) was right among `seen`, whoever gave it. A kind that was
 * never seen counts as one half.
 * @example predictByRate([{ student: 1, skill: 'add', answers: [{ right: true, help: false, way: 'number', level: 1, at: 0 }] }], []) // [{ chance: 0.5, right: true }]
 */
export function predictByRate(logs: readonly SkillLog[], seen: readonly SkillLog[]): Prediction[] {
  const kind = ({ help, way, level }: LoggedAnswer) => `${help} ${way} ${level}`;
  const counts = new Map<string, { right: number; all: number }>();
  for (const answer of seen.flatMap(({ answers }) => answers)) {
    const count = counts.get(kind(answer)) ?? { right: 0, all: 0 };
    counts.set(kind(answer), { right: count.right + (answer.right ? 1 : 0), all: count.all + 1 });
  }
  return logs.flatMap(({ answers }) =>
    answers.map((answer) => {
      const { right, all } = counts.get(kind(answer)) ?? { right: 0, all: 0 };
      return { chance: (right + 1) / (all + 2), right: answer.right };
    }),
  );
}

export type FitScore = { readonly answers: number; readonly logLikelihood: number; readonly auc: number };

/**
 * Mean log-likelihood of an answer (0 is perfect, -0.693 a coin) and how well right ones are ranked above wrong ones.
 * @example scorePredictions([{ chance: 0.5, right: true }]) // { answers: 1, logLikelihood: Math.log(0.5), auc: 0.5 }
 */
export function scorePredictions(predictions: readonly Prediction[]): FitScore {
  const total = predictions.reduce(
    (sum, { chance, right }) => sum + Math.log(right ? chance : 1 - chance),
    0,
  );
  return {
    answers: predictions.length,
    logLikelihood: predictions.length === 0 ? 0 : total / predictions.length,
    auc: areaUnderCurve(predictions),
  };
}

export function totalLogLikelihood(predictions: readonly Prediction[]): number {
  return predictions.reduce((sum, { chance, right }) => sum + Math.log(right ? chance : 1 - chance), 0);
}

/** The chance that a right answer was given a higher prediction than a wrong one; ties count half. */
function areaUnderCurve(predictions: readonly Prediction[]): number {
  const sorted = [...predictions].sort((a, b) => a.chance - b.chance);
  const rights = sorted.filter(({ right }) => right).length;
  const wrongs = sorted.length - rights;
  if (rights === 0 || wrongs === 0) return 0.5;
  let ranks = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]?.chance === sorted[from]?.chance) to += 1;
    const middle = (from + 1 + to) / 2;
    for (let i = from; i < to; i += 1) if (sorted[i]?.right) ranks += middle;
    from = to;
  }
  return (ranks - (rights * (rights + 1)) / 2) / (rights * wrongs);
}
