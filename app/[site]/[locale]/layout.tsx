import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localeTags } from '@/lib/i18n/locales';
import { currentFace } from '@/lib/sites/current';
import '@/styles/global.scss';

interface LayoutProps {
  children: ReactNode;
  modal: ReactNode;
}

/** Pages are made when first asked for: a build needs no platform (docs/decisions). */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { themeColor: '#080b14', colorScheme: 'dark' };

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await currentFace();
  return { title: { default: site.name, template: `%s · ${site.name}` } };
}

export default async function RootLayout({ children, modal }: LayoutProps) {
  const { locale } = await currentFace();
  const t = await getTranslations('shell');
  return (
    <html lang={localeTags[locale]}>
      <body>
        <a href="#main">{t('skipToContent')}</a>
        <main id="main">{children}</main>
        {modal}
      </body>
    </html>
  );
}
