import type { PersonSeed } from '../../basics.ts';

export const kazakhActors = {
  tolebieva: {
    role: 'actor',
    name: {
      ru: 'Айзере Толебиева',
      kk: 'Айзере Төлебиева',
      en: 'Aizere Tolebiyeva',
      uz: 'Ayzere Toʻlebiyeva',
    },
    bio: {
      ru: 'Актриса театра и кино, в шестнадцать лет выиграла республиканский конкурс чтецов.',
      kk: 'Театр және кино актрисасы, он алты жасында республикалық көркемсөз оқу байқауында жеңді.',
      en: 'A stage and film actress who won the national reading contest at sixteen.',
      uz: 'Teatr va kino aktrisasi, oʻn olti yoshida respublika soʻz ustalari tanlovida gʻolib boʻlgan.',
    },
  },
  baizakuly: {
    role: 'actor',
    name: {
      ru: 'Ерасыл Байзакулы',
      kk: 'Ерасыл Байзақұлы',
      en: 'Yerassyl Baizakuly',
      uz: 'Yerasil Bayzaquli',
    },
    bio: {
      ru: 'Вырос в семье табунщика и сам исполняет все конные трюки.',
      kk: 'Жылқышының отбасында өскен, ат үстіндегі барлық трюктерді өзі орындайды.',
      en: 'He grew up in a horse herder’s family and performs all his riding stunts himself.',
      uz: 'Yilqichi oilasida oʻsgan, ot ustidagi barcha nayranglarni oʻzi bajaradi.',
    },
  },
  omirzak: {
    role: 'actor',
    name: { ru: 'Болат Омирзак', kk: 'Болат Өмірзақ', en: 'Bolat Omirzak', uz: 'Boʻlat Omirzoq' },
    bio: {
      ru: 'Мастер эпизода, которому давно доверяют главные роли: отцы, капитаны, упрямые старики.',
      kk: 'Эпизод шебері, қазір басты рөлдер сеніп тапсырылады: әкелер, капитандар, қыңыр қарттар.',
      en: 'A master of small parts now trusted with leads: fathers, captains and stubborn old men.',
      uz: 'Epizod ustasi, endi unga bosh rollar ishoniladi: otalar, kapitanlar, qaysar chollar.',
    },
  },
  sarsenbai: {
    role: 'actor',
    name: { ru: 'Камила Сарсенбай', kk: 'Камила Сәрсенбай', en: 'Kamila Sarsenbai', uz: 'Kamila Sarsenbay' },
    bio: {
      ru: 'Комедийная актриса и автор стендапа о жизни в трёх поколениях под одной крышей.',
      kk: 'Комедия актрисасы, бір шаңырақ астындағы үш ұрпақ туралы стендап авторы.',
      en: 'A comic actress and author of a stand-up about three generations under one roof.',
      uz: 'Komediya aktrisasi, bir tom ostidagi uch avlod haqidagi stendap muallifi.',
    },
  },
  nurgaliuly: {
    role: 'actor',
    name: {
      ru: 'Алишер Нургалиулы',
      kk: 'Әлішер Нұрғалиұлы',
      en: 'Alisher Nurgaliuly',
      uz: 'Alisher Nurgʻaliuli',
    },
    bio: {
      ru: 'Играет сыщиков и сомневающихся людей, по выходным преподаёт сценическую речь.',
      kk: 'Тергеушілер мен күмәншіл жандарды ойнайды, демалыста сахна тілінен сабақ береді.',
      en: 'He plays detectives and people in doubt, and teaches stage speech at weekends.',
      uz: 'Izquvarlar va shubhali odamlarni oʻynaydi, dam olish kunlari sahna nutqidan dars beradi.',
    },
  },
  dauletkyzy: {
    role: 'actor',
    name: { ru: 'Инжу Даулеткызы', kk: 'Інжу Дәулетқызы', en: 'Inzhu Dauletkyzy', uz: 'Inju Davletqizi' },
    bio: {
      ru: 'Дебютировала в двенадцать лет и ни разу не пропустила школьный экзамен из-за съёмок.',
      kk: 'Он екі жасында дебют жасады, түсірілім үшін мектеп емтиханын бір рет те жіберіп көрмеген.',
      en: 'She made her debut at twelve and never missed a school exam because of shooting.',
      uz: 'Oʻn ikki yoshida debyut qilgan, suratga olish deb maktab imtihonini biror marta ham qoldirmagan.',
    },
  },
  zhakypbek: {
    role: 'actor',
    name: { ru: 'Рустем Жакыпбек', kk: 'Рүстем Жақыпбек', en: 'Rustem Zhakypbek', uz: 'Rustam Jaqipbek' },
    bio: {
      ru: 'Пришёл в кино из каскадёров, сломал обе ключицы и остался ради драматических ролей.',
      kk: 'Киноға каскадёрліктен келді, екі бұғанасын да сындырып, драмалық рөлдер үшін қалды.',
      en: 'He came to film from stunts, broke both collarbones and stayed for the dramatic roles.',
      uz: 'Kinoga kaskadyorlikdan kelgan, ikki oʻmrov suyagini sindirib, dramatik rollar uchun qolgan.',
    },
  },
  akhmedyar: {
    role: 'actor',
    name: { ru: 'Сауле Ахмедьяр', kk: 'Сәуле Ахмедияр', en: 'Saule Akhmediyar', uz: 'Saule Axmediyar' },
    bio: {
      ru: 'Народная любимица, сорок лет на сцене драматического театра в Шымкенте.',
      kk: 'Халық сүйіктісі, Шымкент драма театрының сахнасында қырық жыл.',
      en: 'A people’s favourite with forty years on the stage of the Shymkent drama theatre.',
      uz: 'Xalq sevimlisi, Chimkent drama teatri sahnasida qirq yil.',
    },
  },
  kobegen: {
    role: 'actor',
    name: { ru: 'Ануар Кобеген', kk: 'Ануар Көбеген', en: 'Anuar Kobegen', uz: 'Anvar Kobegen' },
    bio: {
      ru: 'Бывший инженер-нефтяник из Атырау, попал на пробы вместо друга.',
      kk: 'Атыраулық бұрынғы мұнай инженері, кинобайқауға досының орнына барып қалған.',
      en: 'A former oil engineer from Atyrau who came to an audition in place of his friend.',
      uz: 'Atiraulik sobiq neft muhandisi, sinovga doʻsti oʻrniga borib qolgan.',
    },
  },
  rakhymbai: {
    role: 'actor',
    name: {
      ru: 'Меруерт Рахымбай',
      kk: 'Меруерт Рахымбай',
      en: 'Meruyert Rakhymbai',
      uz: 'Meruyert Rahimboy',
    },
    bio: {
      ru: 'Балерина в прошлом, в кадре держит паузу лучше любого монолога.',
      kk: 'Бұрынғы балерина, кадрдағы үнсіздігі кез келген монологтан артық.',
      en: 'A former ballerina who holds a pause better than any monologue.',
      uz: 'Sobiq balerina, kadrdagi sukuti har qanday monologdan ustun.',
    },
  },
  temirzhan: {
    role: 'actor',
    name: { ru: 'Олжас Темиржан', kk: 'Олжас Теміржан', en: 'Olzhas Temirzhan', uz: 'Oljas Temirjon' },
    bio: {
      ru: 'Звезда ситкомов, в жизни пчеловод и чемпион двора по шахматам.',
      kk: 'Ситком жұлдызы, өмірде омарташы әрі аула шахмат чемпионы.',
      en: 'A sitcom star who keeps bees and is the chess champion of his courtyard.',
      uz: 'Sitkom yulduzi, hayotda asalarichi va hovli shaxmat chempioni.',
    },
  },
  yskakbai: {
    role: 'actor',
    name: { ru: 'Томирис Искакбай', kk: 'Томирис Ысқақбай', en: 'Tomiris Yskakbai', uz: 'Toʻmaris Isqoqboy' },
    bio: {
      ru: 'Мастер спорта по стрельбе из лука, снимается в исторических картинах.',
      kk: 'Садақ атудан спорт шебері, тарихи фильмдерге түседі.',
      en: 'A champion archer who appears in historical pictures.',
      uz: 'Kamondan otish boʻyicha sport ustasi, tarixiy filmlarda suratga tushadi.',
    },
  },
  zhumagul: {
    role: 'actor',
    name: {
      ru: 'Ескендир Жумагул',
      kk: 'Ескендір Жұмагүл',
      en: 'Yeskendir Zhumagul',
      uz: 'Iskandar Jumagul',
    },
    bio: {
      ru: 'Его голосом говорят половина мультфильмов и навигатор вашего такси.',
      kk: 'Мультфильмдердің жартысы мен таксиіңіздің навигаторы осы кісінің даусымен сөйлейді.',
      en: 'Half of all cartoons and your taxi’s navigator speak with his voice.',
      uz: 'Multfilmlarning yarmi va taksingiz navigatori uning ovozida gapiradi.',
    },
  },
} as const satisfies Record<string, PersonSeed>;
