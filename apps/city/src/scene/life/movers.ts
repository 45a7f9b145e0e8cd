import type { InstancedBufferAttribute } from 'three';
import type { Prop, PropMesh } from '../drawing/prop-mesh.ts';
import { bustle, carAt, type Mover, personAt } from '../streets.ts';
import { randomAt } from './random-at.ts';

type Crowd = {
  mesh: PropMesh;
  at: (seed: number, index: number, time: number) => Mover;
  count: number;
  seed: number;
};

/** People are drawn larger than houses would have them, so that they are seen at the usual zoom. */
const personSize = 1.5;

export type Movers = {
  /** Sets how many there are at most; they keep their looks. */
  populate(counts: { cars: number; people: number; clouds: number; seed: number }): void;
  move(moment: { time: number; hour: number; cloud: number; reach: number; isRaining: boolean }): void;
};

/** Cars, people and clouds: their places follow from the seed and the clock, so nothing about them is ever sent. */
export function createMovers(meshes: Record<'car' | 'person' | 'cloud' | 'umbrella', PropMesh>): Movers {
  const crowds: Crowd[] = [
    { mesh: meshes.car, at: carAt, count: 0, seed: 0 },
    { mesh: meshes.person, at: personAt, count: 0, seed: 0 },
  ];
  let clouds = 0;
  let seed = 0;
  return {
    populate(counts) {
      seed = counts.seed;
      clouds = counts.clouds;
      [counts.cars, counts.people].forEach((count, index) => {
        const crowd = crowds[index];
        if (!crowd) return;
        Object.assign(crowd, { count, seed });
        crowd.mesh.setProps(
          Array.from({ length: count }, (_, number) =>
            lookOf(seed + index, number, index === 1 ? personSize : 1),
          ),
        );
      });
      const looks = Array.from({ length: counts.people }, (_, number) => lookOf(seed + 3, number));
      meshes.umbrella.setProps(looks.map((look) => ({ ...look, scale: personSize })));
      meshes.cloud.setProps(Array.from({ length: clouds }, (_, number) => cloudProp(seed, number)));
    },
    move({ time, hour, cloud, reach, isRaining }) {
      for (const crowd of crowds) moveCrowd(crowd, time, hour);
      // Whoever is out in the rain has an umbrella.
      const people = crowds[1];
      if (people) moveCrowd({ ...people, mesh: meshes.umbrella }, time, isRaining ? hour : null);
      const shown = reach < 9 ? 0 : Math.round(clouds * Math.min(1, cloud * 1.3));
      meshes.cloud.mesh.visible = shown > 0;
      meshes.cloud.mesh.geometry.instanceCount = shown;
      if (shown > 0) writeAt(meshes.cloud, shown, (index) => cloudAt(seed, index, time));
    },
  };
}

function lookOf(seed: number, index: number, size = 1): Prop {
  return {
    x: 0,
    z: 0,
    variant: Math.floor(randomAt(seed, index, 9) * 3),
    scale: size * (0.9 + randomAt(seed, index, 8) * 0.2),
  };
}

function moveCrowd(crowd: Crowd, time: number, hour: number | null): void {
  const shown = hour === null ? 0 : Math.round(crowd.count * bustle(hour));
  crowd.mesh.mesh.visible = shown > 0;
  crowd.mesh.mesh.geometry.instanceCount = shown;
  if (shown > 0) writeAt(crowd.mesh, shown, (index) => ({ ...crowd.at(crowd.seed, index, time), y: 0 }));
}

function writeAt(mesh: PropMesh, count: number, place: (index: number) => Mover & { y: number }): void {
  const at = mesh.mesh.geometry.getAttribute('at') as InstancedBufferAttribute | undefined;
  if (!at) return;
  for (let index = 0; index < count; index += 1) {
    const { x, y, z, turn } = place(index);
    at.setXYZW(index, x, y, z, turn);
  }
  at.needsUpdate = true;
}

function cloudProp(seed: number, index: number): Prop {
  return { x: 0, z: 0, variant: index % 3, scale: 1.1 + randomAt(seed, index, 21) * 1.1 };
}

/** Clouds drift over the city and come in again at the other side. */
function cloudAt(seed: number, index: number, time: number): Mover & { y: number } {
  const random = (n: number): number => randomAt(seed + 5, index, n);
  const drift = (random(1) * 90 + time * (0.35 + random(2) * 0.25)) % 90;
  return { x: drift - 21, y: 8.5 + random(3) * 2, z: random(4) * 64 - 8, turn: random(5) * 0.8 };
}
