/** The head of the column in which rows are chosen. */
export function ChooseHead({ label }: { label: string }) {
  return (
    <th>
      <span className="sr-only">{label}</span>
    </th>
  );
}

type ChooseCellProps = { label: string; isChosen: boolean; onChosen: (isChosen: boolean) => void };

export function ChooseCell({ label, isChosen, onChosen }: ChooseCellProps) {
  return (
    <td>
      <input
        type="checkbox"
        className="school-tick"
        aria-label={label}
        checked={isChosen}
        onChange={({ target }) => onChosen(target.checked)}
      />
    </td>
  );
}
