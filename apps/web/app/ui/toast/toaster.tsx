import { Check, Clock, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Spinner } from '../spinner.tsx';
import { toasterIsHere } from './toast.ts';

const icons = {
  success: <Check size={20} aria-hidden="true" />,
  error: <TriangleAlert size={20} aria-hidden="true" />,
  warning: <Clock size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
  loading: <Spinner />,
};

/** With an id it shows only the toasts that name it. */
type ToasterProps = { id?: string; position?: 'top-right' | 'bottom-right' };

/**
 * Documented numbers of toasts: top right, at most 3, 4000 ms, 356 px wide, 14 px apart, swipe 45 px, gone after
 * 200 ms, Alt+T. What is not written here is the library's default, and a test holds it there.
 */
export function Toaster({ id, position = 'top-right' }: ToasterProps) {
  useEffect(() => (id === undefined ? toasterIsHere(toast) : undefined), [id]);
  return (
    <Sonner
      {...(id && { id })}
      position={position}
      visibleToasts={3}
      gap={14}
      duration={4000}
      hotkey={['altKey', 'KeyT']}
      icons={icons}
    />
  );
}
