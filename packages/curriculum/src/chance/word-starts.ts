/** A word with three words that may follow, and one that may follow each of these. */
export type WordStart = {
  readonly word: string;
  readonly next: readonly [string, string, string];
  readonly last: string;
};

export const wordStarts: readonly WordStart[] = [
  { word: 'the', next: ['sun', 'sea', 'wind'], last: 'rises' },
  { word: 'a', next: ['dog', 'bird', 'cat'], last: 'sleeps' },
  { word: 'my', next: ['friend', 'sister', 'teacher'], last: 'reads' },
  { word: 'our', next: ['bus', 'train', 'ferry'], last: 'stops' },
  { word: 'this', next: ['song', 'game', 'film'], last: 'ends' },
  { word: 'one', next: ['robot', 'car', 'drone'], last: 'turns' },
];
