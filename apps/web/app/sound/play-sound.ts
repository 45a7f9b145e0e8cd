import { limits } from '@playforward/contract';
import { fadeTo, stopFade } from './fade.ts';
import { audibleVolume, onSoundChange, readSoundSettings, rememberAutoplay } from './sound-settings.ts';
import { type SoundName, soundAddress, sounds } from './sounds.ts';

/** One element a sound: played again, it starts again. */
const players = new Map<SoundName, HTMLAudioElement>();
/** The volume that what plays now has or fades to; undefined until the first sound. */
let followed: number | undefined;

/**
 * Plays a sound if the student wants sound and the browser may play one. Never throws and never waits: a sound that
 * cannot be heard is no reason for anything else not to happen.
 */
export function playSound(name: SoundName): void {
  const volume = audibleVolume(readSoundSettings());
  if (volume === 0 || !mayPlay()) return;
  followSettings(volume);
  const audio = playerOf(name);
  stopFade(audio);
  audio.currentTime = 0;
  audio.volume = sounds[name].fadesIn ? Math.min(volume, limits.soundFadeStep) : volume;
  audio.play().then(
    () => rememberAutoplay(true),
    (error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') rememberAutoplay(false);
    },
  );
  if (sounds[name].fadesIn) fadeTo(audio, volume);
}

/** Fades a sound out and stops it. */
export function stopSound(name: SoundName): void {
  const audio = players.get(name);
  if (audio && !audio.paused) fadeTo(audio, 0, () => audio.pause());
}

/** Nothing plays before the first gesture on this page, unless this browser has let sounds play before. */
function mayPlay(): boolean {
  const hasGesture = navigator.userActivation?.hasBeenActive ?? true;
  return hasGesture || readSoundSettings().autoplayAllowed;
}

function playerOf(name: SoundName): HTMLAudioElement {
  const known = players.get(name);
  if (known) return known;
  const audio = new Audio(soundAddress(name));
  players.set(name, audio);
  return audio;
}

/** What plays now follows the slider and falls silent when sound is turned off. */
function followSettings(volume: number): void {
  if (followed === undefined) onSoundChange(adjustVolume);
  followed = volume;
}

function adjustVolume(): void {
  const volume = audibleVolume(readSoundSettings());
  if (volume === followed) return;
  followed = volume;
  for (const [name, audio] of players) {
    if (audio.paused) continue;
    if (volume === 0) stopSound(name);
    else fadeTo(audio, volume);
  }
}
