import { expect, type Page } from '@playwright/test';
import { SITE_COOKIE } from '@/lib/shared/sites/of-request';
import { sites } from '@/lib/shared/sites/sites';
import { codeFor, contextFrom, dialog, newNumber, siteUrl, skipParental } from './support/login-methods';
import { get, SITE } from './support/plain-http';
import { freeChannels } from './support/platform';
import { expectPlaying } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

/**
 * Spec 1 §1 "Partner variants": at each partner from the arrival to the first picture. What it costs is proven at the border
 * (tests/contract/sellers.test.ts), its login methods have journeys of their own (login-methods.spec.ts).
 */
const partners = sites.filter(({ provider }) => provider !== null);

/** A site without guests asks for the login first. */
async function logIn(page: Page, code: (to: string) => Promise<string>) {
  const { session } = wordsIn('uz');
  const number = newNumber('90', 9);
  await dialog(page).getByRole('textbox', { name: session.phone, exact: true }).pressSequentially(number);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('textbox', { name: session.code, exact: true })
    .fill(await code(`998${number}`));
  await skipParental(page);
}

for (const { id, hosts, name, accent, defaultLocale, forcesLogin } of partners) {
  test(`${id}: its name and colours at the arrival, then its first picture`, async ({ browser, request }) => {
    // The line of a subscriber, which only the cable network knows.
    const context = await contextFrom(browser, id === 'cable' ? '198.51.100.12' : '198.18.0.9');
    const page = await context.newPage();
    const at = (path: string) => siteUrl(hosts[0]?.split('.')[0] ?? '', path);
    const [channel] = await freeChannels(request);

    // What the first answer says, before any script. Only browsers know where names below localhost lead.
    const headers = { host: new URL(at('/')).host };
    const home = await (await context.request.get(SITE, { headers })).text();
    const [head = ''] = /<html[^>]*>/.exec(home) ?? [];
    expect(head).toContain(`lang="${defaultLocale}`);
    expect(head).toContain(`--accent:${accent}`);
    expect(home).toContain(`href="/brand/${id}/favicon.svg"`);
    expect(home).toContain(`href="/brand/${id}/manifest.webmanifest"`);
    // Who came to the main host with ?partner= installs the partner, too.
    const entered = await (await get('/', { cookie: `${SITE_COOKIE}=${id}` })).text();
    expect(entered).toContain(`href="/brand/${id}/manifest.webmanifest"`);
    expect(home).toMatch(new RegExp(`<title>[^<]*${name.split(' ')[0]}`));
    const [, first] = new RegExp(`href="(/channels/[^"]*/${channel?.slug})"`).exec(home) ?? [];

    await page.goto(at(first ?? ''), { waitUntil: 'commit' });
    if (forcesLogin) await logIn(page, (to) => codeFor(request, to));
    await expectPlaying(page.locator('video'));
    await context.close();
  });
}
