/** Words of the kit itself. */
export const uiText = {
  views: { label: 'Show as', map: 'Map', list: 'List' },
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  close: 'Close',
  loading: 'Loading',
  done: 'done',
  locked: 'locked',
  noRoom:
    'This browser has no room left. Your choices hold while this page is open, and your answers are safe on the server.',
  notLoaded: 'This part did not load. Check your connection and try again.',
};
