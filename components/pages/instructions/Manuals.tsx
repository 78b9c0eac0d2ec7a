import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import type { Manual } from '@/lib/server/pages/instructions';
import { DeviceSign } from '../DeviceSign';
import styles from './manuals.module.scss';
import { StepList, type StepListProps } from './StepList';

interface Props extends Omit<StepListProps, 'steps'> {
  manuals: readonly Manual[];
}

/** The steps of every set-top box beside each other; the name of a box leads to its own page. */
export function Manuals({ manuals, sentences, about }: Props) {
  return (
    <div className={styles.manuals}>
      {manuals.map(({ href, name, look, steps }) => (
        <Section
          key={href}
          title={
            <Link href={href} className={styles.name}>
              <DeviceSign look={look} />
              {name}
            </Link>
          }
        >
          <StepList {...{ steps, sentences, about }} />
        </Section>
      ))}
    </div>
  );
}
