export type Spot = { x: number; y: number };
/** What a bubble tells of the handle at a spot; one without words is not shown. */
export type Bubble = { at: Spot; text: string };
type Box = { left: number; top: number; right: number; bottom: number };

/** A bubble whose middle may lie beside its handle. */
export type PlacedBubble = Bubble & { middle?: number | undefined };

const tall = 32;
const gap = 26;
const beside = 30;
const knob = 13;

const widthOf = (text: string): number => Math.max(44, text.length * 10 + 20);

/** Where a bubble may lie, in the order in which it is tried. */
const sides = ['above', 'below', 'right', 'left'] as const;
export type BubbleSide = (typeof sides)[number];

/** The frame of a bubble; above or below its handle it never goes past the sides of the drawing. */
export function bubbleBox(bubble: PlacedBubble, most: number, side: BubbleSide): Box {
  const { at, text, middle: wished = at.x } = bubble;
  const wide = widthOf(text);
  if (side === 'left' || side === 'right') {
    const left = side === 'right' ? at.x + beside : at.x - beside - wide;
    return { left, right: left + wide, top: at.y - tall / 2, bottom: at.y + tall / 2 };
  }
  const middle = Math.min(Math.max(wished, wide / 2 + 1), most - wide / 2 - 1);
  const top = side === 'below' ? at.y + gap + 2 : at.y - gap - tall;
  return { left: middle - wide / 2, right: middle + wide / 2, top, bottom: top + tall };
}

/** Below where there is no room above. */
export function usualSide({ y }: Spot): BubbleSide {
  return y < gap + tall + 4 ? 'below' : 'above';
}

/** The side of each bubble: the first one within the drawing where no other bubble and no other handle is. */
export function turnBubbles(
  bubbles: readonly Bubble[],
  size: { width: number; height: number },
): BubbleSide[] {
  const knobs = bubbles.map(({ at: { x, y } }) => ({
    left: x - knob,
    right: x + knob,
    top: y - knob,
    bottom: y + knob,
  }));
  const placed: Box[] = [];
  return bubbles.map((bubble, nth) => {
    const usual = usualSide(bubble.at);
    const isFree = (side: BubbleSide) => {
      const box = bubbleBox(bubble, size.width, side);
      const isInside = box.left >= 0 && box.right <= size.width && box.bottom <= size.height;
      const isHigh = usual === 'below' && side === 'above';
      return isInside && !isHigh && ![...placed, ...knobs.toSpliced(nth, 1)].some(meets(box));
    };
    const side = sides.find(isFree) ?? usual;
    if (bubble.text !== '') placed.push(bubbleBox(bubble, size.width, side));
    return side;
  });
}

const apart = 4;

/** The middles of bubbles in one row: where two would lie over each other they give way to both sides, and stay in the drawing. */
export function spreadBubbles(bubbles: readonly Bubble[], most: number): number[] {
  const middles = bubbles.map(({ at, text }) => {
    const half = widthOf(text) / 2 + 1;
    return Math.min(Math.max(at.x, half), most - half);
  });
  const order = bubbles.map((_, nth) => nth).sort((a, b) => (middles[a] ?? 0) - (middles[b] ?? 0));
  const between = (left: number, right: number): number =>
    (widthOf(bubbles[left]?.text ?? '') + widthOf(bubbles[right]?.text ?? '')) / 2 + apart;
  const push = (nth: number, by: number): void => {
    middles[nth] = (middles[nth] ?? 0) + by;
  };
  for (const [place, right] of order.entries()) {
    const left = order[place - 1];
    if (left === undefined) continue;
    const lacks = between(left, right) - ((middles[right] ?? 0) - (middles[left] ?? 0));
    if (lacks <= 0) continue;
    push(left, -lacks / 2);
    push(right, lacks / 2);
  }
  // What was pushed over a side pushes the others back.
  for (const [place, nth] of order.entries()) {
    const [left, half] = [order[place - 1], widthOf(bubbles[nth]?.text ?? '') / 2 + 1];
    const least = left === undefined ? half : (middles[left] ?? 0) + between(left, nth);
    middles[nth] = Math.max(middles[nth] ?? 0, least);
  }
  for (const [place, nth] of order.toReversed().entries()) {
    const [right, half] = [order.toReversed()[place - 1], widthOf(bubbles[nth]?.text ?? '') / 2 + 1];
    const greatest = right === undefined ? most - half : (middles[right] ?? 0) - between(nth, right);
    middles[nth] = Math.min(middles[nth] ?? 0, greatest);
  }
  return middles;
}

const meets = (one: Box) => (other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
