import type { Outcomes } from '@playforward/ai-lab';
import { Check, X } from 'lucide-react';

/** The words of a table that counts right and wrong. */
export type OutcomeWords = {
  caption: string;
  corner: string;
  saysYes: string;
  saysNo: string;
  reallyYes: string;
  reallyNo: string;
  right: string;
  missed: string;
  falseAlarm: string;
};

/** How often the machine was right, and in which of two ways it was wrong. */
export function OutcomeTable({ outcomes, words }: { outcomes: Outcomes; words: OutcomeWords }) {
  return (
    <table className="lab-outcomes">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th>
            <span className="sr-only">{words.corner}</span>
          </th>
          <th scope="col">{words.saysYes}</th>
          <th scope="col">{words.saysNo}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.reallyYes}</th>
          <Cell count={outcomes.hits} says={words.right} isRight />
          <Cell count={outcomes.missed} says={words.missed} />
        </tr>
        <tr>
          <th scope="row">{words.reallyNo}</th>
          <Cell count={outcomes.falseAlarms} says={words.falseAlarm} />
          <Cell count={outcomes.rightlyQuiet} says={words.right} isRight />
        </tr>
      </tbody>
    </table>
  );
}

function Cell({ count, says, isRight = false }: { count: number; says: string; isRight?: boolean }) {
  const Icon = isRight ? Check : X;
  return (
    <td className={isRight ? 'right' : 'wrong'}>
      <b>{count}</b>
      <small>
        <Icon size={14} aria-hidden="true" />
        {says}
      </small>
    </td>
  );
}
