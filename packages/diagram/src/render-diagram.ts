import { describeDiagram } from './describe-diagram.ts';
import type { Diagram } from './diagram.ts';
import { openPicture } from './kinds/registry.ts';
import { decimal, element, type Markup } from './svg/element.ts';
import { paperPatterns } from './svg/paper-patterns.ts';
import { paperStyle, themeStyle } from './svg/theme-style.ts';

/**
 * The diagram as one standalone SVG document, to be shown as an image: no scripts, nothing loaded from elsewhere,
 * 480 units wide, text 12 px or more at 320 px. Title and text alternative are inside. The same diagram gives the same bytes.
 * @example renderDiagram(sampleDiagrams['fraction-bar'][0]).slice(0, 4) // '<svg'
 */
export function renderDiagram(diagram: Diagram): string {
  return writeSvg(diagram, [{ markup: `<style>${themeStyle}</style>` }]);
}

/**
 * The same diagram for a sheet of paper: black on white, with hatching where the screen has color.
 * @example renderOnPaper(sampleDiagrams['fraction-bar'][0]).includes('<pattern') // true
 */
export function renderOnPaper(diagram: Diagram): string {
  return writeSvg(diagram, [{ markup: `<style>${paperStyle}</style>` }, paperPatterns]);
}

function writeSvg(diagram: Diagram, head: readonly Markup[]): string {
  const picture = openPicture(diagram);
  const layout = picture.layout();
  const [width, height] = [layout.width, Math.ceil(layout.height)];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${decimal(width)} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'diagram-title diagram-text',
  };
  return element(
    'svg',
    attributes,
    element('title', { id: 'diagram-title' }, picture.title()),
    element('desc', { id: 'diagram-text' }, describeDiagram(diagram)),
    ...head,
    element('rect', { class: 'paper', width, height, rx: 12 }),
    ...picture.draw(),
  ).markup;
}
