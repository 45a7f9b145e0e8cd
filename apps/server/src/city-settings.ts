import { z } from 'zod';
import { onOrOff, setting } from './define-setting.ts';

/** The settings of the city game. */
export const cityCatalogue = {
  multiplayer: setting(
    'MULTIPLAYER',
    {
      perSchool: true,
      about:
        'Whether students of the same grades build one city together. Off gives everybody a city of their own; guests always have one.',
      allowed: 'on or off',
      fallback: 'on',
    },
    onOrOff,
  ),
  address: setting(
    'CITY_ADDRESS',
    {
      about:
        'Where browsers reach this very process for the city, when several processes share REDIS_URL behind one address.',
      allowed:
        'a host with an optional port and path, such as one.learn.school.example or learn.school.example:3001',
      shown: '(the address of the site)',
    },
    z
      .string()
      .regex(/^[a-zA-Z0-9.-]{1,253}(:\d{1,5})?(\/[\w/-]*)?$/)
      .transform((address) => address.replace(/\/+$/, '')),
  ),
};
