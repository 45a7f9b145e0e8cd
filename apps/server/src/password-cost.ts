/** What a hash of a password costs whoever makes one or guesses (argon2id): memory in KiB, and how often it is gone over. */
export type PasswordCost = { memoryCost: number; timeCost: number };

export const todaysPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
