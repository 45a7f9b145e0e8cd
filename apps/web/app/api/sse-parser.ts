/** One event of a server-sent stream: its data, and the id it can be resumed after. */
export type StreamEvent = { id: string | undefined; data: string };

/**
 * Cuts the text of a server-sent stream into events, wherever the network cuts the text. Comments, which keep a quiet
 * line open, and fields nobody needs are dropped.
 */
export function createSseParser(): (chunk: string) => StreamEvent[] {
  let rest = '';
  let id: string | undefined;
  let data: string[] = [];

  function line(text: string, events: StreamEvent[]): void {
    if (text === '') {
      if (data.length > 0) events.push({ id, data: data.join('\n') });
      data = [];
      return;
    }
    const [field, value] = fieldOf(text);
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
  }

  return (chunk) => {
    const events: StreamEvent[] = [];
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) line(one.endsWith('\r') ? one.slice(0, -1) : one, events);
    return events;
  };
}

/** The name and value of a line; one space after the colon belongs to neither. */
function fieldOf(text: string): [field: string, value: string] {
  const colon = text.indexOf(':');
  if (colon === -1) return [text, ''];
  const value = text.slice(colon + 1);
  return [text.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}
