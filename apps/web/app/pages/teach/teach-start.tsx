import html from '@content/teaching';
import { StartScreen } from '../../features/teach/guide/start-screen.tsx';
import { guideText } from '../../features/teach/guide/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(guideText.start);

export default function TeachStartPage() {
  return <StartScreen html={html} />;
}
