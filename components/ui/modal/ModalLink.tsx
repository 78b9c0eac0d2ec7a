import type { ComponentPropsWithRef } from 'react';
import { type ModalId, modalHref } from '@/lib/rules/modals/address';
import { type ButtonLook, buttonClasses } from '../button/classes';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  ButtonLook & { modal: ModalId; to?: string | undefined };

/**
 * A button that opens a modal. A plain link: it works before scripts load, and the browser reports the change of the
 * hash, which the router does not.
 */
export function ModalLink({ modal, to, variant, size, className, ...rest }: Props) {
  return <a {...rest} href={modalHref(modal, to)} className={buttonClasses({ variant, size }, className)} />;
}
