import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lexend (SIL Open Font License 1.1) with the letters and signs of diagrams, weights 400 to 700: made of the file of
 * @fontsource-variable/lexend that the pages use, by `subset-font`.
 */
const letters = readFileSync(join(import.meta.dirname, 'diagram-letters.woff2')).toString('base64');
const face = `@font-face{font-family:"Lexend";font-weight:400 700;src:url(data:font/woff2;base64,${letters}) format("woff2")}`;

/** A picture sees no font of the page it stands on, so a diagram brings the letters along. */
export function withLetters(svg: string): string {
  return svg.replace('<style>', `<style>${face}`);
}
