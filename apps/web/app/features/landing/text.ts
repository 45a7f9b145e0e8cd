/** Words of the public pages. */
export const landingText = {
  product: 'Playforward',
  description:
    'An AI-native learning platform: math skills, AI literacy and career pathways for grades 6 to 12.',
  logIn: 'Log in',
  words: ['EDUCATION', 'GAMING'],
  greeting: "Hi, I'm your new learning companion!",
  future: "Actually, I'm you... in the future! Your Future You!",
  createAccount: 'Create Account',
  about: {
    label: 'About',
    title: 'Math you can build a city with.',
    text: 'Playforward is an AI-native learning platform for students, families and teachers. Your companion knows where you are in every problem, and every lesson is a step on the path to the career you pick.',
    cards: {
      math: { title: 'Math skills', text: 'Grades 6 to 12, one idea at a time, checked at every step.' },
      ai: { title: 'AI literacy', text: 'Learn with a companion, and learn how it works.' },
      career: { title: 'Career pathways', text: 'Start from a job you dream of and see the math inside it.' },
    },
  },
  rights: (year: number) => `© ${year} Playforward. All rights reserved.`,
  notFound: {
    title: 'Page not found',
    text: 'This street is not on our map, but the city is one step away.',
    action: 'Back to the start',
  },
};
