/** Words of the kit itself. */
export const uiText = {
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  close: 'Close',
  loading: 'Loading',
  done: 'done',
  locked: 'locked',
  notLoaded: 'This part did not load. Check your connection and try again.',
};
