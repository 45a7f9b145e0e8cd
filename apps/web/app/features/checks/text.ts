import type { SittingKindName } from '@playforward/contract';

const problems = (n: number) => (n === 1 ? '1 problem' : `${n} problems`);

/** Words of checks and of other sets of problems that are handed in as a whole. */
export const checksText = {
  page: 'Checks',
  loading: 'Opening your check...',
  failed: { title: 'This did not load', text: 'Nothing is lost. Please try once more.', again: 'Try again' },
  notHere: {
    title: 'There is no such check',
    text: 'It may belong to somebody else, or to a class you are not in now.',
    back: 'Back to the dashboard',
  },
  list: {
    title: (course: string) => `Checks: ${course}`,
    lead: 'Find out what you can do alone. There is no clock, and every answer tells you what to look at next.',
    problems,
    start: 'Start',
    goOn: 'Go on',
    again: 'Take it again',
    startOf: (title: string) => `Start ${title}`,
    goOnOf: (title: string) => `Go on with ${title}`,
    againOf: (title: string) => `Take again: ${title}`,
    last: (right: number, all: number) => `Last time ${right} of ${all}.`,
    review: 'Look at it',
    reviewOf: (title: string) => `Look at ${title}`,
    none: 'There are no checks in this course yet.',
    back: 'Back to the dashboard',
  },
  start: {
    title: 'Ready when you are',
    rest: 'While it is open I rest: no hints and no chat. You can pause, close the page and go on later. Your answers stay.',
    helped: 'You can ask me while you work on it. You see what is right once you hand in.',
    go: 'Start',
    back: 'Not now',
    paper: (code: string, version: string) => `Sheet ${code}, version ${version}`,
  },
  open: {
    lead: (place: string) =>
      place === '' ? 'Take your time, there is no clock.' : `${place}. Take your time, there is no clock.`,
    leadUntil: (place: string, when: string) => `${place === '' ? '' : `${place}. `}Open until ${when}.`,
    pause: 'Pause',
    putAway: 'Put it away',
    putAwaySure: 'Put this check away? It gives no result, and next time you get other numbers.',
    putAwayYes: 'Put it away',
    keep: 'Keep working',
    question: (place: number, all: number) => `Question ${place} of ${all}`,
    later: 'Look at it later',
    answer: 'Your answer',
    choices: 'Choices',
    letter: (place: number) => String.fromCharCode(65 + place),
    back: 'Back',
    next: 'Next',
    answered: (n: number, all: number) => `${n} of ${all} answered`,
    overview: 'All questions',
    isAnswered: 'answered, with a line below',
    isOpen: 'still open',
    isLater: 'look at it later',
    mark: (place: number, answered: boolean, later: boolean) =>
      `Question ${place}, ${answered ? 'answered' : 'still open'}${later ? ', look at it later' : ''}`,
    handIn: 'Hand in',
    handInSure: (left: number) =>
      left === 0
        ? 'All questions have an answer. Hand in now?'
        : `${left === 1 ? '1 question has' : `${left} questions have`} no answer yet. Hand in anyway?`,
    handInYes: 'Hand in',
    handInNo: 'Look once more',
    handInFailed:
      'We could not reach the server. Your answers are kept here. Please hand in again in a moment.',
    orb: 'I rest until you hand in. Then we look at it together.',
    orbAwake: 'Ask me when you are stuck. Hand in, and we look at it together.',
  },
  saved: {
    none: 'Answers save by themselves',
    saved: (time: string) => `Saved, ${time}`,
    saving: 'Saving...',
    kept: 'No line. Kept on this device',
  },
  review: {
    of: (kind: SittingKindName) => (kind === 'practice' || kind === 'paper' ? 'Your practice' : 'Your check'),
    right: (n: number, all: number) => `${n} of ${all} right.`,
    lead: 'Each reason below names one idea to look at next.',
    all: 'You can do all of this alone.',
    waits: {
      title: 'Handed in',
      text: (when: string) => `You see what is right when it is over for everybody: ${when}.`,
    },
    away: { title: 'Put away', text: 'This check gives no result. Start a new one when you like.' },
    verdicts: {
      right: 'Right',
      wrong: 'Not quite yet',
      other: 'Could not be judged as right',
      none: 'No answer',
    },
    accepted: (note: string) => `Your teacher takes this answer: ${note}`,
    yours: 'Your answer',
    answer: 'Answer',
    lesson: (title: string) => `Go to ${title}`,
    problem: (place: number) => `Question ${place}`,
    back: 'Back to the dashboard',
  },
};
