import type { PieceKind } from '../mission.ts';
import type { Setting } from '../template.ts';

/** What stands on the map for one of a unit; what has no shape of its own is a crate. */
const byUnit: Readonly<Record<string, PieceKind>> = {
  people: 'person',
  passengers: 'person',
  children: 'person',
  guests: 'person',
  riders: 'person',
  seats: 'person',
  homes: 'home',
  cottages: 'home',
  rows: 'home',
  $: 'coin',
  cents: 'coin',
  dimes: 'coin',
  'hundred $': 'coin',
  'thousand $': 'coin',
  'million $': 'coin',
  L: 'barrel',
  'm³': 'barrel',
  ML: 'barrel',
  barrels: 'barrel',
  cups: 'barrel',
  units: 'barrel',
  'm²': 'stone',
  'ft²': 'stone',
  ha: 'stone',
  stones: 'stone',
  slabs: 'stone',
  m: 'rail',
  km: 'rail',
  mi: 'rail',
  ft: 'rail',
  dm: 'rail',
  cm: 'rail',
  mm: 'rail',
  blocks: 'rail',
  rods: 'rail',
  links: 'rail',
  kWh: 'battery',
  MWh: 'battery',
  kW: 'battery',
  lamps: 'lamp',
  panels: 'panel',
  kits: 'panel',
  roofs: 'home',
  bikes: 'bike',
  buses: 'bus',
  maples: 'maple',
  oaks: 'oak',
};

/** Things that come whole: of these, half of one helps nobody. */
const wholeThings = new Set([
  ...Object.keys(byUnit).filter((unit) =>
    ['person', 'home', 'lamp', 'panel', 'bike', 'bus', 'maple', 'oak'].includes(byUnit[unit] ?? ''),
  ),
  ...['pieces', 'letters', 'birds', 'meals', 'boxes', 'tickets', 'prizes', 'dogs', 'slots', 'stones'],
]);

export function isWholeThing(unit: string): boolean {
  return wholeThings.has(unit);
}

/** What stands on the map for what the place needs, and for what is brought. */
export function pieceKinds({ pieces, metrics, unknown }: Setting): readonly [PieceKind, PieceKind] {
  if (pieces) return pieces;
  const [, need = ''] = metrics.need ?? [];
  const [, brought = ''] = Object.values(unknown)[0] ?? [];
  return [byUnit[need] ?? 'crate', byUnit[brought] ?? 'crate'];
}
