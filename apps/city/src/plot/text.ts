import type { BuildingGroup } from '@playforward/city-sim';

export const plotText = {
  groups: {
    homes: 'Homes',
    work: 'Work',
    energy: 'Energy',
    water: 'Water',
    transport: 'Transport',
    civic: 'For everyone',
    monuments: 'Class projects',
  } satisfies Record<BuildingGroup, string>,
  people: (now: number, most: number) => `${now} of ${most} people`,
  jobs: (now: number, most: number) => `${now} of ${most} at work`,
  atBest: (kilowatts: string, isSolar: boolean) => `${kilowatts} kW ${isSolar ? 'at noon' : 'at best'}`,
  pumped: (litres: string) => `${litres} L an hour`,
  holds: (litres: string) => `holds ${litres} L`,
  serves: (tiles: number) => `reaches ${tiles} tiles`,
  running: 'Running',
  dark: 'Lights off',
  noCable: 'No cable near',
  noPipe: 'No water pipe near',
  empty: 'Nobody moved in yet',
  noStaff: 'Nobody works here yet',
  range: (min: number, max: number) => `${min} to ${max}`,
  noNumber: 'Type a number here.',
};
