import { type BuildingType, buildingGroups, buildings, costOf } from '@playforward/city-sim';
import { useState } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { SidePanel } from '../hud/side-panel.tsx';
import { hudText as text } from '../hud/text.ts';
import { readParams, startParams, type TypedParams } from '../plot/build-params.ts';
import { ParamFields } from '../plot/param-fields.tsx';
import { buildable } from '../plot/plot-rows.ts';
import { plotText } from '../plot/text.ts';
import { townText } from '../town/text.ts';
import { RemoveIcon } from '../ui/icons.ts';
import { shownMoney } from '../ui/numbers.ts';
import { SumDesk } from './sum-desk.tsx';

type Chosen = { type: BuildingType; typed: TypedParams };

/** Every building by its group, with its cost; what is chosen is worked out before it is bought. */
export function BuildPalette() {
  const { game } = useGameInHand();
  const [chosen, choose] = useState<Chosen | null>(null);
  return (
    <SidePanel title={text.palette}>
      <Groups chosen={chosen?.type ?? null} onChoose={(type) => choose({ type, typed: startParams(type) })} />
      {chosen && (
        <ChosenBuilding
          key={chosen.type}
          chosen={chosen}
          onType={(typed) => choose({ type: chosen.type, typed })}
        />
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

type ChosenProps = { chosen: Chosen; onType: (typed: TypedParams) => void };

function ChosenBuilding({ chosen: { type, typed }, onType }: ChosenProps) {
  const { game } = useGameInHand();
  const { bought } = useGameState();
  const [solved, setSolved] = useState<string | null>(null);
  const read = readParams(type, typed);
  const params = 'params' in read ? read.params : null;
  /** A sum is about these numbers: others ask for another one. */
  const about = JSON.stringify(params);
  const isSolved = solved === about;
  const take = () => {
    if (!params) return;
    game.dispatch({ kind: 'tool', tool: { kind: 'place', type, params } });
  };
  return (
    <div className="palette-chosen">
      <p>{buildings[type].about}</p>
      <ParamFields
        type={type}
        typed={typed}
        problem={'problem' in read ? read.problem : null}
        onType={(name, value) => onType({ ...typed, [name]: value })}
      />
      {params && (
        <SumDesk
          key={about}
          type={type}
          params={params}
          turn={bought}
          isSolved={isSolved}
          onSolved={() => setSolved(about)}
        />
      )}
      <button type="button" className="btn wide" disabled={!isSolved} onClick={take}>
        {text.pickTile}
      </button>
    </div>
  );
}

type GroupsProps = { chosen: BuildingType | null; onChoose: (type: BuildingType) => void };

function Groups({ chosen, onChoose }: GroupsProps) {
  const { town } = useGameState();
  const types = buildable();
  return buildingGroups.map((group) => {
    const members = types.filter((type) => buildings[type].group === group);
    if (members.length === 0) return null;
    return (
      <section key={group} className="palette-group" aria-label={plotText.groups[group]}>
        <h3>{plotText.groups[group]}</h3>
        <ul>
          {members.map((type) => {
            const closed = town?.closed.find(({ building }) => building === type);
            return (
              <li key={type}>
                <button
                  type="button"
                  aria-pressed={chosen === type}
                  disabled={closed !== undefined}
                  onClick={() => onChoose(type)}
                >
                  {buildings[type].name}
                  {closed ? (
                    <small>{townText.opensWith(closed.need, closed.skills)}</small>
                  ) : (
                    <small>{shownMoney(costOf(type, {}))}</small>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
