export const orbModes = [
  'idle',
  'listening',
  'thinking',
  'speaking',
  'excited',
  'worried',
  'determined',
  'fulfilled',
  'loading',
] as const;

export type OrbMode = (typeof orbModes)[number];
export type OrbFace = 'round' | 'talking' | 'wide' | 'up' | 'happy' | 'worried' | 'flat' | 'closed';

/** Body colour, shade, inner light and face of each mode. */
export const orbLooks: Record<OrbMode, { body: string; shade: string; light: string; face: OrbFace }> = {
  idle: { body: '#8f7bff', shade: '#4a2be0', light: '#ffd08a', face: 'round' },
  listening: { body: '#7be0d0', shade: '#1b7fb8', light: '#e8fff6', face: 'wide' },
  thinking: { body: '#6fc3ff', shade: '#2b4fe0', light: '#d9f4ff', face: 'up' },
  speaking: { body: '#a48bff', shade: '#5b3df5', light: '#ffe1a8', face: 'talking' },
  excited: { body: '#ffb74d', shade: '#f0527d', light: '#fff0b8', face: 'happy' },
  worried: { body: '#b7a6d9', shade: '#5b4a9a', light: '#ffd9e0', face: 'worried' },
  determined: { body: '#ff8f5e', shade: '#a82cc0', light: '#ffe0b0', face: 'flat' },
  fulfilled: { body: '#7df0b8', shade: '#1c8f86', light: '#fff7c2', face: 'happy' },
  loading: { body: '#c9c3ea', shade: '#7a70b8', light: '#ffffff', face: 'closed' },
};

type Eye = { x: number; y: number; width: number; height: number };
type Face = {
  mouth: string;
  eyes?: [Eye, Eye];
  /** Centre and radius of the light in each eye. */
  glints?: { xs: [number, number]; y: number; radius: number };
  /** Strokes: brows, or eyes that are lines. */
  lines?: { path: string; width: number };
};

export const orbFaces: Record<OrbFace, Face> = {
  round: {
    mouth: 'M92 124q8 7 16 0',
    eyes: [
      { x: 72, y: 84, width: 15, height: 26 },
      { x: 113, y: 84, width: 15, height: 26 },
    ],
    glints: { xs: [82, 123], y: 91, radius: 3.4 },
  },
  talking: {
    mouth: 'M95.5 126a4.5 4 0 1 0 9 0a4.5 4 0 1 0-9 0',
    eyes: [
      { x: 72, y: 84, width: 15, height: 26 },
      { x: 113, y: 84, width: 15, height: 26 },
    ],
    glints: { xs: [82, 123], y: 91, radius: 3.4 },
  },
  wide: {
    mouth: 'M94 126q6 5 12 0',
    eyes: [
      { x: 70, y: 80, width: 18, height: 32 },
      { x: 112, y: 80, width: 18, height: 32 },
    ],
    glints: { xs: [82, 124], y: 89, radius: 4 },
  },
  up: {
    mouth: 'M94 125h12',
    eyes: [
      { x: 76, y: 76, width: 15, height: 24 },
      { x: 117, y: 76, width: 15, height: 24 },
    ],
    glints: { xs: [86, 127], y: 81, radius: 3.4 },
  },
  happy: {
    mouth: 'M88 122q12 14 24 0',
    lines: { path: 'M68 102q12-18 24 0M108 102q12-18 24 0', width: 8 },
  },
  worried: {
    mouth: 'M91 128q9-8 18 0',
    eyes: [
      { x: 72, y: 88, width: 14, height: 22 },
      { x: 114, y: 88, width: 14, height: 22 },
    ],
    lines: { path: 'M68 82l20-7M132 82l-20-7', width: 5 },
  },
  flat: {
    mouth: 'M89 122q11 9 22 0',
    eyes: [
      { x: 72, y: 88, width: 15, height: 20 },
      { x: 113, y: 88, width: 15, height: 20 },
    ],
    lines: { path: 'M69 77l19 4M131 77l-19 4', width: 6 },
  },
  closed: { mouth: 'M95 124h10', lines: { path: 'M70 98h20M110 98h20', width: 6 } },
};
