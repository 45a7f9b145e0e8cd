import { fetchedPart } from '../ui/fetched-part.tsx';

const panels = () => import('./panels.ts');

/** What a page fetches only once it is asked for; the files are named and counted so. */
export const Album = fetchedPart(() => panels().then((part) => part.Album));
export const BuildPalette = fetchedPart(() => panels().then((part) => part.BuildPalette));
export const DataSheet = fetchedPart(() => panels().then((part) => part.DataSheet));
export const Guide = fetchedPart(() => import('./guide.tsx').then((part) => part.Guide));
export const HelpSheet = fetchedPart(() => panels().then((part) => part.HelpSheet));
export const MeterCard = fetchedPart(() => panels().then((part) => part.MeterCard));
export const MorePanel = fetchedPart(() => panels().then((part) => part.MorePanel));
export const OutcomePanel = fetchedPart(() => panels().then((part) => part.OutcomePanel));
export const SettingsSheet = fetchedPart(() => panels().then((part) => part.SettingsSheet));
export const SignalPanel = fetchedPart(() => panels().then((part) => part.SignalPanel));
export const SumDesk = fetchedPart(() => panels().then((part) => part.SumDesk));
export const TownPanel = fetchedPart(() => panels().then((part) => part.TownPanel));
