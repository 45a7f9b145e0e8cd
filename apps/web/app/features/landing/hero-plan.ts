export type Arrival = {
  hash: string;
  reducedMotion: boolean;
  /** The browser has put the page back to where it was before, further down. */
  restored: boolean;
};

/** Who gets the animation: visitors who arrive at the top without a place to go, and who like motion (D-33). */
export function playsAnimation({ hash, reducedMotion, restored }: Arrival): boolean {
  return !isPlace(hash) && !reducedMotion && !restored;
}

/** `#` alone is where links without a target lead (D-29), not a place. */
export const isPlace = (hash: string): boolean => hash.length > 1;
