// `npm run load:city [-- <rooms> <bots a room> <seconds>]`: 100 cities with 30 players each in one process, over real
// sockets on this machine. Players and server share its cores; the figures say what came of it.
import type { Figure } from '../bench/city/bench-part.ts';
import { loadRooms } from '../bench/city/load-rooms.ts';
import { showLoad } from '../bench/city/rooms.ts';

const [rooms = 100, botsPerRoom = 30, seconds = 30] = process.argv.slice(2).map(Number);

const show = ({ label, value, unit, atMost, note }: Figure) => {
  const limit = atMost === undefined ? '' : `  at most ${atMost}: ${value <= atMost ? 'met' : 'MISSED'}`;
  return `  ${label.padEnd(46)} ${value.toFixed(1).padStart(10)} ${unit}${limit}${note ? `  (${note})` : ''}`;
};

const report = await loadRooms({
  rooms,
  botsPerRoom,
  seconds,
  cycles: 200,
  cursorsPerSecond: 2,
  buildEverySeconds: 20,
});
console.log(`${rooms} cities with ${botsPerRoom} players each, for ${seconds} s`);
console.log(showLoad(report).map(show).join('\n'));
