import type { City } from '../city.ts';
import { encodeCity } from './encode-city.ts';

function hashBytes(bytes: Uint8Array, start: number): string {
  let hash = start;
  for (let index = 0; index < bytes.length; index += 1)
    hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** 16 hexadecimal digits that change with anything in the state. No protection against a forger. */
export function hashCity(city: City): string {
  const bytes = encodeCity(city);
  return hashBytes(bytes, 0x811c9dc5) + hashBytes(bytes, 0x2545f491);
}
