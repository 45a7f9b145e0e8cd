// `npm run bench:city [part …]`: what Stem City costs, part by part, beside the limits of its design. A part is one
// file in tools/bench/city/ and one line in the list below.
import { type BenchPart, type Figure, isMet } from './city/bench-part.ts';
import { missionsPart } from './city/missions.ts';
import { phasesPart } from './city/phases.ts';
import { playPart } from './city/play.ts';
import { roomsPart } from './city/rooms.ts';
import { scenePart } from './city/scene.ts';
import { simulationPart } from './city/simulation.ts';
import { sizesPart } from './city/sizes.ts';

const parts: readonly BenchPart[] = [
  simulationPart,
  missionsPart,
  phasesPart,
  playPart,
  roomsPart,
  sizesPart,
  scenePart,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

function show(figure: Figure): string {
  const { label, value, unit, atMost, atLeast, note } = figure;
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 4 : 2;
  const bound = atMost === undefined ? atLeast : atMost;
  const side = atMost === undefined ? 'at least' : 'at most';
  const limit = bound === undefined ? '' : `  ${side} ${bound} ${unit}: ${isMet(figure) ? 'met' : 'MISSED'}`;
  return `  ${label.padEnd(46)} ${value.toFixed(digits).padStart(10)} ${unit}${limit}${note ? `  (${note})` : ''}`;
}

let missed = 0;
for (const { name, measure } of parts.filter((part) => wanted.length === 0 || wanted.includes(part.name))) {
  const figures = await measure();
  console.log(`${name}\n${figures.map(show).join('\n')}`);
  missed += figures.filter((figure) => !isMet(figure)).length;
}
console.log(missed === 0 ? 'All limits met.' : `${missed} missed.`);
process.exitCode = missed === 0 ? 0 : 1;
