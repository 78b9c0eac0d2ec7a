import type { SeriesSeed } from '../../types.ts';

export const schoolAtTheEdge: SeriesSeed = {
  key: 'school-at-the-edge',
  title: {
    ru: 'Школа на краю карты',
    kk: 'Карта шетіндегі мектеп',
    en: 'The School at the Edge of the Map',
    uz: 'Xarita chetidagi maktab',
  },
  short: {
    ru: 'Восемь учеников, один учитель и перевал, закрытый до мая.',
    kk: 'Сегіз оқушы, бір мұғалім және мамырға дейін жабық асу.',
    en: 'Eight pupils, one teacher and a pass closed until May.',
    uz: 'Sakkiz oʻquvchi, bitta muallim va maygacha yopiq dovon.',
  },
  description: {
    ru: 'Выпускница столичного педвуза едет в горную школу на один месяц и остаётся на зиму: лавина закрыла дорогу. Вместо программы ей приходится учить тому, что нужно здесь и сейчас, а учиться у тех, кто младше её на пятнадцать лет.',
    kk: 'Астаналық педагогикалық университет түлегі тау мектебіне бір айға барып, қысқа қалып қояды: көшкін жолды жауып тастаған. Бағдарламаның орнына ол осы жерге керекті үйретуге, ал өзі он бес жас кішілерден үйренуге мәжбүр.',
    en: 'A graduate from the capital goes to a mountain school for a month and stays for the winter: an avalanche has closed the road. Instead of the curriculum she has to teach what is needed here and now, and to learn from people fifteen years younger than herself.',
    uz: 'Poytaxt pedagogika universiteti bitiruvchisi togʻ maktabiga bir oyga borib, qishga qolib ketadi: koʻchki yoʻlni yopib qoʻygan. Dastur oʻrniga u shu yerda kerak narsani oʻrgatishga, oʻzi esa oʻn besh yosh kichiklardan oʻrganishga majbur.',
  },
  year: 2023,
  age: 6,
  genres: ['drama', 'comedy', 'family'],
  countries: ['kg', 'kz'],
  kinopoisk: 8.0,
  imdb: 7.9,
  world: 'mountains',
  color: '#1d3850',
  library: 'taspa',
  free: true,
  credits: {
    director: ['asanbek'],
    writer: ['kenzhegul', 'davlatsho'],
    actor: ['tolebieva', 'chynybai', 'dauletkyzy', 'safarzod'],
    composer: ['bekzhanov'],
  },
  seasons: [
    {
      year: 2023,
      minutes: 42,
      episodes: [
        {
          title: {
            ru: 'Первый звонок',
            kk: 'Алғашқы қоңырау',
            en: 'The First Bell',
            uz: 'Birinchi qoʻngʻiroq',
          },
          description: {
            ru: 'Звонка нет, поэтому урок начинает баран.',
            kk: 'Қоңырау жоқ, сондықтан сабақты қошқар бастайды.',
            en: 'There is no bell, so a ram starts the lesson.',
            uz: 'Qoʻngʻiroq yoʻq, shuning uchun darsni qoʻchqor boshlaydi.',
          },
        },
        {
          title: {
            ru: 'География без карты',
            kk: 'Картасыз география',
            en: 'Geography without a Map',
            uz: 'Xaritasiz geografiya',
          },
          description: {
            ru: 'Дети рисуют мир по рассказам дедов.',
            kk: 'Балалар әлемді аталарының әңгімесімен салады.',
            en: 'The children draw the world from their grandfathers’ stories.',
            uz: 'Bolalar dunyoni bobolari hikoyasi boʻyicha chizadi.',
          },
        },
        {
          title: {
            ru: 'Урок физики у проруби',
            kk: 'Ойықтағы физика сабағы',
            en: 'Physics at the Ice Hole',
            uz: 'Muz oʻyigʻidagi fizika darsi',
          },
          description: {
            ru: 'Трактор уходит под лёд, и задача перестаёт быть учебной.',
            kk: 'Трактор мұз астына кетіп, есеп оқулықтағыдай болмай қалады.',
            en: 'A tractor goes through the ice, and the problem is no longer from a textbook.',
            uz: 'Traktor muz ostiga ketadi va masala darslikdagidek boʻlmay qoladi.',
          },
        },
        {
          title: {
            ru: 'Родительское собрание',
            kk: 'Ата-аналар жиналысы',
            en: 'Parents’ Evening',
            uz: 'Ota-onalar majlisi',
          },
          description: {
            ru: 'Отцы впервые садятся за парты и списывают.',
            kk: 'Әкелер алғаш рет партаға отырып, бір-бірінен көшіреді.',
            en: 'The fathers sit at the desks for the first time and copy from each other.',
            uz: 'Otalar ilk bor partaga oʻtirib, bir-biridan koʻchiradi.',
          },
        },
        {
          title: {
            ru: 'Каникулы отменяются',
            kk: 'Каникул болмайды',
            en: 'Holidays Are Cancelled',
            uz: 'Taʼtil bekor qilinadi',
          },
          description: {
            ru: 'Волки спускаются к деревне, и школа становится самым тёплым домом.',
            kk: 'Қасқырлар ауылға түсіп, мектеп ең жылы үйге айналады.',
            en: 'Wolves come down to the village and the school becomes the warmest house.',
            uz: 'Boʻrilar qishloqqa tushadi va maktab eng iliq uyga aylanadi.',
          },
        },
        {
          title: {
            ru: 'Сочинение на свободную тему',
            kk: 'Еркін тақырыптағы шығарма',
            en: 'An Essay on a Free Subject',
            uz: 'Erkin mavzudagi insho',
          },
          description: {
            ru: 'Самый молчаливый ученик пишет двенадцать тетрадей.',
            kk: 'Ең үндемейтін оқушы он екі дәптер жазып шығады.',
            en: 'The quietest pupil fills twelve notebooks.',
            uz: 'Eng indamas oʻquvchi oʻn ikki daftar toʻldiradi.',
          },
        },
        {
          title: { ru: 'Контрольная', kk: 'Бақылау жұмысы', en: 'The Test', uz: 'Nazorat ishi' },
          description: {
            ru: 'Комиссия прилетает вертолётом и не может улететь.',
            kk: 'Комиссия тікұшақпен келіп, ұшып кете алмайды.',
            en: 'An inspection arrives by helicopter and cannot leave.',
            uz: 'Komissiya vertolyotda kelib, ucha olmay qoladi.',
          },
        },
        {
          title: { ru: 'Дорога открыта', kk: 'Жол ашылды', en: 'The Road Is Open', uz: 'Yoʻl ochildi' },
          description: {
            ru: 'В мае можно уехать. Осталось решить, кому.',
            kk: 'Мамырда кетуге болады. Кім кететінін шешу ғана қалды.',
            en: 'In May one can leave. It remains to decide who.',
            uz: 'Mayda ketish mumkin. Faqat kim ketishini hal qilish qoldi.',
          },
        },
      ],
    },
  ],
};
