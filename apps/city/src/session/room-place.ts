import type { CityServerMessage } from '@playforward/contract';
import type { CityPlace } from './city-session.ts';

type ServerMessage<T extends CityServerMessage['type']> = Extract<CityServerMessage, { type: T }>;

export const emptyPlace: CityPlace = {
  name: '',
  nameOffers: null,
  alias: '',
  aliasOffers: [],
  plots: [],
  projects: [],
  liked: [],
};

/** What a room says about its city and the people in it. */
export function nextPlace(
  place: CityPlace,
  message:
    | ServerMessage<'welcome'>
    | ServerMessage<'plot'>
    | ServerMessage<'project'>
    | ServerMessage<'renamed'>,
  own: number,
): CityPlace {
  switch (message.type) {
    case 'welcome': {
      const { city, alias, alias_offers: aliasOffers, plots, projects, liked } = message;
      return { name: city.name, nameOffers: city.name_offers, alias, aliasOffers, plots, projects, liked };
    }
    case 'plot': {
      const plots = place.plots.map((plot) => (plot.plot === message.plot.plot ? message.plot : plot));
      const alias = (message.plot.plot === own && message.plot.alias) || place.alias;
      return { ...place, plots, alias };
    }
    case 'project':
      return {
        ...place,
        projects: place.projects.map((each) => (each.id === message.project.id ? message.project : each)),
      };
    case 'renamed':
      return { ...place, name: message.name };
  }
}
