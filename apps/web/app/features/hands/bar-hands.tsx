import {
  equalCuts,
  type HandBar,
  type HandTaskOf,
  keyMove,
  partLengths,
  possibleParts,
} from '@playforward/diagram';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { countUp } from './count-up.ts';
import { ShadedGrid } from './grid-hands.tsx';
import type { HandViewProps } from './hand-view.ts';
import { Handle } from './handle.tsx';
import { handsText as text } from './text.ts';
import type { Spot } from './turn-bubbles.ts';
import { useWidth } from './use-width.ts';
import './bar-hands.css';

/** Bars to be cut and shaded, a grid of squares, or an area cut in both directions. */
export function SplitBar(props: HandViewProps<'split-bar'>) {
  const { task, made, closed, said, onGrab, onMake } = props;
  const change = (nth: number, bar: HandBar) =>
    onMake({ ...made, bars: made.bars.map((before, at) => (at === nth ? bar : before)) });
  const first = made.bars[0];
  if (task.look === 'grid' && first) {
    return (
      <ShadedGrid
        bar={first}
        said={said}
        closed={closed}
        onGrab={onGrab}
        onChange={(bar) => change(0, bar)}
      />
    );
  }
  return (
    <>
      {task.look === 'area' && <Area bars={made.bars} length={task.length} said={said} />}
      <div className="hand-bars">
        {task.bars.map((name, nth) => {
          const bar = made.bars[nth];
          return bar ? (
            <Bar
              key={name}
              task={task}
              name={name}
              bar={bar}
              closed={closed}
              onGrab={onGrab}
              isCut={task.parts[nth] != null}
              said={said}
              onChange={(next) => change(nth, next)}
            />
          ) : null;
        })}
      </div>
    </>
  );
}

type BarProps = {
  task: HandTaskOf<'split-bar'>;
  name: string;
  bar: HandBar;
  /** The cuts are given and stay. */
  isCut: boolean;
  said: string;
  closed: boolean;
  onGrab: () => void;
  onChange: (bar: HandBar) => void;
};

const tall = 64;
const margin = 24;

