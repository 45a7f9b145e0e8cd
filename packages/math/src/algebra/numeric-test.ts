import type { MathNode } from '../read/math-node.ts';
import { modularValue } from './modular-value.ts';
import { numberValue } from './number-value.ts';
import { variablesOf } from './variables-of.ts';

export type Sameness = 'equal' | 'different' | 'unknown';

const seed = 0x9e3779b9;
const modularPoints = 3;
const realPoints = 16;
const mostTries = 64;
const leastPoints = 6;
const constantTolerance = 1e-13;
const pointTolerance = 1e-10;

/** xorshift32: the same points every time, so a verdict never changes between two runs. */
function chance(): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
}

function testModular(a: MathNode, b: MathNode, names: readonly string[]): Sameness {
  const next = chance();
  let agreed = 0;
  for (let i = 0; i < modularPoints; i += 1) {
    const draw = () =>
      BigInt(Math.floor(next() * 2 ** 30)) * 2n ** 30n + BigInt(Math.floor(next() * 2 ** 30));
    const at = new Map(names.map((name) => [name, draw()] as const));
    const left = modularValue(a, at);
    const right = modularValue(b, at);
    if (left === null || right === null) return 'unknown';
    if (left !== right) return 'different';
    agreed += 1;
  }
  return agreed === modularPoints ? 'equal' : 'unknown';
}

/** Ranges from near 1 to about 20, both signs and positive only, so that roots and logarithms have points too. */
function drawPoint(names: readonly string[], round: number, next: () => number): Map<string, number> {
  const reach = [2, 20, 1, 6][round % 4] ?? 2;
  const signed = round % 3 !== 0;
  return new Map(names.map((name) => [name, reach * (signed ? 2 * next() - 1 : next()) + 0.01]));
}

function testReal(a: MathNode, b: MathNode, names: readonly string[]): Sameness {
  const next = chance();
  let agreed = 0;
  for (let round = 0; round < mostTries && agreed < realPoints; round += 1) {
    const at = drawPoint(names, round, next);
    const left = numberValue(a, at);
    const right = numberValue(b, at);
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    if (!near(left, right, pointTolerance)) return 'different';
    agreed += 1;
  }
  return agreed >= leastPoints ? 'equal' : 'unknown';
}

/** Compares two values by evaluating them: modulo a large prime where that applies, else over the reals. */
export function testNumerically(a: MathNode, b: MathNode): Sameness {
  const names = variablesOf(a, b);
  const modular = testModular(a, b, names);
  if (modular !== 'unknown') return modular;
  if (names.length > 0) return testReal(a, b, names);
  const left = numberValue(a, new Map());
  const right = numberValue(b, new Map());
  if (!Number.isFinite(left) || !Number.isFinite(right)) return 'unknown';
  return near(left, right, constantTolerance) ? 'equal' : 'different';
}
