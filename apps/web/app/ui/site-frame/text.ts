/** Words around every public page. */
export const siteFrameText = {
  pages: 'On this site',
  about: 'About',
  league: 'The League',
  contact: 'Contact',
  logIn: 'Log in',
  rights: (year: number, owner: string) => ({ before: '©', year, after: `${owner}. All rights reserved.` }),
  privacy: 'Privacy Policy',
};
