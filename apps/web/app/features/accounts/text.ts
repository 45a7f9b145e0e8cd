/** Words of signing in and signing up. Documented texts are kept to the letter. */
export const accountsText = {
  fields: {
    firstName: 'First Name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm Password',
  },
  login: {
    page: 'Sign in',
    description:
      'Sign in to continue your learning journey: your lessons, your city and your companion are where you left them.',
    title: 'Welcome!',
    subtitle: 'Sign in to continue your learning journey.',
    greeting: 'There you are. I kept our place.',
    submit: 'Sign in',
    busy: 'Signing in...',
    divider: "Don't have an account?",
    other: 'Create Account',
    guest: 'Look around as a guest',
    guestBusy: 'Opening the door...',
    success: 'Logged in successfully!',
  },
  signup: {
    page: 'Create account',
    description:
      'Sign up to start your learning journey: math, AI literacy and careers for grades 6 to 12, with a companion beside you.',
    title: 'Welcome!',
    subtitle: 'Sign up to start your learning journey.',
    greeting: 'I can’t wait to meet us.',
    submit: 'Create Account',
    busy: 'Creating account...',
    divider: 'Already have an account?',
    other: 'Sign In',
    success: 'Account created successfully!',
  },
  passwordHelp: {
    empty: (min: number) => `At least ${min} characters. Three words you can picture work well.`,
    'too-short': (min: number) => `Keep going: at least ${min} characters.`,
    'too-common': () =>
      'Easy to guess: many people use this one. Try three words that have nothing in common.',
    'is-context': () =>
      'Easy to guess: it is made of your name, your email or this site. Add something nobody knows.',
    fair: () => 'This works. One more word makes it much harder to guess.',
    strong: () => 'Strong. You will type it often, so make sure you remember it.',
  },
  everywhere: {
    title: 'All devices',
    note: 'Forgot to sign out on another computer? This ends every sign-in of your account, here too.',
    submit: 'Sign out everywhere',
    busy: 'Signing out...',
    done: 'You are signed out on all devices.',
    failure: 'We could not reach the server, so you are still signed in. Please try again.',
  },
  errors: {
    restricted: 'Access is restricted',
    wrongPair: 'Invalid email or password.',
    server: 'Server error. Please try again later.',
    unexpected: 'An unexpected error occurred.',
    registered: 'Email already registered.',
    restrictedTo: (host: string) => `Registration is restricted to ${host} email addresses.`,
    short: (length: number) => `Password must be at least ${length} characters`,
    mismatch: "Passwords don't match",
  },
  loading: 'Finding your place...',
  signOut: 'Sign Out',
};
