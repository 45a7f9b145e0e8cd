/** Why a launch from a learning system is refused, for whoever stands before it. */
export const launchProblems = {
  'unknown-platform':
    'This learning system is not connected here. An admin connects it under School, Connections.',
  over: 'This launch took too long or was begun elsewhere. Please open the link in your learning system again.',
  'not-signed': 'This launch is not signed by your learning system. Nobody was signed in.',
  expired: 'This launch has expired. Please open the link in your learning system again.',
  replayed: 'This launch was used already. Please open the link in your learning system again.',
  'foreign-nonce': 'This launch answers another request. Please open the link in your learning system again.',
  'wrong-audience': 'This launch is meant for another tool. Nobody was signed in.',
  'wrong-issuer': 'This launch comes from another learning system than it says. Nobody was signed in.',
  'wrong-deployment':
    'This deployment is not allowed yet. An admin allows it under School, Connections; then open the link again.',
  incomplete: 'Your learning system has left something out of this launch. Please tell its administrator.',
  unreachable: 'The keys of your learning system cannot be read right now. Please try again in a minute.',
  'not-a-teacher': 'Only teachers choose what is shown in a course.',
  locked: 'This account is locked. Please ask your school.',
  unverified: 'This account cannot be opened from your learning system. Please ask your school.',
} as const;
export type LaunchProblem = keyof typeof launchProblems;

export const registrationSentences = {
  closed:
    'Registration is closed. An admin opens it for half an hour under School, Connections; then try again.',
  unreadable: 'The address openid_configuration cannot be read, or does not describe a learning system.',
  refused: 'Your learning system did not take the registration. Nothing was kept; please try again.',
  done: 'Connected. You can close this window.',
} as const;
