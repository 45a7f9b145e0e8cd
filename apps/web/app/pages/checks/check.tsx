import type { CheckView } from '@playforward/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CheckReview } from '../../features/checks/check-review.tsx';
import { type CheckParts, CheckScreen } from '../../features/checks/check-screen.tsx';
import { NoCheckYet } from '../../features/checks/loaded-check.tsx';
import { checkQuery } from '../../features/checks/queries.ts';
import { checksText } from '../../features/checks/text.ts';
import { DiagramFigure } from '../../features/practice/diagram-figure.tsx';
import { PictureAnswer } from '../../features/practice/picture-answer.tsx';
import { KeptField } from '../../features/practice/typed/kept-field.tsx';
import { pageTitle } from '../page-title.ts';
import '../../features/practice/practice.css';

export const meta = () => pageTitle(checksText.page);

const parts: CheckParts = { Field: KeptField, Figure: DiagramFigure, Picture: PictureAnswer };

/** /check/{id}: while it is open to be answered, then to be looked at. */
export default function CheckPage() {
  const { checkId = '' } = useParams();
  const query = checkQuery(checkId);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const onClosed = (view?: CheckView) => {
    if (view) queries.setQueryData(query.queryKey, view);
    else void refetch();
    void queries.invalidateQueries({ queryKey: ['assignments'] });
  };
  if (!data) return <NoCheckYet error={error} onAgain={() => void refetch()} />;
  if (data.state !== 'open') return <CheckReview view={data} Figure={DiagramFigure} />;
  return <CheckScreen key={data.id} view={data} parts={parts} onClosed={onClosed} />;
}
