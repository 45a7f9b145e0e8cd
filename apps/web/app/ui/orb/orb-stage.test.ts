import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrbStage, type OrbActor } from './orb-stage.ts';

type Seen = (visible: boolean) => void;

let frames: Map<number, (now: number) => void>;
let now: number;
let sights: Map<Element, Seen>;

beforeEach(() => {
  frames = new Map();
  now = 1000;
  sights = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        sights.set(target, (isIntersecting) => this.tell([{ target, isIntersecting }]));
      }
      unobserve(target: Element) {
        sights.delete(target);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  hide(false);
});

function makeStage() {
  let id = 0;
  return createOrbStage({
    requestFrame: (callback) => {
      frames.set(++id, callback);
      return id;
    },
    cancelFrame: (frame) => frames.delete(frame),
    now: () => now,
    random: () => 0.5,
  });
}

function makeActor(): OrbActor & { drawn: number; slow: number } {
  const actor = {
    canvas: document.createElement('canvas'),
    drawn: 0,
    slow: 0,
    painter: { draw: () => void actor.drawn++, dispose: () => undefined },
    input: () => ({ mode: 'idle', floating: false, variation: null, gaze: null }) as const,
    onTooSlow: () => void actor.slow++,
  };
  return actor;
}

function nextFrame(after = 16): void {
  now += after;
  const callbacks = [...frames.values()];
  frames.clear();
  for (const callback of callbacks) callback(now);
}

function see(actor: OrbActor, visible: boolean): void {
  sights.get(actor.canvas)?.(visible);
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the stage', () => {
  test('draws all companions in view in one loop', () => {
    const stage = makeStage();
    const [left, right] = [makeActor(), makeActor()];
    stage.join(left);
    stage.join(right);
    expect(stage.running()).toBe(false);
    see(left, true);
    see(right, true);
    expect(frames.size).toBe(1);
    nextFrame();
    nextFrame();
    expect([left.drawn, right.drawn]).toEqual([2, 2]);
  });

  test('stops when nobody is in view or the page is hidden, and goes on', () => {
    const stage = makeStage();
    const actor = makeActor();
    stage.join(actor);
    see(actor, true);
    nextFrame();
    see(actor, false);
    expect(stage.running()).toBe(false);
    see(actor, true);
    hide(true);
    expect(stage.running()).toBe(false);
    hide(false);
    expect(stage.running()).toBe(true);
    nextFrame();
    expect(actor.drawn).toBe(2);
  });

  test('stops when the last companion leaves', () => {
    const stage = makeStage();
    const actor = makeActor();
    const leave = stage.join(actor);
    see(actor, true);
    leave();
    expect(stage.running()).toBe(false);
    expect(frames.size).toBe(0);
  });

  test('tells companions to leave when frames stay long, and not for one hiccup', () => {
    const stage = makeStage();
    const actor = makeActor();
    stage.join(actor);
    see(actor, true);
    nextFrame();
    nextFrame(500);
    for (let frame = 0; frame < 100; frame++) nextFrame(16);
    expect(actor.slow).toBe(0);
    for (let frame = 0; frame < 60; frame++) nextFrame(90);
    expect(actor.slow).toBe(1);
  });
});
