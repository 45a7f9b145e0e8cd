import { type Screen, screens } from './screens.ts';

/** Every screen and state of the product: what is checked for access and widths, and what `npm run shots` draws. */
export const allScreens: Screen[] = [...screens];
