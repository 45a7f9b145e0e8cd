import { z } from 'zod';
import { setting } from './define-setting.ts';

/** The settings of the city game. */
export const cityCatalogue = {
  MULTIPLAYER: setting(
    'Whether students of the same grades build one city together. Off gives everybody a city of their own; guests always have one.',
    'on or off',
    'on',
    z.enum(['on', 'off']).default('on'),
  ),
  CITY_ADDRESS: setting(
    'Where browsers reach this very process for the city, when several processes share REDIS_URL behind one address.',
    'a host with an optional port and path, such as one.learn.school.example or learn.school.example:3001',
    '(the address of the site)',
    z
      .string()
      .regex(/^[a-zA-Z0-9.-]{1,253}(:\d{1,5})?(\/[\w/-]*)?$/)
      .transform((address) => address.replace(/\/+$/, ''))
      .optional(),
  ),
};

type Raw = { [K in keyof typeof cityCatalogue]: z.output<(typeof cityCatalogue)[K]['read']> };

export type CitySettings = { multiplayer: boolean; address: string | undefined };

export function toCitySettings({ MULTIPLAYER, CITY_ADDRESS }: Raw): CitySettings {
  return { multiplayer: MULTIPLAYER === 'on', address: CITY_ADDRESS };
}
