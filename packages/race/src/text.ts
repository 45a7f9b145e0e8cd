import type { ChallengeType, RaceCommand } from './race-rules.ts';
import { raceRules } from './race-rules.ts';

const units = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;
const value = (type: ChallengeType): string => units(raceRules.moveValues[type]);

/** Every sentence of the race. Those in quotes of the documents stand as quoted (002 §5, §8). */
export const raceText = {
  greeting: "Hi, I'm Orbit! What's your name?",
  askGrade: (name: string) => `Nice to meet you, ${name}! What grade are you in?`,
  askTopic: 'Which math topic would you like to work on?',
  askGoals: 'What is your learning goal? Tell me in a sentence.',
  moreDetail: 'Tell me a little more - what exactly would you like to get better at?',
  typeStart: "Type start when you're ready!",
  tooLong: `That is a long one! Please tell me in ${raceRules.mostProfileCharacters} characters or fewer.`,
  rules: `We both start at (0,0) and race to (7,5). Every correct answer moves you closer: equation ${value('equation')}, coordinate ${value('coordinate')}, applied ${value('applied')}. After your move the AI moves 1 or 2 units. The first to be within ${units(raceRules.winWithin)} of the destination wins. Type hint or skip during the race, help anytime. Type start to begin!`,
  wrong: 'Not quite there yet! Try again or type "hint" for help.',
  clue: (phrase: string) => `A clue: check whether your work ${phrase}.`,
  unreadable: (message: string) => `${message} This did not cost you anything.`,
  otherForm: (message: string) => `${message} You are very close, and this did not cost you anything.`,
  outOfTurn: 'Please wait for your turn.',
  correct: (move: number, at: string) => `Correct! You fly ${units(move)} and are at ${at} now.`,
  skipped: 'Skipped. The AI moves, then you get a new challenge.',
  learning: (trains: string, way: string | null) =>
    `What it takes: ${trains}.${way === null ? '' : ` One way: ${way}`}`,
  answerOf: (answer: string) => `The answer was ${answer}.`,
  nextStep: (lesson: string, needsWork: boolean) =>
    needsWork
      ? `Your next step is the lesson “${lesson}”. It teaches what did not come easily yet.`
      : `Your next step is the lesson “${lesson}”.`,
  rivalMoved: (name: string, move: number, at: string) => `${name} flies ${units(move)} to ${at}.`,
  win: 'You made it - you win!',
  loss: 'The AI got there first. Great effort!',
  quit: 'Race ended. Type play again for a new one or feedback for your report.',
  overOffer: 'Type play again for a new race or feedback for your report.',
  hint: (at: number, of: number, hint: string) => `Hint ${at} of ${of}: ${hint}`,
  noHint: 'Write down what you know and what is asked. Then try the question with smaller numbers first.',
  startFailed: 'There was an error starting the game. Let me try again with a basic challenge.',
  nextFailed: "I encountered an issue generating your next challenge. Here's a simple one instead.",
  trouble: "I'm having trouble processing your request right now. Please try again.",
  feedbackFailed:
    "I'm having trouble generating detailed feedback right now. Let me know if you'd like to play again!",
  unknownCommand: 'I don\'t recognize that command. Type "help" to see available commands.',
  unknownIntent: "I'm not sure how to respond to that.",
  feedbackLater: 'Your report comes after the race. Keep flying!',
  report: 'Here is your report.',
  confused: 'That is okay, this one takes some thinking. Type hint and we will take it step by step.',
  frustrated:
    'Hard ones are where we grow, and you are doing fine. Type hint for help or skip for another one.',
  chat: "I like talking with you! Let's get back to the challenge when you are ready.",
  chatOver: 'That was fun to fly with you! Type play again for a new race or feedback for your report.',
  meta: `Solve the challenge to fly toward (7,5). The first to be within ${units(raceRules.winWithin)} wins. Type hint, skip, help or quit at any time.`,
  help: (available: readonly RaceCommand[]) => `Here is what you can type now: ${available.join(', ')}.`,
  helpBefore: 'Just answer my question, and we will be racing soon. You can type help at any time.',
  notNow: (command: string, available: readonly RaceCommand[]) =>
    `"${command}" is not available now. You can type: ${available.join(', ')}.`,
} as const;
