import {
  type BuildingType,
  buildingGroups,
  buildings,
  type City,
  checkPlace,
  costOf,
  plotTiles,
  tileName,
  xOf,
  yOf,
} from '@playforward/city-sim';
import { type FormEvent, useId, useState } from 'react';
import { SumDesk } from '../asked/parts.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { readParams, startParams } from '../plot/build-params.ts';
import { ParamFields } from '../plot/param-fields.tsx';
import { buildable } from '../plot/plot-rows.ts';
import { plotText } from '../plot/text.ts';
import { townText } from '../town/text.ts';
import { shownMoney } from '../ui/numbers.ts';
import { Card } from './card.tsx';
import { listText as text } from './text.ts';

/** A building and a tile from two lists: the same command that a click on the map sends. */
export function BuildCard({ city }: { city: City }) {
  const { game, city: actions } = useGameInHand();
  const { plot } = game.session;
  const [type, setType] = useState<BuildingType>('park');
  const [typed, setTyped] = useState(() => startParams('park'));
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [solved, setSolved] = useState<string | null>(null);
  const { bought, town } = useGameState();
  const read = readParams(type, typed);
  const params = 'params' in read ? read.params : {};
  const about = `${type} ${bought} ${JSON.stringify(params)}`;
  const isFree = (tile: number) => fits(city, plot, { type, tile, params });
  const free = plotTiles(plot).filter(isFree);
  const tile = chosen !== null && free.includes(chosen) ? chosen : (free[0] ?? null);
  const choose = (next: BuildingType) => {
    setType(next);
    setTyped(startParams(next));
    setProblem(null);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    await actions.place(type, tile ?? plotTiles(plot)[0] ?? 0, params);
  };
  const id = useId();
  return (
    <Card id="build" title={text.build}>
      <form className="build-form" onSubmit={(event) => void send(event)} noValidate>
        <div className="two">
          <div className="field">
            <label htmlFor={`${id}building`}>{text.building}</label>
            <div className="box">
              <select
                id={`${id}building`}
                value={type}
                onChange={(event) => choose(event.target.value as BuildingType)}
              >
                <BuildingOptions closed={town?.closed ?? []} />
              </select>
            </div>
          </div>
          <div className="field">
            <label htmlFor={`${id}tile`}>{text.tile}</label>
            <div className="box">
              <select
                id={`${id}tile`}
                value={tile ?? ''}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {free.map((each) => (
                  <option key={each} value={each}>
                    {tileName(each)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        </div>
        <ParamFields
          type={type}
          typed={typed}
          problem={problem}
          onType={(name, value) => setTyped({ ...typed, [name]: value })}
        />
        <p className="quiet-words">
          {buildings[type].about}{' '}
          {text.cost(shownMoney(costOf(type, params)), shownMoney(city.plots[plot]?.balance ?? 0))}
        </p>
        {'params' in read && (
          <SumDesk
            key={about}
            type={type}
            params={params}
            turn={bought}
            isSolved={solved === about}
            onSolved={() => setSolved(about)}
          />
        )}
        <button type="submit" className="btn wide" disabled={'params' in read && solved !== about}>
          {text.place}
        </button>
      </form>
    </Card>
  );
}

type Closed = { building: string; skills: string; need: number };

function BuildingOptions({ closed }: { closed: readonly Closed[] }) {
  const types = buildable();
  return buildingGroups.map((group) => {
    const members = types.filter((type) => buildings[type].group === group);
    if (members.length === 0) return null;
    return (
      <optgroup key={group} label={plotText.groups[group]}>
        {members.map((type) => {
          const lock = closed.find(({ building }) => building === type);
          return (
            <option key={type} value={type} disabled={lock !== undefined}>
              {buildings[type].name}
              {lock && ` (${townText.opensWith(lock.need, lock.skills)})`}
            </option>
          );
        })}
      </optgroup>
    );
  });
}

type Spot = { type: BuildingType; tile: number; params: Record<string, number> };

/** Ground alone decides which tiles are offered; money and numbers are answered in words when it is placed. */
function fits(city: City, plot: number, { type, tile, params }: Spot): boolean {
  const reason = checkPlace(
    city,
    { plot, budget: Number.MAX_SAFE_INTEGER },
    { type, x: xOf(tile), y: yOf(tile), params },
  );
  return reason === null || reason === 'bad-number';
}
