import { TriangleAlert } from 'lucide-react';

/** The one message above a form. */
export function FormError({ id, message }: { id: string; message: string }) {
  return (
    <div
      id={id}
      role="alert"
      className="mt-6 flex gap-3 rounded-control bg-bad-soft px-4 py-3.5 font-medium text-bad-ink"
    >
      <TriangleAlert size={24} className="flex-none" aria-hidden="true" />
      <span>{message}</span>
    </div>
  );
}
