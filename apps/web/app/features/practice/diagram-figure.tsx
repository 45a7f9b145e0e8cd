import { limits } from '@playforward/contract';
import { ZoomIn } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { practiceText as text } from './text.ts';

type DiagramFigureProps = {
  url: string | null;
  alt: string | null;
  caption?: ReactNode;
  /** Without a frame, as part of a question or a step. */
  plain?: boolean;
};

/** A diagram that can be enlarged; it disappears when it cannot be loaded. */
export function DiagramFigure({ url, alt, caption, plain = false }: DiagramFigureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [large, setLarge] = useState(false);
  const enlarge = useRef<HTMLButtonElement>(null);
  const close = () => {
    setLarge(false);
    // The page takes a focus again once the dialog is gone.
    requestAnimationFrame(() => enlarge.current?.focus());
  };
  if (!url || failedUrl === url) return null;
  return (
    <figure className={plain ? 'diagram plain' : 'diagram'}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard */}
      <img
        src={url}
        alt={alt ?? ''}
        style={{ maxHeight: limits.diagramMaxHeight }}
        onClick={() => setLarge(true)}
        onError={() => setFailedUrl(url)}
      />
      <IconButton
        ref={enlarge}
        label={text.enlarge}
        className="diagram-enlarge"
        onClick={() => setLarge(true)}
      >
        <ZoomIn size={22} aria-hidden="true" />
      </IconButton>
      {caption && <figcaption>{caption}</figcaption>}
      <Dialog title={text.diagram} open={large} onClose={close}>
        <div className="diagram-large">
          <img src={url} alt={alt ?? ''} />
          {caption && <p>{caption}</p>}
        </div>
      </Dialog>
    </figure>
  );
}
