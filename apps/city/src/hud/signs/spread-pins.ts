type Spot = { left: number; top: number };

/** What a sign takes of the page, with the ring around one that is lit. */
const width = 200;
const height = 58;

/** Where signs stand so that none covers another: the upper one stays, the next ones give way downward. */
export function spreadPins<Pin extends Spot>(pins: readonly Pin[]): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins.toSorted((a, b) => a.top - b.top)) {
    let { top } = pin;
    for (const other of placed) {
      const isBeside = Math.abs(other.left - pin.left) >= width;
      if (!isBeside && Math.abs(top - other.top) < height) top = other.top + height;
    }
    placed.push({ ...pin, top });
  }
  return placed;
}
