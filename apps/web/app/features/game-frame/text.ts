/** Words around the game. Documented texts are kept to the letter. */
export const gameFrameText = {
  frame: 'Stem City',
  door: 'What you work out decides what gets built.',
  play: 'Play Stem City',
  leave: 'Leave Stem City',
  connecting: 'Connecting to game...',
};
