/** A piece of what a model says: text, or a request for help that is proven. */
export type AskPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ask'; readonly question: string };

const opening = '[[ask:';
/** Longer than any request; what goes on longer is text. */
const longest = 240;

/** How much of the end of a text may be the beginning of a request. */
function heldBack(text: string): number {
  const open = text.lastIndexOf('[');
  const from = open > 0 && text.charAt(open - 1) === '[' ? open - 1 : open;
  if (from === -1) return 0;
  const rest = text.slice(from).toLowerCase();
  const isBeginning = rest.length < opening.length ? opening.startsWith(rest) : rest.startsWith(opening);
  return isBeginning && rest.length <= longest && !rest.includes('\n') ? rest.length : 0;
}

/** Finds requests such as `[[ask: what is a ratio]]` in a stream, whatever way its pieces are cut. */
export function createAskReader(): { push(piece: string): AskPiece[]; finish(): AskPiece[] } {
  let held = '';
  function read(text: string): AskPiece[] {
    const parts = text.split(/\[\[ask:([^[\]\n]{1,200})\]\]/i);
    return parts.flatMap((part, index): AskPiece[] => {
      if (index % 2 === 1) return [{ kind: 'ask', question: part.trim() }];
      return part === '' ? [] : [{ kind: 'text', text: part }];
    });
  }
  return {
    push(piece) {
      const text = held + piece;
      const length = heldBack(
        text.replace(/\[\[ask:[^[\]\n]{1,200}\]\]/gi, (found) => '.'.repeat(found.length)),
      );
      held = length === 0 ? '' : text.slice(-length);
      return read(text.slice(0, text.length - length));
    },
    finish() {
      const rest = read(held);
      held = '';
      return rest;
    },
  };
}
