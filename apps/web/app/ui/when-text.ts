const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** When something was, in a few words and the reader's own time. */
export function whenText(at: string): string {
  return format.format(new Date(at));
}
