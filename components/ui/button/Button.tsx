import type { ComponentPropsWithoutRef } from 'react';
import { type ButtonLook, lookOf } from './look';

type Props = ComponentPropsWithoutRef<'button'> & ButtonLook;

/** A button for actions on the page; `LinkButton` navigates. */
export function Button({ variant, size, className, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={lookOf({ variant, size }, className)} />;
}
