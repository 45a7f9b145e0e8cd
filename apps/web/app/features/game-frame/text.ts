/** Words around the game. Documented texts are kept to the letter. */
export const gameFrameText = {
  frame: 'Stem City',
  leave: 'Leave Stem City',
  connecting: 'Connecting to game...',
};
