import '@/styles/global.scss';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SearchButton } from '@/components/search/SearchButton';
import { Alive } from '@/components/shell/Alive';
import { FontPreload } from '@/components/shell/FontPreload';
import { Footer } from '@/components/shell/footer/Footer';
import { FrontDoor } from '@/components/shell/front-door/FrontDoor';
import { BottomBar } from '@/components/shell/header/BottomBar';
import { Header } from '@/components/shell/header/Header';
import { LateWork } from '@/components/shell/late/LateWork';
import { ErrorWords } from '@/components/shell/message/ErrorWords';
import { PersonMark } from '@/components/shell/PersonMark';
import { SameAudience } from '@/components/shell/SameAudience';
import { SkipLink } from '@/components/shell/SkipLink';
import { env } from '@/lib/env';
import { localeTags } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';
import { GROUND } from '@/lib/pwa/manifest';
import { routes } from '@/lib/routes';
import { isIndexed, NOT_INDEXED } from '@/lib/seo/indexing';
import { originOf } from '@/lib/seo/origin';
import { loadFooter } from '@/lib/shell/footer';
import { loadHeader } from '@/lib/shell/header';
import { loadMenu } from '@/lib/shell/menu';
import { currentFace } from '@/lib/sites/current';
import { brandIn } from '@/lib/sites/sites';
import { AccountHost } from './_parts/AccountHost';
import { BridgeHost } from './_parts/BridgeHost';
import { LineHost } from './_parts/LineHost';
import { ModalHost } from './_parts/ModalHost';

interface LayoutProps {
  children: ReactNode;
  modal: ReactNode;
}

/** Pages are made when first asked for: a build needs no platform (docs/decisions/0001). */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { themeColor: GROUND, colorScheme: 'dark' };

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  const { site } = face;
  const brand = brandIn(site, face.locale);
  return {
    robots: isIndexed(face) ? undefined : NOT_INDEXED,
    metadataBase: new URL(originOf(site)),
    title: { default: brand, template: `%s · ${brand}` },
    manifest: '/manifest.webmanifest',
    icons: { icon: '/brand/favicon.svg', apple: '/brand/apple-touch-icon.png' },
  };
}

export default async function RootLayout({ children, modal }: LayoutProps) {
  const surface = await currentFace();
  const { site, context, locale, audience } = surface;
  const [pages, head, offered] = await Promise.all([
    loadMenu(surface),
    loadHeader(surface),
    context.hasFooter ? loadFooter(surface) : null,
  ]);
  const { shell, footer, errors, session, search } = wordsOf(locale);
  const { signIn, account, accountOf, logOut, loggingOut, logOutFailed } = session;
  const { close, loading, loadFailed, retry } = session;
  const { messages, messagesNew } = shell;
  const face = { pages, languages: head.languages, homeHref: routes.home(), siteName: site.name };
  const bars = { ...head, pages, labels: shell, homeHref: routes.home(), installHref: routes.appStore() };
  const offers = {
    hasLogOut: site.hasLogOut,
    hasPromo: site.hasPromo,
    accountLabel: context.accountLabel,
  };
  return (
    <html
      lang={localeTags[locale]}
      data-audience={audience}
      data-bare={context.hasHeader ? undefined : ''}
      // The mark of a person is there before React is.
      suppressHydrationWarning
    >
      <body>
        <PersonMark />
        <ErrorWords words={errors}>
          <FontPreload locale={locale} />
          <SkipLink label={shell.skipToContent} />
          {context.hasHeader ? (
            <Header {...bars} siteName={site.name}>
              <SearchButton label={search.open} />
              <AccountHost
                labels={{
                  ...{ signIn, account, accountOf, logOut, loggingOut, logOutFailed, loading, retry },
                  ...{ messages, messagesNew },
                }}
                offers={offers}
              />
            </Header>
          ) : null}
          <main id="main">{children}</main>
          {offered ? (
            <Footer {...face} {...offered} labels={footer} shell={shell} year={new Date().getFullYear()} />
          ) : null}
          {context.hasHeader ? <BottomBar {...bars} channelsHref={routes.channels()} /> : null}
          {modal}
          <SameAudience audience={audience} />
          <FrontDoor forcesLogin={site.forcesLogin} />
          {site.needsKnownLine ? <LineHost /> : null}
          <ModalHost words={{ close, loading, loadFailed, retry }} hasPromo={site.hasPromo} />
          <LateWork pixel={env().METRICS_PIXEL_URL} />
          {context.hasBridge ? <BridgeHost origins={env().EMBED_ORIGINS} /> : null}
          <Alive />
        </ErrorWords>
      </body>
    </html>
  );
}
