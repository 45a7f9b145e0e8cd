import { advance, type City, createCity, openScenario, scenarioPlot } from '@playforward/city-sim';
import type { SiteLook } from '../scene/site/site-look.ts';

/** A city of its own neighbors after so many days, for pictures of what a student meets. */
export function livedCity(days: number): City {
  const city = createCity({ seed: 7 });
  advance(city, days * 24);
  return city;
}

/** The district of a mission with its site. */
export function openDistrict({ scenario, site }: { scenario: string; site: SiteLook | null }) {
  return { city: openScenario({ scenario, seed: 3 }), plot: scenarioPlot, site };
}
