import type { Kind } from '@playforward/ai-lab';

type MarkProps = { kind: Kind; x: number; y: number; isWrong?: boolean; isAsked?: boolean };

/** An example: a disc or a square, so that no colour has to tell them apart. */
export function Mark({ kind, x, y, isWrong = false, isAsked = false }: MarkProps) {
  return (
    <g className={isAsked ? 'mark-asked' : undefined}>
      {kind === 'first' ? (
        <circle className="mark-first" cx={x} cy={y} r="10" />
      ) : (
        <rect className="mark-second" x={x - 9} y={y - 9} width="18" height="18" rx="4" />
      )}
      {(isWrong || isAsked) && (
        <circle className={isAsked ? 'mark-ring' : 'mark-wrong'} cx={x} cy={y} r="18" />
      )}
    </g>
  );
}
