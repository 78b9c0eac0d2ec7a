import type { CSSProperties } from 'react';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { accentTokens } from '@/lib/shared/sites/accent';
import type { Site } from '@/lib/shared/sites/sites';
import { Wordmark } from '../brand/Wordmark';
import { Ground } from './Ground';
import { Media } from './Media';
import { Overlays } from './Overlays';
import styles from './theme.module.scss';
import { Words } from './Words';

interface Props {
  site: Pick<Site, 'id' | 'name' | 'mark' | 'accent'>;
  /** The tokens of the brand. */
  tokens: CSSProperties;
  words: Pick<Messages, 'session' | 'shell' | 'errors' | 'search'>;
  homeHref: string;
}

const GROUNDS = ['ground', 'surface-1', 'surface-2', 'surface-3'];

/** One brand of the page `/theme_test`: its tones, and all components on each background. */
export function BrandTheme({ site, tokens, words, homeHref }: Props) {
  const { accent, 'on-accent': ink, ...further } = accentTokens(site.accent);
  return (
    <section className={styles.brand} style={tokens} aria-label={site.name} data-brand={site.id}>
      <Wordmark label={words.shell.home} homeHref={homeHref} brand={site} />
      <div className={styles.tones}>
        {Object.entries({ accent, ...further }).map(([name, tone]) => (
          <span
            key={name}
            className={styles.tone}
            style={{ '--tone': tone, '--ink': /accent$|bright/.test(name) ? ink : '#fff' } as CSSProperties}
          >
            {tone}
          </span>
        ))}
      </div>
      <div className={styles.grounds}>
        {GROUNDS.map((name) => (
          <Ground key={name} name={name} words={words} title={site.name} />
        ))}
      </div>
      <Media words={words} title={site.name} />
      <Words words={words} title={site.name} />
      <Overlays words={words} title={site.name} />
    </section>
  );
}
