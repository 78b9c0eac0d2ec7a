import { Link, type LinkProps } from '../link/Link';
import { type ButtonLook, buttonClasses } from './classes';

type Props = LinkProps & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClasses({ variant, size }, className)} />;
}
