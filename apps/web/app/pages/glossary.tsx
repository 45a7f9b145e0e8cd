import { useParams } from 'react-router';
import { displayCourseTitle } from '../features/curriculum/course-title.ts';
import { GlossaryScreen } from '../features/glossary/glossary-screen.tsx';
import { glossaryText } from '../features/glossary/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(glossaryText.page);

/** /glossary, and /glossary/{word} for the entry of one word. */
export default function GlossaryPage() {
  const { word } = useParams();
  return <GlossaryScreen slug={word} nameOf={displayCourseTitle} />;
}
