import { schema, t } from '@colyseus/schema';

/** One person at the map; what the others see of them. */
export const CityPlayerState = schema(
  {
    plot: t.uint8(),
    alias: t.string(),
    hue: t.uint16(),
    x: t.int16(),
    y: t.int16(),
    tool: t.uint8(),
    emote: t.uint8(),
    online: t.boolean(),
  },
  'CityPlayerState',
);

/** What Colyseus keeps equal on every client: CityRoomState of the contract. */
export const CityState = schema(
  {
    tick: t.uint32(),
    weather: t.uint8(),
    hash: t.uint32(),
    hashTick: t.uint32(),
    stats: t.array('int32'),
    players: t.map(CityPlayerState),
  },
  'CityState',
);
