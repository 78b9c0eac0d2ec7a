import type { SeriesSeed } from '../../types.ts';

export const riversSpeak: SeriesSeed = {
  key: 'rivers-speak',
  title: { ru: 'Рассказывают реки', kk: 'Өзендер сыр шертеді', en: 'Rivers Speak', uz: 'Daryolar soʻzlaydi' },
  short: {
    ru: 'Шесть рек от истока до устья, каждая своим голосом.',
    kk: 'Алты өзен бастауынан сағасына дейін, әрқайсысы өз даусымен.',
    en: 'Six rivers from source to mouth, each in its own voice.',
    uz: 'Olti daryo manbadan quyilishigacha, har biri oʻz ovozida.',
  },
  description: {
    ru: 'Путешественник Оливер Пенхоллоу сплавляется по рекам Центральной Азии на лодке без мотора и записывает тех, кто живёт у воды: паромщиков, рыбаков, мельников, пограничников и детей.',
    kk: 'Саяхатшы Оливер Пенхоллоу Орталық Азия өзендерімен моторсыз қайықпен ағып, су бойында тұратындарды жазып алады: паромшыларды, балықшыларды, диірменшілерді, шекарашыларды және балаларды.',
    en: 'Oliver Penhallow drifts down the rivers of Central Asia in a boat without an engine and records those who live by the water: ferrymen, fishermen, millers, border guards and children.',
    uz: 'Sayohatchi Oliver Penxollou Markaziy Osiyo daryolari boʻylab motorsiz qayiqda suzib, suv boʻyida yashovchilarni yozib oladi: paromchilarni, baliqchilarni, tegirmonchilarni, chegarachilarni va bolalarni.',
  },
  year: 2022,
  age: 0,
  genres: ['documentary', 'travel'],
  countries: ['gb', 'kz', 'uz'],
  kinopoisk: 8.3,
  imdb: 8.1,
  world: 'underwater',
  color: '#103a47',
  library: 'horizon',
  free: true,
  credits: {
    director: ['yoldosheva'],
    writer: ['davlatsho'],
    presenter: ['penhallow'],
    composer: ['nazarbek'],
  },
  seasons: [
    {
      year: 2022,
      minutes: 44,
      episodes: [
        {
          title: { ru: 'Сырдарья', kk: 'Сырдария', en: 'Syr Darya', uz: 'Sirdaryo' },
          description: {
            ru: 'Река, которая ищет своё море.',
            kk: 'Өз теңізін іздеген өзен.',
            en: 'The river that is looking for its sea.',
            uz: 'Oʻz dengizini izlayotgan daryo.',
          },
        },
        {
          title: { ru: 'Или', kk: 'Іле', en: 'Ili', uz: 'Ili' },
          description: {
            ru: 'Петроглифы, поющий бархан и тростник до горизонта.',
            kk: 'Петроглифтер, әнші құм және көкжиекке дейінгі қамыс.',
            en: 'Petroglyphs, a singing dune and reeds to the horizon.',
            uz: 'Petrogliflar, kuylovchi qum va ufqqacha qamish.',
          },
        },
        {
          title: { ru: 'Амударья', kk: 'Әмудария', en: 'Amu Darya', uz: 'Amudaryo' },
          description: {
            ru: 'Паромщик помнит, где было дно.',
            kk: 'Паромшы су түбінің қайда болғанын біледі.',
            en: 'A ferryman remembers where the bottom was.',
            uz: 'Paromchi daryo tubi qayerda boʻlganini eslaydi.',
          },
        },
        {
          title: { ru: 'Зеравшан', kk: 'Зеравшан', en: 'Zarafshan', uz: 'Zarafshon' },
          description: {
            ru: 'Золото моют сито и терпение.',
            kk: 'Алтынды елеуіш пен шыдам жуады.',
            en: 'Gold is washed with a sieve and patience.',
            uz: 'Oltinni elak va sabr yuvadi.',
          },
        },
        {
          title: { ru: 'Иртыш', kk: 'Ертіс', en: 'Irtysh', uz: 'Irtish' },
          description: {
            ru: 'Ледоход, баржи и последний бакенщик.',
            kk: 'Сең, баржалар және соңғы бакенші.',
            en: 'Drifting ice, barges and the last buoy keeper.',
            uz: 'Muz koʻchishi, barjalar va soʻnggi bakenchi.',
          },
        },
        {
          title: { ru: 'Нарын', kk: 'Нарын', en: 'Naryn', uz: 'Norin' },
          description: {
            ru: 'Река, у которой гор больше, чем берегов.',
            kk: 'Жағасынан тауы көп өзен.',
            en: 'A river with more mountains than banks.',
            uz: 'Qirgʻogʻidan togʻi koʻp daryo.',
          },
        },
      ],
    },
  ],
};
