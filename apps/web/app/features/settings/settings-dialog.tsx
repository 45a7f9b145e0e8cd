import { Clock, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { deviceWantsLessMotion } from '../../preferences/apply-preferences.ts';
import { setPreferences, usePreferences } from '../../preferences/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SoundSettingsGroup } from './sound-settings-group.tsx';
import { settingsText as text } from './text.ts';
import { ThemeSetting } from './theme-setting.tsx';
import './settings.css';

type SettingsDialogProps = {
  onClose: () => void;
  /** What concerns the account and not this browser. */
  account?: ReactNode;
};

/** What a student can set for this browser. Each change holds at once; there is nothing to save. */
export function SettingsDialog({ onClose, account }: SettingsDialogProps) {
  const { lessMotion, timers } = usePreferences();
  const byDevice = deviceWantsLessMotion();
  return (
    <Dialog
      title={text.title}
      open
      onClose={onClose}
      className="settings"
      actions={<Button onClick={onClose}>{text.done}</Button>}
    >
      <SoundSettingsGroup />
      <div className="setting-group">
        <SettingSwitch
          icon={<Wind size={24} aria-hidden="true" />}
          name={text.motion}
          help={byDevice ? text.motionByDevice : text.motionHelp}
          on={lessMotion || byDevice}
          disabled={byDevice}
          onChange={(on) => setPreferences({ lessMotion: on })}
        />
        <SettingSwitch
          icon={<Clock size={24} aria-hidden="true" />}
          name={text.timers}
          help={text.timersHelp}
          on={timers}
          onChange={(on) => setPreferences({ timers: on })}
        />
      </div>
      <div className="setting-group">
        <ThemeSetting />
      </div>
      {account && <div className="setting-group py-4">{account}</div>}
    </Dialog>
  );
}
