import type { OrbSize } from '../../../ui/orb/orb-character.tsx';
import { BenchCard, Segments, Switch } from '../bench/bench-fields.tsx';
import { benchText } from '../bench/bench-text.ts';

const text = benchText.look;
const sizes = (['small', 'medium', 'large'] as const).map((value) => ({ value, label: text.sizes[value] }));

export type Look = { size: OrbSize; messageOnly: boolean; open: boolean };

type LookCardProps = { look: Look; onChange: (change: Partial<Look>) => void };

/** How large the companion is, whether it is there at all, and whether its dialog shows. */
export function LookCard({ look, onChange }: LookCardProps) {
  return (
    <BenchCard title={text.title}>
      <div className="bench-look">
        <Segments<OrbSize>
          label={text.size}
          options={sizes}
          value={look.size}
          onChange={(size) => onChange({ size, messageOnly: false })}
        />
        <div className="bench-switches">
          <Switch label={text.dialog} checked={look.open} onChange={(open) => onChange({ open })} />
          <Switch
            label={text.messageOnly}
            checked={look.messageOnly}
            onChange={(messageOnly) => onChange({ messageOnly })}
          />
        </div>
      </div>
    </BenchCard>
  );
}
