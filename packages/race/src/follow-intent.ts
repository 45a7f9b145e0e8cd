import { answerChallenge, giveHint, skipChallenge } from './answer-challenge.ts';
import { startRace } from './ask-challenge.ts';
import { availableCommands } from './available-commands.ts';
import { addWork, botSays, isRunning } from './change-race.ts';
import { endRace } from './end-race.ts';
import type { IntentResult } from './intent-result.ts';
import type { RaceCommand } from './race-rules.ts';
import type { RaceState } from './race-state.ts';
import { raceText } from './text.ts';

export function sayHelp(state: RaceState): RaceState {
  const available = availableCommands(state);
  return botSays(state, available.length > 1 ? raceText.help(available) : raceText.helpBefore);
}

function refuse(state: RaceState, command: RaceCommand): RaceState {
  return botSays(state, raceText.notNow(command, availableCommands(state)));
}

/** Does a command, or says that it is not available now and what is (D-123). */
export function followCommand(state: RaceState, command: RaceCommand): RaceState {
  if (command === 'feedback' && isRunning(state)) return botSays(state, raceText.feedbackLater);
  if (!availableCommands(state).includes(command)) return refuse(state, command);
  switch (command) {
    case 'help':
      return sayHelp(state);
    case 'hint':
      return giveHint(state);
    case 'skip':
      return skipChallenge(state);
    case 'quit':
      return endRace(state, null);
    case 'start':
    case 'play again':
      return startRace(state);
    case 'feedback':
      return addWork(state, { kind: 'feedback' });
  }
}

function talk(state: RaceState, { sentiment, meta_request }: IntentResult): RaceState {
  if (meta_request) return botSays(state, raceText.meta);
  if (!isRunning(state)) return botSays(state, raceText.chatOver);
  if (sentiment === 'CONFUSED') return botSays(state, raceText.confused);
  return botSays(state, sentiment === 'FRUSTRATED' ? raceText.frustrated : raceText.chat);
}

/** The intent drives the reply (R-125, D-135). */
export function followIntent(
  state: RaceState,
  { intent, typed }: { intent: IntentResult; typed: string },
): RaceState {
  switch (intent.primary_intent) {
    case 'COMMAND':
      if (intent.command_type === null) return botSays(state, raceText.unknownCommand);
      return followCommand(state, intent.command_type);
    case 'ANSWER':
      if (!isRunning(state)) return botSays(state, raceText.overOffer);
      return answerChallenge(state, { typed, extracted: intent.extracted_answer });
    case 'FEEDBACK':
      return followCommand(state, 'feedback');
    case 'CHAT':
      return talk(state, intent);
    case 'UNKNOWN':
      return botSays(state, raceText.unknownIntent);
  }
}
