import { type City, type Command, settlePlacements } from '@playforward/city-sim';
import type { Judge } from '../judge/ask-judge.ts';
import type { Plan } from '../judge/plan.ts';
import type { IntentReply } from './city-session.ts';
import { sessionText as text } from './text.ts';

/** Runs that may still be built. */
const runsHeld = 5;
const missionPays = Number.MAX_SAFE_INTEGER;

type Needs = {
  city: City;
  plot: number;
  judge: Judge;
  command(given: Command, budget: number): IntentReply;
};

/** The missions of a city that the page runs by itself: what was run is held until it is built. */
export function openPrivateRuns({ city, plot, judge, command }: Needs) {
  const held = new Map<string, readonly Command[]>();
  return {
    async run(plan: Plan): Promise<IntentReply> {
      const reply = await judge.run(plan);
      if (!reply.ok || !reply.run) return reply;
      held.set(reply.run.runId, reply.run.run.placements);
      const [oldest] = held.keys();
      if (held.size > runsHeld && oldest !== undefined) held.delete(oldest);
      return reply;
    },
    /** What a mission proved is built without touching the plot's balance: all of it or nothing. */
    commit(runId: string): IntentReply {
      const placements = held.get(runId);
      if (!placements) return { ok: false, sentence: text.unknownRun, gone: true };
      const commands = settlePlacements(city, { plot, placements, budget: missionPays });
      if (commands.length < placements.length) return { ok: false, sentence: text.noRoom };
      const replies = commands.map((given) => command(given, missionPays));
      held.delete(runId);
      return { ok: true, placements: replies.flatMap((reply) => (reply.ok ? (reply.placements ?? []) : [])) };
    },
  };
}
