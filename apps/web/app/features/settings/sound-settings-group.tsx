import { Volume2, VolumeX } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { playSound } from '../../sound/play-sound.ts';
import {
  muteSound,
  readSoundSettings,
  setSoundVolume,
  unmuteSound,
  useSound,
} from '../../sound/sound-settings.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { settingsText as text } from './text.ts';

/** Volume, heard once it is set, and mute. "No Sound" at the first visit counts as muted until it is undone here (D-57). */
export function SoundSettingsGroup() {
  const { enabled, volume } = useSound() ?? readSoundSettings();
  const id = useId();
  const shown = enabled === false ? 0 : volume;
  return (
    <div className="setting-group">
      <div className="setting">
        <Volume2 size={24} aria-hidden="true" />
        <label htmlFor={id} className="setting-name">
          {text.volume}
        </label>
      </div>
      <div className="setting-slider">
        <input
          id={id}
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={shown}
          aria-valuetext={text.percent(shown)}
          style={{ '--filled': text.percent(shown) } as CSSProperties}
          onChange={({ target }) => setSoundVolume(Number(target.value))}
          onPointerUp={() => playSound('sound-on')}
          onKeyUp={({ key }) => key.startsWith('Arrow') && playSound('sound-on')}
        />
        <output htmlFor={id}>{text.percent(shown)}</output>
      </div>
      <SettingSwitch
        icon={<VolumeX size={24} aria-hidden="true" />}
        name={text.mute}
        help={text.muteHelp}
        on={shown === 0}
        onChange={(on) => (on ? muteSound() : unmuteSound())}
      />
    </div>
  );
}
