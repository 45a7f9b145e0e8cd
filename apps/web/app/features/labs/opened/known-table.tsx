import type { OrbOpened } from '@playforward/contract';
import { openedText as text } from './text.ts';

/** Everything that an answer may depend on, and what it cannot depend on. */
export function KnownTable({ knows }: Pick<OrbOpened, 'knows'>) {
  const { rows } = text;
  const told: readonly (readonly [string, string | number])[] = [
    [rows.grade, knows.grade ?? text.nothingTold],
    [rows.career, knows.career ?? text.nothingTold],
    [rows.city, knows.city ?? text.nothingTold],
    [rows.answers, text.answers(knows.recent_correct, knows.recent_attempts)],
    [rows.hints, knows.recent_hints_used],
    [rows.talks, knows.talks],
  ];
  return (
    <div className="lab-grid">
      <section>
        <h2>{text.knows}</h2>
        <table className="lab-list">
          <tbody>
            {told.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="opened-also">{text.also}</p>
      </section>
      <section>
        <h2>{text.notKnown}</h2>
        <ul className="opened-list">
          {text.notKnownList.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
