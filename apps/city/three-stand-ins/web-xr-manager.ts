import { EventDispatcher } from 'three/src/core/EventDispatcher.js';

/** Stands in for the manager of headsets: there never is one. */
export class WebXRManager extends EventDispatcher {
  enabled = false;
  isPresenting = false;
  getEnvironmentBlendMode(): void {}
  setAnimationLoop(): void {}
  dispose(): void {}
}
