import { kindOfPage, OTHER } from '@/lib/rules/pages/kind-of-page';
import { RENDERS } from '@/server/constants';
import { Busy, Semaphore } from '@/server/semaphore';

test('quality F04: made-up first words of addresses have a small limit, existing kinds of pages have the rest', async () => {
  const semaphore = new Semaphore(RENDERS);
  const never = () => new Promise<never>(() => {});
  const { share, waiting } = RENDERS.lesser[OTHER];
  for (let at = 0; at < share + waiting; at += 1)
    void semaphore.run(kindOfPage(`/made-up-${at}`), never).catch(() => {});
  await expect(semaphore.run(kindOfPage('/one-more'), never)).rejects.toThrow(Busy);
  expect(await semaphore.run(kindOfPage('/'), async () => 'home')).toBe('home');
  expect(semaphore.hasRoom(kindOfPage('/contents/a-film-1'))).toBe(true);
});

test('a free place goes to the next waiting request that is allowed to use it', async () => {
  const semaphore = new Semaphore({
    places: 2,
    share: 2,
    waiting: 5,
    lesser: { small: { share: 1, waiting: 1 } },
  });
  let release = () => {};
  const first = semaphore.run('small', () => new Promise<void>((resolve) => (release = resolve)));
  const second = semaphore.run('small', async () => 'second');
  expect(await semaphore.run('large', async () => 'large')).toBe('large');
  release();
  await first;
  expect(await second).toBe('second');
});
