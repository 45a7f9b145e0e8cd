import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { schoolText as text } from './text.ts';

type PagerProps = { page: number; total: number; size: number; onPage: (page: number) => void };

/** From one page of a long list to the next; nothing while one page is enough. */
export function Pager({ page, total, size, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  return (
    <div className="school-acts">
      <Button kind="quiet" small disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" />
        {text.newer}
      </Button>
      <span>{text.pageOf(page, pages)}</span>
      <Button kind="quiet" small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text.older}
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
