/** Words that the pages of teachers and of the school's office share. */
export const adultText = {
  loading: 'One moment...',
  failed: { title: 'This did not load', text: 'Nothing is lost. Please try once more.', again: 'Try again' },
  notHere: {
    title: 'Nothing here for you',
    text: 'It is gone, or it belongs to somebody else.',
    back: 'Back to the dashboard',
  },
  keep: 'Keep',
  cancel: 'Cancel',
  signOut: 'Sign Out',
};
