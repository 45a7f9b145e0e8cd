import { TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  label: string;
  icon?: ReactNode;
  hint?: string | undefined;
  /** What to mend, shown below the field. */
  message?: string | undefined;
  /** Id of a message shown elsewhere (above the form) that is about this field. */
  messageId?: string | undefined;
  /** A control at the end of the field. */
  end?: ReactNode;
};

/** Label above, message below and tied to the field. */
export function TextField({ label, icon, hint, message, messageId, end, ...input }: TextFieldProps) {
  const id = useId();
  const bad = Boolean(message ?? messageId);
  const describedBy = [messageId, message && `${id}message`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={bad ? 'field-box bad' : 'field-box'}>
        {icon}
        <input
          {...input}
          id={id}
          aria-invalid={bad || undefined}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </div>
      {hint && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}message`} className="field-message">
          <TriangleAlert size={16} aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
