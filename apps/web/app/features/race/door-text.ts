/** Words of the way in; apart from the rest, which is downloaded when a race is wanted. */
export const doorText = {
  name: 'Math Race',
  door: 'Race Orbit to the beacon. Right answers move your ship.',
  play: 'Play Math Race',
};
