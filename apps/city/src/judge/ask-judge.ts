import type { CityMission, MissionFamily, MissionRunAnswer } from '@playforward/contract';
import { postRun } from '../record/post-run.ts';
import type { IntentReply, RunShown } from '../session/city-session.ts';
import { sessionText as text } from '../session/text.ts';
import type { Plan } from './plan.ts';

/** What judges the plans of a city that the page runs by itself. */
export type Judge = {
  /** Fetches the rules of a family while the student still plans: they are there when the line is gone. */
  getReady(family: MissionFamily): void;
  run(plan: Plan): Promise<IntentReply>;
};

type JudgeParts = { load?: () => Promise<typeof import('./judge.ts')>; onJudgedHere?: (plan: Plan) => void };

const loadRules = () => import('./judge.ts');
/** Longer than this nobody waits for a server: the page has the same rules. */
const patience = 4000;

/** Missions for a page to which nobody gave any; none where the rules cannot be fetched. */
export async function fetchPractice(seed = 1): Promise<CityMission[]> {
  try {
    return await (await loadRules()).practiceMissions(seed);
  } catch {
    return [];
  }
}

/**
 * Judges on the server where it answers, so that the run is on the student's record; else here, by the same rules
 * (decision 0060), and `onJudgedHere` hears of it. Without either the plan stays as it is typed.
 */
export function openJudge({ load = loadRules, onJudgedHere }: JudgeParts = {}): Judge {
  let runs = 0;
  return {
    getReady(family) {
      load()
        .then((rules) => rules.fetchFamily(family))
        .catch(() => undefined);
    },
    async run(plan) {
      const asked = plan.mission.lesson_id > 0 ? await askServer(plan) : null;
      if (asked) return asked;
      const judged = await load()
        .then((rules) => rules.judgePlan(plan))
        .catch(() => null);
      if (!judged) return { ok: false, sentence: text.judgeAway };
      if (!judged.ok) return judged;
      runs += 1;
      if (plan.mission.lesson_id > 0) onJudgedHere?.(plan);
      return { ok: true, run: { runId: `here-${runs}`, run: judged.run } };
    },
  };
}

/** Null where the server does not answer, or not with a run. */
async function askServer({ attemptId, mission, inputs, prediction }: Plan): Promise<IntentReply | null> {
  try {
    const answer = await postRun({ attemptId, missionId: mission.id, inputs, prediction }, patience);
    if (!answer.ok) return null;
    const { run_id: runId, run } = (await answer.json()) as MissionRunAnswer;
    return { ok: true, run: { runId, run: run as unknown as RunShown } };
  } catch {
    return null;
  }
}
