/** Documented limits of pictures in the chat (L-239, D-109). */
export const imageLimits = { bytes: 20 * 1024 * 1024, count: 4 } as const;

/** Longest message the server takes, in characters. */
export const longestMessage = 4000;
