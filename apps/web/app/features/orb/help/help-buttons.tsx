import {
  Footprints,
  Lightbulb,
  type LucideIcon,
  RefreshCw,
  Shapes,
  Sprout,
  Target,
  Telescope,
} from 'lucide-react';
import './help-buttons.css';
import { orbText } from '../text.ts';
import type { HelpKind, HelpOption } from './help-options.ts';

const { fifthGrade, whyMatters, realExample, hints, stepByStep, differently, bigger } = orbText.help;

/** Each helper has a sign of its own, so that it is found without reading. */
const icons: Readonly<Record<string, LucideIcon>> = {
  [fifthGrade]: Sprout,
  [whyMatters]: Target,
  [realExample]: Shapes,
  [hints]: Lightbulb,
  [stepByStep]: Footprints,
  [differently]: RefreshCw,
  [bigger]: Telescope,
};

type HelpButtonsProps = {
  options: readonly HelpOption[];
  /** The kind that fits right now, as hints do after a wrong answer. */
  fitting: HelpKind | null;
  onAsk: (option: HelpOption) => void;
};

/** The help the companion offers for what is on the screen. */
export function HelpButtons({ options, fitting, onAsk }: HelpButtonsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="help-buttons" aria-label={orbText.help.label}>
      {options.map((option) => {
        const Icon = icons[option.label] ?? Lightbulb;
        return (
          <button
            key={option.label}
            type="button"
            data-fitting={option.kind === fitting || undefined}
            onClick={() => onAsk(option)}
          >
            <Icon size={20} aria-hidden="true" />
            {option.label}
          </button>
        );
      })}
    </fieldset>
  );
}
