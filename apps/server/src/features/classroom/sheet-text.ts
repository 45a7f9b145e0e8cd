/** Words of the page of sign-in cards. */
export const sheetText = {
  title: (className: string) => `Sign-in cards of ${className}`,
  lead: (cards: number, pages: number) =>
    `${cards === 1 ? '1 card' : `${cards} cards`} on ${pages === 1 ? 'one page' : `${pages} pages`}, eight on a page. Print this page in your browser and cut along the dashed lines.`,
  warning:
    'The pass phrases show only here, for ten minutes. A new card ends the old one and signs that student out.',
  userName: 'User name',
  email: 'Email',
  phrase: 'Pass phrase',
  firstPhrase: 'First password, until you choose your own',
  go: 'Point a camera at the picture, or go to',
} as const;
