type Spot = { left: number; top: number };

/** What a sign of two lines takes of the page, with the ring around one that is lit. */
const width = 226;
const height = 74;

/** Where signs may stand: as wide as the page, below what lies over its top. */
type Page = { width: number; top: number };

/**
 * Where signs stand so that each is whole on a page and none covers another: the upper one stays, the next ones give
 * way downward. What is read far outside of the page has no sign on it.
 */
export function spreadPins<Pin extends Spot>(pins: readonly Pin[], page: Page): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins.toSorted((a, b) => a.top - b.top)) {
    const isNear = pin.left > 0 && pin.left < page.width;
    const left = isNear ? Math.max(width / 2, Math.min(page.width - width / 2, pin.left)) : pin.left;
    let top = isNear && pin.top > 0 ? Math.max(page.top + height, pin.top) : pin.top;
    for (const other of placed) {
      const isBeside = Math.abs(other.left - left) >= width;
      if (!isBeside && Math.abs(top - other.top) < height) top = other.top + height;
    }
    placed.push({ ...pin, left, top });
  }
  return placed;
}
