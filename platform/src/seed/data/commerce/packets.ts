import type { Bundle, PeriodHuman, Trial } from '../../../db/schema/commerce.ts';
import type { Localized, World } from '../../basics.ts';
import type { LibraryKey } from '../libraries.ts';
import { archive, devices, everything, ids, inHd, noAds } from './packet-parts.ts';
import { sumPackets } from './sum-packets.ts';

const MONTH: PeriodHuman = { years: 0, months: 1, days: 0 };
const YEAR: PeriodHuman = { years: 1, months: 0, days: 0 };

export interface PacketSeed {
  id: number;
  name: Localized;
  short: Localized;
  description: Localized;
  type?: 'packet' | 'promo';
  /** In the seller's currency, tenge without one; a decimal string (wire 1.8). */
  price: string;
  oldPrice?: string;
  base?: true;
  hidden?: true;
  period?: PeriodHuman;
  trial?: Trial;
  bundle?: Bundle;
  benefits: readonly { icon: string; text: Localized }[];
  channels: readonly number[];
  libraries: readonly LibraryKey[];
  available?: readonly number[];
  included?: readonly number[];
  allowDeletePaused?: true;
  afterRenew?: number;
  /** The only provider that sells it. */
  provider?: number;
  /** Path of a text that has to be accepted first (spec 3 §4 Agreement gate). */
  agreement?: string;
  howToUse?: Localized;
  world: World;
  color: string;
}