function Bar({ task: { length }, name, bar, isCut, said, closed, onGrab, onChange }: BarProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const width = useWidth(box);
  const inner = width - 2 * margin;
  const xOf = (mark: number) => margin + (mark / length) * inner;
  const lengths = partLengths(length, bar.cuts);
  const starts = [0, ...bar.cuts];

  const move = (nth: number, to: number) => {
    const [least, most] = [(bar.cuts[nth - 1] ?? 0) + 1, (bar.cuts[nth + 1] ?? length) - 1];
    const cut = Math.min(most, Math.max(least, Math.round(to)));
    onChange({ ...bar, cuts: bar.cuts.with(nth, cut) });
  };
  const shade = (part: number) => {
    onGrab();
    const isShaded = bar.shaded.includes(part);
    onChange({ ...bar, shaded: isShaded ? bar.shaded.filter((one) => one !== part) : [...bar.shaded, part] });
  };
  return (
    <fieldset ref={box} className="hand-picture hand-bar-box">
      <legend className={name === '' ? 'sr-only' : undefined}>{name === '' ? said : name}</legend>
      <svg width={width} height={tall + 56}>
        <title>{text.picture}</title>
        {countUp(lengths.length).map((part) => (
          <rect
            key={part}
            className={bar.shaded.includes(part) ? 'hand-part shaded' : 'hand-part'}
            x={xOf(starts[part] ?? 0)}
            y={28}
            width={((lengths[part] ?? 0) / length) * inner}
            height={tall}
            onPointerDown={() => !closed && shade(part)}
          />
        ))}
        {!isCut &&
          countUp(bar.cuts.length).map((nth) => (
            <Handle
              key={nth}
              at={{ x: xOf(bar.cuts[nth] ?? 0), y: 28 + tall }}
              name={text.cut(name, nth + 1)}
              value={`${bar.cuts[nth]}`}
              now={bar.cuts[nth] ?? 0}
              least={1}
              most={length - 1}
              closed={closed}
              onGrab={onGrab}
              onDrag={(spot: Spot | null) => spot && move(nth, ((spot.x - margin) / inner) * length)}
              onKey={(event) => {
                const step = keyMove(event.key, event.shiftKey);
                if (!step) return;
                event.preventDefault();
                onGrab();
                move(nth, (bar.cuts[nth] ?? 0) + step.by);
              }}
            />
          ))}
      </svg>
      {!isCut && (
        <PartCount
          name={name}
          length={length}
          bar={bar}
          closed={closed}
          onGrab={onGrab}
          onChange={onChange}
        />
      )}
      <div className="hand-parts">
        {countUp(lengths.length).map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={bar.shaded.includes(part)}
            aria-label={text.part(name, part + 1, lengths.length)}
            disabled={closed}
            onClick={() => shade(part)}
          >
            {part + 1}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type PartCountProps = Pick<BarProps, 'name' | 'bar' | 'closed' | 'onGrab' | 'onChange'> & { length: number };

/** Equal parts by their number: fewer, more, or typed. */
function PartCount({ name, length, bar, closed, onGrab, onChange }: PartCountProps) {
  const possible = possibleParts(length);
  const count = bar.cuts.length + 1;
  const cutInto = (parts: number) => {
    onGrab();
    onChange({ cuts: equalCuts(length, parts), shaded: bar.shaded.filter((part) => part < parts) });
  };
  const next = possible.find((parts) => parts > count);
  const before = possible.findLast((parts) => parts < count);
  return (
    <div className="hand-count">
      <span>{text.parts(name)}</span>
      <span className="hand-count-by">
        <button
          type="button"
          aria-label={text.fewer}
          disabled={closed || before === undefined}
          onClick={() => before !== undefined && cutInto(before)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <select
          aria-label={text.parts(name)}
          value={possible.includes(count) ? count : ''}
          disabled={closed}
          onChange={({ target }) => cutInto(Number(target.value))}
        >
          {!possible.includes(count) && <option value="">{count}</option>}
          {possible.map((parts) => (
            <option key={parts} value={parts}>
              {parts}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={text.more}
          disabled={closed || next === undefined}
          onClick={() => next !== undefined && cutInto(next)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}

type AreaProps = { bars: readonly HandBar[]; length: number; said: string };

/** Two bars across each other: columns shaded one way, rows the other, and both where they meet. */
function Area({ bars: [across, up], length, said }: AreaProps) {
  if (!across || !up) return null;
  const size = 240;
  const share = (mark: number) => (mark / length) * size;
  const starts = (bar: HandBar) => [0, ...bar.cuts];
  return (
    <svg className="hand-area" width={size} height={size} role="img" aria-label={said}>
      <rect className="hand-part" width={size} height={size} />
      {across.shaded.map((part) => (
        <rect
          key={`across ${part}`}
          className="hand-across"
          x={share(starts(across)[part] ?? 0)}
          width={share(partLengths(length, across.cuts)[part] ?? 0)}
          height={size}
        />
      ))}
      {up.shaded.map((part) => (
        <rect
          key={`up ${part}`}
          className="hand-upward"
          y={size - share((starts(up)[part] ?? 0) + (partLengths(length, up.cuts)[part] ?? 0))}
          width={size}
          height={share(partLengths(length, up.cuts)[part] ?? 0)}
        />
      ))}
      {across.cuts.map((cut) => (
        <line key={`x${cut}`} className="hand-cut" x1={share(cut)} x2={share(cut)} y2={size} />
      ))}
      {up.cuts.map((cut) => (
        <line key={`y${cut}`} className="hand-cut" x2={size} y1={size - share(cut)} y2={size - share(cut)} />
      ))}
    </svg>
  );
}
