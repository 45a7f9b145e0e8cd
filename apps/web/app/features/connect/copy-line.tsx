import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { connectText as text } from './text.ts';

/** An address as it is, with a button that copies it. */
export function CopyLine({ name, value }: { name: string; value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success(text.copied),
      () => toast.error(text.notCopied),
    );
  return (
    <div className="copy-line">
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <IconButton label={text.copy(name)} onClick={() => void copy()}>
          <Copy size={20} aria-hidden="true" />
        </IconButton>
      </dd>
    </div>
  );
}
