import { type City, decodeCity, encodeCity } from '@playforward/city-sim';

const place = 'stem-city-private';

/** A city of one's own, kept on this device. Full, forbidden or broken storage keeps nothing; the game goes on. */
export function keepCity(storage: Storage | null, city: City): boolean {
  try {
    storage?.setItem(place, toText(encodeCity(city)));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Null when none is kept, or it was kept by another version of the simulation. */
export function readKeptCity(storage: Storage | null): City | null {
  try {
    const kept = storage?.getItem(place);
    return kept ? decodeCity(toBytes(kept)) : null;
  } catch {
    return null;
  }
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
