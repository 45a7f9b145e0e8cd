/** Every sentence an accounts call may answer in `detail`. */
export const accountSentences = {
  restricted: 'Access is restricted.',
  inactive: 'This account is locked. Please ask your school.',
  wrongCredentials: 'Invalid email or password.',
  alreadyRegistered: 'This email address is already registered.',
  notAnAddress: 'Please enter a valid email address.',
  guestsOff: 'Guest access is turned off.',
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
