import type { Setting } from '../template.ts';

export const sinusoidShapeSettings: Record<string, Setting> = {
  harbor: {
    title: 'Harbor Depth Clock',
    scenario: 'harbor',
    building: 'bridge',
    story:
      'A floating bridge must move with the tide. Its motor wants two numbers: the middle of the water level and the swing to each side. {who} watched one tide.',
    given: {
      high: ['Highest water', 'm', 'table'],
      low: ['Lowest water', 'm', 'table'],
    },
    unknown: { m: ['Middle', 'm'], a: ['Swing', 'm'] },
    metrics: {
      level: ['Water level', 'm'],
      plan: ['Height of your bridge', 'm'],
      missShare: ['Step between bridge and boat', '%'],
    },
    look: 'Open the tide table at the harbor. Find the highest and the lowest line.',
    relation: 'Water level = middle + swing × (a wave between −1 and 1).',
    unitLine: 'bridge moves around {m} m by {a} m',
  },
  bay: {
    title: 'Echo of a Tide',
    scenario: 'pump-house',
    building: 'pump',
    story:
      'The bay moves the sea’s wave up and changes its height, but not its rhythm. {who} tells the pump the new wave. By what is it moved up, and by what is it stretched?',
    given: {
      high: ['Highest water in the bay', 'm', 'table'],
      low: ['Lowest water in the bay', 'm', 'table'],
    },
    unknown: { m: ['Moved up by', 'm'], a: ['Stretched to a swing of', 'm'] },
    metrics: {
      level: ['Water in the bay', 'm'],
      plan: ['Wave by your numbers', 'm'],
      missShare: ['Wave that your numbers miss', '%'],
    },
    look: 'Open the tide table of the bay. Find the highest and the lowest line.',
    relation: 'Water in the bay = move up + swing × (the sea’s wave between −1 and 1).',
    unitLine: 'wave moved up by {m} m, swing {a} m',
  },
};

export const sinusoidPeriodSettings: Record<string, Setting> = {
  gates: {
    title: 'Ferry and Dam Gates',
    scenario: 'harbor',
    building: 'kiosk',
    story:
      'A dam upstream lets the water rise and fall in one rhythm. The ferry passes the gate at high water only. {who} noted one high and the next low water. After how many hours does high water come again?',
    given: {
      high: ['High water, hours after midnight', 'h', 'table'],
      low: ['Next low water, hours after midnight', 'h', 'table'],
    },
    unknown: { p: ['Hours from high water to high water', 'h'] },
    metrics: {
      level: ['Water, compared with its middle', ''],
      plan: ['Water by your timetable', ''],
      aground: ['Trips that meet low water', '%'],
    },
    look: 'Open the table at the gate. Which two moments are noted?',
    relation: 'h + h = h',
    unitLine: 'a trip every {p} h',
  },
};

export const sinusoidMonthSettings: Record<string, Setting> = {
  lights: {
    title: 'Street Light Hours',
    scenario: 'night-street',
    building: 'battery',
    story:
      'Daylight in this northern city follows a sine through the 12 months and rises from its middle in March. {who} sets the street lights for {t} months later. How many hours of daylight then?',
    given: {
      middle: ['Daylight in the middle', 'h', 'meter'],
      swing: ['Swing of the daylight', 'h', 'meter'],
      t: ['Months after March', 'months', 'story'],
    },
    unknown: { y: ['Daylight in that month', 'h'] },
    metrics: {
      light: ['Daylight', 'h'],
      planned: ['Daylight you planned with', 'h'],
      atMonth: ['Daylight in that month', 'h'],
      shortShare: ['Lamps lit in daylight', '%'],
      spareShare: ['Streets without light', '%'],
    },
    look: 'Read the two daylight meters beside the battery.',
    relation: '',
    unitLine: 'lamps set for {y} h of daylight',
  },
};
