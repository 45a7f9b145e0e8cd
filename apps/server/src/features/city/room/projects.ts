import { buildings, type City, type MonumentType } from '@playforward/city-sim';
import { type CityProjectSummary, cityProjects } from '@playforward/contract';

export function summarizeProject(city: City, id: MonumentType): CityProjectSummary {
  const target = buildings[id].cost;
  const total = city.projects[id];
  return { id, total, target, built: total >= target };
}

export function summarizeProjects(city: City): CityProjectSummary[] {
  return cityProjects.map(({ id }) => summarizeProject(city, id));
}
