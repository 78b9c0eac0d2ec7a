import type { ButtonLook } from '@/components/ui/button/classes';
import { LinkButton } from '@/components/ui/button/LinkButton';

interface Props extends Pick<ButtonLook, 'variant'> {
  href: string;
  label: string;
}

/** A link below the title of the page, as wide as its text; by default its main one. */
export function HeadLink({ href, label, variant = 'primary' }: Props) {
  return (
    <div>
      <LinkButton href={href} variant={variant}>
        {label}
      </LinkButton>
    </div>
  );
}
