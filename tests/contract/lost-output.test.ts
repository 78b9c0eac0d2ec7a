import { ask } from './support/plain-http';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { startRealWeb } from './support/real-web';

let platform: RealPlatform;

beforeAll(async () => {
  platform = await startRealPlatform();
});
afterAll(() => platform?.stop());

test('a web app whose output is closed keeps answering, and stops on a signal', async () => {
  const web = await startRealWeb(platform.url);
  web.loseOutput();
  // Each of these is a line of the log.
  for (const path of ['/', '/nowhere', '/api/nowhere'])
    expect((await ask(web.url, path)).status).toBeLessThan(500);
  expect(await web.stop()).toBe(0);
});
