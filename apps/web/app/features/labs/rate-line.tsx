import type { Rate } from '@playforward/ai-lab';

type RateLineProps = { name: string; about: string; rate: Rate; nothing: string };

/** A rate by its name: as a fraction, in lowest terms where that differs, and in percent. */
export function RateLine({ name, about, rate, nothing }: RateLineProps) {
  const { part, whole, lowest, percent } = rate;
  return (
    <div className="lab-rate">
      <dt>{name}</dt>
      <dd>
        {lowest === null || percent === null ? (
          <span>{nothing}</span>
        ) : (
          <span className="lab-rate-value">
            <Fraction top={part} bottom={whole} />
            {lowest[1] !== whole && lowest[1] !== 1 && (
              <>
                {' = '}
                <Fraction top={lowest[0]} bottom={lowest[1]} />
              </>
            )}
            {(100 * part) % whole === 0 ? ' = ' : ' ≈ '}
            {percent} %
          </span>
        )}
        <small>{about}</small>
      </dd>
    </div>
  );
}

function Fraction({ top, bottom }: { top: number; bottom: number }) {
  return (
    <span className="lab-fraction">
      <span>{top}</span>
      <span className="sr-only">/</span>
      <span>{bottom}</span>
    </span>
  );
}
