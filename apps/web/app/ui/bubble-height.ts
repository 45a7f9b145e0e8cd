const heights = [
  { longerThan: 300, minHeight: 200 },
  { longerThan: 200, minHeight: 160 },
  { longerThan: 100, minHeight: 120 },
  { longerThan: -1, minHeight: 80 },
];

/** How tall a bubble is at least, in pixels, for a text of so many characters (D-49). */
export function bubbleMinHeight(length: number): number {
  return heights.find(({ longerThan }) => length > longerThan)?.minHeight ?? 0;
}
