import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { wordQuery } from './queries.ts';
import { SenseView } from './sense-view.tsx';
import { glossaryText as text } from './text.ts';

type WordDialogProps = {
  slug: string;
  /** As the lesson writes it, until the word is here. */
  written: string;
  lessonId: number;
  onClose: () => void;
};

/** The entry of a word over the lesson that names it, as this lesson explains it. */
export function WordDialog({ slug, written, lessonId, onClose }: WordDialogProps) {
  const { data: word, isError, refetch } = useQuery(wordQuery(slug));
  const online = useOnline();
  const sense = word?.senses.find((one) => one.lesson_id === lessonId) ?? word?.senses[0];
  const failed = online ? text.failed : text.offline;
  return (
    <Dialog title={word?.term ?? written} open onClose={onClose} className="word-dialog">
      {word && sense ? (
        <SenseView sense={sense} math={word.math} />
      ) : isError ? (
        <div className="word-waiting" role="status">
          <p>{online ? `${failed.title}. ${failed.text}` : failed.text}</p>
          <Button kind="quiet" small onClick={() => void refetch()}>
            {failed.again}
          </Button>
        </div>
      ) : (
        <div className="word-waiting" role="status">
          <Spinner /> {text.word.loading}
        </div>
      )}
      <p className="word-dialog-foot">
        <Link to={paths.glossary} className="link">
          <BookOpen size={18} aria-hidden="true" />
          {text.word.all}
        </Link>
      </p>
    </Dialog>
  );
}
