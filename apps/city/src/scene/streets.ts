import { randomAt } from './life/random-at.ts';

/** Where something that moves is at a moment, and where it heads (radians about the vertical). */
export type Mover = { x: number; z: number; turn: number };

type Loop = { left: number; top: number; right: number; bottom: number; corner: number };

/** From the middle of a street to the middle of its right lane, in tiles. */
const lane = 0.17;
const streets = 6;

/**
 * A car drives clockwise round one or more blocks and keeps right, so it only ever turns right and never meets another
 * on its lane. Everybody in a city sees the same cars, because they follow from the seed and the time alone.
 */
export function carAt(seed: number, index: number, time: number): Mover {
  const random = (n: number): number => randomAt(seed + 31, index, n);
  const span = (n: number): [number, number] => {
    const from = Math.floor(random(n) * (streets - 1));
    return [from, Math.min(streets - 1, from + 1 + Math.floor(random(n + 1) * 3))];
  };
  const [left, right] = span(1);
  const [top, bottom] = span(3);
  const loop: Loop = {
    left: left * 8 + 0.5 + lane,
    right: right * 8 + 0.5 - lane,
    top: top * 8 + 0.5 + lane,
    bottom: bottom * 8 + 0.5 - lane,
    corner: 0.22,
  };
  return along(loop, random(5) * 200 + time * (0.9 + random(6) * 0.7));
}

/** A person walks round one block on its pavement, half of them the other way round. */
export function personAt(seed: number, index: number, time: number): Mover {
  const random = (n: number): number => randomAt(seed + 77, index, n);
  const column = Math.floor(random(1) * streets);
  const row = Math.floor(random(2) * streets);
  const edge = 0.9 + random(6) * 0.07;
  const loop: Loop = {
    left: column * 8 + edge,
    right: column * 8 + 9 - edge,
    top: row * 8 + edge,
    bottom: row * 8 + 9 - edge,
    corner: 0.08,
  };
  const way = random(3) < 0.5 ? -1 : 1;
  const mover = along(loop, random(4) * 60 + way * time * (0.16 + random(5) * 0.14));
  return way < 0 ? { ...mover, turn: mover.turn + Math.PI } : mover;
}

/** The place after `distance` on a loop with round corners, clockwise from its upper left. */
export function along(loop: Loop, distance: number): Mover {
  const { corner } = loop;
  const wide = loop.right - loop.left - 2 * corner;
  const tall = loop.bottom - loop.top - 2 * corner;
  const arc = (Math.PI / 2) * corner;
  const round = 2 * (wide + tall) + 4 * arc;
  let rest = ((distance % round) + round) % round;
  const sides = [
    { long: wide, x: loop.left + corner, z: loop.top, turn: 0 },
    { long: tall, x: loop.right, z: loop.top + corner, turn: -Math.PI / 2 },
    { long: wide, x: loop.right - corner, z: loop.bottom, turn: -Math.PI },
    { long: tall, x: loop.left, z: loop.bottom - corner, turn: -Math.PI * 1.5 },
  ];
  for (const side of sides) {
    const [dx, dz] = [Math.cos(side.turn), -Math.sin(side.turn)];
    if (rest < side.long) return { x: side.x + dx * rest, z: side.z + dz * rest, turn: side.turn };
    rest -= side.long;
    if (rest < arc) {
      const angle = rest / corner;
      const [fx, fz] = [Math.sin(angle) * corner, (1 - Math.cos(angle)) * corner];
      return {
        x: side.x + dx * (side.long + fx) - dz * fz,
        z: side.z + dz * (side.long + fx) + dx * fz,
        turn: side.turn - angle,
      };
    }
    rest -= arc;
  }
  return { x: loop.left + corner, z: loop.top, turn: 0 };
}

/** Share of the cars and people that are out at an hour. */
export function bustle(hour: number): number {
  const time = ((hour % 24) + 24) % 24;
  if (time < 5) return 0.25;
  if (time < 7) return 0.25 + (time - 5) * 0.375;
  if (time < 20) return 1;
  return Math.max(0.25, 1 - (time - 20) * 0.19);
}
