const ways: Readonly<Record<string, readonly [axis: 'x' | 'y', sign: 1 | -1]>> = {
  right: ['x', 1],
  left: ['x', -1],
  up: ['y', 1],
  down: ['y', -1],
};
const amount = String.raw`(?:\d+(?:\.\d+)?(?:\s*\/\s*\d+)?(?:\s*π(?:\s*\/\s*\d+)?)?|π(?:\s*\/\s*\d+)?)`;
const part = new RegExp(`\\b(?:up|down|left|right)\\b|${amount}`, 'g');
const filler =
  /\b(?:the|graph|function|it|is|was|gets|has|been|a|an|of|to|by|and|then|units?|spaces?|places?|points?|each|point|shape|figure|image|shift(?:s|ed)?|translat(?:es?|ed|ion)|mov(?:es?|ed)|slid(?:es?)?|go(?:es)?|vertical(?:ly)?|horizontal(?:ly)?|phase|radians?)\b|[,.;:&]/g;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How far a text moves something, along x and along y; null where it says anything else, or one way twice. */
function shiftOf(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/pi\b/g, 'π')
    .replace(/\b(up|down|left|right)wards?\b/g, '$1')
    .replace(new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'g'), (word) => String(numbers.indexOf(word) + 1))
    .replace(/units? in the (?:positive|negative) [xy].*/g, 'unreadable')
    .replace(filler, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = plain.match(part) ?? [];
  if (parts.length === 0 || parts.length % 2 === 1 || plain.replace(part, '').trim() !== '') return null;
  const along = new Map<string, string>();
  for (let i = 0; i < parts.length; i += 2) {
    // `2 right, 5 up` and `up 5, 2 right`: each way with the amount beside it.
    const [one = '', other = ''] = [parts[i], parts[i + 1]];
    const [way, size] = ways[one] === undefined ? [other, one] : [one, other];
    const [axis, sign] = ways[way] ?? [];
    if (axis === undefined || ways[size] !== undefined || along.has(axis)) return null;
    along.set(axis, `${sign === 1 ? '' : '-'}${size.replace(/\s+/g, '')}`);
  }
  return `${along.get('x') ?? '0'}, ${along.get('y') ?? '0'}`;
}

/**
 * Whether an answer moves a figure as the key does, in any order and wording: `shifted up 5 and 2 to the right`. Null where one of
 * them is no shift.
 */
export function sameShift(typed: string, value: string): boolean | null {
  if (typed.length > 150 || !/\b(?:up|down|left|right)/i.test(value)) return null;
  const [given, wanted] = [shiftOf(typed), shiftOf(value)];
  return given === null || wanted === null ? null : given === wanted;
}
