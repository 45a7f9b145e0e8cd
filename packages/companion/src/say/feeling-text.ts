/** What is said to a student who is proud, or worn down. */
export const feelingText = {
  praise: {
    younger: [
      'Well done! You stayed with it. What was the step that made it work?',
      'Great work! Say in one sentence what helped. That way you keep it.',
      'Nice! You did the thinking. Could you explain it to a friend?',
    ],
    older: [
      'Well done. Which step made the difference?',
      'Good work. Say in one sentence what helped. That way you keep it.',
      'Nice. Could you explain it to somebody who was stuck?',
    ],
  },
  praiseHeard: [
    'That is worth keeping. Next time, start there.',
    'Good, you can name what helped. That makes it yours.',
    'Yes. Use that again on the next one.',
  ],
  frustrated: {
    younger: [
      'That is a normal feeling when something is new.',
      'Being stuck is part of learning.',
      'You do not need to see the whole way, only the next step.',
    ],
    older: [
      'That is frustrating, and it happens to everybody who learns something hard.',
      'Being stuck does not mean that you cannot do it.',
      'Only the next step counts now.',
    ],
  },
} as const;
