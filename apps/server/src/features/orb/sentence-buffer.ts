/** Cuts running text into whole sentences, so that each can be checked before it is shown. */
export type SentenceBuffer = {
  /** Takes the next piece and gives the sentences that are whole now, with the space behind them. */
  push(piece: string): string[];
  /** What is left at the end. */
  rest(): string;
};

/** A sentence without an end is given out at this length; a formula is never cut. */
const longest = 600;
const end = /[.!?…]["')\]]*\s+|\n+/g;

export function createSentenceBuffer(): SentenceBuffer {
  let held = '';

  function cut(): string | undefined {
    for (const match of held.matchAll(end)) {
      const at = match.index + match[0].length;
      // What follows decides whether the sentence is over, so the very last character waits.
      if (at < held.length && !isInsideFormula(held.slice(0, at))) return take(at);
    }
    return held.length > longest ? take(held.length) : undefined;
  }

  function take(length: number): string {
    const sentence = held.slice(0, length);
    held = held.slice(length);
    return sentence;
  }

  return {
    push(piece) {
      held += piece;
      const sentences: string[] = [];
      for (let sentence = cut(); sentence !== undefined; sentence = cut()) sentences.push(sentence);
      return sentences;
    },
    rest: () => take(held.length),
  };
}

function isInsideFormula(text: string): boolean {
  return (text.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
}
