type ProgressBarProps = { label: string; value: number; max: number; tone?: 'good' | 'accent' };

/** How far along, as a bar that counts up. */
export function ProgressBar({ label, value, max, tone = 'good' }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <svg
      className={tone === 'accent' ? 'progress accent' : 'progress'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
    >
      <rect width={part * 100} height="8" fill="currentColor" />
    </svg>
  );
}
