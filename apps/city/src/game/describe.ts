import { type BuildingType, buildings, type Command, tileName, tileOf } from '@playforward/city-sim';
import { shownNumber } from '../ui/numbers.ts';

/** "Solar array of 30 panels", "Park, width 3 m, height 4 m", "Cottage". */
export function describeBuilding(type: BuildingType, params: Readonly<Record<string, number>> = {}): string {
  const { name, params: all } = buildings[type];
  const specs = all.filter(({ isUnsaid }) => !isUnsaid);
  const [only] = specs;
  if (!only) return name;
  if (specs.length === 1) {
    const unit = only.unit || only.label.toLowerCase();
    return `${name} of ${shownNumber(params[only.name] ?? only.start)} ${unit}`;
  }
  const numbers = specs.map((spec) => {
    const value = shownNumber(params[spec.name] ?? spec.start);
    const label = spec.label.toLowerCase();
    if (label === spec.unit) return `${value} ${spec.unit}`;
    return `${label} ${value}${spec.unit ? ` ${spec.unit}` : ''}`;
  });
  return `${name}, ${numbers.join(', ')}`;
}

/** Name of the tile within its plot, or its column and row in the city. */
export function describeTile(x: number, y: number): string {
  return tileName(tileOf(x, y)) ?? `column ${x + 1}, row ${y + 1}`;
}

/** "Solar array of 30 panels placed at C4." */
export function describeCommand(command: Command): string | null {
  if (command.kind !== 'place') return null;
  return `${describeBuilding(command.type, command.params)} placed at ${describeTile(command.x, command.y)}.`;
}
