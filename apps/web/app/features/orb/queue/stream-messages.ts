import { benchText } from '../bench/bench-text.ts';
import type { MessageStore, Writing } from './message-store.ts';

const pace = { piece: 90, between: 500 } as const;

/** Writes three messages word by word, as a stream would bring them. Ends early when one of them is stopped. */
export async function streamMessages(store: MessageStore): Promise<void> {
  for (const text of benchText.streamed) {
    const writing = store.write({ personality_mode: 'guiding' });
    const whole = await writeWords(writing, text);
    if (!whole) return;
    await pause(pace.between);
  }
}

async function writeWords(writing: Writing, text: string): Promise<boolean> {
  for (const piece of text.match(/\S+\s*/g) ?? []) {
    await pause(pace.piece);
    if (writing.signal.aborted) return false;
    writing.grow(piece);
  }
  writing.finish();
  return true;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
