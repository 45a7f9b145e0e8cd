import type { City } from '@playforward/city-sim';

/** What the scene reads of a city. The whole `City` fits. */
export type SceneCity = Pick<
  City,
  'seed' | 'tick' | 'type' | 'owner' | 'flags' | 'pop' | 'jobs' | 'pollution' | 'placed'
> & {
  blocks: Pick<City['blocks'], 'happiness' | 'power' | 'water' | 'travel'>;
  weather: Pick<City['weather'], 'cloud' | 'wind'>;
  /** Riders for 1000 seats. */
  crowding?: number;
  /** The district of a mission. */
  isSettled?: boolean;
};
