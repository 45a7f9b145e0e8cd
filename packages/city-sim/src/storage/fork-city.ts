import type { City } from '../city.ts';

/** A copy that shares nothing that can change: what happens in the fork never reaches the city. */
export function forkCity(city: City): City {
  return {
    ...city,
    weather: { ...city.weather },
    type: city.type.slice(),
    level: city.level.slice(),
    variant: city.variant.slice(),
    pop: city.pop.slice(),
    jobs: city.jobs.slice(),
    pollution: city.pollution.slice(),
    owner: city.owner.slice(),
    flags: city.flags.slice(),
    placed: new Map(city.placed),
    plots: city.plots.map((plot) => ({ ...plot })),
    blocks: {
      happiness: city.blocks.happiness.slice(),
      servedHours: city.blocks.servedHours.slice(),
      dark: city.blocks.dark.slice(),
      power: city.blocks.power.slice(),
      water: city.blocks.water.slice(),
      travel: city.blocks.travel.slice(),
      green: city.blocks.green.slice(),
      services: city.blocks.services.slice(),
    },
    comfort: { ...city.comfort },
    projects: { ...city.projects },
    ledger: { ...city.ledger },
    census: { ...city.census },
    lastHour: { ...city.lastHour },
    series: {
      ...city.series,
      hourly: city.series.hourly.slice(),
      daily: city.series.daily.slice(),
      today: city.series.today.slice(),
    },
  };
}
