import { simVersion } from '@playforward/city-sim';
import { type CityServerMessage, cityLimits } from '@playforward/contract';
import { selectLikedPlots } from '../neighbours/social-queries.ts';
import { isFounder, summarizePlot } from '../plots/plot-records.ts';
import type { CityGame } from './city-game.ts';
import type { Player } from './city-players.ts';
import { summarizeProjects } from './projects.ts';

/** The first thing a player hears: where, who, and what there is to choose. */
export async function welcome(
  game: CityGame,
  { plot, userId, lessonId }: Player,
): Promise<CityServerMessage> {
  const { plots, cityId, services, city } = game;
  const owner = plots.owners.get(plot);
  const { name, kind, nameOffers } = plots.city;
  return {
    type: 'welcome',
    city: { id: cityId, name, kind, name_offers: isFounder(plots, plot) ? nameOffers : null },
    plot,
    alias: owner?.alias ?? '',
    alias_offers: owner?.aliasOffers ?? [],
    liked: await selectLikedPlots(services.db, { cityId, userId }),
    lesson_id: lessonId,
    sim_version: simVersion,
    plots: Array.from({ length: cityLimits.plots }, (_, each) => summarizePlot(plots, each)),
    projects: summarizeProjects(city),
  };
}
