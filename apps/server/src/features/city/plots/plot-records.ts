import type { CityPlotSummary } from '@playforward/contract';
import type { Db } from '../../../db/pool.ts';
import { selectGiftCounts, selectLikeCounts } from '../neighbours/social-queries.ts';
import type { CityRow } from '../room/event-queries.ts';
import { type PlotRow, selectPlots } from './plot-queries.ts';
import { plotsFromCenter } from './plots-from-center.ts';

/** Who lives where, and what neighbours gave them. */
export type PlotRecords = {
  city: { name: string; nameOffers: string[]; isNameChosen: boolean; kind: 'class' | 'private' };
  owners: Map<number, PlotRow>;
  likes: Map<number, number>;
  gifts: Map<number, number>;
};

export async function loadPlotRecords(db: Db, row: CityRow): Promise<PlotRecords> {
  const city = {
    name: row.name,
    nameOffers: row.nameOffers,
    isNameChosen: row.nameChosen,
    kind: row.kind,
  };
  return { city, ...(await readOwners(db, row.id)) };
}

/** Reads the owners anew: somebody moved in, was hidden, or is gone. */
export async function reloadOwners(db: Db, { cityId, records }: { cityId: string; records: PlotRecords }) {
  Object.assign(records, await readOwners(db, cityId));
}

async function readOwners(db: Db, cityId: string): Promise<Omit<PlotRecords, 'city'>> {
  const rows = await selectPlots(db, cityId);
  return {
    owners: new Map(rows.map((row) => [row.plotNo, row])),
    likes: await selectLikeCounts(db, cityId),
    gifts: await selectGiftCounts(db, cityId),
  };
}

export function summarizePlot({ owners, likes, gifts }: PlotRecords, plot: number): CityPlotSummary {
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
export function isFounder({ owners, city }: PlotRecords, plot: number): boolean {
  const first = plotsFromCenter.find((each) => owners.has(each));
  return !city.isNameChosen && first === plot;
}
