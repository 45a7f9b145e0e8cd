/** Colours of the city's materials. Walls and roofs come in sets from which a variant takes its own. */
export const walls = [
  0xf6a56b, 0xf2cf94, 0x8cbfdd, 0xe8836b, 0xa9cfae, 0xdba9bd, 0xa5aee0, 0xffdfae,
] as const;
export const roofs = [0xc0553f, 0x2f8390, 0x8a66a8, 0xd0903a, 0x56699a] as const;
export const paint = {
  cream: 0xfbf4e6,
  sand: 0xeadfca,
  stone: 0xd9d4c9,
  concrete: 0xc3c6cd,
  slate: 0x6d7788,
  dark: 0x4a5266,
  white: 0xf6f8fb,
  glass: 0xa6cfe8,
  steel: 0xa3adba,
  wood: 0x9c6b45,
  brick: 0xb8644d,
  red: 0xe0523f,
  amber: 0xf2b134,
  teal: 0x35ab9c,
  sky: 0x5aa9e6,
  indigo: 0x7d6fe0,
  green: 0x58b368,
  pine: 0x2f8f5b,
  leaf: 0x74c365,
  soil: 0x9a6f4c,
  crop: 0xc9d65b,
  panel: 0x24477f,
  panelLight: 0x4f86c6,
  water: 0x4fb8dd,
} as const;
