import { plotOfTile } from '@playforward/city-sim';
import { type GameState, openMission } from '../game/game-state.ts';

/** What a first visit is led through, each done by doing it. */
export type GuideStep = 'home' | 'mission' | 'sign';

/** Steps of a first visit; without missions only the first one makes sense. */
export function guideSteps({ missions }: Pick<GameState, 'missions'>): GuideStep[] {
  return missions.list.length > 0 ? ['home', 'mission', 'sign'] : ['home'];
}

/** Whether the student has just done what a step asks for. */
export function isStepDone(step: GuideStep, state: GameState, plot: number): boolean {
  const isInMission = state.planner.missionId !== null;
  switch (step) {
    case 'home':
      return isInMission || (state.looked !== null && plotOfTile(state.looked) === plot);
    case 'mission':
      return isInMission;
    case 'sign': {
      const mission = openMission(state);
      const isNothingHidden = mission?.given.every(({ where }) => where === 'story') ?? false;
      return state.planner.found.length > 0 || isNothingHidden || state.planner.phase !== 'plan';
    }
  }
}
