import { drawSkyline, type SkylineBox, type SkylineSize } from './skyline-shapes.ts';

/** Addresses of cities that were drawn before; a lesson shows the same two again and again. */
const drawn = new Map<string, string>();

/** The city as one picture: nothing in it moves, and the page does not carry its seven hundred shapes. */
export function SkylinePicture({ className, ...size }: SkylineSize & { className?: string }) {
  return <img className={className} alt="" width={size.width} height={size.height} src={addressOf(size)} />;
}

function addressOf(size: SkylineSize): string {
  const key = Object.values(size).join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const shapes = drawSkyline(size).map(drawShapes).join('');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${shapes}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  drawn.set(key, address);
  return address;
}

function drawShapes({ colors, roof, left, right, litWindows, darkWindows, trees }: SkylineBox): string {
  const path = (shape: string, look: string) => shape && `<path d="${shape}" ${look}/>`;
  return [
    path(roof, `fill="${colors[0]}"`),
    path(left, `fill="${colors[1]}"`),
    path(right, `fill="${colors[2]}"`),
    path(litWindows, 'fill="#fff4c9" opacity=".85"'),
    path(darkWindows, 'fill="#fff4c9" opacity=".15"'),
    ...trees.map(({ x, y, radius, color }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`),
  ].join('');
}
