import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandTheme } from '@/components/shell/theme/BrandTheme';
import styles from '@/components/shell/theme/theme.module.scss';
import { brandStyle } from '@/lib/server/brand/style';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { env } from '@/lib/shared/env';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { sites } from '@/lib/shared/sites/sites';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Theme', robots: NOT_INDEXED };

/** Only outside production: every component of the design system in every brand. */
export default async function ThemeTestPage() {
  if (env().TEST_PAGES !== '1') notFound();
  const { locale } = await currentSiteContext();
  const { session, shell, errors, search } = wordsOf(locale);
  const words = { session, shell, errors, search };
  return (
    <div className={styles.page}>
      <h1>Theme</h1>
      {sites.map((site) => (
        <BrandTheme
          key={site.id}
          site={site}
          tokens={brandStyle(site)}
          words={words}
          homeHref={routes.home()}
        />
      ))}
    </div>
  );
}
