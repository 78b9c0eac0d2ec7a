import type { PersonSeed } from '../../basics.ts';

/** Kazakh directors, writers, composers, producers, editors and presenters. */
export const kazakhMakers = {
  aldabergen: {
    role: 'director',
    name: {
      ru: 'Санжар Алдаберген',
      kk: 'Санжар Алдаберген',
      en: 'Sanzhar Aldabergen',
      uz: 'Sanjar Aldabergen',
    },
    bio: {
      ru: 'Родился в Кызылорде, снимает медленное степное кино с непрофессиональными актёрами.',
      kk: 'Қызылордада туған, кәсіби емес актёрлермен баяу дала киносын түсіреді.',
      en: 'Born in Kyzylorda, he makes slow steppe cinema with non-professional actors.',
      uz: 'Qizilordada tugʻilgan, havaskor aktyorlar bilan sokin dasht kinosini suratga oladi.',
    },
  },
  orynbekova: {
    role: 'director',
    name: {
      ru: 'Мадина Орынбекова',
      kk: 'Мадина Орынбекова',
      en: 'Madina Orynbekova',
      uz: 'Madina Orinbekova',
    },
    bio: {
      ru: 'Начинала с рекламы, а после первой же комедии стала главным голосом городского юмора Алматы.',
      kk: 'Жарнамадан бастап, алғашқы комедиясынан кейін-ақ Алматының қалалық әзілінің басты үніне айналды.',
      en: 'She started in advertising and became the voice of Almaty city humour with her very first comedy.',
      uz: 'Reklamadan boshlab, birinchi komediyasidanoq Olmaota shahar hazilining asosiy ovoziga aylandi.',
    },
  },
  tasbolat: {
    role: 'director',
    name: { ru: 'Ерлан Тасболат', kk: 'Ерлан Тасболат', en: 'Yerlan Tasbolat', uz: 'Yerlan Tasbolat' },
    bio: {
      ru: 'Бывший следователь, который переписал свои дела в сценарии и сам взялся их снимать.',
      kk: 'Өз істерін сценарийге айналдырып, оларды өзі түсіруге кіріскен бұрынғы тергеуші.',
      en: 'A former investigator who rewrote his cases as screenplays and then filmed them himself.',
      uz: 'Ishlarini ssenariyga aylantirib, ularni oʻzi suratga olgan sobiq tergovchi.',
    },
  },
  shaimerden: {
    role: 'director',
    name: { ru: 'Дана Шаймерден', kk: 'Дана Шаймерден', en: 'Dana Shaimerden', uz: 'Dana Shaymerden' },
    bio: {
      ru: 'Художница-мультипликатор из Караганды, основала студию рисованных фильмов «Уки».',
      kk: 'Қарағандылық мультипликатор суретші, «Үкі» салынба фильмдер студиясының негізін қалады.',
      en: 'An animator from Karaganda and founder of the hand-drawn film studio Uki.',
      uz: 'Qaragʻandalik multiplikator rassom, «Uki» chizma filmlar studiyasi asoschisi.',
    },
  },
  kenzhegul: {
    role: 'writer',
    name: { ru: 'Айгерим Кенжегул', kk: 'Айгерім Кенжегүл', en: 'Aigerim Kenzhegul', uz: 'Aygerim Kenjegul' },
    bio: {
      ru: 'Сценаристка и прозаик, пишет диалоги, подслушанные в маршрутках.',
      kk: 'Сценарист әрі жазушы, диалогтарын қоғамдық көлікте естігенінен жазады.',
      en: 'A screenwriter and novelist whose dialogue is overheard in minibuses.',
      uz: 'Ssenarist va yozuvchi, dialoglarini marshrutkalarda eshitganlaridan yozadi.',
    },
  },
  zholdybai: {
    role: 'writer',
    name: {
      ru: 'Нурлыбек Жолдыбай',
      kk: 'Нұрлыбек Жолдыбай',
      en: 'Nurlybek Zholdybai',
      uz: 'Nurlibek Joldibay',
    },
    bio: {
      ru: 'Историк по образованию, автор сценариев о Великом шёлковом пути.',
      kk: 'Мамандығы тарихшы, Ұлы Жібек жолы туралы сценарийлердің авторы.',
      en: 'A historian by training and the author of screenplays about the Silk Road.',
      uz: 'Mutaxassisligi tarixchi, Buyuk ipak yoʻli haqidagi ssenariylar muallifi.',
    },
  },
  bekzhanov: {
    role: 'composer',
    name: { ru: 'Тимур Бекжанов', kk: 'Тимур Бекжанов', en: 'Timur Bekzhanov', uz: 'Temur Bekjanov' },
    bio: {
      ru: 'Композитор, соединяет кобыз с аналоговыми синтезаторами.',
      kk: 'Қобыз бен аналогтық синтезаторды ұштастыратын композитор.',
      en: 'A composer who joins the qobyz with analogue synthesizers.',
      uz: 'Qoʻbiz bilan analog sintezatorni uygʻunlashtiruvchi bastakor.',
    },
  },
  tursynkhan: {
    role: 'producer',
    name: { ru: 'Асель Турсынхан', kk: 'Әсел Тұрсынхан', en: 'Assel Tursynkhan', uz: 'Asel Tursinxon' },
    bio: {
      ru: 'Продюсер двадцати фильмов, из которых восемь получили призы за рубежом.',
      kk: 'Жиырма фильмнің продюсері, олардың сегізі шетелде жүлде алған.',
      en: 'Producer of twenty films, eight of which won prizes abroad.',
      uz: 'Yigirmata filmning prodyuseri, ularning sakkiztasi xorijda mukofot olgan.',
    },
  },
  ospanuly: {
    role: 'editor',
    name: { ru: 'Данияр Оспанулы', kk: 'Данияр Оспанұлы', en: 'Daniyar Ospanuly', uz: 'Doniyor Ospanuli' },
    bio: {
      ru: 'Режиссёр монтажа, учит в киношколе и режет чужие фильмы без жалости.',
      kk: 'Монтаж режиссёры, кино мектебінде сабақ береді, өзгенің фильмін аямай қысқартады.',
      en: 'A film editor who teaches at the film school and cuts other people’s films without mercy.',
      uz: 'Montaj rejissyori, kino maktabida dars beradi, oʻzgalar filmini ayamay qisqartiradi.',
    },
  },
  mukanova: {
    role: 'presenter',
    name: { ru: 'Жанель Муканова', kk: 'Жанель Мұқанова', en: 'Zhanel Mukanova', uz: 'Janel Muqanova' },
    bio: {
      ru: 'Ведущая утреннего эфира: встаёт в четыре и утверждает, что это лучшее время суток.',
      kk: 'Таңғы эфир жүргізушісі: төртте тұрады да, бұл тәуліктің ең жақсы уақыты дейді.',
      en: 'A morning show host who gets up at four and insists it is the best time of day.',
      uz: 'Tonggi efir boshlovchisi: toʻrtda turadi va bu kunning eng yaxshi payti deydi.',
    },
  },
  erkebulan: {
    role: 'presenter',
    name: { ru: 'Арман Еркебулан', kk: 'Арман Еркебұлан', en: 'Arman Yerkebulan', uz: 'Arman Yerkebulan' },
    bio: {
      ru: 'Спортивный комментатор, бывший вратарь молодёжной сборной.',
      kk: 'Спорт комментаторы, жастар құрамасының бұрынғы қақпашысы.',
      en: 'A sports commentator and former goalkeeper of the youth national team.',
      uz: 'Sport sharhlovchisi, yoshlar terma jamoasining sobiq darvozaboni.',
    },
  },
  kairatkyzy: {
    role: 'presenter',
    name: {
      ru: 'Гульназ Кайраткызы',
      kk: 'Гүлназ Қайратқызы',
      en: 'Gulnaz Kairatkyzy',
      uz: 'Gulnoz Qayratqizi',
    },
    bio: {
      ru: 'Журналист и ведущая ток-шоу, задаёт вопрос и действительно ждёт ответа.',
      kk: 'Журналист, ток-шоу жүргізушісі: сұрақ қойып, жауабын шынымен күтеді.',
      en: 'A journalist and talk show host who asks a question and actually waits for the answer.',
      uz: 'Jurnalist va tok-shou boshlovchisi: savol berib, javobini chindan kutadi.',
    },
  },
} as const satisfies Record<string, PersonSeed>;
