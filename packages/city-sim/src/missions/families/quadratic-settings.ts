import type { Setting } from '../template.ts';

export const quadraticLotSettings: Record<string, Setting> = {
  lot: {
    title: 'Rectangular Lots',
    scenario: 'homes-row',
    building: 'park',
    per: 2,
    story:
      'A lot for a small park is {d} m longer than it is wide. {who} has exactly enough grass seed for it. How wide should the lot be?',
    given: {
      d: ['Length is more than width by', 'm', 'story'],
      area: ['Area the seed covers', 'm²', 'meter'],
    },
    unknown: { w: ['Width of the lot', 'm'] },
    isUnused: true,
    metrics: {
      need: ['Area the seed covers', 'm²'],
      supply: ['Area of your lot', 'm²'],
      shortShare: ['Ground missing for the seed', '%'],
      spareShare: ['Ground left bare', '%'],
    },
    look: 'Read the label of the seed store. It tells the area.',
    relation: 'Width × (width + the extra length) = area of the lot.',
    unitLine: 'lot {w} m wide',
  },
};

export const quadraticFenceSettings: Record<string, Setting> = {
  fence: {
    title: 'Playground Fence',
    scenario: 'sports-ground',
    building: 'playground',
    story:
      'A playground lies along the school wall, so it needs a fence on three sides only. {who} wants as much room to play as possible. How far from the wall?',
    given: { fence: ['Fence in the store', 'm', 'meter'] },
    unknown: { w: ['Width, from the wall', 'm'] },
    isUnused: true,
    metrics: {
      need: ['Most room possible', 'm²'],
      supply: ['Room inside your fence', 'm²'],
      shortShare: ['Room to play given away', '%'],
      spareShare: ['Room beyond the best', '%'],
    },
    fit: 'No fence of this length holds more room.',
    look: 'Read how much fence is in the store, and look which side is the wall.',
    relation: 'm × (m − 2 m) = m²',
    unitLine: 'fence {w} m from the wall',
  },
};

export const quadraticPriceSettings: Record<string, Setting> = {
  ticket: {
    title: 'Best Ticket Price',
    scenario: 'bus-street',
    building: 'tram-stop',
    story:
      'The tram line needs all the income it can get. {who} tested two prices. Each dollar more keeps the same number of people away. Which price is best?',
    given: {
      p1: ['First tested price', '$', 'table'],
      r1: ['Riders on the first day', 'riders', 'table'],
      p2: ['Second tested price', '$', 'table'],
      r2: ['Riders on the second day', 'riders', 'table'],
    },
    unknown: { p: ['Ticket price', '$'] },
    isUnused: true,
    metrics: {
      need: ['Best income of a day', '$'],
      supply: ['Income at your price', '$'],
      shortShare: ['Income given away', '%'],
      spareShare: ['Income beyond the best', '%'],
    },
    fit: 'No other price brings more.',
    look: 'Open the table of the two test days.',
    relation: '',
    unitLine: 'a ticket for ${p}',
    headers: ['Price ($)', 'Riders a day'],
  },
};
