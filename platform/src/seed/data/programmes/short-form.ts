import type { Localized } from '../../../origin/catalogue.ts';
import type { EpisodeSeed, ProgrammeSeed } from '../../types.ts';

const track = (title: Localized, description: Localized): EpisodeSeed => ({ title, description });

/** Parts of three to five minutes: the music channel and the shorts channel change programme all the time. */
export const shortFormProgrammes: readonly ProgrammeSeed[] = [
  {
    key: 'playlist',
    title: { ru: 'Плейлист', kk: 'Плейлист', en: 'The Playlist', uz: 'Pleylist' },
    short: {
      ru: 'Новая музыка региона без разговоров.',
      kk: 'Өңірдің жаңа музыкасы, артық сөзсіз.',
      en: 'New music of the region without the talking.',
      uz: 'Mintaqaning yangi musiqasi, ortiqcha gapsiz.',
    },
    description: {
      ru: 'Клип за клипом: этно, инди, рэп, эстрада и то, что ещё не придумали, как назвать.',
      kk: 'Клиптен кейін клип: этно, инди, рэп, эстрада және әлі аты табылмаған жанр.',
      en: 'Clip after clip: ethno, indie, rap, pop and what nobody has named yet.',
      uz: 'Klipdan keyin klip: etno, indi, rep, estrada va hali nomi topilmagan janr.',
    },
    year: 2026,
    minutes: 4,
    age: 6,
    genres: ['music'],
    countries: ['kz', 'uz'],
    kinopoisk: 7.2,
    imdb: 7.0,
    world: 'abstract',
    color: '#3a1045',
    library: 'taspa',
    free: true,
    credits: { composer: ['bekzhanov', 'nazarbek'] },
    parts: [
      track(
        {
          ru: 'Санжар Бел – «Пыль и неон»',
          kk: 'Санжар Бел – «Шаң мен неон»',
          en: 'Sanzhar Bel – Dust and Neon',
          uz: 'Sanjar Bel – «Chang va neon»',
        },
        {
          ru: 'Ночная трасса и один куплет.',
          kk: 'Түнгі тас жол және бір шумақ.',
          en: 'A night road and one verse.',
          uz: 'Tungi yoʻl va bitta band.',
        },
      ),
      track(
        {
          ru: 'Группа «Қобыз FM» – «Семь струн ветра»',
          kk: '«Қобыз FM» тобы – «Желдің жеті ішегі»',
          en: 'Qobyz FM – Seven Strings of Wind',
          uz: '«Qobiz FM» guruhi – «Shamolning yetti tori»',
        },
        {
          ru: 'Кобыз против синтезатора.',
          kk: 'Қобыз бен синтезатор айтысы.',
          en: 'Qobyz against synthesizer.',
          uz: 'Qoʻbiz va sintezator bahsi.',
        },
      ),
      track(
        {
          ru: 'Лола Мирас – «Абрикосовый двор»',
          kk: 'Лола Мирас – «Өрікті аула»',
          en: 'Lola Miras – Apricot Yard',
          uz: 'Lola Miras – «Oʻrikli hovli»',
        },
        {
          ru: 'Песня, записанная под деревом.',
          kk: 'Ағаш түбінде жазылған ән.',
          en: 'A song recorded under a tree.',
          uz: 'Daraxt tagida yozilgan qoʻshiq.',
        },
      ),
      track(
        {
          ru: 'Дуэт «Эхо» – «Перезвони с перевала»',
          kk: '«Жаңғырық» дуэті – «Асудан қоңырау шал»',
          en: 'Echo Duo – Call Me from the Pass',
          uz: '«Aks-sado» dueti – «Dovondan qoʻngʻiroq qil»',
        },
        {
          ru: 'Связи нет, зато есть припев.',
          kk: 'Байланыс жоқ, есесіне қайырма бар.',
          en: 'No signal, but there is a chorus.',
          uz: 'Aloqa yoʻq, ammo naqarot bor.',
        },
      ),
      track(
        {
          ru: 'MC Тарас-Қазы – «Очередь за хлебом»',
          kk: 'MC Тарас-Қазы – «Нан кезегі»',
          en: 'MC Taras-Qazy – Bread Queue',
          uz: 'MC Taras-Qazi – «Non navbati»',
        },
        {
          ru: 'Рэп в ритме пекарни.',
          kk: 'Наубайхана ырғағындағы рэп.',
          en: 'Rap to the beat of a bakery.',
          uz: 'Novvoyxona ritmidagi rep.',
        },
      ),
      track(
        {
          ru: 'Хор «Жиде» – «Колыбельная элеватора»',
          kk: '«Жиде» хоры – «Элеватордың бесік жыры»',
          en: 'Zhide Choir – Lullaby of the Grain Elevator',
          uz: '«Jiyda» xori – «Elevator allasi»',
        },
        {
          ru: 'Сорок голосов и одно зерно.',
          kk: 'Қырық дауыс және бір дән.',
          en: 'Forty voices and one grain.',
          uz: 'Qirq ovoz va bitta don.',
        },
      ),
      track(
        {
          ru: 'Отабек и фонари – «Последний троллейбус»',
          kk: 'Отабек және шамдар – «Соңғы троллейбус»',
          en: 'Otabek and the Lanterns – The Last Trolleybus',
          uz: 'Otabek va fonarlar – «Soʻnggi trolleybus»',
        },
        {
          ru: 'Кольцевой маршрут и первая любовь.',
          kk: 'Айналма бағыт және алғашқы махаббат.',
          en: 'A circle route and first love.',
          uz: 'Aylanma yoʻnalish va ilk muhabbat.',
        },
      ),
      track(
        {
          ru: 'Айша Нур – «Синий мел»',
          kk: 'Айша Нұр – «Көк бор»',
          en: 'Aisha Nur – Blue Chalk',
          uz: 'Oysha Nur – «Koʻk boʻr»',
        },
        {
          ru: 'Школьная тетрадь, положенная на бит.',
          kk: 'Битке салынған мектеп дәптері.',
          en: 'A school notebook set to a beat.',
          uz: 'Bitga solingan maktab daftari.',
        },
      ),
      track(
        {
          ru: 'Оркестр депо №3 – «Сортировочная»',
          kk: '№3 депо оркестрі – «Сұрыптау бекеті»',
          en: 'Depot No. 3 Orchestra – Marshalling Yard',
          uz: '3-depo orkestri – «Saralash bekati»',
        },
        {
          ru: 'Джаз машинистов.',
          kk: 'Машинистердің джазы.',
          en: 'Train drivers’ jazz.',
          uz: 'Mashinistlar jazi.',
        },
      ),
      track(
        {
          ru: 'Зере – «Снег в мае»',
          kk: 'Зере – «Мамырдағы қар»',
          en: 'Zere – Snow in May',
          uz: 'Zere – «Maydagi qor»',
        },
        {
          ru: 'Одна гитара, один дубль.',
          kk: 'Бір гитара, бір дубль.',
          en: 'One guitar, one take.',
          uz: 'Bitta gitara, bitta dubl.',
        },
      ),
    ],
  },
  {
    key: 'minute-stories',
    title: {
      ru: 'Истории на минуту',
      kk: 'Минуттық хикаялар',
      en: 'Minute Stories',
      uz: 'Daqiqalik hikoyalar',
    },
    short: {
      ru: 'Короткие фильмы, на которые всегда есть время.',
      kk: 'Әрқашан уақыт табылатын қысқа фильмдер.',
      en: 'Short films there is always time for.',
      uz: 'Har doim vaqt topiladigan qisqa filmlar.',
    },
    description: {
      ru: 'Студенческие этюды, наблюдения и маленькие репортажи со всей Центральной Азии.',
      kk: 'Бүкіл Орталық Азиядан студенттік этюдтер, бақылаулар мен шағын репортаждар.',
      en: 'Student studies, observations and small reports from all over Central Asia.',
      uz: 'Butun Markaziy Osiyodan talabalar etyudlari, kuzatuvlar va kichik reportajlar.',
    },
    year: 2026,
    minutes: 4,
    age: 0,
    genres: ['documentary'],
    countries: ['kz', 'uz', 'kg', 'tj'],
    kinopoisk: 7.6,
    imdb: 7.3,
    world: 'city',
    color: '#1f3350',
    library: 'taspa',
    free: true,
    credits: { director: ['yoldosheva'], producer: ['tursynkhan'] },
    parts: [
      track(
        { ru: 'Точильщик', kk: 'Қайраушы', en: 'The Knife Grinder', uz: 'Charxchi' },
        {
          ru: 'Искры, мост и песня без слов.',
          kk: 'Ұшқын, көпір және сөзсіз ән.',
          en: 'Sparks, a bridge and a song without words.',
          uz: 'Uchqun, koʻprik va soʻzsiz qoʻshiq.',
        },
      ),
      track(
        {
          ru: 'Как звучит степь в пять утра',
          kk: 'Даланың таңғы бестегі үні',
          en: 'The Steppe at Five in the Morning',
          uz: 'Dashtning tonggi beshdagi sadosi',
        },
        {
          ru: 'Никто не говорит, и всё слышно.',
          kk: 'Ешкім сөйлемейді, бәрі естіледі.',
          en: 'Nobody speaks and everything is heard.',
          uz: 'Hech kim gapirmaydi, hammasi eshitiladi.',
        },
      ),
      track(
        {
          ru: 'Бабушка и беспилотник',
          kk: 'Әже мен дрон',
          en: 'Grandmother and the Drone',
          uz: 'Buvi va dron',
        },
        {
          ru: 'Овец стало больше на одну.',
          kk: 'Қой саны біреуге көбейді.',
          en: 'There is one sheep more.',
          uz: 'Qoʻylar bittaga koʻpaydi.',
        },
      ),
      track(
        {
          ru: 'Лестница в кинотеатре',
          kk: 'Кинотеатр баспалдағы',
          en: 'The Cinema Stairs',
          uz: 'Kinoteatr zinasi',
        },
        {
          ru: 'Билетёр пересчитывает ступени.',
          kk: 'Билетші баспалдақты санайды.',
          en: 'The usher counts the steps.',
          uz: 'Chiptachi zinalarni sanaydi.',
        },
      ),
      track(
        { ru: 'Рынок просыпается', kk: 'Базар оянғанда', en: 'The Market Wakes', uz: 'Bozor uygʻonmoqda' },
        {
          ru: 'Первый арбуз дня.',
          kk: 'Күннің алғашқы қарбызы.',
          en: 'The first watermelon of the day.',
          uz: 'Kunning birinchi tarvuzi.',
        },
      ),
      track(
        { ru: 'Учитель танцев', kk: 'Би мұғалімі', en: 'The Dance Teacher', uz: 'Raqs muallimi' },
        {
          ru: 'Класс из трёх пенсионеров и зеркала.',
          kk: 'Үш зейнеткер мен айнадан тұратын сынып.',
          en: 'A class of three pensioners and a mirror.',
          uz: 'Uch nafaqaxoʻr va koʻzgudan iborat sinf.',
        },
      ),
      track(
        {
          ru: 'Письмо в бутылке на Балхаше',
          kk: 'Балқаштағы бөтелкедегі хат',
          en: 'A Bottle Letter on Balkhash',
          uz: 'Balxashdagi shishadagi xat',
        },
        {
          ru: 'Пресная половина отвечает солёной.',
          kk: 'Тұщы жартысы тұзды жартысына жауап береді.',
          en: 'The fresh half answers the salty one.',
          uz: 'Chuchuk yarmi shoʻr yarmiga javob beradi.',
        },
      ),
      track(
        { ru: 'Самый медленный лифт', kk: 'Ең баяу лифт', en: 'The Slowest Lift', uz: 'Eng sekin lift' },
        {
          ru: 'За четыре минуты можно подружиться.',
          kk: 'Төрт минутта достасуға болады.',
          en: 'Four minutes are enough to make friends.',
          uz: 'Toʻrt daqiqada doʻstlashish mumkin.',
        },
      ),
      track(
        {
          ru: 'Пчёлы возвращаются',
          kk: 'Аралар қайтып келеді',
          en: 'The Bees Return',
          uz: 'Asalarilar qaytmoqda',
        },
        {
          ru: 'Улей на крыше общежития.',
          kk: 'Жатақхана төбесіндегі омарта.',
          en: 'A hive on the roof of a dormitory.',
          uz: 'Yotoqxona tomidagi asalari uyasi.',
        },
      ),
      track(
        { ru: 'Тень минарета', kk: 'Мұнара көлеңкесі', en: 'The Shadow of a Minaret', uz: 'Minora soyasi' },
        {
          ru: 'Солнечные часы, по которым пьют чай.',
          kk: 'Шай ішетін күн сағаты.',
          en: 'A sundial one drinks tea by.',
          uz: 'Choy ichiladigan quyosh soati.',
        },
      ),
    ],
  },
];
