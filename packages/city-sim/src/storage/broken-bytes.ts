/** Thrown when bytes end too early or hold a number that is none; who decodes a city turns it into null. */
export class BrokenBytes extends Error {}
