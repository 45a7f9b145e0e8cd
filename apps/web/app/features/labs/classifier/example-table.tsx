import { Button } from '../../../ui/button.tsx';
import { type ClassifierState, machineSays, numberExamples } from './classifier-state.ts';
import { classifierText as text } from './text.ts';

/** Everything on the plane in words and numbers. */
export function ExampleTable({
  state,
  onRemove,
}: {
  state: ClassifierState;
  onRemove: (at: number) => void;
}) {
  const words = text.tasks[state.task];
  return (
    <details className="lab-table">
      <summary>{text.all}</summary>
      <div>
        <table className="lab-list">
          <thead>
            <tr>
              <th scope="col">{text.number}</th>
              <th scope="col">{words.across}</th>
              <th scope="col">{words.up}</th>
              <th scope="col">{text.kind}</th>
              <th scope="col">{text.says}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {numberExamples(state.examples).map(({ at, one }) => {
              const says = machineSays(state, one);
              return (
                <tr key={at}>
                  <td>{at + 1}</td>
                  <td>{one.x}</td>
                  <td>{one.y}</td>
                  <td>{words.kinds[one.kind]}</td>
                  <td>{says && words.kinds[says]}</td>
                  <td>
                    <Button kind="quiet" small aria-label={text.remove(at + 1)} onClick={() => onRemove(at)}>
                      {text.removeShort}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
