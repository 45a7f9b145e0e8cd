/**
 * The Colyseus message `tiles`, binary and little-endian.
 * Snapshot: u8 4, u32 tick, then what city-sim's `encodeCity` wrote, deflated (raw).
 * Delta: u8 2, u32 tick, u16 count, then `count` times u16 index, u8 type, u8 level, u8 variant, u8 owner.
 */
export type CityTileChange = { index: number; type: number; level: number; variant: number; owner: number };
export type CityFrame =
  | { kind: 'snapshot'; tick: number; deflated: Uint8Array }
  | { kind: 'delta'; tick: number; changes: CityTileChange[] };

const kinds = { delta: 2, snapshot: 4 } as const;
const changeBytes = 6;
const deltaHead = 7;
const snapshotHead = 5;

export function writeCitySnapshot(tick: number, deflated: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(snapshotHead + deflated.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, kinds.snapshot);
  view.setUint32(1, tick, true);
  bytes.set(deflated, snapshotHead);
  return bytes;
}

export function writeCityDelta(tick: number, changes: readonly CityTileChange[]): Uint8Array {
  const bytes = new Uint8Array(deltaHead + changes.length * changeBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, kinds.delta);
  view.setUint32(1, tick, true);
  view.setUint16(5, changes.length, true);
  changes.forEach(({ index, type, level, variant, owner }, i) => {
    const at = deltaHead + i * changeBytes;
    view.setUint16(at, index, true);
    bytes.set([type, level, variant, owner], at + 2);
  });
  return bytes;
}

/** Undefined for bytes that are no frame, also for one that was cut short. */
export function readCityFrame(bytes: Uint8Array): CityFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > snapshotHead && bytes[0] === kinds.snapshot) {
    return { kind: 'snapshot', tick: view.getUint32(1, true), deflated: bytes.subarray(snapshotHead) };
  }
  if (bytes.length < deltaHead || bytes[0] !== kinds.delta) return undefined;
  const count = view.getUint16(5, true);
  if (bytes.length !== deltaHead + count * changeBytes) return undefined;
  const changes = Array.from({ length: count }, (_, i) => {
    const at = deltaHead + i * changeBytes;
    return {
      index: view.getUint16(at, true),
      type: view.getUint8(at + 2),
      level: view.getUint8(at + 3),
      variant: view.getUint8(at + 4),
      owner: view.getUint8(at + 5),
    };
  });
  return { kind: 'delta', tick: view.getUint32(1, true), changes };
}
