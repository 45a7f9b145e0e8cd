/** Everything of this folder that is fetched in one file, the first time that a panel is opened. */
export { Album } from './album.tsx';
export { BuildPalette } from './build-palette.tsx';
export { DataSheet } from './data-sheet.tsx';
export { HelpSheet } from './help-sheet.tsx';
export { MeterCard } from './meter-card.tsx';
export { MorePanel } from './more-panel.tsx';
export { OutcomePanel } from './outcome-panel.tsx';
export { SettingsSheet } from './settings-sheet.tsx';
export { SignalPanel } from './signal-panel.tsx';
export { SumDesk } from './sum-desk.tsx';
export { TownPanel } from './town-panel.tsx';
