import { type BuildingType, buildingGroups, buildings, costOf } from '@playforward/city-sim';
import { useState } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { readParams, startParams } from '../plot/build-params.ts';
import { ParamFields } from '../plot/param-fields.tsx';
import { buildable } from '../plot/plot-rows.ts';
import { plotText } from '../plot/text.ts';
import { RemoveIcon } from '../ui/icons.ts';
import { shownMoney } from '../ui/numbers.ts';
import { SidePanel } from './side-panel.tsx';
import { hudText as text } from './text.ts';

/** Every building by its group, with its cost; the numbers that a building takes are typed here. */
export function BuildPalette() {
  const { game } = useGameInHand();
  const { tool } = useGameState();
  const [type, setType] = useState<BuildingType | null>(tool?.kind === 'place' ? tool.type : null);
  const [typed, setTyped] = useState<Record<string, string>>(type ? startParams(type) : {});
  const [problem, setProblem] = useState<string | null>(null);
  const take = (next: BuildingType, fields: Record<string, string>) => {
    const read = readParams(next, fields);
    setType(next);
    setTyped(fields);
    setProblem('problem' in read ? read.problem : null);
    if ('params' in read)
      game.dispatch({ kind: 'hold', tool: { kind: 'place', type: next, params: read.params } });
  };
  return (
    <SidePanel title={text.palette}>
      <Groups chosen={type} onChoose={(next) => take(next, startParams(next))} />
      {type && (
        <div className="palette-chosen">
          <p>{buildings[type].about}</p>
          <ParamFields
            type={type}
            typed={typed}
            problem={problem}
            onType={(name, value) => take(type, { ...typed, [name]: value })}
          />
          <button
            type="button"
            className="btn wide"
            disabled={problem !== null}
            onClick={() => game.dispatch({ kind: 'panel', panel: null })}
          >
            {text.pickTile}
          </button>
        </div>
      )}
      <button
        type="button"
        className="link"
        onClick={() => game.dispatch({ kind: 'tool', tool: { kind: 'remove' } })}
      >
        <RemoveIcon size={18} aria-hidden="true" />
        {text.removeTool}
      </button>
    </SidePanel>
  );
}

type GroupsProps = { chosen: BuildingType | null; onChoose: (type: BuildingType) => void };

function Groups({ chosen, onChoose }: GroupsProps) {
  const types = buildable();
  return buildingGroups.map((group) => {
    const members = types.filter((type) => buildings[type].group === group);
    if (members.length === 0) return null;
    return (
      <section key={group} className="palette-group" aria-label={plotText.groups[group]}>
        <h3>{plotText.groups[group]}</h3>
        <ul>
          {members.map((type) => (
            <li key={type}>
              <button type="button" aria-pressed={chosen === type} onClick={() => onChoose(type)}>
                {buildings[type].name}
                <small>{shownMoney(costOf(type, {}))}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
