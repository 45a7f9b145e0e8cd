import { Footprints, Lightbulb, type LucideIcon, MessageCircleQuestion, Telescope } from 'lucide-react';
import './help-buttons.css';
import { orbText } from '../text.ts';
import type { HelpKind, HelpOption } from './help-options.ts';

const icons: Record<HelpKind, LucideIcon> = {
  concept: MessageCircleQuestion,
  hint: Lightbulb,
  guidance: Footprints,
  step: Telescope,
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
        const Icon = icons[option.kind];
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
