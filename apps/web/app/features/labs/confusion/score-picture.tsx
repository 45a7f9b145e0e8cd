import type { ScoredCase } from '@playforward/ai-lab';
import { confusionText as text } from './text.ts';

const left = (score: number) => 30 + 4.8 * score;

/** Messages of the same score stand above each other. */
function heights(cases: readonly ScoredCase[]) {
  const used = new Map<string, number>();
  return cases.map((one, at) => {
    const key = `${one.isReal} ${Math.round(one.score / 4)}`;
    const height = used.get(key) ?? 0;
    used.set(key, height + 1);
    return { ...one, at, height };
  });
}

/** Every message at its score, and the threshold as a line between yes and no. */
export function ScorePicture({ cases, threshold }: { cases: readonly ScoredCase[]; threshold: number }) {
  const at = left(Math.min(threshold, 101) - 0.5);
  return (
    <svg className="lab-picture" viewBox="0 0 540 300" role="img" aria-label={text.picture(threshold)}>
      <rect className="score-yes" x={at} y="14" width={Math.max(0, 524 - at)} height="242" />
      <path className="score-axis" d="M30 136H510M30 256H510" />
      {heights(cases).map(({ at: place, score, isReal, height }) =>
        isReal ? (
          <circle key={place} className="score-real" cx={left(score)} cy={122 - 19 * height} r="8.5" />
        ) : (
          <rect
            key={place}
            className="score-other"
            x={left(score) - 8}
            y={234 - 19 * height}
            width="16"
            height="16"
            rx="3"
          />
        ),
      )}
      <path className="score-threshold" d={`M${at} 14V264`} />
      <g className="score-rows">
        <text x="30" y="30">
          {text.unwanted}
        </text>
        <text x="30" y="160">
          {text.wanted}
        </text>
      </g>
      {[0, 50, 100].map((tick) => (
        <text key={tick} x={left(tick)} y="276" textAnchor="middle">
          {tick}
        </text>
      ))}
      <text x="270" y="296" textAnchor="middle">
        {text.axis}
      </text>
    </svg>
  );
}
