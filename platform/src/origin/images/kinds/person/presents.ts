/** Women's given names that end like men's. */
const women = new Set(
  'Айгерим Айгуль Айжан Айпери Айсулу Алтынай Аружан Асель Гаухар Гульжан Гульнар Дефне Жанель Жибек Ингрид Инжу Камий Карлыгаш Любовь Меруерт Назым Нигяр Нургуль Сауле Томирис Элеонор'.split(
    ' ',
  ),
);
/** Men's given names that end like women's. */
const men = new Set('Илья Никита Лука Фома Кузьма Савва Муса Иса Мустафа Саша Данила Гаврила'.split(' '));

/** The gender of a Russian name, so that a portrait matches its person; undefined when the name does not show it. */
export function presentsOf(name: string | undefined): 'woman' | 'man' | undefined {
  const [given = '', ...rest] = name?.split(' ') ?? [];
  if (!given) return undefined;
  const surname = rest.at(-1) ?? '';
  if (women.has(given) || /(ова|ева|ёва|ина|ына|ская|цкая|кызы)$/.test(surname)) return 'woman';
  if (men.has(given)) return 'man';
  return /[ая]$/.test(given) ? 'woman' : 'man';
}
