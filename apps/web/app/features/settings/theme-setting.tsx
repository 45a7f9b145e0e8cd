import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { setPreferences, type Theme, themes, usePreferences } from '../../preferences/preferences.ts';
import { settingsText as text } from './text.ts';

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, auto: Monitor };

/** Light, dark, or as the device says. */
export function ThemeSetting() {
  const { theme } = usePreferences();
  const [id, name] = [useId(), useId()];
  return (
    <div className="setting theme">
      <Moon size={24} aria-hidden="true" />
      <span id={id} className="setting-name">
        {text.theme}
      </span>
      <div role="radiogroup" aria-labelledby={id} className="theme-choice">
        {themes.map((option) => {
          const Icon = icons[option];
          return (
            <label key={option}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={option === theme}
                onChange={() => setPreferences({ theme: option })}
              />
              <Icon size={18} aria-hidden="true" />
              {text.themes[option]}
            </label>
          );
        })}
      </div>
    </div>
  );
}
