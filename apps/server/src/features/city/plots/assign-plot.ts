import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/pool.ts';
import { selectOptionalGrade } from '../../../privacy/queries.ts';
import { offerAliases, offerCityNames } from './offer-names.ts';
import {
  type CityKind,
  type GradeBand,
  insertCity,
  insertPlot,
  lockAssignment,
  type Seat,
  selectCityNames,
  selectOptionalOpenCity,
  selectOptionalSeat,
  selectPlots,
} from './plot-queries.ts';
import { plotsFromCenter } from './plots-from-center.ts';
import { standInLine } from './stand-in-line.ts';

type Services = Pick<AppContext, 'db' | 'clock' | 'random'>;

/** Which version of the simulation new cities are made with. */
export type PlotAssignment = { userId: number; kind: CityKind; simVersion: number };

const seeds = 2 ** 31 - 1;

function bandOf(grade: number | undefined): GradeBand {
  if (grade === undefined) return 'open';
  return grade <= 8 ? '6-8' : '9-12';
}

/**
 * The city and plot of a student, for ever. Whoever has none gets the free plot nearest to the center of the oldest
 * city of the same grades, or of a new one. Assignments of one band wait for each other, so no plot is given twice.
 */
export async function assignPlot({ db, clock, random }: Services, asked: PlotAssignment): Promise<Seat> {
  const held = await selectOptionalSeat(db, asked);
  if (held) return held;
  const band = bandOf(await selectOptionalGrade(db, asked.userId));
  const line = asked.kind === 'class' ? band : `private ${asked.userId}`;
  // The lock is for other processes. Whoever waits in this one holds no connection meanwhile.
  return standInLine(line, () =>
    db.transaction(async (tx) => {
      await lockAssignment(tx, line);
      const won = await selectOptionalSeat(tx, asked);
      if (won) return won;
      const open = asked.kind === 'class' ? await selectOptionalOpenCity(tx, band) : undefined;
      const services = { db: tx, clock, random };
      const cityId = open ?? (await createCity(services, { ...asked, band }));
      return claimPlot(services, { cityId, userId: asked.userId, kind: asked.kind });
    }),
  );
}

async function createCity(
  { db, clock, random }: Services,
  { kind, userId, simVersion, band }: PlotAssignment & { band: GradeBand },
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const nameOffers = offerCityNames(new Set(await selectCityNames(db)), random);
  await insertCity(db, {
    id,
    band,
    kind,
    simVersion,
    nameOffers,
    name: nameOffers[0] ?? 'Fair Haven',
    ownerId: kind === 'private' ? userId : null,
    seed: 1 + random.int(seeds),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

async function claimPlot(
  { db, clock, random }: { db: Db } & Omit<Services, 'db'>,
  { cityId, userId, kind }: { cityId: string; userId: number; kind: CityKind },
): Promise<Seat> {
  const plots = await selectPlots(db, cityId);
  const used = new Set(plots.map(({ plotNo }) => plotNo));
  const plotNo = plotsFromCenter.find((plot) => !used.has(plot));
  if (plotNo === undefined) throw new Error('a city chosen for its free plot has none');
  const taken = new Set(plots.flatMap(({ alias, aliasOffers }) => [alias, ...aliasOffers]));
  const aliasOffers = offerAliases(taken, random);
  const alias = aliasOffers[0] ?? `Neighbor ${plotNo}`;
  await insertPlot(db, { cityId, plotNo, userId, kind, alias, aliasOffers, claimedAt: clock.now() });
  return { cityId, plot: plotNo };
}
