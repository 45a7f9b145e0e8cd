import { type GameState, openMission } from '../game/game-state.ts';
import type { FinishedRun } from '../planner/planner-state.ts';
import { readNumber, shownMeasure } from '../ui/numbers.ts';
import type { OrbMood } from '../ui/orb.tsx';
import { orbText as text } from './text.ts';

type OrbLine = { mood: OrbMood; words: string };

/** What the companion says over the map: about the student's own numbers, from the city, never the answer (R13). */
export function orbLine(state: GameState): OrbLine {
  const mission = openMission(state);
  const { phase, run: finished } = state.planner;
  if (!mission) return { mood: 'idle', words: idleWords(state) };
  if (phase === 'lapse') return { mood: 'speaking', words: text.lapse };
  if (phase === 'plan' || phase === 'running') return { mood: 'speaking', words: planWords(state) };
  return finished ? aboutRun(finished, mission.predict) : { mood: 'idle', words: '' };
}

/** Outside of a mission: what the day brings. */
function idleWords({ town, panel, tool }: GameState): string {
  if (panel !== null || tool !== null) return '';
  if (town?.event && !town.event.done) return text.today(town.event.title);
  return '';
}

/** While a number is planned: the next thing to look at. */
function planWords(state: GameState): string {
  const mission = openMission(state);
  const { found, inputs, prediction, hintOffered, hints } = state.planner;
  if (!mission) return '';
  const hint = mission.hints[hints - 1];
  if (hint) return hint;
  if (hintOffered) return text.hint;
  const missing = mission.given.filter(({ symbol, where }) => where !== 'story' && !found.includes(symbol));
  const [next] = missing;
  if (next) return text.missing(missing.length, next.label);
  const isTyped = mission.unknowns.every(({ symbol }) => (inputs[symbol] ?? '').trim() !== '');
  if (!isTyped) return text.allFound;
  return prediction.trim() === '' ? text.predict : text.ready;
}

/** A prediction within this part of what it became counts as seen coming. */
const closePart = 0.1;

/** What a run without a star lacks: the need itself, seen on the site or not, or a goal beside it. */
function missingIn({ goals, site }: FinishedRun['run']): keyof typeof text.noStar {
  const isNeedMet = goals[0]?.[0]?.met === true;
  // Red rings stand where something is missing, not where too much was planned.
  if (!isNeedMet) return site && site.spare === 0 ? 'missing' : 'unseen';
  return site && site.spare > 0 ? 'spare' : 'other';
}

/** First what the prediction says about the student's picture of the days, then where to look. */
function aboutRun(
  { run, prediction }: FinishedRun,
  { metric, unit, day }: { metric: string; unit: string; day: number },
): OrbLine {
  const { stars, outcome } = run;
  const mood = stars === 3 ? 'fulfilled' : stars > 0 ? 'speaking' : 'determined';
  const said = readNumber(prediction);
  const became = outcome[metric];
  const [look, after] = stars === 0 ? text.noStar[missingIn(run)] : [text.lookAt[stars], text.stars[stars]];
  if (said === null || became === undefined) return { mood, words: after ?? '' };
  const isClose = Math.abs(said - became) <= Math.max(closePart * Math.abs(became), 1e-9);
  const shown = (value: number) => shownMeasure(value, unit);
  if (stars === 3) return { mood, words: text.foreseen };
  if (!isClose) {
    const how = said > became ? text.less : text.more;
    return {
      mood,
      words: `${text.predicted(shown(said), day, shown(became), how)} ${look ?? ''}`,
    };
  }
  return { mood, words: `${text.close} ${after ?? ''}` };
}
