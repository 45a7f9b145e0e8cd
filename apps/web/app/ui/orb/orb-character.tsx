import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { savesData, useMotionAllowed } from '../use-motion-allowed.ts';
import { Orb } from './orb.tsx';
import { trackGaze, turnFace, watchGaze } from './orb-gaze.ts';
import type { OrbIdle } from './orb-idle.ts';
import type { OrbMode } from './orb-looks.ts';
import type { OrbInput } from './orb-motion.ts';
import { orbStage } from './orb-stage.ts';
import { useOrbIdle } from './use-orb-idle.ts';

/** Width of the companion in pixels by the documented sizes. */
export const orbSizes = { small: 88, medium: 152, large: 232 } as const;
export type OrbSize = keyof typeof orbSizes;

/** Smaller than this, painting shows nothing that drawing does not. */
const paintedFrom = 120;
/** The canvas is this much wider than the drawn twin: room for glow, orbit and sparks. */
const canvasShare = 1.2;
const sharpest = 2;

type OrbCharacterProps = {
  mode: OrbMode;
  size: number;
  label?: string | undefined;
  className?: string | undefined;
  random?: () => number;
};

/**
 * The living companion. The drawn twin is there at once and stays where nothing may be painted: small sizes, no
 * WebGL, reduced motion, saved data, a machine too slow. The painted body takes its place when it is ready.
 */
export function OrbCharacter({ mode, size, label, className = '', random = Math.random }: OrbCharacterProps) {
  const host = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const motion = useMotionAllowed();
  const idle = useOrbIdle({ mode, moving: motion === true, random });
  const paintable = motion === true && size >= paintedFrom;
  const painted = usePainted({ host, canvas, paintable, mode, idle });

  // The painted body turns its eyes by itself.
  useEffect(() => {
    if (!motion || painted || !host.current) return;
    return turnFace(host.current);
  }, [motion, painted]);

  return (
    <span
      ref={host}
      className={`orb-host ${className}`}
      style={{ '--orb-size': `${size}px` } as CSSProperties}
      data-mode={mode}
      data-rendering={painted ? 'painted' : 'drawn'}
      data-floating={idle.floating}
      data-variation={(idle.floating && idle.variation) || undefined}
      onPointerEnter={idle.touch}
      onPointerDown={idle.touch}
    >
      <Orb mode={mode} size={size} label={label} />
      {paintable && (
        <span className="orb-paint" aria-hidden="true">
          <canvas ref={canvas} />
        </span>
      )}
    </span>
  );
}

type PaintedInput = {
  host: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  paintable: boolean;
  mode: OrbMode;
  idle: OrbIdle;
};

/** Brings the painter and puts it on the stage; false for as long as the drawn twin is shown. */
function usePainted({ host, canvas, paintable, mode, idle }: PaintedInput): boolean {
  const [painted, setPainted] = useState(false);
  const asked = useRef<Omit<OrbInput, 'gaze'>>({ mode, floating: false, variation: null });

  // The stage reads what is asked at each frame, outside of rendering.
  useEffect(() => {
    asked.current = { mode, floating: idle.floating, variation: idle.floating ? idle.variation : null };
  }, [mode, idle]);

  // Paints on a canvas of the browser; everything is freed when the companion leaves.
  useEffect(() => {
    const [element, surface] = [host.current, canvas.current];
    if (!paintable || !element || !surface || savesData()) return;
    return paint({ element, surface, asked, onPainted: setPainted });
  }, [paintable, host, canvas]);

  return painted && paintable;
}

type PaintInput = {
  element: HTMLElement;
  surface: HTMLCanvasElement;
  asked: RefObject<Omit<OrbInput, 'gaze'>>;
  onPainted: (painted: boolean) => void;
};

function paint({ element, surface, asked, onPainted }: PaintInput): () => void {
  const undo: (() => void)[] = [];
  let gone = false;
  const stop = () => {
    gone = true;
    onPainted(false);
    for (const step of undo.splice(0).reverse()) step();
  };
  void import('./orb-painter.ts').then(
    ({ createOrbPainter }) => {
      if (gone) return;
      sizeCanvas(element, surface);
      const painter = createOrbPainter(surface);
      if (!painter) return;
      const gaze = trackGaze(element);
      const leave = orbStage().join({
        canvas: surface,
        painter,
        input: () => ({ ...asked.current, gaze: gaze(performance.now()) }),
        onTooSlow: stop,
      });
      surface.addEventListener('webglcontextlost', stop, { once: true });
      undo.push(
        () => painter.dispose(),
        () => surface.removeEventListener('webglcontextlost', stop),
        leave,
        watchGaze(() => undefined),
      );
      onPainted(true);
      // Without a network the drawn orb stays.
    },
    () => undefined,
  );
  return stop;
}

function sizeCanvas(element: HTMLElement, surface: HTMLCanvasElement): void {
  const density = Math.min(window.devicePixelRatio || 1, sharpest);
  const width = Math.round(element.clientWidth * canvasShare * density);
  surface.width = width;
  surface.height = width;
}
