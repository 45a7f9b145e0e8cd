/** Words of the conversation. Documented texts are kept to the letter; the others follow appendix A. */
export const chatText = {
  open: 'Chat',
  openLong: 'Chat with Your Future You',
  closeLong: 'Close the chat',
  close: 'Close chat',
  greeting: (name: string) => `Hi ${name}! Ask me anything about your lesson.`,
  state: { ready: 'Here for you', thinking: 'Thinking...', writing: 'Writing...' },
  modes: { label: 'Kind of chat', assistant: 'Assistant', basic: 'Basic' },
  basicNote: 'Basic chat: words only, and nothing is kept for later.',
  input: 'Write a message',
  attach: 'Add a picture',
  attachOff: 'Pictures need the assistant',
  attachFull: 'Four pictures are the most for one message',
  drop: (name: string) => `Remove ${name}`,
  picture: (name: string) => `Picture: ${name}`,
  pictureKept: 'Pictures are looked at once and never kept.',
  send: 'Send',
  stop: 'Stop',
  writing: 'Your Future You is writing',
  thinking: 'Your Future You is thinking',
  escape: { key: 'Esc', rest: 'to stop' },
  tooLong: (length: number, most: number) =>
    `That is ${length.toLocaleString('en-US')} characters. ${most.toLocaleString('en-US')} fit: make it a little shorter.`,
  log: 'Conversation',
  you: 'You',
  orb: 'Your Future You',
  status: { sending: 'Sending', delivered: 'Delivered', error: 'Not sent', unanswered: 'Not answered' },
  masked:
    'I covered the personal details in your message. They are yours, and you never need to share them here.',
  retry: 'Try again',
  read: 'Read aloud',
  stopReading: 'Stop reading',
  suggestions: 'You could say',
  /** A hyphen before a number is a minus sign. */
  handIn: (answer: string) => `Hand in ${answer.replaceAll('-', '−')} as your answer`,
  handedIn: {
    checking: (answer: string) => `Handing in ${answer}...`,
    right: (answer: string) => `You handed in ${answer}. That is right!`,
    wrong: (answer: string) =>
      `You handed in ${answer}. That is not it yet. Your problem tells what this answer shows.`,
    'not-counted': (answer: string) => `${answer} did not count as a try. Your problem tells why.`,
    unrecorded: (answer: string) => `${answer} is kept, and has not arrived yet. Your problem tells more.`,
  },
  stepVerdict: { right: 'Right step', 'not-yet': 'Look again' },
  step: (number: number) => `Step ${number}`,
  offline: 'You are offline. Your message stays here until the line is back.',
  lineLost: 'You are offline. My answer goes on when the line is back.',
  unanswered: 'My answer to this did not arrive. Press Try again, and I answer it now.',
  failure:
    "I'm having trouble connecting right now, but I'm still here to help! Please try again in a moment. 😊",
  streamError: 'Streaming error',
  nothing: "I'm here to help! 😊",
  threads: {
    label: 'Conversations',
    fresh: 'New conversation',
    none: 'Your conversations will stand here.',
    loading: 'Loading your conversations...',
    failed: 'Your conversations did not load.',
    again: 'Load again',
    now: 'now',
    untitled: 'Conversation',
    remove: (mark: string) => `Delete conversation ${mark}`,
    ask: 'Are you sure you want to delete this conversation?',
    notRemoved: 'This conversation could not be deleted. Please try again.',
    opening: 'Opening your conversation...',
    notOpened: 'This conversation did not open.',
    gone: 'This conversation was deleted. Press Try again, and we begin a new one.',
  },
};

/** Words of the buttons on the card for a student in need; the card brings its own. */
export const careText = {
  call: 'Call',
  text: 'Text',
  callNumber: (number: string) => `Call ${number}`,
  textNumber: (number: string) => `Text ${number}`,
};

/** The lines of a problem that stand so far. */
export const stepsText = {
  title: 'Your steps so far',
  fromProblem: 'from the problem',
  yours: 'your step, right',
  next: 'What comes next?',
};
