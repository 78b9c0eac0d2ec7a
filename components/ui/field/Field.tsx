import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';

type Props = Omit<ComponentPropsWithRef<'input'>, keyof FieldFrameProps> & FieldFrameProps;

/** One input with its label, hint and error. */
export function Field({ id, label, isLabelHidden, hint, error, className, ...input }: Props) {
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, className }}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}
