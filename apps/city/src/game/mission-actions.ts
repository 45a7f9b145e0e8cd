import type { ChartSpec, TableSpec } from '@playforward/contract';
import { v4 as newAttemptId } from 'uuid';
import { graphWord, orbWord, progressWord, tableWord } from '../link/game-words.ts';
import { checkInputs, typedIn } from '../planner/check-inputs.ts';
import type { IntentReply, RunIntent } from '../session/city-session.ts';
import { readNumber, shownMeasure } from '../ui/numbers.ts';
import { openMission } from './game-state.ts';
import type { Game } from './open-game.ts';
import { gameText as text } from './text.ts';

export type MissionActions = ReturnType<typeof missionActions>;

/** The way of a mission: open, plan, run, read, revise or build. The page around the game hears of each step. */
export function missionActions(game: Game) {
  const { session, link } = game;
  const planner = (event: Parameters<typeof game.dispatch>[0] & { kind: 'planner' }) => game.dispatch(event);
  const progress = (missionId: string, status: 'started' | 'run' | 'committed') => {
    const { stars = 0, attempts = 0 } = game.state().planner.records[missionId] ?? {};
    link.say(progressWord({ missionId, status, stars, attempts }));
  };
  const open = (missionId: string) => {
    planner({ kind: 'planner', event: { kind: 'open', missionId } });
    progress(missionId, 'started');
    const mission = openMission(game.state());
    if (mission) session.expectRun(mission.family);
  };
  let asked: RunIntent | null = null;
  const refuse = (sentence: string, symbol: string | null) => {
    game.sound('no');
    game.lines.say(sentence);
    planner({ kind: 'planner', event: { kind: 'refused', sentence, symbol } });
  };
  const run = async () => {
    const mission = openMission(game.state());
    if (!mission || game.state().planner.phase !== 'plan') return;
    const { inputs, prediction } = game.state().planner;
    planner({ kind: 'planner', event: { kind: 'run' } });
    const problem = checkInputs(mission, inputs, prediction);
    if (problem) return refuse(problem.sentence, problem.symbol);
    game.sound('run');
    asked = { type: 'run', attemptId: newAttemptId(), mission, inputs, prediction };
    const reply = await session.send(asked);
    if (openMission(game.state())?.id !== mission.id) return;
    if (!reply.ok) return refuse(reply.sentence, reply.symbol ?? null);
    if (!reply.run) return;
    planner({ kind: 'planner', event: { kind: 'ran', ...reply.run } });
    progress(mission.id, 'run');
    game.askForTown();
    if (game.state().planner.hintOffered) link.say(orbWord('struggling', mission.id));
  };
  /** The days have been played: what happened is read aloud. */
  const showOutcome = () => {
    const mission = openMission(game.state());
    const { run: finished, phase } = game.state().planner;
    planner({ kind: 'planner', event: { kind: 'lapse over' } });
    if (phase !== 'lapse' || !mission || !finished) return;
    const { stars, outcome } = finished.run;
    const { unit, metric } = mission.predict;
    const became = outcome[metric];
    const said = readNumber(finished.prediction);
    const compared =
      became === undefined || said === null
        ? ''
        : ` ${text.saidAndBecame(shownMeasure(said, unit), shownMeasure(became, unit))}`;
    game.tell(`${text.ran(mission.title, mission.run.days)}${compared} ${text.stars[stars]}`);
    game.sound(stars > 0 ? 'star' : 'no');
    if (stars === 3) link.say(orbWord('success', mission.id));
  };
  const build = async () => {
    const mission = openMission(game.state());
    const { run: finished, phase } = game.state().planner;
    if (!mission || !finished || phase !== 'outcome') return;
    planner({ kind: 'planner', event: { kind: 'build' } });
    const reply = await commit(session, { runId: finished.runId, asked });
    if (!reply.ok) return refuse(reply.sentence, null);
    planner({ kind: 'planner', event: { kind: 'built' } });
    progress(mission.id, 'committed');
    game.askForTown();
    game.sound('place');
    game.notify('good', text.missionBuilt(mission.title));
  };
  return {
    open,
    /** Back to the list, which a map does not show by itself. */
    leave() {
      planner({ kind: 'planner', event: { kind: 'leave' } });
      game.dispatch({ kind: 'panel', panel: 'missions' });
    },
    type: (symbol: string, value: string) =>
      planner({ kind: 'planner', event: { kind: 'type', symbol, value } }),
    predict: (value: string) => planner({ kind: 'planner', event: { kind: 'predict', value } }),
    run: () => void run(),
    showOutcome,
    revise: () => planner({ kind: 'planner', event: { kind: 'revise' } }),
    build: () => void build(),
    ...helpActions(game),
    ...noteActions(game),
    ...evidenceActions(game),
  };
}

/**
 * Builds what was run. A city that was started again holds no runs: the same one, under its own number, is run once
 * more and built.
 */
async function commit(
  session: Game['session'],
  { runId, asked }: { runId: string; asked: RunIntent | null },
): Promise<IntentReply> {
  const reply = await session.send({ type: 'commit', run_id: runId });
  if (reply.ok || !reply.gone || !asked) return reply;
  const again = await session.send(asked);
  if (!again.ok || !again.run) return again;
  return session.send({ type: 'commit', run_id: again.run.runId });
}

/** When help is offered, and what it says. */
function helpActions({ state, dispatch, link, lines }: Game) {
  return {
    /** A minute passed in which nothing more was typed. */
    idle(typed: string) {
      const { inputs, prediction, missionId } = state().planner;
      if (missionId === null || typedIn(inputs, prediction) !== typed) return;
      dispatch({ kind: 'planner', event: { kind: 'idle' } });
      link.say(orbWord('idle', missionId));
    },
    hint() {
      dispatch({ kind: 'planner', event: { kind: 'hint' } });
      const hint = openMission(state())?.hints[state().planner.hints - 1];
      if (hint) lines.say(hint);
    },
  };
}

/** What the student reads in the city and keeps. */
function noteActions(game: Game) {
  return {
    /** Something was read or measured: it stands in the notes from now on. */
    find(symbol: string) {
      const given = openMission(game.state())?.given.find((reading) => reading.symbol === symbol);
      if (!given || game.state().planner.found.includes(symbol)) return;
      game.dispatch({ kind: 'planner', event: { kind: 'found', symbol } });
      game.tell(text.noted(given.label, `${given.value} ${given.unit}`.trim()));
    },
    /** It is lit on the map. */
    seek: (symbol: string) => game.dispatch({ kind: 'planner', event: { kind: 'sought', symbol } }),
  };
}

/** In the page around the game where there is one, else in the game's own panel. */
function evidenceActions({ link, dispatch }: Game) {
  return {
    openChart(chart: ChartSpec) {
      if (link.state().phase === 'hosted') link.say(graphWord(chart));
      else dispatch({ kind: 'data', data: { kind: 'chart', chart } });
    },
    openTable(table: TableSpec) {
      if (link.state().phase === 'hosted') link.say(tableWord(table));
      else dispatch({ kind: 'data', data: { kind: 'table', table } });
    },
  };
}
