import { random } from '@playforward/curriculum';
import {
  type FitScore,
  fitParameters,
  type MasteryParameters,
  masteryParameters,
  predictAnswers,
  predictByRate,
  type SkillLog,
  scorePredictions,
  simulateLogs,
} from '@playforward/mastery';
import { openForOperator } from '../../apps/server/src/operator/open-for-operator.ts';
import { readAnswerLogs } from '../../apps/server/src/operator/read-answer-logs.ts';
import { readSettings } from '../../apps/server/src/settings.ts';

/**
 * `npm run mastery:fit`: fits the parameters of the mastery estimate on half of the students and scores them on the
 * other half, beside the parameters in use and the plain rate of right answers. Simulated students always; the
 * answers of a real database when DATABASE_URL or DATA_DIR names one. Prints numbers, never who answered.
 */
const chanceSteps = 2 ** 31;
const leastAnswers = 400;

function fitOn(name: string, logs: readonly SkillLog[]): MasteryParameters | undefined {
  const learned = logs.filter(({ student }) => student % 2 === 0);
  const unseen = logs.filter(({ student }) => student % 2 === 1);
  const answers = logs.reduce((sum, log) => sum + log.answers.length, 0);
  console.log(`\n${name}: ${answers} answers, ${new Set(logs.map(({ student }) => student)).size} students`);
  if (answers < leastAnswers || unseen.length === 0) {
    console.log(`  fewer than ${leastAnswers} answers, or one student only: nothing is fitted on so little`);
    return undefined;
  }
  const fitted = fitParameters(learned, masteryParameters);
  const scores: [string, FitScore][] = [
    ['rate of right answers (baseline)', scorePredictions(predictByRate(unseen, learned))],
    ['parameters in use', scorePredictions(predictAnswers(unseen, masteryParameters))],
    ['fitted parameters', scorePredictions(predictAnswers(unseen, fitted))],
  ];
  console.log(`  on the ${scores[0]?.[1].answers} answers of students left out of the fit:`);
  for (const [label, { logLikelihood, auc }] of scores) {
    console.log(`  ${label.padEnd(34)} log-likelihood ${logLikelihood.toFixed(4)}   AUC ${auc.toFixed(4)}`);
  }
  console.log(
    `  fitted: ${JSON.stringify(fitted, (_, value) => (typeof value === 'number' ? round(value) : value))}`,
  );
  return fitted;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Students unlike the ones the parameters in use were fitted on: more know the skill, more slip. */
const truth: MasteryParameters = {
  prior: { alone: 0.3, helped: 0.5 },
  learn: { alone: 0.15, helped: 0.1 },
  slip: { 1: 0.05, 2: 0.1, 3: 0.2 },
  guess: { choice: 0.28, number: 0.08, structured: 0.05 },
  guessAfterHelp: { choice: 0.4, number: 0.2, structured: 0.15 },
};

const source = random('mastery-fit');
const chance = () => source.int(0, chanceSteps - 1) / chanceSteps;
fitOn('simulated students', simulateLogs({ students: 200, skills: 12, truth, chance }));

if (process.env.DATABASE_URL || process.env.DATA_DIR) {
  const { context, close } = await openForOperator(readSettings());
  const logs = await readAnswerLogs(context.dangerouslyAcrossSchools.pool).finally(close);
  fitOn('this database', logs);
} else {
  console.log('\nSet DATABASE_URL or DATA_DIR to fit on the answers of a real database as well.');
}
