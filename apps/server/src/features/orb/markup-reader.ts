/** Turns LaTeX brackets and Markdown, as models write them, into content text, whatever way the pieces are cut. */
export function createMarkupReader(): { push(piece: string): string; finish(): string } {
  let held = '';
  return {
    push(piece) {
      const text = held + piece;
      // A sign of two characters may come in two pieces.
      held = /(?:\\|\*+)$/.exec(text)?.[0] ?? '';
      return toContentText(text.slice(0, text.length - held.length));
    },
    finish() {
      const rest = toContentText(held);
      held = '';
      return rest;
    },
  };
}

function toContentText(text: string): string {
  return text
    .replace(/\\[()]/g, '$')
    .replace(/\\[[\]]/g, '$$$$')
    .replace(/\*\*|`/g, '')
    .replace(/^#{1,6}\s+/gm, '');
}
