import type { ComponentPropsWithRef } from 'react';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  label: string;
  tool?: boolean;
};

/** A button that is only an icon; its label is its name. `tool` is the dark floating kind. */
export function IconButton({ label, tool = false, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`icon-btn ${tool ? 'tool' : ''} ${className}`}
    />
  );
}
