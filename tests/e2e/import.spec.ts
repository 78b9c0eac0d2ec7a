import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { platformCli } from '../../scripts/lib/platform-cli.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { type OwnStack, openOwnStack } from './support/own-stack';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';

/** Any channel of the seed: the imported channel shows its stream. */
const SOURCE_CHANNEL = 'taspa-1';

/** The HLS address of a channel for a guest. */
async function streamOf(request: APIRequestContext, platformUrl: string, channel: string): Promise<string> {
  const post = async (call: string, data: object) =>
    (await request.post(`${platformUrl}/v2${call}`, { data })).json();
  const login = `guest-${Date.now()}`;
  const password = '0123456789abcdef0123456789abcdef';
  await post('/users', { username: login, password, is_guest: true });
  const { access_token: user } = await post('/auth/login', { login, password });
  const device = await post(`/users/self/devices?access_token=${user}`, { device_type: 'pc' });
  const { access_token: token } = await post('/auth/device', { device_id: device.id });
  const stream = await request.get(`${platformUrl}/v2/channels/${channel}/stream?access_token=${token}`);
  return (await stream.json()).hls;
}

const stamp = (ms: number) => `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`;

const HOUR_MS = 3_600_000;
/** How long before now they begin. */
const EARLIER_MS = 1.5 * HOUR_MS;
const LATER_MS = -0.5 * HOUR_MS;

function guide(): string {
  const programme = (before: number, title: string) =>
    `<programme channel="own" start="${stamp(Date.now() - before)}" stop="${stamp(Date.now() - before + HOUR_MS)}">` +
    `<title lang="ru">${title}</title><desc lang="ru">Из программы передач</desc></programme>`;
  return `<tv>${programme(EARLIER_MS, 'Раньше')}${programme(0.5 * HOUR_MS, 'Сейчас в эфире')}${programme(LATER_MS, 'Потом')}</tv>`;
}

/** The day of a moment on the clock of the broadcaster (UTC+5). */
const dayOf = (ms: number) => Math.floor((ms + 5 * HOUR_MS) / (24 * HOUR_MS));

/** Near midnight a programme stands in the schedule of another day. */
async function turnTo(main: Locator, from: number, to: number): Promise<void> {
  const name = to < from ? 'Предыдущий день' : 'Следующий день';
  for (let day = Math.min(from, to); day < Math.max(from, to); day += 1)
    await main.getByRole('button', { name }).click();
}

/** Uses its own servers: an imported channel would appear in the lists of other tests. */
test.describe('importing an M3U and an XMLTV file puts channels on the site', () => {
  let stack: OwnStack;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    // The imported channel shows a stream of our own platform, the only private host that its relay may fetch from.
    stack = await openOwnStack((port) => ({ TEST_STREAM_HOST: `localhost:${port}`, STREAM_CHECKS: '0' }));
  });
  test.afterAll(() => stack?.close());

  /** The running platform holds the data folder, so the command line passes the work to it. */
  async function importFile(kind: string, name: string, text: string): Promise<string> {
    const file = path.join(stack.dataDir, name);
    await writeFile(file, text);
    const { code, output } = await runNode([...platformCli, 'import', kind, file], {
      isQuiet: true,
      env: { DATA_DIR: stack.dataDir, DATABASE_URL: undefined },
    });
    expect(code, output).toBe(0);
    return output;
  }

  test('an imported channel is in the list with its current programme, shows its schedule, and plays', async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const hls = await streamOf(request, stack.platformUrl, SOURCE_CHANNEL);
    // In the sandbox our origin serves the stream of any moment, which is an archive in the terms of a playlist. Its
    // pictures end at that moment, so six minutes are added to stay within the programme.
    const catchup = 'catchup="append" catchup-days="2" catchup-source="?now={utc}" catchup-correction="0.1"';
    const list = `#EXTM3U\n#EXTINF:-1 tvg-id="own" group-title="Новости" ${catchup},Своё телевидение\n${hls}\n`;
    const inList = async (text: string) =>
      (await (await request.get(`${stack.siteUrl}/channels`)).text()).includes(text);
    // The web app and the platform have stored lists, and no request renews them in between.
    expect(await inList('Своё телевидение')).toBe(false);
    expect(await importFile('m3u', 'list.m3u', list)).toContain('Channels: 1 added');
    expect(await inList('Своё телевидение')).toBe(true);
    expect(await inList('Сейчас в эфире')).toBe(false);
    expect(await importFile('xmltv', 'guide.xml', guide())).toContain('Programmes: 3 added');
    expect(await inList('Сейчас в эфире')).toBe(true);
    expect(await importFile('m3u', 'list.m3u', list)).toContain('0 added, 0 changed, 1 unchanged');

    await page.goto(`${stack.siteUrl}/channels`);
    const link = page
      .locator('main')
      .getByRole('link', { name: /Своё телевидение/ })
      .first();
    await expect(link).toContainText('Сейчас в эфире');
    await link.click();
    await expect(page).toHaveURL(/\/channels\/[^/]+\/svoe-televidenie/);

    await expectPlaying(player(page).video);
    await expect(player(page).title).toHaveText('Сейчас в эфире');
    const main = page.locator('main');
    // The line under the picture of a phone, which is hidden here, names what follows, too.
    const programme = (title: string) =>
      main
        // The age of what nobody has rated follows: 16.
        .getByText(new RegExp(`^${title}(16\\+)?$`))
        .filter({ visible: true })
        .first();
    await main.getByRole('tab', { name: 'Программа' }).click();
    const [today, later, earlier] = [0, LATER_MS, EARLIER_MS].map((before) => dayOf(Date.now() - before));
    await turnTo(main, today ?? 0, later ?? 0);
    await expect(programme('Потом')).toBeVisible();
    await turnTo(main, later ?? 0, earlier ?? 0);
    await programme('Раньше').click();
    await expect(page).toHaveURL(/ts=\d+/);
    await expectPlaying(player(page).video);
    await expect(player(page).title).toHaveText('Раньше');
  });
});
