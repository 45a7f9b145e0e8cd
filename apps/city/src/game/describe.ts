import { type BuildingType, buildings, type Command, tileName, tileOf } from '@playforward/city-sim';
import { shownNumber } from '../ui/numbers.ts';

/** "Solar array of 30 panels", "Park, width 3 m, height 4 m", "Cottage". */
export function describeBuilding(type: BuildingType, params: Readonly<Record<string, number>> = {}): string {
  const { name, params: specs } = buildings[type];
  const [only] = specs;
  if (!only) return name;
  if (specs.length === 1) return `${name} of ${shownNumber(params[only.name] ?? only.start)} ${only.unit}`;
  const numbers = specs.map((spec) => {
    const value = shownNumber(params[spec.name] ?? spec.start);
    return `${spec.label.toLowerCase()} ${value}${spec.unit ? ` ${spec.unit}` : ''}`;
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
