import type { PersonSeed } from '../../basics.ts';

/** Europe and America. */
export const worldPersons = {
  solvik: {
    role: 'director',
    name: { ru: 'Ингрид Солвик', kk: 'Ингрид Солвик', en: 'Ingrid Solvik', uz: 'Ingrid Solvik' },
    bio: {
      ru: 'Ингрид Солвик выросла на острове, где солнце не показывается два месяца в году, и считает темноту самым честным осветителем. Она снимает полярную ночь при свете одной лампы, которую возит с собой с дебюта и лично меняет в ней только провод. Её герои чинят сети, ждут радиограмм и боятся того, чего не видно, а зрители начинают прислушиваться к собственному дому. Два фильма она сделала вместе с коллегами из Центральной Азии: говорит, что степь зимой – это то же море, только по нему можно ходить.',
      kk: 'Ингрид Солвик жылына екі ай күн көрінбейтін аралда өсті және қараңғылықты ең адал жарық беруші санайды. Ол полярлық түнді алғашқы фильмінен бері өзімен бірге алып жүретін бір ғана шамның жарығымен түсіреді, онда өз қолымен тек сымын ауыстырады. Кейіпкерлері ау жөндейді, радиограмма күтеді, көрінбейтін нәрседен қорқады, ал көрермендер өз үйіне құлақ түре бастайды. Екі фильмін Орталық Азиядағы әріптестерімен бірге түсірді: қысқы дала – сол теңіз, тек үстімен жүруге болады дейді.',
      en: 'Ingrid Solvik grew up on an island where the sun does not show itself for two months of the year, and considers darkness the most honest gaffer. She films the polar night by the light of a single lamp, which she has carried since her first picture, replacing nothing but its cable. Her characters mend nets, wait for radio messages and fear what cannot be seen, and her audience begins to listen to its own house. She has made two films with colleagues from Central Asia: the steppe in winter, she says, is the same sea, except that you can walk on it.',
      uz: 'Ingrid Solvik yiliga ikki oy quyosh koʻrinmaydigan orolda oʻsgan va qorongʻilikni eng halol yorituvchi deb biladi. U qutb tunini ilk filmidan beri oʻzi bilan olib yuradigan birgina chiroq yorugʻida suratga oladi, unda oʻz qoʻli bilan faqat simini almashtiradi. Qahramonlari toʻr yamaydi, radiogramma kutadi, koʻrinmaydigan narsadan qoʻrqadi, tomoshabinlar esa oʻz uyiga quloq sola boshlaydi. Ikki filmini markaziy osiyolik hamkasblari bilan yaratdi: qishki dasht – oʻsha dengiz, faqat ustidan yurish mumkin, deydi.',
    },
  },
  hoksnes: {
    role: 'actor',
    name: { ru: 'Эйвинд Хокснес', kk: 'Эйвинд Хокснес', en: 'Eivind Hoksnes', uz: 'Eyvind Xoksnes' },
    bio: {
      ru: 'Бывший рыбак с Лофотен, в кино говорит мало и по делу.',
      kk: 'Лофотендік бұрынғы балықшы, кинода аз әрі нақты сөйлейді.',
      en: 'A former Lofoten fisherman who says little on screen and always to the point.',
      uz: 'Lofotenlik sobiq baliqchi, kinoda kam va aniq gapiradi.',
    },
  },
  whitcraft: {
    role: 'actor',
    name: { ru: 'Элеонор Уиткрафт', kk: 'Элеонор Уиткрафт', en: 'Eleanor Whitcraft', uz: 'Eleonor Uitkraft' },
    bio: {
      ru: 'Британская актриса, озвучила сорок аудиокниг о море.',
      kk: 'Теңіз туралы қырық аудиокітапты оқыған британ актрисасы.',
      en: 'A British actress who has recorded forty audiobooks about the sea.',
      uz: 'Dengiz haqida qirqta audiokitob oʻqigan britaniyalik aktrisa.',
    },
  },
  marceau: {
    role: 'director',
    name: {
      ru: 'Жюльен Марсо-Реваль',
      kk: 'Жюльен Марсо-Реваль',
      en: 'Julien Marceau-Reval',
      uz: 'Jyulyen Marso-Reval',
    },
    bio: {
      ru: 'Французский режиссёр подводного кино, задерживает дыхание на пять минут.',
      kk: 'Су асты киносының француз режиссёрі, демін бес минут ұстай алады.',
      en: 'A French director of underwater films who can hold his breath for five minutes.',
      uz: 'Suv osti kinosining fransuz rejissyori, nafasini besh daqiqa ushlab tura oladi.',
    },
  },
  esterval: {
    role: 'actor',
    name: { ru: 'Камий Эстерваль', kk: 'Камий Эстерваль', en: 'Camille Esterval', uz: 'Kamiy Esterval' },
    bio: {
      ru: 'Французская актриса и чемпионка по фридайвингу.',
      kk: 'Француз актрисасы әрі фридайвинг чемпионы.',
      en: 'A French actress and freediving champion.',
      uz: 'Fransuz aktrisasi va fridayving chempioni.',
    },
  },
  okoye: {
    role: 'actor',
    name: {
      ru: 'Даниэль Окойе-Рид',
      kk: 'Даниэль Окойе-Рид',
      en: 'Daniel Okoye-Reed',
      uz: 'Daniel Okoye-Rid',
    },
    bio: {
      ru: 'Лондонский актёр, играет учёных, которым никто не верит до третьего акта.',
      kk: 'Үшінші актіге дейін ешкім сенбейтін ғалымдарды ойнайтын лондондық актёр.',
      en: 'A London actor who plays scientists nobody believes before the third act.',
      uz: 'Uchinchi pardagacha hech kim ishonmaydigan olimlarni oʻynovchi londonlik aktyor.',
    },
  },
  goedegebure: {
    role: 'director',
    name: { ru: 'Саша Гудегебюре', kk: 'Саша Гудегебюре', en: 'Sacha Goedegebure', uz: 'Sasha Gudegebyure' },
    bio: {
      ru: 'Режиссёр открытого мультфильма «Большой Кролик Бак», снятого в свободной программе Blender.',
      kk: 'Blender еркін бағдарламасында жасалған «Үлкен қоян Бак» ашық мультфильмінің режиссёрі.',
      en: 'Director of the open movie Big Buck Bunny, made with the free program Blender.',
      uz: 'Blender erkin dasturida yaratilgan «Katta quyon Bak» ochiq multfilmi rejissyori.',
    },
  },
  roosendaal: {
    role: 'producer',
    name: { ru: 'Тон Розендал', kk: 'Тон Розендал', en: 'Ton Roosendaal', uz: 'Ton Rozendal' },
    bio: {
      ru: 'Создатель Blender и продюсер открытых фильмов Blender Foundation.',
      kk: 'Blender бағдарламасының авторы, Blender Foundation ашық фильмдерінің продюсері.',
      en: 'The creator of Blender and producer of the Blender Foundation’s open movies.',
      uz: 'Blender dasturi yaratuvchisi, Blender Foundation ochiq filmlari prodyuseri.',
    },
  },
  morgenstern: {
    role: 'composer',
    name: { ru: 'Ян Моргенштерн', kk: 'Ян Моргенштерн', en: 'Jan Morgenstern', uz: 'Yan Morgenshtern' },
    bio: {
      ru: 'Композитор фильма «Большой Кролик Бак».',
      kk: '«Үлкен қоян Бак» фильмінің композиторы.',
      en: 'Composer of Big Buck Bunny.',
      uz: '«Katta quyon Bak» filmi bastakori.',
    },
  },
  penhallow: {
    role: 'presenter',
    name: { ru: 'Оливер Пенхоллоу', kk: 'Оливер Пенхоллоу', en: 'Oliver Penhallow', uz: 'Oliver Penxollou' },
    bio: {
      ru: 'Натуралист и рассказчик, полжизни провёл в палатке.',
      kk: 'Натуралист, әңгімеші, өмірінің жартысын шатырда өткізген.',
      en: 'A naturalist and storyteller who has spent half his life in a tent.',
      uz: 'Tabiatshunos va hikoyachi, umrining yarmini chodirda oʻtkazgan.',
    },
  },
} as const satisfies Record<string, PersonSeed>;
