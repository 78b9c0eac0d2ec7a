import type { ComponentPropsWithoutRef } from 'react';
import { type ButtonLook, buttonClasses } from './classes';

type Props = ComponentPropsWithoutRef<'button'> & ButtonLook;

/** A button for actions on the page; `LinkButton` navigates. */
export function Button({ variant, size, className, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={buttonClasses({ variant, size }, className)} />;
}
