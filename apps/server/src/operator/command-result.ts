/** What an operator's command came to, in words for the terminal. */
export type CommandResult = { kind: 'done' | 'refused'; text: string };
