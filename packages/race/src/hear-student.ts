import { maskProfanity } from '@playforward/language';
import { answerChallenge } from './answer-challenge.ts';
import { startRace } from './ask-challenge.ts';
import { addWork, botSays, isBusy, isRunning, studentSays } from './change-race.ts';
import { followCommand, sayHelp } from './follow-intent.ts';
import { simplified } from './intents/classify-message.ts';
import { plainDigits } from './plain-digits.ts';
import { raceCommands, raceRules } from './race-rules.ts';
import type { RaceStage, RaceState } from './race-state.ts';
import { raceText } from './text.ts';

const mostKept = 10_000;
const fillers = new Set(['yes', 'ok', 'sure', 'yeah', 'yup', 'yep', 'yesss', 'yess']);
const restarts = new Set(['play', 'again', 'restart', 'play again']);

/** One word or fewer, or a filler word, does not say what to learn. */
function needsMoreDetail(goal: string): boolean {
  const words = goal.trim().split(/\s+/).filter(Boolean);
  return words.length <= 1 || fillers.has(goal.trim().toLowerCase());
}

const bareInteger = /^-?\d+$/;
const isBareInteger = (text: string): boolean => bareInteger.test(plainDigits(text).trim());

type Talk = (state: RaceState, text: string) => RaceState;

/** What is said in each stage; `text` is never blank (D-122). */
const talks: Readonly<Record<Exclude<RaceStage, 'inGame'>, Talk>> = {
  greeting: (state, text) => {
    const name = maskProfanity(text);
    const named: RaceState = { ...state, stage: 'askGrade', profile: { ...state.profile, name } };
    return botSays(named, raceText.askGrade(name));
  },
  askGrade: (state, grade) =>
    botSays({ ...state, stage: 'askTopic', profile: { ...state.profile, grade } }, raceText.askTopic),
  askTopic: (state, topic) =>
    botSays({ ...state, stage: 'askGoals', profile: { ...state.profile, topic } }, raceText.askGoals),
  askGoals: (state, goal) => {
    if (needsMoreDetail(goal)) return botSays(state, raceText.moreDetail);
    const known: RaceState = { ...state, stage: 'gameRules', profile: { ...state.profile, goal } };
    return addWork(botSays(known, raceText.rules), { kind: 'register' });
  },
  gameRules: (state, text) =>
    simplified(text) === 'start' ? startRace(state) : botSays(state, raceText.typeStart),
};

/** Words that the race answers by itself are looked at all the same: signs of a crisis must not pass unheard. */
function watched(state: RaceState, text: string): RaceState {
  return /\p{L}\p{L}/u.test(text) && simplified(text) !== 'start'
    ? addWork(state, { kind: 'watch', text })
    : state;
}

/** The race's own turn: numbers are answers at once, everything else is classified first (D-131). */
function race(state: RaceState, text: string): RaceState {
  const message = simplified(text);
  if (state.turn === 'ai') {
    if (message === 'quit') return followCommand(state, 'quit');
    return watched(botSays(state, raceText.outOfTurn, { game: true }), text);
  }
  if (isBareInteger(text)) return answerChallenge(state, { typed: text, extracted: null });
  return addWork(state, { kind: 'classify', text });
}

function afterRace(state: RaceState, text: string): RaceState {
  const message = simplified(text);
  if (restarts.has(message)) return startRace(state);
  const command = raceCommands.find((known) => known === message);
  if (command) return followCommand(state, command);
  if (isBareInteger(text)) return botSays(state, raceText.overOffer);
  return addWork(state, { kind: 'classify', text });
}

/** A message of the student. Blank ones and those that come while another is handled change nothing. */
export function hearStudent(state: RaceState, said: string): RaceState {
  const text = said.trim().slice(0, mostKept);
  if (text === '' || isBusy(state)) return state;
  const heard = studentSays(state, text);
  if (simplified(text) === 'help') return sayHelp(heard);
  if (isRunning(state)) return race(heard, text);
  if (state.stage === 'inGame') return afterRace(heard, text);
  const isTooLong = text.length > raceRules.mostProfileCharacters;
  return watched(isTooLong ? botSays(heard, raceText.tooLong) : talks[state.stage](heard, text), text);
}
