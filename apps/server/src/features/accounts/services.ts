import type { AppContext } from '../../context.ts';
import { createEventTally, type EventTally } from './event-tally.ts';
import { createDeviceMarks, type DeviceMarks } from './known-device.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { prepareSelectUserWithProfile } from './queries.ts';
import { createSignInThrottle, type SignInThrottle } from './sign-in-throttle.ts';

/** What the operations of this feature work with. */
export type AccountServices = AppContext & {
  hasher: PasswordHasher;
  throttle: SignInThrottle;
  tally: EventTally;
  devices: DeviceMarks;
  selectUserWithProfile: ReturnType<typeof prepareSelectUserWithProfile>;
};

export function createAccountServices(context: AppContext): AccountServices {
  return {
    ...context,
    hasher: createPasswordHasher(context),
    throttle: createSignInThrottle(context),
    tally: createEventTally(context),
    devices: createDeviceMarks(context.pepper),
    selectUserWithProfile: prepareSelectUserWithProfile(context.db),
  };
}
