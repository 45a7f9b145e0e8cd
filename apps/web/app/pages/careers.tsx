import { ExploreScreen } from '../features/careers/explore-screen.tsx';
import { careersText } from '../features/careers/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(careersText.page);

/** /careers: every career there is. */
export default ExploreScreen;
