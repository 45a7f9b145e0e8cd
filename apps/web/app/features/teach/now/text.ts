import { students } from '../text.ts';

/** Words of the live view. */
export const nowText = {
  onNow: (on: number, all: number) => [`${on}`, `of ${all} on now`] as const,
  handsUp: (n: number) => [`${n}`, n === 1 ? 'hand up' : 'hands up'] as const,
  onIdea: (n: number) => [`${n}`, 'on one wrong idea'] as const,
  done: (n: number) => [`${n}`, 'done'] as const,
  hideNames: 'Hide names',
  showNames: 'Show names',
  hidden: (n: number) => `Student ${n}`,
  pause: 'Pause the class',
  goOn: 'Let them go on',
  paused: 'The class is paused. Students see “Eyes on your teacher”, and nothing of theirs is lost.',
  groups: {
    hands: { title: 'Hands up', hint: 'Waiting for you' },
    idea: { title: 'On one wrong idea' },
    quiet: { title: 'Quiet for a while', hint: 'No answer for over three minutes' },
    moving: { title: 'Moving along' },
  },
  rest: (moving: number, done: number, away: number) =>
    [
      moving === 0 ? 'Nobody right now' : students(moving),
      done > 0 && `${done} more ${done === 1 ? 'is' : 'are'} done`,
      away > 0 && `${away} ${away === 1 ? 'is' : 'are'} not here`,
    ]
      .filter(Boolean)
      .join(', '),
  isDone: 'Done with the lesson',
  isAway: 'Not here',
  parts: {
    lesson: () => 'Reading the lesson',
    example: (number: number, of: number) => `Example ${number} of ${of}`,
    guided: (number: number, of: number) => `Guided problem ${number} of ${of}`,
    practice: (number: number, of: number) => `Practice, problem ${number} of ${of}`,
    stretch: () => 'Stretch problem',
  },
  nothing: 'Nothing open yet',
  miss: (n: number) =>
    n === 1 ? 'First miss of this kind' : `${['Second', 'Third'][n - 2] ?? `${n}th`} miss in a row`,
  waiting: 'waiting',
  lower: 'Lower hand',
  lowerOf: (name: string) => `Lower hand of ${name}`,
  nudge: 'Nudge',
  nudgeOf: (name: string) => `Nudge ${name}`,
  nudgeTitle: (name: string) => `Send ${name} one sentence`,
  nudgeAll: 'Nudge all of these',
  all: 'all of these students',
  sent: (name: string) => `Sent to ${name}.`,
  notSent: 'This did not arrive. Please try again.',
  talk: 'Talk about it',
  broken: 'The line broke. It is being taken up again.',
  over: {
    title: 'This view has ended',
    text: 'The class is gone, or you are signed out somewhere else. Nothing is lost.',
  },
  opening: 'Looking at the class...',
  empty: { title: 'Nobody is in this class yet', text: 'Share the code, or add students under People.' },
};
