import type { NextOdds } from '@playforward/ai-lab';
import { type CSSProperties, useId } from 'react';
import { nextWordText as text } from './text.ts';

const mostShown = 8;

/** The likeliest next words: how often each came in the page, and its odds under the temperature. */
export function OddsTable({ odds: { after, total, words } }: { odds: NextOdds }) {
  const title = useId();
  const rest = words.length - mostShown;
  return (
    <section className="odds" aria-labelledby={title}>
      <h2 id={title}>{text.odds}</h2>
      <p>{after.length > 0 ? text.after(after.join(' ')) : text.afterNothing}</p>
      <table className="lab-list">
        <thead>
          <tr>
            <th scope="col">{text.columns.word}</th>
            <th scope="col">{text.columns.count}</th>
            <th scope="col">{text.columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {words.slice(0, mostShown).map(({ word, count, share }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td>{text.ofTotal(count, total)}</td>
              <td>
                <span className="odds-bar" style={{ '--share': share } as CSSProperties} />
                {text.percent(share)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p>{text.more(rest)}</p>}
    </section>
  );
}
