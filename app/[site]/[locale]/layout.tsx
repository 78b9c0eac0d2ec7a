import '@/styles/global.scss';

import type { Metadata, Viewport } from 'next';
import { cache, type ReactNode } from 'react';
import { SearchButton } from '@/components/search/SearchButton';
import { DeferredWork } from '@/components/shell/deferred/DeferredWork';
import { FontPreload } from '@/components/shell/FontPreload';
import { Footer } from '@/components/shell/footer/Footer';
import { ForcedLogin } from '@/components/shell/forced-login/ForcedLogin';
import { HydrationMarker } from '@/components/shell/HydrationMarker';
import { BottomBar } from '@/components/shell/header/BottomBar';
import { Header } from '@/components/shell/header/Header';
import { SearchLink } from '@/components/shell/header/SearchLink';
import { ErrorWords } from '@/components/shell/message/ErrorWords';
import { PersonMark } from '@/components/shell/PersonMark';
import { SameAudience } from '@/components/shell/SameAudience';
import { SkipLink } from '@/components/shell/SkipLink';
import { closedModals } from '@/lib/rules/modals/closed';
import { brandHref } from '@/lib/server/brand/files';
import { GROUND } from '@/lib/server/brand/ground';
import { brandStyle } from '@/lib/server/brand/style';
import { isIndexed, NOT_INDEXED } from '@/lib/server/seo/indexing';
import { originOf } from '@/lib/server/seo/site-origin';
import { loadFooter } from '@/lib/server/shell/footer';
import { loadHeader } from '@/lib/server/shell/header';
import { manifestHref } from '@/lib/server/shell/manifest';
import { loadMenu } from '@/lib/server/shell/menu';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { env } from '@/lib/shared/env';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { brandIn, isMainSite } from '@/lib/shared/sites/sites';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { AccountHost } from './_parts/AccountHost';
import { HostApp } from './_parts/HostApp';
import { LineHost } from './_parts/LineHost';
import { ModalHost } from './_parts/ModalHost';
import { PanelsHost } from './_parts/PanelsHost';
import { RemindersHost } from './_parts/RemindersHost';
import { SessionHost } from './_parts/SessionHost';

interface LayoutProps {
  children: ReactNode;
  modal: ReactNode;
}

/** Pages are rendered at the first request, so a build needs no platform (docs/decisions/0001). */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { themeColor: GROUND, colorScheme: 'dark' };

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const { site } = siteContext;
  const brand = brandIn(site, siteContext.locale);
  return {
    robots: isIndexed(siteContext) ? undefined : NOT_INDEXED,
    metadataBase: new URL(originOf(site)),
    title: { default: brand, template: `%s · ${brand}` },
    manifest: manifestHref(site, siteContext.locale),
    icons: { icon: brandHref(site, 'favicon.svg'), apple: brandHref(site, 'apple-touch-icon.png') },
  };
}

/**
 * The elements around every page, made once. The framework renders the layout twice, the second time around the not-found page, which the
 * browser might need; because the elements are the same objects, the page contains only a reference to them there.
 */
const frame = cache(async () => {
  const siteContext = await currentSiteContext();
  const { site, context, locale, audience } = siteContext;
  const [pages, head, offered] = await Promise.all([
    loadMenu(siteContext),
    loadHeader(siteContext),
    context.hasFooter ? loadFooter(siteContext) : null,
  ]);
  const { shell, footer, session, search } = wordsOf(locale);
  const { signIn, account, accountOf, logOut, loggingOut, logOutFailed } = session;
  const { close, loading, loadFailed, retry } = session;
  const { messages, messagesNew } = shell;
  const columns = { pages, languages: head.languages, homeHref: routes.home() };
  const brand = { name: site.name, mark: site.mark };
  const bars = { ...head, pages, labels: shell, homeHref: routes.home() };
  const panels = context.offersInstall ? site.panels : site.panels.filter((id) => !id.endsWith('_install'));
  const offers = {
    hasLogOut: site.hasLogOut,
    hasPromo: site.hasPromo,
    hasContract: site.loginMethod === 'operator',
    accountLabel: context.accountLabel,
  };
  return {
    above: (
      <>
        <FontPreload locale={locale} />
        <SkipLink label={shell.skipToContent} />
        {context.hasHeader ? (
          <Header {...bars} brand={brand} hasInstall={context.offersInstall}>
            {context.isTelevision ? <SearchLink label={search.open} /> : <SearchButton label={search.open} />}
            <AccountHost
              labels={{
                signIn,
                account,
                accountOf,
                logOut,
                loggingOut,
                logOutFailed,
                loading,
                retry,
                messages,
                messagesNew,
              }}
              offers={offers}
            />
          </Header>
        ) : null}
      </>
    ),
    below: (
      <>
        {offered ? (
          <Footer
            {...columns}
            {...offered}
            brand={brand}
            labels={footer}
            shell={shell}
            year={new Date().getFullYear()}
          />
        ) : null}
        {context.hasHeader ? (
          <BottomBar
            {...bars}
            channelsHref={routes.channels()}
            search={{ href: routes.search(), label: search.open }}
            installHref={context.offersInstall ? routes.instructions() : null}
          />
        ) : null}
      </>
    ),
    unseen: (
      <>
        <SameAudience audience={audience} />
        {context.startsSession && !context.hasHeader ? (
          <SessionHost hasContract={offers.hasContract} />
        ) : null}
        <ForcedLogin forcesLogin={site.forcesLogin} />
        {site.needsKnownLine ? <LineHost /> : null}
        <ModalHost
          words={{ close, loading, loadFailed, retry }}
          hasPromo={site.hasPromo}
          closed={closedModals(context, audience)}
        />
        <DeferredWork counters={{ pixel: env().METRICS_PIXEL_URL, audience: env().AUDIENCE_COUNTER_URL }} />
        {context.hasHeader ? <PanelsHost ofPartner={panels} /> : null}
        {context.hasHeader ? <RemindersHost /> : null}
        {context.hasBridge || context.isInMessenger ? (
          <HostApp
            origins={env().EMBED_ORIGINS}
            hasBridge={context.hasBridge}
            isInMessenger={context.isInMessenger}
          />
        ) : null}
        <HydrationMarker />
      </>
    ),
  };
});

export default async function RootLayout({ children, modal }: LayoutProps) {
  const { site, context, locale, audience } = await currentSiteContext();
  const { above, below, unseen } = await frame();
  // Every page contains them: no more than the boundary shows.
  const { title, text, retry, home, watch_tv } = wordsOf(locale).errors;
  return (
    <html
      lang={localeTags[locale]}
      data-audience={audience}
      // The style sheet has the tokens of the main brand.
      style={isMainSite(site) ? undefined : brandStyle(site)}
      className={context.isTelevision ? TELEVISION_CLASS : undefined}
      data-bare={context.hasHeader ? undefined : ''}
      data-home={context.home === routes.home() ? undefined : context.home}
      data-no-pip={context.hasPictureInPicture ? undefined : ''}
      data-one-view={context.hasTabs ? undefined : ''}
      // The mark of a logged-in viewer is set before React starts.
      suppressHydrationWarning
    >
      {/* Its links open the site in another tab, also before the scripts of the page are there. */}
      <head>{context.isPlayerOnly ? <base target="_blank" /> : null}</head>
      <body>
        <PersonMark />
        <ErrorWords words={{ title, text, retry, home, watch_tv }}>
          {above}
          <main id="main">{children}</main>
          {below}
          {modal}
          {unseen}
        </ErrorWords>
      </body>
    </html>
  );
}
