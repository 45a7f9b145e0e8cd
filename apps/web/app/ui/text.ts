/** Words of the kit itself. */
export const uiText = {
  show: (field: string) => `Show ${field.toLowerCase()}`,
  hide: (field: string) => `Hide ${field.toLowerCase()}`,
  close: 'Close',
  loading: 'Loading',
  done: 'done',
  locked: 'locked',
  product: 'Playforward',
};
