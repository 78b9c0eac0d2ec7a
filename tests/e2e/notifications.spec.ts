import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { newPerson, type Person, signInAs } from './support/person';
import { platformUrl } from './support/platform';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { wordsIn } from './support/words';

const words = wordsIn('en');

async function send(request: APIRequestContext, person: Person, push: object): Promise<void> {
  const { id } = (await person.atHome('GET', '/users/self')) as { id: number };
  const order = { kind: 'push', user_id: id, text: 'It begins in five minutes', ...push };
  const answer = await request.post(`${platformUrl}/sandbox/notices`, { data: order });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('spec 3 §3 Push notification: in the open site a push is a modal that leads to its destination, once', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await signInAs(page, person);
  await send(request, person, { title: 'The final', action: 'Watch', destination_type: 'last_channel' });
  await page.goto('/movies?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-modal', 'push');
  const dialog = page.getByRole('dialog', { name: 'The final' });
  await expect(dialog.getByText('It begins in five minutes')).toBeVisible();
  await expectAccessibleEverywhere(page, 'push');
  await dialog.getByRole('link', { name: 'Watch' }).click();
  await expect(page).toHaveURL(/\/channels(\?|$)/);
  await expect.poll(() => person.atHome('GET', '/users/self/pushes')).toEqual([]);
  const pushesAnswer = page.waitForResponse((answer) => answer.url().endsWith('/users/self/pushes'));
  await page.goto('/series?lang=en');
  await pushesAnswer;
  await expect(page.locator('html')).not.toHaveAttribute('data-modal');
});

test.describe('Web Push', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the permission panel registers this browser; a push of the platform comes encrypted, the worker shows it, and a press opens its page and ends it in the other browser', async ({
    page,
    context,
    browser: anyBrowser,
    request,
  }) => {
    const person = await newPerson(request, { name: 'Aigul' });
    await person.atHome('PATCH', '/users/self', { email: `${person.login}@example.com` });
    // A real push service is not reachable: the browser subscribes at that of the sandbox.
    const browser = await (await request.post(`${platformUrl}/sandbox/push`)).json();
    await page.addInitScript(({ endpoint, keys }) => {
      const subscription = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
      };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' });
      Notification.requestPermission = async () => 'granted';
      sessionStorage.setItem('taspa:here-since', String(Math.floor(Date.now() / 1000) - 60));
    }, browser);
    await page.goto('/healthz');
    await signInAs(page, person);
    await page.goto('/agreement?lang=en');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const panel = page.getByRole('complementary', { name: words.panels.permission.title });
    await expect(panel).toBeVisible({ timeout: 60_000 });
    await expectAccessibleEverywhere(page, 'the permission panel');
    const registered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/session/push') && answer.request().method() === 'POST',
    );
    await panel.getByRole('button', { name: words.panels.permission.action }).click();
    expect((await registered).status()).toBe(204);
    await expect(page.getByText(words.panels.permission.granted)).toBeVisible();

    const film = await freeFilm(request);
    const destination = { destination_type: 'content', destination_id: film.id };
    await send(request, person, { title: 'The final', action: 'Watch', ...destination });
    const inbox = async () => (await request.get(`${platformUrl}/sandbox/push/${browser.id}`)).json();
    await expect.poll(async () => (await inbox()).length).toBe(1);
    const [{ message }] = await inbox();
    expect(message).toMatchObject({ title: 'The final', body: 'It begins in five minutes' });

    // From the push service to the worker: what the browser itself would do after decrypting.
    const devtools = await context.newCDPSession(page);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no service worker');
    // A browser without windows shows no notifications: what the worker asks it to show is kept instead.
    await worker.evaluate(() => {
      const shown: unknown[] = [];
      Object.assign(self, { shown });
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      registration.showNotification = async (...given) => void shown.push(given);
      // Only a real press may open a window: where it would lead is kept, too.
      const { clients } = self as unknown as { clients: { openWindow(path: string): Promise<void> } };
      clients.openWindow = async (path) => void Object.assign(self, { opened: path });
    });
    const registration = new Promise<{ registrationId: string }>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations;
        if (own) resolve(own);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const { registrationId } = await registration;
    const origin = new URL(page.url()).origin;
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
    const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
    const path = `/?type=content&id=${film.id}`;
    await expect
      .poll(shown)
      .toEqual([['The final', expect.objectContaining({ tag: message.id, data: { id: message.id, path } })]]);
    expect(await person.atHome('GET', '/users/self/pushes')).toHaveLength(1);
    await worker.evaluate(
      (data) => {
        const press = Object.assign(new Event('notificationclick'), {
          notification: { data, close: () => {} },
          waitUntil: () => {},
        });
        self.dispatchEvent(press);
      },
      { id: message.id, path },
    );
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { opened?: string }).opened))
      .toBe(path);
    await page.goto(path);
    await expect(page).toHaveURL(/\/contents\//);

    // It was seen, so the other browser, which asks the platform for its pushes, shows it no more.
    await expect.poll(() => person.atHome('GET', '/users/self/pushes')).toEqual([]);
    const other = await anyBrowser.newContext();
    const computer = await other.newPage();
    await signInAs(computer, person);
    const pushesAnswer = computer.waitForResponse((answer) => answer.url().endsWith('/users/self/pushes'));
    await computer.goto('/series?lang=en');
    await pushesAnswer;
    await expect(computer.locator('html')).not.toHaveAttribute('data-modal');
    await other.close();
  });
});
