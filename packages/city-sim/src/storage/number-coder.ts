/**
 * What a number says, such as "people of a cottage": numbers of one channel are alike. Plain bytes pass over it, packed
 * bytes are small because of it.
 */
export type Channel = {
  name: string;
  /** True when a number is near the last one of its channel, false when it is one of a few that come again. */
  isSteady: boolean;
};

/** A number of a row: what stood before it, and what is expected of it when that is something else. */
type RowPlace = { before: number; expected?: number | undefined; channel: Channel };

export type NumberWriter = {
  /** Not negative. */
  count(value: number, channel: Channel): void;
  /** Of either sign. */
  whole(value: number, channel: Channel): void;
  inRow(value: number, place: RowPlace): void;
  bytes(): Uint8Array;
};

/** The same calls in the same order give back what was written. */
export type NumberReader = {
  count(channel: Channel): number;
  whole(channel: Channel): number;
  inRow(place: RowPlace): number;
  isAtEnd(): boolean;
};

/** Thrown when bytes end too early or hold a number that is none; who decodes a city turns it into null. */
export class BrokenBytes extends Error {}

/** 0, -1, 1, -2 … as 0, 1, 2, 3 …: small numbers of either sign stay small. */
export function foldSign(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

export function unfoldSign(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
