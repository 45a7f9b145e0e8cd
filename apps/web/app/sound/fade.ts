import { limits, timings } from '@playforward/contract';

const fades = new WeakMap<HTMLAudioElement, ReturnType<typeof setInterval>>();

/** Moves the volume to its target by one documented step a tick; a newer fade of the same sound replaces an older. */
export function fadeTo(audio: HTMLAudioElement, target: number, onDone?: () => void): void {
  stopFade(audio);
  const timer = setInterval(() => {
    const left = target - audio.volume;
    const isLast = Math.abs(left) <= limits.soundFadeStep;
    audio.volume = isLast ? target : roundToStep(audio.volume + Math.sign(left) * limits.soundFadeStep);
    if (!isLast) return;
    stopFade(audio);
    onDone?.();
  }, timings.soundFadeTick);
  fades.set(audio, timer);
}

export function stopFade(audio: HTMLAudioElement): void {
  clearInterval(fades.get(audio));
  fades.delete(audio);
}

/** Ten steps of 0.1 add up to 1, not to 0.9999999999999999. */
function roundToStep(volume: number): number {
  return Math.min(1, Math.max(0, Math.round(volume * 1000) / 1000));
}
