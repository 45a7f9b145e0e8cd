/** Every sentence a family call may answer in `detail`. */
export const familySentences = {
  noCode: 'No child has this code, or it has been used. Check the letter, or ask for a new one.',
  tooManyCodes: (minutes: number) =>
    `That was a lot of codes. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and look at the letter again.`,
  noChild: 'There is no child here for you.',
  studentsDoNotLink:
    'This is the account of a student. Families use an account of their own, or a link that only reads.',
  linkFull: 'Many people see this child already. The child or the school can end one of their links first.',
  childrenFull: 'This account has many children already. Please ask the school.',
  readerOver: 'This link is over. Please ask for a new family code.',
  noLink: 'This link has ended already.',
  guestHasNone: 'A guest has no family here. Please create an account.',
  onlyStudents: 'Only students make family codes here; teachers print letters in the class.',
  noMail: 'This school sends no mail.',
  unproven: 'Please open the link in the mail that we sent to your address first.',
  notYours: 'The school has to say first that this child is yours: please ask for a letter of the school.',
  mailOver: 'This address has no weekly mail any more.',
} as const;
