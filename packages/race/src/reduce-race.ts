import { nextChallenge, startRace, takeChallenge } from './ask-challenge.ts';
import { addWork, botSays, endWork, isBusy, isRunning } from './change-race.ts';
import { classifyLocally } from './classify-locally.ts';
import { endRace } from './end-race.ts';
import { followIntent } from './follow-intent.ts';
import { hearStudent } from './hear-student.ts';
import type { RaceEvent, RaceState, Work } from './race-state.ts';
import { readFeedback } from './read-feedback.ts';
import { readIntent } from './read-intent.ts';
import { findRival, rivalStep } from './rivals.ts';
import { hasArrived, moveToward, showPoint } from './ship-move.ts';
import { raceText } from './text.ts';

type Handler<T extends RaceEvent['type']> = (
  state: RaceState,
  event: Extract<RaceEvent, { type: T }>,
) => RaceState;

function rivalMoves(state: RaceState, roll: number): RaceState {
  const units = rivalStep(state.rival, roll);
  const aiLocation = moveToward(state.aiLocation, state.finalDestination, units);
  const text = raceText.rivalMoved(findRival(state.rival).name, units, showPoint(aiLocation));
  const moved = botSays({ ...state, aiLocation }, text, { game: true });
  return hasArrived(aiLocation, state.finalDestination)
    ? addWork(moved, { kind: 'finish' })
    : nextChallenge(moved);
}

function takeReport(state: RaceState, raw: unknown): RaceState {
  const report = readFeedback(raw);
  if (!report) return botSays(state, raceText.feedbackFailed, { error: true });
  return addWork(state, { kind: 'show-feedback', report });
}

/** What happens when the work broke that was under way (D-134). */
function recover(state: RaceState, work: Work): RaceState {
  switch (work.kind) {
    case 'generate':
      return takeChallenge(state, { challenge: null, roll: 0 });
    case 'feedback':
    case 'show-feedback':
      return botSays(state, raceText.feedbackFailed, { error: true });
    case 'rival':
      return rivalMoves(state, 0);
    case 'finish':
      return endRace(state, 'ai');
    case 'classify':
      return botSays(state, raceText.trouble, { error: true });
    case 'register':
    case 'watch':
    case 'update':
      return state;
  }
}

function answered<K extends Work['kind']>(
  state: RaceState,
  { id, kind }: { id: number; kind: K },
  then: (state: RaceState, work: Extract<Work, { kind: K }>) => RaceState,
): RaceState {
  const ended = endWork(state, { id, kind });
  return ended ? then(ended.state, ended.work) : state;
}

const inLanguage = (lang: string | undefined) => (lang === undefined || lang === 'en' ? {} : { lang });

const handlers: { readonly [T in RaceEvent['type']]: Handler<T> } = {
  say: (state, { text }) => hearStudent(state, text),
  registered: (state, { work, id }) =>
    answered(state, { id: work, kind: 'register' }, (next) => ({
      ...next,
      profile: { ...next.profile, id },
    })),
  classified: (state, { work, result, card, lang }) =>
    answered(state, { id: work, kind: 'classify' }, (next, { text }) =>
      card === undefined
        ? followIntent(next, { intent: readIntent(result) ?? classifyLocally(text), typed: text })
        : botSays(next, card, inLanguage(lang)),
    ),
  watched: (state, { work, card, lang }) =>
    answered(state, { id: work, kind: 'watch' }, (next) =>
      card === null ? next : botSays(next, card, inLanguage(lang)),
    ),
  generated: (state, { work, challenge, roll }) =>
    answered(state, { id: work, kind: 'generate' }, (next) => takeChallenge(next, { challenge, roll })),
  'rival-moves': (state, { work, roll }) =>
    answered(state, { id: work, kind: 'rival' }, (next) => rivalMoves(next, roll)),
  finish: (state, { work }) => answered(state, { id: work, kind: 'finish' }, (next) => endRace(next, 'ai')),
  reported: (state, { work, report }) =>
    answered(state, { id: work, kind: 'feedback' }, (next) => takeReport(next, report)),
  'show-feedback': (state, { work }) =>
    answered(state, { id: work, kind: 'show-feedback' }, (next, { report }) =>
      botSays(next, raceText.report, { feedback: report }),
    ),
  updated: (state, { work }) => answered(state, { id: work, kind: 'update' }, (next) => next),
  broke: (state, { work: id }) => {
    const work = state.work.find((entry) => entry.id === id);
    return work ? answered(state, work, (next) => recover(next, work)) : state;
  },
  rematch: (state) =>
    state.gameOver && state.asked.length > 0 && !isBusy(state) ? startRace(state, state.asked) : state,
  'choose-rival': (state, { rival }) => (isRunning(state) ? state : { ...state, rival }),
};

/**
 * The race: the next state for whatever happened. Pure; time passes and calls are made outside, as `state.work` asks
 * for. Any event may come at any time: what does not fit the state changes nothing or is answered with a sentence.
 */
export function reduceRace(state: RaceState, event: RaceEvent): RaceState {
  const handle = handlers[event.type] as Handler<RaceEvent['type']>;
  return handle(state, event);
}
