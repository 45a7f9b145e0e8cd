/** The design tokens a diagram uses. An image sees no style of the page, so it carries its own copy. */
const light =
  ':root{--ink:#1b1740;--ink-2:#4b4673;--paper:#ffffff;--mist:#f4f2fc;--line:#dfdaf3;--quiet:#6b668f;' +
  '--accent:#5b3df5;--accent-deep:#3f22c9;--accent-soft:#ece8ff;--sun:#ffb020;--sun-deep:#b86e00;--sun-soft:#fff3da;--sun-ink:#6b3d00;--sky:#1478c8;--sky-soft:#e0f1ff}';

const dark =
  ':root{--ink:#f4f1ff;--ink-2:#cfc8ee;--paper:#211c47;--mist:#15122f;--line:#3d3670;--quiet:#a9a2d0;' +
  '--accent:#a897ff;--accent-deep:#cfc5ff;--accent-soft:#322a68;--sun:#ffb020;--sun-deep:#ffb020;--sun-soft:#453011;--sun-ink:#ffd58a;--sky:#7cc4ff;--sky-soft:#14365c}';

const rules = [
  'text{font-family:"Lexend","Segoe UI",system-ui,sans-serif;font-size:18px;fill:var(--ink)}',
  '.name{fill:var(--ink-2);font-weight:600}',
  '.strong{font-weight:700}',
  '.asked-text{font-weight:700;fill:var(--sun-ink)}',
  '.marked-text{font-weight:700;fill:var(--accent-deep)}',
  '.bar{stroke:var(--ink);stroke-width:2}',
  '.bar-asked{stroke:var(--sun-ink)}',
  '.bar-marked{stroke:var(--accent-deep)}',
  '.paper{fill:var(--paper)}',
  '.asked{fill:var(--sun-soft);stroke:var(--sun-deep);stroke-width:2;stroke-dasharray:5 4}',
  '.marked{fill:var(--accent-soft)}',
  '.chip{fill:var(--paper);stroke:var(--line);stroke-width:2}',
  '.tick{stroke:var(--ink);stroke-width:2.5;stroke-linecap:round}',
  '.leader{stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:2 3}',
  '.first{stroke:var(--accent);stroke-width:4.5;stroke-linecap:round;fill:none}',
  '.second-edge{stroke:var(--sun-deep);stroke-width:6.5;stroke-linecap:round;fill:none}',
  '.second{stroke:var(--sun);stroke-width:4;stroke-linecap:round;fill:none}',
  '.second-line{stroke:var(--sun-deep);stroke-width:4.5;stroke-linecap:round;fill:none}',
  '.arrow{stroke:var(--quiet);stroke-width:2.5;stroke-dasharray:2 6;stroke-linecap:round;fill:none}',
  '.arrow-head{fill:var(--quiet)}',
  '.brace{stroke:var(--quiet);stroke-width:2;fill:none;stroke-linejoin:round;stroke-linecap:round}',
  '.tape-a{fill:var(--accent-soft);stroke:var(--accent);stroke-width:2}',
  '.tape-a-edge{stroke:var(--accent);stroke-width:2}',
  '.tape-b{fill:var(--sun-soft);stroke:var(--sun-deep);stroke-width:2}',
  '.tape-b-edge{stroke:var(--sun-deep);stroke-width:2}',
  '.tape-c{fill:var(--sky-soft);stroke:var(--sky);stroke-width:2}',
  '.tape-c-edge{stroke:var(--sky);stroke-width:2}',
  '.head-ground{fill:var(--mist)}',
  '.table-edge{fill:none;stroke:var(--quiet);stroke-width:2}',
  '.axis{stroke:var(--ink);stroke-width:2.5;stroke-linecap:round}',
  '.axis-head{fill:var(--ink)}',
  '.halo text{paint-order:stroke;stroke:var(--paper);stroke-width:5;stroke-linejoin:round}',
  '.point{fill:var(--accent-deep);stroke:var(--paper);stroke-width:2.5}',
  '.open-point{fill:var(--paper);stroke:var(--accent-deep);stroke-width:3}',
  '.ray-head{fill:var(--accent)}',
  '.shaded{fill:var(--accent-soft)}',
  '.hatch{stroke:var(--accent);stroke-width:1.25;stroke-opacity:.55}',
  '.hatch-back{stroke:var(--sun-deep);stroke-width:1.5}',
  '.shaded-stroke{stroke:var(--accent);stroke-width:2;stroke-linecap:round;fill:none}',
  '.grid-line{stroke:var(--quiet);stroke-width:1;fill:none}',
  '.dot{fill:var(--accent)}',
  '.thin{stroke-width:1.25}',
  '.side{stroke:var(--ink);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round;fill:none}',
  '.help{stroke:var(--accent-deep);stroke-width:2;stroke-dasharray:6 5}',
  '.angle-mark{stroke:var(--sun-deep);stroke-width:2.5;fill:none;stroke-linejoin:round}',
  '.beam{stroke:var(--ink);stroke-width:6;stroke-linecap:round}',
  '.hair{stroke:var(--line);stroke-width:1.5;fill:none}',
];

/** Style of every diagram: dark where the page around the image says color-scheme dark, else light. Printed on its own it is light. */
export const themeStyle = `${light}@media (prefers-color-scheme: dark){${dark}}@media print{${light}}${rules.join('')}`;

/** Grounds are patterns of `paper-patterns.ts`, so that they differ without color. */
const onPaper =
  ':root{--ink:#000;--ink-2:#000;--paper:#fff;--mist:#fff;--line:#aaa;--quiet:#444;--accent:#000;--accent-deep:#000;' +
  '--accent-soft:url(#hatch);--sun:#000;--sun-deep:#000;--sun-soft:url(#dots);--sun-ink:#000;--sky:#000;--sky-soft:url(#bars)}';
const withoutColor = '.second,.second-line{stroke-dasharray:9 7}.second-edge{stroke:none}';

/** Style of every diagram on a sheet of paper: black on white. */
export const paperStyle = `${onPaper}${rules.join('')}${withoutColor}`;
