/** Words of the question about sound. Documented texts are kept to the letter. */
export const soundText = {
  title: 'Sound Preferences',
  question: 'Would you like to turn on sound?',
  no: 'No Sound',
  yes: 'Enable Sound',
  note: 'You can change this later in preferences.',
};
