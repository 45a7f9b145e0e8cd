import { type Command, settlePlacements } from '@playforward/city-sim';
import { changeCity, refuse } from '../room/change-city.ts';
import type { CityGame } from '../room/city-game.ts';
import type { Player } from '../room/city-players.ts';
import type { IntentOf, IntentReply } from '../room/reply.ts';

/** A run takes tens of milliseconds of everybody's time. */
const runEveryMs = 500;
const runsHeld = 5;
/** What a mission proved is built without touching the plot's balance. */
const missionPays = Number.MAX_SAFE_INTEGER;

/** Simulates a plan in a fork of the mission's own district and answers what came of it, once it is stored. */
export async function runPlan(game: CityGame, player: Player, asked: IntentOf<'run'>): Promise<IntentReply> {
  const { services } = game;
  const { seq, mission_id: missionId, inputs, prediction, attempt_id: attemptId } = asked;
  const now = services.clock.now().getTime();
  if (now - player.lastRunAt < runEveryMs) return refuse('too-fast');
  player.lastRunAt = now;
  const { userId } = player;
  const ran = await services.missions().runMission({ missionId, userId, inputs, prediction, attemptId });
  if (!ran.ok) {
    if (ran.reason === 'unknown-mission') return refuse(ran.reason);
    return { ok: false, reasonId: ran.reason, text: ran.text, symbol: ran.symbol };
  }
  const { run, attempt } = ran;
  const { id, attempts, bestStars, mastered } = attempt;
  hold(player, String(id), { missionId, placements: run.placements });
  return {
    ok: 'answered',
    message: {
      type: 'run',
      seq,
      run_id: String(id),
      mission_id: missionId,
      run,
      attempts,
      best_stars: bestStars,
      mastered,
    },
  };
}

function hold(
  { runs }: Player,
  id: string,
  run: { missionId: string; placements: readonly Command[] },
): void {
  runs.set(id, run);
  const [oldest] = runs.keys();
  if (runs.size > runsHeld && oldest !== undefined) runs.delete(oldest);
}

/** Builds a plan that was run, on free tiles of the player's plot: all of it or nothing. Runs in turn only. */
export async function commitRun(
  game: CityGame,
  { userId, plot, runs }: Player,
  { run_id: runId }: IntentOf<'commit'>,
): Promise<IntentReply> {
  const held = runs.get(runId);
  if (!held) return refuse('unknown-run');
  const budget = missionPays;
  const commands = settlePlacements(game.city, { plot, placements: held.placements, budget });
  if (commands.length < held.placements.length) return refuse('no-room');
  const changes = commands.map((command) => ({ command, note: { attempt: runId } }));
  const changed = await changeCity(game, { userId, plot, kind: 'commit', changes, budget });
  if (!changed.ok) return changed;
  runs.delete(runId);
  return { ok: true, more: { placement_ids: changed.placementIds } };
}
