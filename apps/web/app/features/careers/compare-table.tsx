import type { CareerBrief } from '@playforward/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { payRange } from './show-pay.ts';
import { careersText } from './text.ts';

const text = careersText.compare;
const { where } = careersText;

function whereOf({ outdoors, people, machines }: CareerBrief): string {
  const parts = [
    outdoors ? where.outdoors : where.none,
    ...(people ? [where.people] : []),
    ...(machines ? [where.machines] : []),
  ];
  return parts.join(', ');
}

const rows: readonly { name: string; of: (career: CareerBrief) => string | null }[] = [
  {
    name: text.rows.pay,
    of: ({ pay }) =>
      pay && `${payRange(pay)} ${pay.by === 'year' ? careersText.perYear : careersText.perHour}`,
  },
  { name: text.rows.schooling, of: ({ schooling }) => schooling },
  { name: text.rows.likes, of: ({ likes }) => likes.join(', ') },
  { name: text.rows.where, of: whereOf },
  { name: text.rows.math, of: ({ math }) => math.join(', ') },
];

/** Two jobs side by side, row by row; a place stays free until the second is chosen. */
export function CompareTable({ careers }: { careers: readonly CareerBrief[] }) {
  const places = [careers[0], careers[1]];
  return (
    <Card className="compare">
      <h2>{text.title}</h2>
      {careers.length === 0 && <p>{text.choose}</p>}
      {careers.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              {places.map((career, place) => (
                <th key={career?.slug ?? place} scope="col">
                  {career ? (
                    <Link to={paths.career(career.slug)} className="compare-link">
                      {career.title}
                    </Link>
                  ) : (
                    text.empty
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {places.map((career, place) => (
                  <td key={career?.slug ?? place}>{career ? (of(career) ?? text.nothing) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
