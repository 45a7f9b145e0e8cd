import type { MathNode } from '../read/math-node.ts';
import { type Complex, complexValue } from './complex-value.ts';
import { modularValue } from './modular-value.ts';
import type { Domain } from './normal-form.ts';
import { type Assignment, numberValue } from './number-value.ts';
import { variablesOf } from './variables-of.ts';

export type Sameness = 'equal' | 'different' | 'unknown';

const seed = 0x9e3779b9;
const modularPoints = 3;
const testedPoints = 16;
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

const isDefined = (value: Complex): boolean => value.every(Number.isFinite);

function near(a: Complex, b: Complex, tolerance: number): boolean {
  const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
  return distance <= tolerance * Math.max(1, Math.hypot(...a), Math.hypot(...b));
}

type Values = (node: MathNode, at: Assignment) => Complex;

const valuesIn: Readonly<Record<Domain, Values>> = {
  real: (node, at) => [numberValue(node, at), 0],
  complex: complexValue,
};

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

function testPoints(a: MathNode, b: MathNode, names: readonly string[], evaluate: Values): Sameness {
  const next = chance();
  let agreed = 0;
  for (let round = 0; round < mostTries && agreed < testedPoints; round += 1) {
    const at = drawPoint(names, round, next);
    const left = evaluate(a, at);
    const right = evaluate(b, at);
    if (!isDefined(left) || !isDefined(right)) continue;
    if (!near(left, right, pointTolerance)) return 'different';
    agreed += 1;
  }
  return agreed >= leastPoints ? 'equal' : 'unknown';
}

/** Compares two values by evaluating them: modulo a large prime where that applies, else at points of their domain. */
export function testNumerically(a: MathNode, b: MathNode, domain: Domain = 'real'): Sameness {
  const names = variablesOf(a, b);
  const modular = testModular(a, b, names);
  if (modular !== 'unknown') return modular;
  const evaluate = valuesIn[domain];
  if (names.length > 0) return testPoints(a, b, names, evaluate);
  const left = evaluate(a, new Map());
  const right = evaluate(b, new Map());
  if (!isDefined(left) || !isDefined(right)) return 'unknown';
  return near(left, right, constantTolerance) ? 'equal' : 'different';
}
