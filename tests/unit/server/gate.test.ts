import { kindOfPage, OTHER } from '@/lib/kind-of-page';
import { Busy, Gate } from '@/server/gate';
import { RENDERS } from '@/server/limits';

test('quality F04: whoever makes up first words of addresses has a small share, and pages that are there have the rest', async () => {
  const gate = new Gate(RENDERS);
  const never = () => new Promise<never>(() => {});
  const { share, waiting } = RENDERS.lesser[OTHER];
  for (let at = 0; at < share + waiting; at += 1)
    void gate.through(kindOfPage(`/made-up-${at}`), never).catch(() => {});
  await expect(gate.through(kindOfPage('/one-more'), never)).rejects.toThrow(Busy);
  expect(await gate.through(kindOfPage('/'), async () => 'home')).toBe('home');
  expect(gate.hasRoom(kindOfPage('/contents/a-film-1'))).toBe(true);
});

test('a place that becomes free goes to who may have it', async () => {
  const gate = new Gate({ places: 2, share: 2, waiting: 5, lesser: { small: { share: 1, waiting: 1 } } });
  let letGo = () => {};
  const first = gate.through('small', () => new Promise<void>((resolve) => (letGo = resolve)));
  const second = gate.through('small', async () => 'second');
  expect(await gate.through('large', async () => 'large')).toBe('large');
  letGo();
  await first;
  expect(await second).toBe('second');
});
