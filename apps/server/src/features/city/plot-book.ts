import type { CityPlotSummary } from '@playforward/contract';
import type { Db } from '../../db/pool.ts';
import type { CityRow } from './event-queries.ts';
import { type PlotRow, selectPlots } from './plot-queries.ts';
import { selectGiftCounts, selectLikeCounts } from './social-queries.ts';

/** Who lives where, and what neighbours gave them. */
export type PlotBook = {
  city: { name: string; nameOffers: string[]; isNameChosen: boolean; kind: 'class' | 'private' };
  owners: Map<number, PlotRow>;
  likes: Map<number, number>;
  gifts: Map<number, number>;
};

export async function loadPlotBook(db: Db, row: CityRow): Promise<PlotBook> {
  const city = {
    name: row.name,
    nameOffers: row.nameOffers,
    isNameChosen: row.nameChosen,
    kind: row.kind,
  };
  return { city, ...(await readOwners(db, row.id)) };
}

/** Reads the owners anew: somebody moved in, was hidden, or is gone. */
export async function reloadOwners(db: Db, { cityId, book }: { cityId: string; book: PlotBook }) {
  Object.assign(book, await readOwners(db, cityId));
}

async function readOwners(db: Db, cityId: string): Promise<Omit<PlotBook, 'city'>> {
  const rows = await selectPlots(db, cityId);
  return {
    owners: new Map(rows.map((row) => [row.plotNo, row])),
    likes: await selectLikeCounts(db, cityId),
    gifts: await selectGiftCounts(db, cityId),
  };
}

export function summarizePlot({ owners, likes, gifts }: PlotBook, plot: number): CityPlotSummary {
  const owner = owners.get(plot);
  return {
    plot,
    alias: owner?.alias ?? null,
    likes: likes.get(plot) ?? 0,
    gifts: gifts.get(plot) ?? 0,
    hidden: owner?.hidden ?? false,
  };
}

/** Who may choose the city's name: its first owner, once. */
export function isFounder({ owners, city }: PlotBook, plot: number): boolean {
  const [first] = owners.keys();
  return !city.isNameChosen && first === plot;
}
