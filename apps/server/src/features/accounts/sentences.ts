/** Every sentence an accounts call may answer in `detail`. */
export const accountSentences = {
  restricted: 'Access is restricted.',
  inactive: 'This account is locked. Please ask your school.',
  wrongCredentials: 'Invalid email or password.',
  alreadyRegistered: 'This email address is already registered.',
  notAnAddress: 'Please enter a valid email address.',
  guestsOff: 'Guest access is turned off.',
  signUpClosed: 'New accounts are made by your school. Please ask your teacher.',
  wrongCode: 'This code is not right. Please look at it again, or ask your teacher.',
  mustChoose: 'This is a one-time password. Please choose a password of your own to go on.',
  oneTimeOver: 'This one-time password is over. Please ask your school for a new one.',
  samePassword: 'Please choose a password that is not the one you have now.',
  linkOver: 'This link is over: it works once and for a short time. Please ask for a new one.',
  handoverOver: 'This way in is over: it works once and for a minute. Please sign in again.',
  noMail: 'This school sends no mail. Please ask your teacher for a new password.',
  wrongPassword: 'This is not your password.',
  guestHasNone: 'A guest has no password. Please create an account.',
  lettersSent: 'That is enough for today. Please ask your teacher, or try again tomorrow.',
  notAMailbox: 'This is no email address: please look once more.',
  noLetterNeeded: 'No letter can be sent from here. Please ask your teacher.',
  ageSaid: 'Your age is noted already. When it is wrong, please ask your school to correct it.',
  downloadedOften: 'You have just downloaded your data a few times. Please try again in an hour.',
  tooManyTries: (seconds: number) => `Too many tries. Please wait ${inWords(seconds)} and try again.`,
  passwordTooShort: (min: number) => `Password must be at least ${min} characters`,
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
  passwordIsContext: 'Please choose a password without your name, your email or the name of your school.',
} as const;

/** A wait as a person says it, rounded up. */
function inWords(seconds: number): string {
  if (seconds <= 1) return 'a second';
  if (seconds < 100) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
