import type { Point, Tool } from './pad-state.ts';

const tools: Record<Tool, string> = {
  navy: 'Navy pen',
  violet: 'Violet pen',
  rose: 'Rose pen',
  eraser: 'Eraser',
};

/** Words of the scratch pad. Documented texts are kept to the letter. */
export const scratchPadText = {
  name: 'Scratch pad',
  title: 'SCRATCH PAD',
  tools,
  tool: 'Tool',
  canvas: (lines: number) => (lines === 0 ? 'Drawing area' : `Drawing area with ${lines} of your lines`),
  paper: 'Paper',
  keys: 'Arrow keys move the pen from dot to dot, with Shift in small steps. Space starts a line and ends it. Escape drops a line you started.',
  place: ({ x, y }: Point) => `${x} across, ${y} down`,
  begun: ({ x, y }: Point) => `Line starts at ${x} across, ${y} down`,
  ended: ({ x, y }: Point) => `Line drawn to ${x} across, ${y} down`,
  lifted: 'Line dropped',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  save: 'Save Drawing',
  saved: 'Drawing saved successfully!',
  full: 'This browser has no room left, so the drawing is not saved. It stays here while the lesson is open.',
  blocked: 'This browser does not let us save. The drawing stays here while the lesson is open.',
};
