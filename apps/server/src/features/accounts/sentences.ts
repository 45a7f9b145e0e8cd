/** Every sentence an accounts call may answer in `detail`. */
export const accountSentences = {
  restricted: 'Access is restricted.',
  inactive: 'This account is locked. Please ask your school.',
  wrongCredentials: 'Invalid email or password.',
  alreadyRegistered: 'This email address is already registered.',
  notAnAddress: 'Please enter a valid email address.',
  guestsOff: 'Guest access is turned off.',
  tooManyTries: 'Too many tries. Please wait a moment and try again.',
  passwordTooShort: (min: number) => `Password must be at least ${min} characters`,
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
  passwordIsContext: 'Please choose a password without your name, your email or the name of your school.',
} as const;
