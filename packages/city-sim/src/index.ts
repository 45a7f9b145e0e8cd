export { advance, catchUp, countPeople, mostCatchUp } from './advance.ts';
export { sunshineOf } from './balance/balance-energy.ts';
export {
  debtLimit,
  gasPrice,
  importPrice,
  plotDebtLimit,
  startBalance,
  startMoney,
} from './balance/balance-money.ts';
export { tripsPerPerson } from './balance/balance-travel.ts';
export { litresPerPerson, pumpLitres } from './balance/balance-water.ts';
export { powerCurves, sunByHour, tripsByHour, waterByHour } from './balance/day-curves.ts';
export type { BuildingSpec, DayCurve, ParamSpec, Service } from './buildings/building-spec.ts';
export {
  type BuildingGroup,
  type BuildingType,
  buildingGroups,
  buildingOfTileType,
  buildingTypes,
  emptyTile,
  isBuildingType,
  roadTile,
  tileTypeOf,
} from './buildings/building-types.ts';
export { buildings } from './buildings/buildings.ts';
export { checkParams } from './buildings/check-params.ts';
export {
  archHeight,
  bridgeQuality,
  bridgeSpan,
  costOf,
  footprintOf,
  peakWatts,
  tankLitres,
  tankSheet,
  upkeepOf,
} from './buildings/measures.ts';
export { isMonument, type MonumentType, monumentTypes } from './buildings/monuments.ts';
export { sortedPlacements, tilesOf } from './buildings/placing.ts';
export { batteryCapacity, batteryPower, panelWatts, tileMetres } from './buildings/utilities.ts';
export {
  type Blocks,
  type City,
  type Ledger,
  type Placement,
  type PlotState,
  simVersion,
  tileFlags,
  type Weather,
} from './city.ts';
export { applyCommand } from './commands/apply-command.ts';
export type { Command, CommandResult, Order } from './commands/command.ts';
export { checkPlace } from './commands/place-building.ts';
export { type ReasonId, type ReasonNames, reasonIds, reasonText } from './commands/reasons.ts';
export { isSetting, type SettingId, settingIds, settings } from './commands/settings.ts';
export { mostUndo, remember, type UndoHistory, undo } from './commands/undo.ts';
export { createCity, type NewCity } from './create-city.ts';
export {
  blockOfPlot,
  blockOfTile,
  citySize,
  civicPlot,
  cornerOfBlock,
  isRoad,
  noOwner,
  plotCount,
  plotOfTile,
  plotSize,
  plotTiles,
  tileCount,
  tileName,
  tileOf,
  xOf,
  yOf,
} from './grid.ts';
export { type Complaint, complaints } from './metrics/complaints.ts';
export { type MetricId, type MetricSpec, metricIds, metricSpec } from './metrics/metric-specs.ts';
export { type OverlayId, overlayIds, readOverlay } from './metrics/overlays.ts';
export { type MetricSeries, readMetric, readMetrics, readSeries } from './metrics/read-metrics.ts';
export {
  type PlacementReading,
  type PlacementStatus,
  placementAt,
  readPlacement,
} from './metrics/read-placement.ts';
export { missionFor, runMission, settingNames, settingTitle, solveMission } from './missions/every-family.ts';
export { missionFamilies, missionLevels } from './missions/family-names.ts';
export { inputReasonText } from './missions/inputs/input-reasons.ts';
export type { InputReason } from './missions/inputs/read-inputs.ts';
export { loadFamily } from './missions/load-family.ts';
export type {
  ChartSpec,
  Mission,
  MissionFamily,
  MissionLevel,
  PieceKind,
  TableSpec,
  Theme,
} from './missions/mission.ts';
export { type MissionWish, missionFrom } from './missions/mission-for.ts';
export { type MissionKey, missionIdOf, readMissionId } from './missions/mission-id.ts';
export {
  type MissionPlan,
  type MissionRun,
  type MissionRunResult,
  runFrom,
} from './missions/run-mission.ts';
export { openScenario, scenarioPlot } from './missions/scenario/open-scenario.ts';
export { settlePlacements } from './missions/scenario/place-works.ts';
export { piecesFor, type SiteShown, stepBeside } from './missions/site-pieces.ts';
export type { MissionSolution } from './missions/solve-mission.ts';
export type { Family } from './missions/template.ts';
export { attachUnit, fillIn, showNumber, unitFor } from './missions/words/show-number.ts';
export { seatsByVehicle } from './networks/build-networks.ts';
export { type ComplaintKind, problems } from './phases/take-census.ts';
export { transitShare } from './phases/weigh-demand.ts';
export { decodeCity } from './storage/decode-city.ts';
export { encodeCity } from './storage/encode-city.ts';
export { forkCity } from './storage/fork-city.ts';
export { hashCity } from './storage/hash-city.ts';
export {
  exportPlot,
  type FiledBuilding,
  type PlotFile,
  plotCommands,
  readPlotFile,
} from './storage/plot-file.ts';
export { type CityEvent, replay } from './storage/replay.ts';
export { forecastOf, type Sky, skyOf } from './weather.ts';
