import type { ProgrammeSeed } from '../../types.ts';

/** Live events: on air at a fixed hour (programming/profiles.ts), so viewers can be reminded of them. */
export const liveEvents: readonly ProgrammeSeed[] = [
  {
    key: 'weekend-derby',
    title: {
      ru: 'Дерби выходного дня. Прямой эфир',
      kk: 'Демалыс күнгі дерби тікелей эфирде',
      en: 'The Weekend Derby, Live',
      uz: 'Dam olish kuni derbisi. Jonli efir',
    },
    short: {
      ru: 'Каждую субботу и воскресенье в 20:00: игра, которую смотрят вместе.',
      kk: 'Әр сенбі мен жексенбі сағат 20:00-де: бірге көретін ойын.',
      en: 'Every Saturday and Sunday at 20:00: the game that is watched together.',
      uz: 'Har shanba va yakshanba soat 20:00 da: birga tomosha qilinadigan oʻyin.',
    },
    description: {
      ru: 'Два соперника из одного города, полный стадион и ни одной записи: трансляция начинается с выхода команд и заканчивается рукопожатием. Напомним о начале, если попросите.',
      kk: 'Бір қаланың екі қарсыласы, толы стадион және бірде-бір жазба жоқ: трансляция командалардың шығуынан басталып, қол алысумен аяқталады. Сұрасаңыз, басталарын еске саламыз.',
      en: 'Two rivals of one city, a full stadium and nothing recorded: the broadcast begins as the teams walk out and ends with a handshake. We remind you of the start if you ask.',
      uz: 'Bir shaharning ikki raqibi, toʻla stadion va birorta ham yozuv yoʻq: translyatsiya jamoalar maydonga chiqishidan boshlanib, qoʻl siqishish bilan tugaydi. Soʻrasangiz, boshlanishini eslatamiz.',
    },
    year: 2026,
    minutes: 125,
    age: 6,
    genres: ['sport'],
    countries: ['kz'],
    kinopoisk: 7.2,
    imdb: 7.0,
    world: 'city',
    color: '#123a1c',
    library: 'taspa',
    credits: { presenter: ['erkebulan'] },
  },
];
