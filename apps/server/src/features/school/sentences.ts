/** Every sentence a call of the school's office may answer in `detail`. */
export const schoolSentences = {
  noPerson: 'There is no such person here.',
  noClass: 'There is no such class here.',
  noContact: 'There is no such contact.',
  noNote: 'There is no such note.',
  notAnAddress: 'This is not an e-mail address. Pupils without one get cards from their teacher.',
  lockedAccount: 'This address belongs to a locked account. Open that account first.',
  hasRole: 'This person has this role already. A lost password is mended with a one-time password.',
  noMail: 'This server sends no mail: copy the link and give it over yourself.',
  notYourself: 'You cannot do this to your own account.',
  lastAdmin: 'This is the last admin. Invite another one first.',
  guestHasNone: 'A guest has no password.',
  samePerson: 'These are one account already.',
  otherRole: 'Only two accounts of the same role become one.',
  guestsStay: 'A guest is forgotten after seven days and joins nobody.',
  contactKnown: 'This address is a contact already.',
  manyContacts: (most: number) => `${most} contacts are enough. Take one out first.`,
} as const;
