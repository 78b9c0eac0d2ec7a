import { seedId } from '../../ids.ts';
import { filmId, seriesId } from '../../titles.ts';
import { countries } from '../countries.ts';
import { because } from './because.ts';
import { collections } from './collections.ts';
import { rowsByGenre } from './genre-rows.ts';
import { brands } from './libraries.ts';
import { basePackets } from './packet-rows.ts';
import { quickButtons } from './quick.ts';
import { genreIds, promoteChannel, promoteContent, type RowSeed, type RowsetSeed } from './shape.ts';

const promo: RowSeed = {
  slug: 'home-promo',
  template: 'promo-bg',
  title: { ru: 'Не пропустите', kk: 'Жіберіп алмаңыз', en: 'Not to be missed', uz: 'Oʻtkazib yubormang' },
  source: {
    kind: 'promotions',
    items: [
      promoteContent(seriesId('quiet-precinct')),
      promoteContent(filmId('tulip-station')),
      promoteContent(filmId('plov-for-two')),
      promoteChannel(3929),
      promoteContent(filmId('salt-road')),
      promoteContent(seriesId('khans-daughter')),
      {
        id: seedId('promo:kids-page'),
        destination: { type: 'rowset', id: '105' },
        title: {
          ru: 'Каникулы начинаются здесь',
          kk: 'Каникул осы жерден басталады',
          en: 'Holidays start here',
          uz: 'Taʼtil shu yerdan boshlanadi',
        },
        short: {
          ru: 'Мультфильмы, сказки и детские каналы без взрослых тем.',
          kk: 'Мультфильмдер, ертегілер және ересек тақырыпсыз балалар арналары.',
          en: 'Cartoons, tales and kids’ channels without grown-up subjects.',
          uz: 'Multfilmlar, ertaklar va kattalar mavzusi boʻlmagan bolalar kanallari.',
        },
        description: {
          ru: 'Всё, что можно смотреть с шести лет и младше, собрано на одной странице.',
          kk: 'Алты жастан және одан кішілерге арналғанның бәрі бір бетте.',
          en: 'Everything suitable from six years and under on one page.',
          uz: 'Olti yosh va undan kichiklar koʻrishi mumkin boʻlgan hamma narsa bir sahifada.',
        },
        artSeed: 'toys',
        colorBg: '#1b4038',
      },
      {
        id: seedId('promo:top-row'),
        destination: { type: 'row', id: seedId('row:top-rated') },
        title: {
          ru: 'Восемь баллов и выше',
          kk: 'Сегіз балл және одан жоғары',
          en: 'Eight and above',
          uz: 'Sakkiz ball va undan yuqori',
        },
        short: {
          ru: 'Фильмы и сериалы, которые зрители оценили выше всего.',
          kk: 'Көрермендер ең жоғары бағалаған фильмдер мен сериалдар.',
          en: 'Films and series our viewers rate highest.',
          uz: 'Tomoshabinlar eng yuqori baholagan film va seriallar.',
        },
        description: {
          ru: 'Подборка обновляется вместе с оценками.',
          kk: 'Топтама бағамен бірге жаңарып отырады.',
          en: 'The list changes with the ratings.',
          uz: 'Toʻplam baholar bilan birga yangilanadi.',
        },
        artSeed: 'aurora',
        colorBg: '#26303c',
      },
    ],
  },
};

const history: RowSeed = {
  slug: 'continue',
  template: 'history-h',
  title: {
    ru: 'Продолжить просмотр',
    kk: 'Көруді жалғастыру',
    en: 'Continue watching',
    uz: 'Tomoshani davom ettirish',
  },
  source: { kind: 'history' },
};

const newTitles: RowSeed = {
  slug: 'novinki',
  id: '641048475342005896',
  template: 'content-v',
  title: { ru: 'Новинки', kk: 'Жаңа туындылар', en: 'New arrivals', uz: 'Yangilar' },
  description: {
    ru: 'То, что появилось в каталоге последним.',
    kk: 'Каталогқа соңғы қосылғандар.',
    en: 'The latest additions to the catalogue.',
    uz: 'Katalogga soʻnggi qoʻshilganlar.',
  },
  source: { kind: 'query', types: ['movie', 'series'], sort: 'new' },
};

export const freeChannelsRow: RowSeed = {
  slug: 'freechannels',
  template: 'channel',
  title: { ru: 'Бесплатные каналы', kk: 'Тегін арналар', en: 'Free channels', uz: 'Bepul kanallar' },
  description: {
    ru: 'Смотрите без подписки и регистрации.',
    kk: 'Жазылымсыз және тіркелмей көріңіз.',
    en: 'Watch without a subscription or an account.',
    uz: 'Obunasiz va roʻyxatdan oʻtmay tomosha qiling.',
  },
  source: { kind: 'channels', isFree: true },
};

