/** What a message reports, and what it asks besides. */
export type Parts = { readonly said: string; readonly asked: string };

const asks =
  '(?:why|how come|how|what|whats|does|do|is it|is that|can|could|would|will|if|which|for which|when|am i|are we)';
const joint = new RegExp(
  String.raw`^(.*?(?:\d|[=<>≤≥]).*?)(?:[.!?;,…]+\s+|\s+[-–]\s+|,?\s+(?:but|and)\s+|\?+\s*)((?:but |and |so |ok |oh |also )*${asks}\b.*)$`,
  'is',
);
/** "is it 12" is no question of its own. */
const fewestWords = 4;

/**
 * A report of work with a question of its own behind it: "64.09! does the order matter". null where the message is one
 * thing only.
 */
export function questionPart(text: string): Parts | null {
  const [, said = '', asked = ''] = joint.exec(text.trim()) ?? [];
  const words = asked.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < fewestWords || new RegExp(`^\\W*${asks}\\b`, 'i').test(said)) return null;
  return { said, asked };
}
