import type { ProgressKind } from '@playforward/contract';

const names: Record<ProgressKind, string> = { problem: 'Problem', lesson: 'Lesson', unit: 'Unit' };

/** Every sentence a practice call may answer in `detail`. */
export const practiceSentences = {
  notStarted: (kind: ProgressKind) => `User hasn't started this ${kind}`,
  notFound: (kind: ProgressKind) => `${names[kind]} not found`,
  stillOpen: {
    problem: 'This problem has no right answer yet.',
    lesson: 'Some problems of this lesson are still open.',
    unit: 'Some lessons of this unit are still open.',
  } satisfies Record<ProgressKind, string>,
  noSuchAnswer: 'This problem has no answer with that number.',
  chooseAnAnswer: 'Please choose one of the answers.',
  attemptNotFound: 'Attempt not found',
  notATypedAnswer: 'Only a typed answer can be checked again.',
  wasRight: 'This answer was right.',
  attemptOfAnotherProblem: 'This attempt id already belongs to another problem.',
} as const;

/** What the student reads above the reason. */
export const verdictMessages = {
  right: 'That is right!',
  wrong: 'Not quite yet.',
  twoReadings: 'Your answer can be read in two ways. Add parentheses to show yours. This try does not count.',
  notCounted: 'This try does not count. Change your answer and send it again.',
} as const;

/** What is said to an answer to a problem that nobody can read any more. */
export const renewedMessages = {
  message: 'Thank you! We have your answer. This problem was renewed while the answer was on its way.',
  reason:
    'So it does not count as right or wrong. Open the lesson again, and a fresh problem is waiting there.',
} as const;

/** What a student who stands by an answer is told. */
export const recheckMessages = {
  same: 'A second check agrees with you. We keep your answer so that a person can mend this problem. To go on now, pick the choice that says the same.',
  different:
    'We checked it a second way and it still comes out different. We keep your answer, and a person can look at it. The reason above is the best place to start.',
  unclear: 'A second check could not decide. We keep your answer so that a person can look at it.',
} as const;