const topRated: RowSeed = {
  slug: 'top-rated',
  template: 'content-v',
  title: { ru: 'Высокие оценки', kk: 'Жоғары баға алғандар', en: 'Highly rated', uz: 'Yuqori baholanganlar' },
  source: { kind: 'query', types: ['movie', 'series', 'program'], ratingFrom: 7.4, sort: 'rating' },
};

const topTen: RowSeed = {
  slug: 'top-10',
  template: 'content-top',
  title: {
    ru: 'Топ-10 за месяц',
    kk: 'Айдың үздік ондығы',
    en: 'Top 10 this month',
    uz: 'Oyning eng yaxshi oʻntaligi',
  },
  description: {
    ru: 'Что зрители смотрели чаще всего за последние тридцать дней.',
    kk: 'Соңғы отыз күнде көрермендер ең көп көргендер.',
    en: 'What viewers have watched most in the last thirty days.',
    uz: 'Soʻnggi oʻttiz kunda tomoshabinlar eng koʻp koʻrganlar.',
  },
  source: { kind: 'query', types: ['movie', 'series'], sort: 'popular', most: 10 },
};

const prime: RowSeed = {
  slug: 'series-now',
  template: 'content-h',
  contentType: 'series',
  title: {
    ru: 'Сериалы, о которых говорят',
    kk: 'Елдің аузындағы сериалдар',
    en: 'Series people talk about',
    uz: 'Ogʻizga tushgan seriallar',
  },
  source: { kind: 'query', types: ['series'], sort: 'rating' },
};

const ownRegion: RowSeed = {
  slug: 'central-asia',
  template: 'content-v',
  title: {
    ru: 'Кино Центральной Азии',
    kk: 'Орталық Азия киносы',
    en: 'Cinema of Central Asia',
    uz: 'Markaziy Osiyo kinosi',
  },
  description: {
    ru: 'От Каспия до Памира: истории, снятые там, где мы живём.',
    kk: 'Каспийден Памирге дейін: өзіміз тұратын жерде түсірілген хикаялар.',
    en: 'From the Caspian to the Pamir: stories made where we live.',
    uz: 'Kaspiydan Pomirgacha: biz yashaydigan joyda olingan hikoyalar.',
  },
  htmlDescription: {
    ru: '<p>От Каспия до Памира: истории, снятые там, где мы живём. В них говорят на наших языках, ездят по нашим дорогам и спорят о том же, о чём спорим мы.</p><p>В подборке и большие премьеры, и первые работы студентов, и фильмы, которые объехали фестивали, но дома их почти не видели. Начните с режиссёров, которых любите, или с <strong>любого названия наугад</strong>: случайных картин здесь нет. Раз в месяц мы добавляем новую страну, студию или имя.</p>',
    kk: '<p>Каспийден Памирге дейін: өзіміз тұратын жерде түсірілген хикаялар. Мұнда өз тілімізде сөйлейді, өз жолымызбен жүреді және бізді толғандыратын нәрсе туралы айтысады.</p><p>Топтамада үлкен премьералар да, студенттердің алғашқы жұмыстары да, фестивальдерді аралап, үйде аз көрсетілген фильмдер де бар. Өзіңіз жақсы көретін режиссёрден немесе <strong>кез келген атаудан</strong> бастаңыз: мұнда кездейсоқ туынды жоқ. Ай сайын жаңа ел, студия немесе есім қосамыз.</p>',
    en: '<p>From the Caspian to the Pamir: stories made where we live. People in them speak our languages, drive along our roads and argue about the things we argue about.</p><p>There are great premieres here, first works of students, and films that have been to every festival and were hardly seen at home. Begin with a director you love or with <strong>any title at random</strong>: nothing is here by chance. Once a month we add a country, a studio or a name.</p>',
    uz: '<p>Kaspiydan Pomirgacha: biz yashaydigan joyda olingan hikoyalar. Ularda bizning tillarda gaplashishadi, bizning yoʻllardan yurishadi va bizni oʻylantirgan narsalar haqida bahslashishadi.</p><p>Toʻplamda katta premyeralar ham, talabalarning ilk ishlari ham, festivallarni kezib, uyda deyarli koʻrsatilmagan filmlar ham bor. Oʻzingiz sevgan rejissyordan yoki <strong>istalgan nomdan</strong> boshlang: bu yerda tasodifiy asar yoʻq. Har oyda yangi mamlakat, studiya yoki ism qoʻshamiz.</p>',
  },
  source: {
    kind: 'query',
    types: ['movie', 'series'],
    countryIds: [countries.kz.id, countries.uz.id, countries.kg.id, countries.tj.id],
    sort: 'rating',
  },
};

const freeFilms: RowSeed = {
  slug: 'free-films',
  template: 'content-v',
  contentType: 'movie',
  title: { ru: 'Кино бесплатно', kk: 'Тегін кино', en: 'Free films', uz: 'Bepul kino' },
  source: { kind: 'query', types: ['movie'], isFree: true, sort: 'rating' },
};

