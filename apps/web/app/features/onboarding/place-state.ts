export type PlaceState = 'active' | 'exiting' | 'entering';

/** How a bubble or a card stands to the open step: what is behind it leaves, what is ahead comes. */
export function placeState(own: number, current: number): PlaceState {
  if (own === current) return 'active';
  return own < current ? 'exiting' : 'entering';
}