export const packets: readonly PacketSeed[] = [
  {
    id: 81,
    base: true,
    price: '990.00',
    world: 'steppe',
    color: '#12304a',
    benefits: [archive, devices],
    channels: ids('knowledge', 'news', 'kids', 'music'),
    libraries: ['taspa', 'bala'],
    available: [91, 92, 93],
    trial: { period: { years: 0, months: 0, days: 7 }, amount: '0.00' },
    name: { ru: 'Лёгкий', kk: 'Жеңіл', en: 'Light', uz: 'Yengil' },
    short: {
      ru: 'Семейный минимум: познание, дети, музыка.',
      kk: 'Отбасыға керегі: таным, балалар, музыка.',
      en: 'The family minimum: knowledge, children, music.',
      uz: 'Oila uchun zaruri: bilim, bolalar, musiqa.',
    },
    description: {
      ru: 'Познавательные, деловые, детские и музыкальные каналы и две библиотеки. Первая неделя бесплатно.',
      kk: 'Танымдық, іскерлік, балалар және музыка арналары мен екі кітапхана. Алғашқы апта тегін.',
      en: 'Factual, business, kids’ and music channels and two libraries. The first week is free.',
      uz: 'Maʼrifiy, ishbilarmonlik, bolalar va musiqa kanallari hamda ikki kutubxona. Birinchi hafta bepul.',
    },
  },
  {
    id: 82,
    base: true,
    price: '2990.00',
    oldPrice: '3490.00',
    world: 'aurora',
    color: '#3a2a08',
    benefits: [inHd, archive, devices, noAds],
    channels: everything,
    libraries: ['taspa', 'alatau', 'bala', 'horizon'],
    available: [93],
    included: [91, 92],
    name: { ru: 'Максимум', kk: 'Максимум', en: 'Maximum', uz: 'Maksimum' },
    short: {
      ru: 'Все каналы и все библиотеки.',
      kk: 'Барлық арна және барлық кітапхана.',
      en: 'Every channel and every library.',
      uz: 'Barcha kanal va barcha kutubxona.',
    },
    description: {
      ru: 'Кино, спорт, премьеры, 4K и детская полка. Всё, кроме канала для взрослых.',
      kk: 'Кино, спорт, премьералар, 4K және балалар сөресі. Ересектер арнасынан басқаның бәрі.',
      en: 'Cinema, sport, premieres, 4K and the kids’ shelf: everything but the adult channel.',
      uz: 'Kino, sport, premyeralar, 4K va bolalar javoni. Kattalar kanalidan boshqa hammasi.',
    },
  },
  {
    id: 91,
    price: '1290.00',
    world: 'mountains',
    color: '#2a1733',
    benefits: [noAds, inHd],
    channels: ids('cinema'),
    libraries: ['alatau', 'horizon'],
    name: { ru: 'Кино', kk: 'Кино', en: 'Cinema', uz: 'Kino' },
    short: {
      ru: 'Киноканалы и две библиотеки премьер.',
      kk: 'Кино арналары және екі премьера кітапханасы.',
      en: 'Film channels and two libraries of premieres.',
      uz: 'Kino kanallari va ikki premyera kutubxonasi.',
    },
    description: {
      ru: 'Семь киноканалов, «Алатау Премьера» и «Горизонт». Подключается к основному пакету.',
      kk: 'Кино арналары, «Алатау Премьера» және «Көкжиек». Негізгі пакетке қосылады.',
      en: 'The film channels, Alatau Premiere and Horizon, added to a base packet.',
      uz: 'Kino kanallari, «Olatov Premyera» va «Ufq». Asosiy paketga qoʻshiladi.',
    },
  },
  {
    id: 92,
    price: '1490.00',
    howToUse: {
      ru: 'Матчи идут на спортивных каналах и остаются в архиве на неделю: ищите их в расписании.',
      kk: 'Матчтар спорт арналарында көрсетіледі және бір апта мұрағатта тұрады: оларды кестеден іздеңіз.',
      en: 'Games are on the sport channels and stay in the archive for a week: look for them in the schedule.',
      uz: 'Oʻyinlar sport kanallarida koʻrsatiladi va bir hafta arxivda turadi: ularni dasturdan qidiring.',
    },
    world: 'city',
    color: '#0f4a24',
    benefits: [inHd],
    channels: ids('sport'),
    libraries: [],
    name: { ru: 'Спорт', kk: 'Спорт', en: 'Sport', uz: 'Sport' },
    short: {
      ru: 'Прямые эфиры и конные игры.',
      kk: 'Тікелей эфирлер мен ат ойындары.',
      en: 'Live games and horse races.',
      uz: 'Jonli efirlar va ot oʻyinlari.',
    },
    description: {
      ru: 'Спортивные каналы, матч недели и большая байга. Подключается к основному пакету.',
      kk: 'Спорт арналары, апта матчы және аламан бәйге. Негізгі пакетке қосылады.',
      en: 'Sport channels, the match of the week and the great race, added to a base packet.',
      uz: 'Sport kanallari, hafta oʻyini va katta poyga. Asosiy paketga qoʻshiladi.',
    },
  },
  {
    id: 93,
    agreement: '/texts/adults',
    price: '690.00',
    world: 'abstract',
    color: '#2a0a1c',
    benefits: [inHd],
    channels: ids('adult'),
    libraries: [],
    name: { ru: 'Ночной', kk: 'Түнгі', en: 'Night', uz: 'Tungi' },
    short: {
      ru: 'Для взрослых, под PIN-кодом.',
      kk: 'Ересектерге, PIN-кодпен.',
      en: 'For adults, behind a PIN.',
      uz: 'Kattalar uchun, PIN-kod bilan.',
    },
    description: {
      ru: 'Канал «Полночь 18+». Показывается только после ввода PIN-кода.',
      kk: '«Түн ортасы 18+» арнасы. PIN-код енгізілгеннен кейін ғана көрсетіледі.',
      en: 'The Midnight 18+ channel, shown only after the PIN is entered.',
      uz: '«Yarim tun 18+» kanali. Faqat PIN-kod kiritilgach koʻrsatiladi.',
    },
  },
  {
    id: 84,
    base: true,
    price: '2490.00',
    world: 'balloons',
    color: '#14403f',
    benefits: [archive, noAds],
    channels: everything,
    libraries: ['taspa', 'alatau', 'bala', 'horizon'],
    afterRenew: 82,
    trial: { period: { years: 0, months: 0, days: 14 }, amount: '1.00' },
    name: { ru: 'Знакомство', kk: 'Танысу', en: 'First Date', uz: 'Tanishuv' },
    short: {
      ru: '14 дней полного доступа за один тенге.',
      kk: 'Бір теңгеге 14 күн толық қолжетімділік.',
      en: 'Fourteen days of everything for one tenge.',
      uz: 'Bir tengega 14 kun toʻliq kirish.',
    },
    description: {
      ru: 'Пробный период для новых зрителей. Потом пакет продлевается как «Максимум», отключить можно в любой день.',
      kk: 'Жаңа көрермендерге сынақ мерзімі. Кейін пакет «Максимум» болып ұзартылады, кез келген күні өшіруге болады.',
      en: 'A trial for new viewers. Then it renews as Maximum and can be switched off any day.',
      uz: 'Yangi tomoshabinlar uchun sinov davri. Keyin paket «Maksimum» sifatida uzayadi, istalgan kuni oʻchirish mumkin.',
    },
  },
  {
    id: 95,
    type: 'promo',
    hidden: true,
    base: true,
    price: '0.00',
    world: 'toys',
    color: '#47330f',
    benefits: [archive],
    channels: ids('kids', 'knowledge'),
    libraries: ['taspa', 'bala'],
    name: { ru: 'Подарок', kk: 'Сыйлық', en: 'A Gift', uz: 'Sovgʻa' },
    short: {
      ru: 'Открывается промокодом.',
      kk: 'Промокодпен ашылады.',
      en: 'Opened by a promo code.',
      uz: 'Promokod bilan ochiladi.',
    },
    description: {
      ru: 'Тридцать дней детских и познавательных каналов с двумя библиотеками.',
      kk: 'Балалар мен танымдық арналар және екі кітапхана отыз күнге.',
      en: 'Thirty days of kids’ and factual channels with two libraries.',
      uz: 'Bolalar va maʼrifiy kanallar hamda ikki kutubxona oʻttiz kunga.',
    },
  },
  {
    id: 96,
    provider: 726,
    base: true,
    price: '7490.00',
    world: 'space',
    color: '#17153d',
    benefits: [inHd, archive, devices],
    channels: everything,
    libraries: ['taspa', 'alatau', 'bala', 'horizon'],
    included: [91, 92],
    name: {
      ru: 'Дом: интернет и ТВ',
      kk: 'Үй: интернет және ТВ',
      en: 'Home: Internet and TV',
      uz: 'Uy: internet va TV',
    },
    short: {
      ru: '200 Мбит/с и «Максимум» в одном счёте.',
      kk: '200 Мбит/с және «Максимум» бір шотта.',
      en: '200 Mbit/s and Maximum in one bill.',
      uz: '200 Mbit/s va «Maksimum» bitta hisobda.',
    },
    description: {
      ru: 'Домашний интернет оператора-партнёра вместе с полным телевидением: один договор и один платёж.',
      kk: 'Серіктес операторының үй интернеті толық теледидармен бірге: бір келісім, бір төлем.',
      en: 'A partner’s home internet together with full television: one contract, one payment.',
      uz: 'Hamkor operatorning uy interneti toʻliq televideniye bilan birga: bitta shartnoma, bitta toʻlov.',
    },
    bundle: {
      name: { ru: 'Тариф «Дом 200»', kk: '«Үй 200» тарифі', en: 'Home 200 plan', uz: '«Uy 200» tarifi' },
      price: '7490.00',
      internetSpeed: '200',
      description: {
        ru: 'Роутер в подарок при годовом договоре.',
        kk: 'Жылдық келісім жасасаңыз, роутер сыйлыққа.',
        en: 'A router as a gift with a yearly contract.',
        uz: 'Yillik shartnomada router sovgʻaga.',
      },
    },
  },
  {
    id: 97,
    base: true,
    hidden: true,
    allowDeletePaused: true,
    price: '990.00',
    world: 'sea',
    color: '#12303d',
    benefits: [archive],
    channels: ids('knowledge', 'kids'),
    libraries: ['taspa'],
    name: { ru: 'Дачный сезон', kk: 'Жаз маусымы', en: 'Summer House', uz: 'Dala hovli' },
    short: {
      ru: 'Летний пакет, который ставят на паузу зимой.',
      kk: 'Қыста тоқтатып қоятын жазғы пакет.',
      en: 'A summer packet that is paused in winter.',
      uz: 'Qishda pauzaga qoʻyiladigan yozgi paket.',
    },
    description: {
      ru: 'Больше не продаётся новым зрителям. Те, у кого он есть, могут возобновить его весной или отказаться во время паузы.',
      kk: 'Жаңа көрермендерге сатылмайды. Бұрынғы иелері көктемде жаңарта алады немесе үзіліс кезінде бас тарта алады.',
      en: 'No longer sold to new viewers. Those who have it can resume it in spring or cancel it while paused.',
      uz: 'Yangi tomoshabinlarga sotilmaydi. Egalari bahorda davom ettirishi yoki pauza paytida voz kechishi mumkin.',
    },
  },
  {
    id: 98,
    base: true,
    price: '28990.00',
    oldPrice: '35880.00',
    period: YEAR,
    world: 'mountains',
    color: '#1d2f40',
    benefits: [inHd, archive, devices, noAds],
    channels: everything,
    libraries: ['taspa', 'alatau', 'bala', 'horizon'],
    available: [93],
    included: [91, 92],
    name: {
      ru: 'Максимум на год',
      kk: 'Максимум бір жылға',
      en: 'Maximum for a Year',
      uz: 'Maksimum bir yilga',
    },
    short: {
      ru: 'Год по цене девяти с половиной месяцев.',
      kk: 'Тоғыз жарым айдың бағасына бір жыл.',
      en: 'A year for the price of nine and a half months.',
      uz: 'Toʻqqiz yarim oy narxiga bir yil.',
    },
    description: {
      ru: 'Тот же «Максимум», один платёж и двенадцать месяцев без повышения цены.',
      kk: 'Сол «Максимум», бір төлем және бағасы өспейтін он екі ай.',
      en: 'The same Maximum, one payment and twelve months without a price rise.',
      uz: 'Oʻsha «Maksimum», bitta toʻlov va narxi oshmaydigan oʻn ikki oy.',
    },
  },
  ...sumPackets,
];

export const periodOf = (packet: PacketSeed): PeriodHuman => packet.period ?? MONTH;
