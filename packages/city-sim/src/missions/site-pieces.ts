/** Pieces of one kind that fit on the map beside each other. */
const mostPieces = 40;

/** So many pieces stand for a number, and one of them for so many. */
export type PieceScale = { pieces: number; each: number };

/** 1, 2, 5, 10, 20, … as far as it takes for the number to fit on the map; no finer than `from`. */
export function piecesFor(value: number, from = 1): PieceScale {
  let each = from;
  while (value / each > mostPieces) each *= String(each).startsWith('2') ? 2.5 : 2;
  return { pieces: Math.max(0, Math.round(value / each)), each };
}

/** Two numbers of like size are counted by the same step, so that they can be compared on the map. */
const alike = 4;

/** The step by which a number is drawn beside another one. */
export function stepBeside(value: number, other: number): number {
  const [small, large] = value < other ? [value, other] : [other, value];
  return small > 0 && large / small <= alike ? piecesFor(large).each : piecesFor(value).each;
}

/** How a work site looks in the end: places that need something, those that got it, and what lies there unused. */
export type SiteShown = {
  slots: number;
  /** What one place stands for; null where the number behind it is not told. */
  each: number | null;
  met: number;
  spare: number;
  /** What was typed, as pieces. */
  brought: PieceScale;
};

type Site = { need: number; supply: number; typed: number; isDirect: boolean };

/** Slots where the need itself would give the typed number away. */
const plainSlots = 20;
const mostSpare = 12;

export function siteShown({ need, supply, typed, isDirect }: Site): SiteShown {
  const plain = piecesFor(need, stepBeside(need, typed));
  const { pieces, each } = isDirect ? { pieces: plainSlots, each: need / plainSlots } : plain;
  const slots = Math.max(1, pieces);
  const isShort = supply < need * 0.9999;
  const served = Math.floor(supply / each + 0.001);
  const left = supply > need * 1.0001 ? Math.max(1, Math.round((supply - need) / each)) : 0;
  return {
    slots,
    each: isDirect ? null : each,
    met: isShort ? Math.max(0, Math.min(slots - 1, served)) : slots,
    spare: Math.min(mostSpare, left),
    brought: piecesFor(Math.max(0, typed), isDirect ? 1 : stepBeside(Math.max(0, typed), need)),
  };
}
