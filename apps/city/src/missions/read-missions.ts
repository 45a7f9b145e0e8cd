import type { CityMission } from '@playforward/contract';

type Fields = Record<string, unknown>;

/**
 * Reads the missions that a host or the server hands over. The server checks them again when they run; here only what
 * the page shows has to be there. One that cannot be read is left out, and counted.
 */
export function readMissions(values: readonly unknown[]): { missions: CityMission[]; unread: number } {
  const missions = values.filter(isMission);
  const seen = new Set<string>();
  const single = missions.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { missions: single, unread: values.length - missions.length };
}

function isMission(value: unknown): value is CityMission {
  return (
    isFields(value) &&
    areWords(value, ['id', 'title', 'story', 'family']) &&
    isListOf(value.given, (given) => areWords(given, ['symbol', 'label', 'unit', 'where', 'value'])) &&
    isListOf(value.unknowns, isUnknown) &&
    Array.isArray(value.unknowns) &&
    value.unknowns.length > 0 &&
    isFields(value.action) &&
    areWords(value.action, ['type', 'target']) &&
    isFields(value.predict) &&
    areWords(value.predict, ['metric', 'unit']) &&
    isFields(value.run) &&
    Number.isInteger(value.run.days) &&
    isListOf(value.goals, (tier) => isListOf(tier, (goal) => areWords(goal, ['metric', 'label']))) &&
    isListOf(value.hints, (hint) => typeof hint === 'string')
  );
}

function isUnknown(value: unknown): boolean {
  return (
    areWords(value, ['symbol', 'label', 'unit', 'kind']) &&
    isFields(value) &&
    ['min', 'max', 'step'].every((name) => Number.isFinite(value[name]))
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function areWords(value: unknown, names: string[]): boolean {
  return isFields(value) && names.every((name) => typeof value[name] === 'string');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
