import type { PieceKind } from '@playforward/city-sim';
import type { Prop } from '../drawing/prop-mesh.ts';
import type { Layout } from '../layout.ts';
import { randomAt } from '../life/random-at.ts';
import type { ModelId } from '../models/model-list.ts';
import type { SiteLook } from './site-look.ts';

const models: Record<PieceKind, readonly [model: ModelId, variant: number]> = {
  oak: ['grown', 0],
  maple: ['grown', 1],
  person: ['grown', 2],
  crate: ['goods', 0],
  barrel: ['goods', 1],
  coin: ['goods', 2],
  stone: ['parts', 0],
  rail: ['parts', 1],
  battery: ['parts', 2],
  lamp: ['gear', 0],
  panel: ['gear', 1],
  bike: ['gear', 2],
  home: ['large', 0],
  bus: ['large', 1],
};

/** Models that only ever stand on a work site. */
export const siteModels = ['grown', 'goods', 'parts', 'gear', 'large', 'ring', 'bunting', 'guest'] as const;

type Spot = { x: number; z: number };

const rows = 10;
const ring = { missing: 0, spare: 1, planned: 2 } as const;
const guests = 44;
/** Between the rows of what needs something and what was brought to it. */
const lanes = [1.74, 3.34, 4.94];

/** Laid side by side they make a path or a floor; what is brought fills the place itself. */
function isLaid(kind: PieceKind): boolean {
  return kind === 'rail' || kind === 'stone';
}

/** Where the places of a site are: rows of ten, close together where something is laid. */
function slotAt(corner: Spot, index: number, laid: boolean): Spot {
  const [column, row] = [Math.floor(index / rows), index % rows];
  return laid
    ? { x: corner.x + 0.8 + column * 0.72, z: corner.z + 0.55 + row * 0.6 }
    : { x: corner.x + 0.55 + column * 1.6, z: corner.z + 0.5 + row * 0.64 };
}

/** What stands on a work site; `corner` is the upper left of its seven by seven tiles. */
export function layoutSite(look: SiteLook, corner: Spot): Layout {
  const layout: Layout = new Map();
  const put = (model: ModelId, prop: Prop) => layout.set(model, [...(layout.get(model) ?? []), prop]);
  const piece = (kind: PieceKind, at: Spot, more: Partial<Prop> = {}) => {
    const [model, variant] = models[kind];
    put(model, { ...at, variant, turn: isLaid(kind) ? 0 : randomAt(3, at.x * 10, at.z * 10) * 0.5, ...more });
  };
  const mark = (variant: number, at: Spot) => put('ring', { ...at, variant, y: 0.01 });
  putPlaces(look, { corner, piece, mark });
  putBrought(look, { corner, piece, mark });
  for (let index = 0; index < look.spare; index += 1) {
    const at = { x: corner.x + 0.5 + (index % 6) * 0.55, z: corner.z + 7.35 + Math.floor(index / 6) * 0.5 };
    piece(look.brings, at);
    mark(ring.spare, at);
  }
  if (look.party) celebrate(look, corner, put);
  return layout;
}

type Hand = {
  corner: Spot;
  piece(kind: PieceKind, at: Spot, more?: Partial<Prop>): void;
  mark(variant: number, at: Spot): void;
};

/** The places that need something: served, waiting in vain, or not yet come to their turn. */
function putPlaces({ need, slots, asked, met, phase }: SiteLook, { corner, piece, mark }: Hand): void {
  const laid = isLaid(need);
  for (let index = 0; index < (slots ?? 0); index += 1) {
    const at = slotAt(corner, index, laid);
    const isServed = index < Math.min(met, asked);
    if (!laid || isServed) piece(need, at);
    if (isServed) continue;
    if (phase !== 'planned' && index < asked) mark(ring.missing, at);
    else if (laid) mark(ring.planned, at);
  }
}

/** What is typed stands beside the places, or on them where it is laid; while it is planned, as a blueprint. */
function putBrought({ need, brings, brought, phase, slots }: SiteLook, { corner, piece }: Hand): void {
  const isPlanned = phase === 'planned';
  const fills = isLaid(brings) || (slots === null && !isLaid(need));
  if (isLaid(need) && isLaid(brings) && !isPlanned) return;
  const away = fills ? 0 : isLaid(need) ? 4.4 : 0.72;
  for (let index = 0; index < brought; index += 1) {
    const at = slotAt(corner, index, isLaid(brings));
    const place =
      isLaid(need) && !fills ? { x: corner.x + 4.6 + Math.floor(index / rows) * 0.6, z: at.z } : at;
    piece(
      brings,
      isLaid(need) && !fills ? place : { x: at.x + away, z: at.z },
      isPlanned ? { motion: 'planned' } : {},
    );
  }
}

/** Bunting on all four sides, and people who dance before the site and in the lanes between what stands there. */
function celebrate({ need }: SiteLook, corner: Spot, put: (model: ModelId, prop: Prop) => void): void {
  for (let along = 0; along < 7; along += 1) {
    const variant = along % 3;
    const look = { variant, scale: [1, 1.25, 1] as const };
    put('bunting', { ...look, x: corner.x + 0.5 + along, z: corner.z - 0.05 });
    put('bunting', { ...look, x: corner.x + 0.5 + along, z: corner.z + 7.05 });
    put('bunting', { ...look, x: corner.x - 0.05, z: corner.z + 0.5 + along, turn: Math.PI / 2 });
  }
  for (let index = 0; index < guests; index += 1) {
    const lane = isLaid(need) || index % 2 === 0 ? null : (index >> 1) % lanes.length;
    const x = lane === null ? -0.75 + randomAt(11, index, 1) * 0.5 : (lanes[lane] ?? 0);
    put('guest', {
      x: corner.x + x,
      z: corner.z + 0.3 + (index / guests) * 6.6,
      variant: index % 3,
      scale: 1.3 + randomAt(11, index, 2) * 0.3,
      motion: 'hop',
      turn: index,
    });
  }
}
