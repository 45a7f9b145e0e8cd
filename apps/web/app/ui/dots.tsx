export type DotState = 'done' | 'current' | 'open';

/** Where a student is in a short row of things; the label says it in words. */
export function Dots({ label, states }: { label: string; states: readonly DotState[] }) {
  return (
    <div className="dots" role="img" aria-label={label}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
        <span key={index} className={state} />
      ))}
    </div>
  );
}
