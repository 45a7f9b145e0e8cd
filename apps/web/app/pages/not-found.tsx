import { NotFoundScreen } from '../features/landing/not-found-screen.tsx';
import { landingText } from '../features/landing/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(landingText.notFound.title);

export default NotFoundScreen;
