import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Settings } from '@/components/account/settings/Settings';
import { ParentalSettings } from '@/components/parental/settings/ParentalSettings';
import { type SettingsScreen, settingsScreen } from '@/lib/rules/account/settings-address';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { languageLinks } from '@/lib/server/shell/menu';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { brandIn } from '@/lib/shared/sites/sites';

export interface SettingsParams {
  params: Promise<{ path?: string[] }>;
}

async function screenOf({ params }: SettingsParams): Promise<SettingsScreen> {
  const { path = [] } = await params;
  return settingsScreen([routes.settings(), ...path].join('/')) ?? notFound();
}

export async function settingsMetadata(props: SettingsParams): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).account.settings[await screenOf(props)], robots: NOT_INDEXED };
}

/** Spec 3 §2 "Settings page". The same for everyone: islands load the personal data. */
export async function SettingsPage({ isOverlay, ...props }: SettingsParams & { isOverlay: boolean }) {
  const { site, locale } = await currentSiteContext();
  const { account, profiles, pages, shell } = wordsOf(locale);
  const { own, act, fullest, afterTrial } = pages.packets;
  return (
    <Settings
      first={await screenOf(props)}
      brand={brandIn(site, locale)}
      closeLabel={shell.close}
      isOverlay={isOverlay}
      words={account}
      profileWords={profiles}
      packets={{ own, act, fullest, afterTrial }}
      languages={languageLinks(site, locale)}
      hasLogOut={site.hasLogOut}
      hasRefill={site.hasRefill}
      hasPromo={site.hasPromo}
      parental={<ParentalSettings words={account} />}
    />
  );
}
