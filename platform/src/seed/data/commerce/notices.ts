import type { Localized } from '../../../origin/catalogue.ts';
import type { World } from '../../basics.ts';

export interface NoticeSeed {
  key: string;
  at: string;
  world: World;
  title: Localized;
  text: Localized;
}

export const news: readonly NoticeSeed[] = [
  {
    key: 'news-second-season',
    at: '2026-11-12T06:00:00Z',
    world: 'steppe',
    title: {
      ru: 'Второй сезон «Тихого участка» уже здесь',
      kk: '«Тыныш учаскенің» екінші маусымы шықты',
      en: 'The second season of A Quiet Precinct is here',
      uz: '«Sokin uchastka»ning ikkinchi mavsumi chiqdi',
    },
    text: {
      ru: 'Пять серий доступны бесплатно, финал – скоро. Съёмки шли в настоящем буране, и это видно.',
      kk: 'Бес серия тегін көрсетіледі, финал – жақында. Түсірілім нағыз боранда өтті, ол экраннан байқалады.',
      en: 'Five episodes are free to watch, the finale is coming soon. It was filmed in a real blizzard, and it shows.',
      uz: 'Besh qism bepul, final – tez kunda. Suratga olish chinakam boʻronda oʻtdi va bu ekrandan koʻrinadi.',
    },
  },
  {
    key: 'news-minute-channel',
    at: '2026-10-28T06:00:00Z',
    world: 'city',
    title: {
      ru: 'Новый канал «Минутка»',
      kk: 'Жаңа арна – «Минөт»',
      en: 'A new channel: Minute',
      uz: 'Yangi kanal – «Daqiqa»',
    },
    text: {
      ru: 'Короткие фильмы студентов и репортёров региона круглые сутки. Смотреть можно без подписки.',
      kk: 'Өңір студенттері мен тілшілерінің қысқа фильмдері тәулік бойы. Жазылымсыз көруге болады.',
      en: 'Short films by students and reporters of the region round the clock, free of charge.',
      uz: 'Mintaqa talabalari va muxbirlarining qisqa filmlari kecha-kunduz. Obunasiz koʻrish mumkin.',
    },
  },
  {
    key: 'news-archive',
    at: '2026-10-05T06:00:00Z',
    world: 'aurora',
    title: {
      ru: 'Архив эфира – семь дней',
      kk: 'Эфир мұрағаты – жеті күн',
      en: 'The archive now keeps seven days',
      uz: 'Efir arxivi – yetti kun',
    },
    text: {
      ru: 'Пропустили передачу? Откройте расписание канала и выберите её в любом из прошедших дней.',
      kk: 'Бағдарламаны өткізіп алдыңыз ба? Арна кестесін ашып, өткен күндердің кез келгенінен таңдаңыз.',
      en: 'Missed a programme? Open the channel’s schedule and choose it on any of the past days.',
      uz: 'Koʻrsatuvni oʻtkazib yubordingizmi? Kanal jadvalini ochib, oʻtgan kunlarning istalganidan tanlang.',
    },
  },
  {
    key: 'news-uzbek',
    at: '2026-09-14T06:00:00Z',
    world: 'balloons',
    title: {
      ru: 'Теперь и по-узбекски',
      kk: 'Енді өзбекше де бар',
      en: 'Now in Uzbek, too',
      uz: 'Endi oʻzbek tilida ham',
    },
    text: {
      ru: 'Интерфейс, описания и поиск работают на четырёх языках. Язык меняется в шапке сайта.',
      kk: 'Интерфейс, сипаттама және іздеу төрт тілде жұмыс істейді. Тіл сайттың жоғарғы жағында ауысады.',
      en: 'The interface, descriptions and search work in four languages. Change yours at the top of the site.',
      uz: 'Interfeys, tavsiflar va qidiruv toʻrt tilda ishlaydi. Til sayt tepasida almashtiriladi.',
    },
  },
];

/** For everybody; a viewer may remove them. */
export const messages: readonly NoticeSeed[] = [
  {
    key: 'message-welcome',
    at: '2026-11-01T06:00:00Z',
    world: 'space',
    title: { ru: 'Добро пожаловать', kk: 'Қош келдіңіз', en: 'Welcome', uz: 'Xush kelibsiz' },
    text: {
      ru: 'Восемнадцать каналов и десятки фильмов открыты без подписки. Начните с главной страницы.',
      kk: 'Он сегіз арна мен ондаған фильм жазылымсыз ашық. Басты беттен бастаңыз.',
      en: 'Eighteen channels and dozens of films are open without a subscription. Start with the home page.',
      uz: 'Oʻn sakkiz kanal va oʻnlab filmlar obunasiz ochiq. Bosh sahifadan boshlang.',
    },
  },
  {
    key: 'message-parental',
    at: '2026-11-08T06:00:00Z',
    world: 'toys',
    title: { ru: 'Детский профиль', kk: 'Балалар профилі', en: 'A child’s profile', uz: 'Bolalar profili' },
    text: {
      ru: 'Создайте профиль для ребёнка и задайте PIN-код: взрослое он не увидит.',
      kk: 'Балаңызға профиль ашып, PIN-код қойыңыз: ол ересектерге арналғанды көрмейді.',
      en: 'Make a profile for your child and set a PIN: grown-up titles will be hidden.',
      uz: 'Farzandingizga profil oching va PIN-kod qoʻying: u kattalarga oid narsani koʻrmaydi.',
    },
  },
];

