import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClasses, iconOnly } from './classes';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & ButtonLook & { label: string };

/** A round button with only an icon; the label is its name and its tooltip. */
export function IconButton({ label, variant, size, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClasses({ variant, size }, iconOnly, className)}
    />
  );
}
