import type { Memory } from '@playforward/ai-lab';

const page = `The river town has two bridges. The old bridge is made of stone. The new bridge is made of steel. Every morning the children walk over the old bridge to school. Every evening the lights on the new bridge go on.

When it rains, the river rises. When the river rises, the alarm rings, and the town closes the old bridge. Then the children walk over the new bridge to school. The way over the new bridge is longer, but the way over the new bridge is dry.

Maya measures the river every day. She writes the number in a book. When the number is high, she calls the town. When the number is low, she smiles and walks home. One day the number was high, but it did not rain. Maya looked at the river. The river was low. She looked at the book. The number was wrong, because the book was upside down.

Since that day Maya checks every number twice. A number in a book is only a number. The river is the river. The town trusts Maya, because Maya trusts nothing that she did not check.`;

const memories: Record<Memory, string> = { 1: '1 word', 2: '2 words', 3: '3 words' };

/** Words of the lab in which a machine writes. */
export const nextWordText = {
  page,
  memories,
  read: 'The page it reads',
  readHelp: 'Write or paste another page. It stays on this device.',
  memory: 'It looks back',
  temperature: 'Temperature',
  temperatures: (value: number) => {
    const name =
      value === 0 ? 'always the likeliest' : value < 1 ? 'careful' : value === 1 ? 'as it read' : 'wild';
    return `${value.toFixed(1)}, ${name}`;
  },
  written: 'What it writes',
  nothingWritten: 'Nothing yet. Press “Next word”.',
  next: 'Next word',
  many: '20 words',
  again: 'Start over',
  odds: 'Odds of the next word',
  after: (words: string) => `After “${words}” came in the page:`,
  afterNothing: 'It does not know these words together. It goes by how often each word came at all:',
  columns: { word: 'Word', count: 'Times', share: 'Odds now' },
  ofTotal: (count: number, total: number) => `${count} of ${total}`,
  percent: (share: number) => (share > 0 && share < 0.01 ? 'under 1 %' : `${Math.round(100 * share)} %`),
  more: (count: number) => `and ${count} more`,
  empty: 'There is nothing to learn from yet. Write or paste a page with words.',
  cut: (most: string) => `This page is very long. It reads the first ${most} characters.`,
  size: (words: number) => `It has read ${words} words and signs.`,
  full: 'That is a page already. Start over to go on.',
  drawn: (word: string) => `It drew “${word}”.`,
  notice: 'It has no idea what a river is. It knows only what came next, so it can sound sure and be wrong.',
};