interface SurveySeed {
  id: number;
  question: Localized;
  description: Localized;
  answers: readonly Localized[];
}

/** Id 1 follows a cancellation (spec 3 §7), 2 is the panel survey_rate, 3 that of the partner Galam (spec 3 §4). */
export const surveys: readonly SurveySeed[] = [
  {
    id: 1,
    question: {
      ru: 'Почему вы отключили продление?',
      kk: 'Неге ұзартуды өшірдіңіз?',
      en: 'Why did you switch off renewal?',
      uz: 'Nega uzaytirishni oʻchirdingiz?',
    },
    description: {
      ru: 'Ответ займёт десять секунд и поможет нам стать лучше.',
      kk: 'Жауап беру он секунд алады, ал бізге жақсаруға көмектеседі.',
      en: 'It takes ten seconds and helps us get better.',
      uz: 'Javob oʻn soniya oladi va yaxshiroq boʻlishimizga yordam beradi.',
    },
    answers: [
      { ru: 'Дорого', kk: 'Қымбат', en: 'Too expensive', uz: 'Qimmat' },
      {
        ru: 'Нет того, что я смотрю',
        kk: 'Мен көретін дүние жоқ',
        en: 'What I watch is not there',
        uz: 'Men koʻradigan narsa yoʻq',
      },
      {
        ru: 'Плохое качество изображения',
        kk: 'Сурет сапасы нашар',
        en: 'Poor picture quality',
        uz: 'Tasvir sifati yomon',
      },
      {
        ru: 'Уезжаю, вернусь позже',
        kk: 'Кетіп барамын, кейін ораламын',
        en: 'I am going away and will be back',
        uz: 'Ketyapman, keyin qaytaman',
      },
      {
        ru: 'Смотрю в другом сервисе',
        kk: 'Басқа қызметтен көремін',
        en: 'I watch elsewhere',
        uz: 'Boshqa xizmatda koʻraman',
      },
    ],
  },
  {
    id: 2,
    question: {
      ru: 'Как вам у нас?',
      kk: 'Қызметіміз сізге ұнай ма?',
      en: 'How do you like it here?',
      uz: 'Xizmatimiz sizga yoqyaptimi?',
    },
    description: {
      ru: 'Ответ займёт десять секунд и поможет нам стать лучше.',
      kk: 'Жауап беру он секунд алады, ал бізге жақсаруға көмектеседі.',
      en: 'It takes ten seconds and helps us get better.',
      uz: 'Javob oʻn soniya oladi va yaxshiroq boʻlishimizga yordam beradi.',
    },
    answers: [
      { ru: 'Нравится', kk: 'Ұнайды', en: 'I like it', uz: 'Yoqadi' },
      {
        ru: 'В целом хорошо',
        kk: 'Жалпы жақсы',
        en: 'Good on the whole',
        uz: 'Umuman yaxshi',
      },
      {
        ru: 'Могло быть лучше',
        kk: 'Бұдан да жақсы бола алар еді',
        en: 'It could be better',
        uz: 'Yaxshiroq boʻlishi mumkin edi',
      },
      { ru: 'Не нравится', kk: 'Ұнамайды', en: 'I do not like it', uz: 'Yoqmaydi' },
    ],
  },
  {
    id: 3,
    question: {
      ru: 'Чего вам не хватает?',
      kk: 'Сізге не жетіспейді?',
      en: 'What are you missing?',
      uz: 'Sizga nima yetishmayapti?',
    },
    description: {
      ru: 'Можно выбрать несколько ответов.',
      kk: 'Бірнеше жауапты таңдауға болады.',
      en: 'You can choose several answers.',
      uz: 'Bir nechta javobni tanlash mumkin.',
    },
    answers: [
      { ru: 'Спортивных каналов', kk: 'Спорт арналары', en: 'Sports channels', uz: 'Sport kanallari' },
      {
        ru: 'Детских передач',
        kk: 'Балалар бағдарламалары',
        en: 'Programmes for children',
        uz: 'Bolalar koʻrsatuvlari',
      },
      { ru: 'Новых фильмов', kk: 'Жаңа фильмдер', en: 'New films', uz: 'Yangi filmlar' },
      {
        ru: 'Передач на казахском',
        kk: 'Қазақ тіліндегі бағдарламалар',
        en: 'Programmes in Kazakh',
        uz: 'Qozoq tilidagi koʻrsatuvlar',
      },
    ],
  },
];
