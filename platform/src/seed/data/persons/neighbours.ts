import type { PersonSeed } from '../../basics.ts';

/** Kyrgyzstan, Tajikistan, Mongolia, Turkey, Georgia, Korea. */
export const neighbourPersons = {
  asanbek: {
    role: 'director',
    name: { ru: 'Айпери Асанбек', kk: 'Айпері Асанбек', en: 'Aiperi Asanbek', uz: 'Ayperi Asanbek' },
    bio: {
      ru: 'Айпери Асанбек родилась в Нарыне и первую камеру получила от геологов, которые оставили её семье за ночлег. Она снимает выше трёх тысяч метров, без дублёров и с группой, где каждый умеет печь хлеб и вязать узлы. Актёров она проверяет просто: поднимается с ними на перевал и смотрит, о чём они говорят, когда не хватает воздуха. «Перевал семи ветров» едва не остался без финала из-за лавины, и она оставила в картине настоящую лавину. Между фильмами она ведёт киношколу для детей чабанов.',
      kk: 'Айпері Асанбек Нарында туған, алғашқы камерасын үйлерінде түнеп шыққан геологтар қалдырып кеткен. Ол үш мың метрден жоғарыда, дублёрсіз, әр мүшесі нан пісіріп, түйін байлай алатын топпен түсіреді. Актёрлерді оңай сынайды: олармен бірге асуға шығып, ауа жетпегенде не туралы сөйлейтінін бақылайды. «Жеті жел асуы» көшкіннің салдарынан финалсыз қала жаздады, ал ол картинада нағыз көшкінді қалдырды. Фильмдердің арасында шопан балаларына арналған киномектеп жүргізеді, онда сабақ қой қоздайтын маусымнан кейін басталады.',
      en: 'Aiperi Asanbek was born in Naryn, and her first camera came from geologists who left it with her family in return for a night’s lodging. She films above three thousand metres, without stand-ins and with a crew in which everybody can bake bread and tie knots. Her test for actors is simple: she climbs a pass with them and listens to what they talk about when the air runs out. Pass of Seven Winds almost lost its ending to an avalanche, so she kept the real avalanche in the picture. Between films she runs a cinema school for shepherds’ children.',
      uz: 'Ayperi Asanbek Norinda tugʻilgan, ilk kamerasini uylarida tunab qolgan geologlar qoldirib ketgan. U uch ming metrdan balandda, dublyorsiz, har bir aʼzosi non yopib, tugun bogʻlay oladigan guruh bilan suratga oladi. Aktyorlarni oson sinaydi: ular bilan dovonga chiqib, havo yetmaganda nima haqida gaplashishlarini kuzatadi. «Yetti shamol dovoni» koʻchki tufayli finalsiz qolayozgan edi, u esa filmda haqiqiy koʻchkini qoldirdi. Filmlar orasida choʻponlarning bolalari uchun kinomaktab olib boradi, unda darslar qoʻzilash mavsumidan keyin boshlanadi.',
    },
  },
  chynybai: {
    role: 'actor',
    name: { ru: 'Эмир Чыныбай', kk: 'Әмір Шыныбай', en: 'Emir Chynybai', uz: 'Amir Chinibay' },
    bio: {
      ru: 'Актёр и альпинист, дважды поднимался на семитысячники.',
      kk: 'Актёр әрі альпинист, жеті мыңдық шыңға екі рет көтерілген.',
      en: 'An actor and climber who has been up seven-thousanders twice.',
      uz: 'Aktyor va alpinist, yetti minglik choʻqqiga ikki marta chiqqan.',
    },
  },
  safarzod: {
    role: 'actor',
    name: { ru: 'Мехрона Сафарзод', kk: 'Мехрона Сафарзод', en: 'Mehrona Safarzod', uz: 'Mehrona Safarzod' },
    bio: {
      ru: 'Актриса из Хорога, поёт памирские песни и играет на рубабе.',
      kk: 'Хорогтан шыққан актриса, Памир әндерін айтып, рубаб тартады.',
      en: 'An actress from Khorog who sings Pamiri songs and plays the rubab.',
      uz: 'Xorugʻlik aktrisa, Pomir qoʻshiqlarini kuylaydi va rubob chaladi.',
    },
  },
  davlatsho: {
    role: 'writer',
    name: { ru: 'Рустам Давлатшо', kk: 'Рустам Давлатшо', en: 'Rustam Davlatsho', uz: 'Rustam Davlatsho' },
    bio: {
      ru: 'Журналист и сценарист документального кино о ледниках.',
      kk: 'Мұздықтар туралы деректі киноның сценарисі әрі журналист.',
      en: 'A journalist and writer of documentaries about glaciers.',
      uz: 'Muzliklar haqidagi hujjatli kino ssenaristi va jurnalist.',
    },
  },
  battsetseg: {
    role: 'actor',
    name: {
      ru: 'Тэмулэн Батцэцэг',
      kk: 'Тэмүлэн Батцэцэг',
      en: 'Temulen Battsetseg',
      uz: 'Temulen Battsetseg',
    },
    bio: {
      ru: 'Монгольская актриса, выросла среди охотников с беркутами.',
      kk: 'Бүркітшілер арасында өскен моңғол актрисасы.',
      en: 'A Mongolian actress who grew up among eagle hunters.',
      uz: 'Burgutchilar orasida oʻsgan moʻgʻul aktrisasi.',
    },
  },
  karatash: {
    role: 'director',
    name: { ru: 'Левент Караташ', kk: 'Левент Қараташ', en: 'Levent Karatash', uz: 'Levent Qoratosh' },
    bio: {
      ru: 'Стамбульский режиссёр, влюблённый в поезда и ночные паромы.',
      kk: 'Пойыздар мен түнгі паромдарға ғашық стамбұлдық режиссёр.',
      en: 'An Istanbul director in love with trains and night ferries.',
      uz: 'Poyezdlar va tungi paromlarga oshiq istanbullik rejissyor.',
    },
  },
  ozkaynak: {
    role: 'actor',
    name: { ru: 'Дефне Озкайнак', kk: 'Дефне Өзқайнақ', en: 'Defne Ozkaynak', uz: 'Defne Oʻzqaynoq' },
    bio: {
      ru: 'Турецкая актриса, известна ролями учительниц и капитанов.',
      kk: 'Мұғалім мен капитан рөлдерімен танымал түрік актрисасы.',
      en: 'A Turkish actress known for playing teachers and captains.',
      uz: 'Oʻqituvchi va kapitan rollari bilan tanilgan turk aktrisasi.',
    },
  },
  gelazoni: {
    role: 'actor',
    name: { ru: 'Леван Гелазони', kk: 'Леван Гелазони', en: 'Levan Gelazoni', uz: 'Levan Gelazoni' },
    bio: {
      ru: 'Грузинский актёр и тамада, у которого тост всегда длиннее сцены.',
      kk: 'Тосты сахнасынан ұзақ шығатын грузин актёрі әрі асаба.',
      en: 'A Georgian actor and toastmaster whose toast is always longer than the scene.',
      uz: 'Qadah soʻzi sahnasidan uzun boʻladigan gruzin aktyori va tamada.',
    },
  },
  hanseojin: {
    role: 'actor',
    name: { ru: 'Хан Со Чжин', kk: 'Хан Со Чжин', en: 'Han Seo-jin', uz: 'Xan So Jin' },
    bio: {
      ru: 'Корейский актёр, выучил казахский ради одной роли и остался в Алматы на два года.',
      kk: 'Бір рөл үшін қазақ тілін үйреніп, Алматыда екі жыл қалған корей актёрі.',
      en: 'A Korean actor who learned Kazakh for one role and stayed in Almaty for two years.',
      uz: 'Bir rol uchun qozoq tilini oʻrganib, Olmaotada ikki yil qolgan koreys aktyori.',
    },
  },
} as const satisfies Record<string, PersonSeed>;
