import { currentPose, type OrbInput, type OrbMotion, startMotion, stepMotion } from './orb-motion.ts';
import type { OrbPainter } from './orb-painter.ts';
import type { Pose } from './orb-poses.ts';

/** One companion that is painted frame by frame. */
export type OrbActor = {
  canvas: HTMLCanvasElement;
  painter: OrbPainter;
  /** Asked anew for each frame. */
  input: () => OrbInput;
  /** Called when painting it costs more than the machine has to give. */
  onTooSlow: () => void;
};

type Player = { actor: OrbActor; motion: OrbMotion; visible: boolean };

/** Where the stage takes time, chance and frames from. */
export type StageHost = {
  requestFrame: (callback: (now: number) => void) => number;
  cancelFrame: (id: number) => void;
  now: () => number;
  random: () => number;
};

const slow = { frame: 60, frames: 45 } as const;

/**
 * One loop for all companions of the page. It runs only while one of them is in view and the page is shown; a
 * companion whose frames stay long leaves, so that a weak machine keeps its speed for the lesson.
 */
export function createOrbStage(host: StageHost) {
  const players = new Map<OrbActor, Player>();
  let frame: number | undefined;
  let lastFrame = 0;
  let longFrames = 0;

  const wanted = () => !document.hidden && [...players.values()].some(({ visible }) => visible);

  function update(): void {
    if (wanted() && frame === undefined) {
      frame = host.requestFrame(draw);
    } else if (!wanted() && frame !== undefined) {
      host.cancelFrame(frame);
      frame = undefined;
      lastFrame = 0;
    }
  }

  function draw(now: number): void {
    frame = undefined;
    watchSpeed(now);
    for (const player of players.values()) if (player.visible) drawPlayer(player, now, host.random);
    update();
  }

  function watchSpeed(now: number): void {
    const took = lastFrame ? now - lastFrame : 0;
    lastFrame = now;
    longFrames = took > slow.frame && took < 1000 ? longFrames + 1 : Math.max(0, longFrames - 1);
    if (longFrames <= slow.frames) return;
    longFrames = 0;
    for (const { actor } of [...players.values()]) actor.onTooSlow();
  }

  const sight =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) {
            for (const player of players.values()) {
              if (player.actor.canvas === target) player.visible = isIntersecting;
            }
          }
          update();
        });
  document.addEventListener('visibilitychange', update);

  return {
    /** Lets a companion play; answers how to take it off. */
    join(actor: OrbActor): () => void {
      const motion = startMotion(actor.input().mode, host.now(), host.random);
      players.set(actor, { actor, motion, visible: sight === undefined });
      sight?.observe(actor.canvas);
      update();
      return () => {
        sight?.unobserve(actor.canvas);
        players.delete(actor);
        update();
      };
    },
    /** Whether frames are being drawn. */
    running: () => frame !== undefined,
  };
}

function drawPlayer(player: Player, now: number, random: () => number): void {
  player.motion = stepMotion(player.motion, player.actor.input(), { now, random });
  const pose: Pose = currentPose(player.motion);
  player.actor.painter.draw(pose);
}

export type OrbStage = ReturnType<typeof createOrbStage>;

let stage: OrbStage | undefined;

/** The stage of this page. */
export function orbStage(): OrbStage {
  stage ??= createOrbStage({
    requestFrame: (callback) => requestAnimationFrame(callback),
    cancelFrame: (id) => cancelAnimationFrame(id),
    now: () => performance.now(),
    random: Math.random,
  });
  return stage;
}
