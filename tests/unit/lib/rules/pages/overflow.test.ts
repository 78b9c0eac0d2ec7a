import { MAX_WIDTH, MIN_WIDTH, roomNeeded, titleWidth } from '@/lib/rules/pages/menu-overflow';

describe('spec 3 §2 Header: extra menu pages collapse into a "..." dropdown when space is short', () => {
  // Measured in a browser at 15 px, in pixels.
  test.each([
    ['Каналы', 50],
    ['Фильмы', 60],
    ['Сериалы', 65],
    ['Передачи', 72],
    ['Документальное', 123],
  ])('the estimate for %s is not below its %d px', (title, pixels) => {
    const reckoned = titleWidth(title) * 16;
    expect(reckoned).toBeGreaterThanOrEqual(pixels);
    expect(reckoned).toBeLessThan(pixels * 1.25);
  });

  test('a page needs room for the pages before it and for the dots; the last page needs no dots', () => {
    const titles = ['Каналы', 'Фильмы', 'Сериалы', 'Передачи', 'Детям', 'Спорт'];
    const rooms = roomNeeded(titles);
    expect([...rooms].sort((one, other) => one - other)).toEqual(rooms);
    expect(rooms.at(-1)).toBeLessThan((roomNeeded([...titles, 'Моё']).at(-2) ?? 0) + 1);
    expect(roomNeeded(['Каналы'])).toEqual([4]);
  });

  test('every calculated width has a rule in the style sheet, however long the menu is', () => {
    const rooms = roomNeeded(Array.from({ length: 40 }, () => 'Документальное'));
    expect(rooms.every((room) => room % 2 === 0 && room >= MIN_WIDTH && room <= MAX_WIDTH)).toBe(true);
    expect(roomNeeded([])).toEqual([]);
  });
});
