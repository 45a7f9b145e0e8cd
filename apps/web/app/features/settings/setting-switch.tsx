import { type ReactNode, useId } from 'react';

type SettingSwitchProps = {
  icon: ReactNode;
  name: string;
  help: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

/** One setting that is on or off: a tap anywhere on its row turns it. */
export function SettingSwitch({ icon, name, help, on, disabled = false, onChange }: SettingSwitchProps) {
  const [nameId, helpId] = [useId(), useId()];
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={nameId}
      aria-describedby={helpId}
      className="setting"
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      {icon}
      <span className="setting-words">
        <span id={nameId} className="setting-name">
          {name}
        </span>
        <span id={helpId} className="setting-help">
          {help}
        </span>
      </span>
      <span className="setting-switch" aria-hidden="true" />
    </button>
  );
}