const shows: RowSeed = {
  slug: 'shows',
  template: 'content-h',
  contentType: 'program',
  title: {
    ru: 'Передачи наших каналов',
    kk: 'Арналарымыздың бағдарламалары',
    en: 'Shows from our channels',
    uz: 'Kanallarimiz koʻrsatuvlari',
  },
  source: { kind: 'query', types: ['program'], sort: 'rating' },
};

const forKids: RowSeed = {
  slug: 'for-kids',
  template: 'content-v',
  title: { ru: 'Детям', kk: 'Балаларға', en: 'For children', uz: 'Bolalarga' },
  source: {
    kind: 'query',
    types: ['movie', 'series', 'program'],
    ageTo: 6,
    genreIds: genreIds('cartoon', 'family'),
    sort: 'rating',
  },
};

const faces: RowSeed = {
  slug: 'faces',
  template: 'person',
  title: {
    ru: 'Лица нашего кино',
    kk: 'Киномыздың жүздері',
    en: 'Faces of our cinema',
    uz: 'Kinomiz yuzlari',
  },
  source: { kind: 'persons', role: 'actor' },
};

const allChannels: RowSeed = {
  slug: 'all-channels',
  template: 'channel',
  title: { ru: 'Сейчас в эфире', kk: 'Қазір эфирде', en: 'On air now', uz: 'Hozir efirda' },
  source: { kind: 'channels' },
};

const offers: RowSeed = {
  slug: 'home-offers',
  template: 'promo-wide',
  title: {
    ru: 'Подписки и подарки',
    kk: 'Жазылымдар мен сыйлықтар',
    en: 'Subscriptions and gifts',
    uz: 'Obunalar va sovgʻalar',
  },
  source: {
    kind: 'promotions',
    items: [
      {
        id: seedId('promo:packet-82'),
        destination: { type: 'packet', id: '82' },
        title: { ru: 'Всё и сразу', kk: 'Бәрі бірден', en: 'Everything at once', uz: 'Hammasi birdan' },
        short: {
          ru: 'Пакет «Максимум»: все каналы и библиотеки.',
          kk: '«Максимум» пакеті: барлық арна мен кітапхана.',
          en: 'The Maximum package: all channels and libraries.',
          uz: '«Maksimum» paketi: barcha kanal va kutubxonalar.',
        },
        description: {
          ru: 'Спорт, кино, премьеры и детская полка за одну цену.',
          kk: 'Спорт, кино, премьералар және балалар сөресі бір бағаға.',
          en: 'Sport, cinema, premieres and the kids’ shelf for one price.',
          uz: 'Sport, kino, premyeralar va bolalar javoni bitta narxda.',
        },
        artSeed: 'mountains',
        colorBg: '#3a2a08',
      },
      {
        id: seedId('promo:key'),
        destination: { type: 'enter_promo_key' },
        title: {
          ru: 'Есть промокод?',
          kk: 'Промокод бар ма?',
          en: 'Have a promo code?',
          uz: 'Promokod bormi?',
        },
        short: {
          ru: 'Введите его и получите дни подписки.',
          kk: 'Енгізіп, жазылым күндерін алыңыз.',
          en: 'Enter it and get days of subscription.',
          uz: 'Kiriting va obuna kunlarini oling.',
        },
        description: {
          ru: 'Промокод можно найти у партнёров и в наших новостях.',
          kk: 'Промокодты серіктестерден және жаңалықтардан табуға болады.',
          en: 'Codes come from our partners and our news.',
          uz: 'Promokodni hamkorlardan va yangiliklarimizdan topish mumkin.',
        },
        artSeed: 'balloons',
        colorBg: '#1c2b4a',
      },
    ],
  },
};

export const home: RowsetSeed = {
  id: 101,
  slug: 'startpage',
  template: 'startpage',
  title: { ru: 'Главная', kk: 'Басты бет', en: 'Home', uz: 'Bosh sahifa' },
  description: {
    ru: 'Телеканалы, фильмы и сериалы Казахстана и Центральной Азии.',
    kk: 'Қазақстан мен Орталық Азияның телеарналары, фильмдері мен сериалдары.',
    en: 'Television channels, films and series of Kazakhstan and Central Asia.',
    uz: 'Qozogʻiston va Markaziy Osiyoning telekanallari, film va seriallari.',
  },
  rows: [
    promo,
    history,
    freeChannelsRow,
    newTitles,
    topTen,
    because,
    prime,
    topRated,
    brands,
    shows,
    ownRegion,
    offers,
    freeFilms,
    rowsByGenre.comedy,
    collections,
    forKids,
    faces,
    allChannels,
    basePackets,
    rowsByGenre.documentary,
    rowsByGenre.thriller,
    rowsByGenre.history,
    quickButtons,
  ],
};
