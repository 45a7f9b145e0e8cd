import type { OpenCheckBody, OwnCheckKind } from '@playforward/contract';
import { useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { NoCheckYet } from '../../features/checks/loaded-check.tsx';
import { StartCheck } from '../../features/checks/start-check.tsx';
import { checksText } from '../../features/checks/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(checksText.page);

const kinds: readonly string[] = ['get-ready', 'unit', 'course'] satisfies OwnCheckKind[];
const versions: readonly string[] = ['A', 'B', 'C', 'D'];

/** Before a check, an assigned set or a sheet is opened. */
export default function StartCheckPage() {
  const { kind = '', itemId, assignmentId, code, version = 'A' } = useParams();
  const title = checksText.start.title;
  if (assignmentId)
    return <StartCheck body={{ assignment_id: assignmentId }} title={title} isHelped={kind === 'practice'} />;
  if (code && versions.includes(version.toUpperCase())) {
    const letter = version.toUpperCase() as 'A';
    const paper = checksText.start.paper(code, letter);
    return <StartCheck body={{ paper: code, version: letter }} title={paper} isHelped />;
  }
  if (!kinds.includes(kind)) return <NoCheckYet error={new ApiError(404)} onAgain={() => {}} />;
  const body = { kind, item_id: Number(itemId) || 0 } as OpenCheckBody;
  return <StartCheck body={body} title={title} isHelped={false} />;
}
