export type Spot = { x: number; y: number };
/** What a bubble tells of the handle at a spot; one without words is not shown. */
export type Bubble = { at: Spot; text: string };
type Box = { left: number; top: number; right: number; bottom: number };

const tall = 32;
const gap = 26;
const knob = 13;

/** Where a bubble lies: above its handle, or below it where it is turned; never past the sides of the drawing. */
export function bubbleBox({ at, text }: Bubble, most: number, turned: boolean): Box {
  const wide = Math.max(44, text.length * 10 + 20);
  const middle = Math.min(Math.max(at.x, wide / 2 + 1), most - wide / 2 - 1);
  const top = turned ? at.y + gap + 2 : at.y - gap - tall;
  return { left: middle - wide / 2, right: middle + wide / 2, top, bottom: top + tall };
}

/** There is no room above. */
export function isHigh({ y }: Spot): boolean {
  return y < gap + tall + 4;
}

/** Which bubbles lie below their handles: where above is no room, or another bubble or handle. */
export function turnBubbles(bubbles: readonly Bubble[], size: { width: number; height: number }): boolean[] {
  const knobs = bubbles.map(({ at: { x, y } }) => ({
    left: x - knob,
    right: x + knob,
    top: y - knob,
    bottom: y + knob,
  }));
  const placed: Box[] = [];
  return bubbles.map((bubble, nth) => {
    const isFree = (turned: boolean) => {
      const box = bubbleBox(bubble, size.width, turned);
      return box.bottom <= size.height && ![...placed, ...knobs.toSpliced(nth, 1)].some(meets(box));
    };
    const first = isHigh(bubble.at);
    const turned = first || isFree(false) || !isFree(true) ? first : true;
    if (bubble.text !== '') placed.push(bubbleBox(bubble, size.width, turned));
    return turned;
  });
}

const meets = (one: Box) => (other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
