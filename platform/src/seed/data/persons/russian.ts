import type { PersonSeed } from '../../basics.ts';

export const russianPersons = {
  verkhovtsev: {
    role: 'director',
    name: { ru: 'Глеб Верховцев', kk: 'Глеб Верховцев', en: 'Gleb Verkhovtsev', uz: 'Gleb Verxovtsev' },
    bio: {
      ru: 'Снимает фантастику без зелёного экрана: строит корабли в ангаре под Омском.',
      kk: 'Фантастиканы жасыл экрансыз түсіреді: кемелерді Омбы түбіндегі ангарда құрастырады.',
      en: 'He makes science fiction without green screens, building the ships in a hangar near Omsk.',
      uz: 'Fantastikani yashil ekransiz suratga oladi: kemalarni Omsk yaqinidagi angarda quradi.',
    },
  },
  lazutina: {
    role: 'director',
    name: { ru: 'Вера Лазутина', kk: 'Вера Лазутина', en: 'Vera Lazutina', uz: 'Vera Lazutina' },
    bio: {
      ru: 'Автор тихих мелодрам, в которых главное говорят между остановками поезда.',
      kk: 'Басты сөз пойыз аялдамаларының арасында айтылатын тыныш мелодрамалардың авторы.',
      en: 'She makes quiet romances where the main thing is said between two train stops.',
      uz: 'Eng muhim gap poyezd bekatlari orasida aytiladigan sokin melodramalar muallifi.',
    },
  },
  ostroukhin: {
    role: 'actor',
    name: { ru: 'Пётр Остроухин', kk: 'Пётр Остроухин', en: 'Pyotr Ostroukhin', uz: 'Pyotr Ostrouxin' },
    bio: {
      ru: 'Актёр с лицом полярника, четыре раза зимовал в кадре и один раз на самом деле.',
      kk: 'Полярник жүзді актёр: кадрда төрт рет, шын өмірде бір рет қыстап шыққан.',
      en: 'An actor with a polar explorer’s face: four winters on screen and one in real life.',
      uz: 'Qutbchi yuzli aktyor: kadrda toʻrt marta, hayotda bir marta qishlagan.',
    },
  },
  beloruchyeva: {
    role: 'actor',
    name: {
      ru: 'Анна Белоручьева',
      kk: 'Анна Белоручьева',
      en: 'Anna Beloruchyeva',
      uz: 'Anna Beloruchyeva',
    },
    bio: {
      ru: 'Училась на врача, поэтому в медицинских сериалах её не нужно дублировать.',
      kk: 'Дәрігерлікке оқыған, сондықтан медициналық сериалдарда оған дублёр керек емес.',
      en: 'She trained as a doctor, so medical series need no double for her.',
      uz: 'Shifokorlikka oʻqigan, shuning uchun tibbiy seriallarda unga dublyor kerak emas.',
    },
  },
  kudryashin: {
    role: 'actor',
    name: { ru: 'Илья Кудряшин', kk: 'Илья Кудряшин', en: 'Ilya Kudryashin', uz: 'Ilya Kudryashin' },
    bio: {
      ru: 'Играет обаятельных мошенников и честных машинистов.',
      kk: 'Сүйкімді алаяқтар мен адал машинистерді ойнайды.',
      en: 'He plays charming crooks and honest train drivers.',
      uz: 'Yoqimli firibgarlar va halol mashinistlarni oʻynaydi.',
    },
  },
  yarotskaya: {
    role: 'actor',
    name: { ru: 'Ксения Яроцкая', kk: 'Ксения Яроцкая', en: 'Ksenia Yarotskaya', uz: 'Kseniya Yarotskaya' },
    bio: {
      ru: 'Выросла в Павлодаре, говорит по-казахски без акцента и гордится этим.',
      kk: 'Павлодарда өскен, қазақша таза сөйлейді және соны мақтан тұтады.',
      en: 'She grew up in Pavlodar, speaks Kazakh without an accent and is proud of it.',
      uz: 'Pavlodarda oʻsgan, qozoqcha ravon gapiradi va bundan faxrlanadi.',
    },
  },
  sinegorin: {
    role: 'writer',
    name: { ru: 'Марк Синегорин', kk: 'Марк Синегорин', en: 'Mark Sinegorin', uz: 'Mark Sinegorin' },
    bio: {
      ru: 'Сценарист научной фантастики, консультируется с тремя астрономами и одним пастухом.',
      kk: 'Ғылыми фантастика сценарисі, үш астроном және бір шопанмен ақылдасады.',
      en: 'A science fiction writer who consults three astronomers and one shepherd.',
      uz: 'Ilmiy fantastika ssenaristi, uch astronom va bir choʻpon bilan maslahatlashadi.',
    },
  },
  gromykhina: {
    role: 'editor',
    name: { ru: 'Лидия Громыхина', kk: 'Лидия Громыхина', en: 'Lidia Gromykhina', uz: 'Lidiya Gromixina' },
    bio: {
      ru: 'Монтажёр триллеров, умеет напугать одной склейкой.',
      kk: 'Триллерлер монтажшысы, бір ғана түйіспемен үркіте алады.',
      en: 'An editor of thrillers who can frighten with a single cut.',
      uz: 'Trillerlar montajchisi, birgina kesish bilan qoʻrqita oladi.',
    },
  },
  dubravin: {
    role: 'presenter',
    name: { ru: 'Антон Дубравин', kk: 'Антон Дубравин', en: 'Anton Dubravin', uz: 'Anton Dubravin' },
    bio: {
      ru: 'Физик и популяризатор, однажды объяснил энтропию на примере дастархана.',
      kk: 'Физик, ғылымды дәріптеуші, бірде энтропияны дастарқан мысалында түсіндірген.',
      en: 'A physicist and science communicator who once explained entropy with a set table.',
      uz: 'Fizik va fan targʻibotchisi, bir kuni entropiyani dasturxon misolida tushuntirgan.',
    },
  },
  zimorodova: {
    role: 'composer',
    name: { ru: 'Ольга Зимородова', kk: 'Ольга Зимородова', en: 'Olga Zimorodova', uz: 'Olga Zimorodova' },
    bio: {
      ru: 'Пишет музыку к триллерам и колыбельные, иногда в один и тот же день.',
      kk: 'Триллерге музыка да, бесік жырын да жазады, кейде екеуін бір күнде.',
      en: 'She writes thriller scores and lullabies, sometimes on the same day.',
      uz: 'Trillerga musiqa ham, alla ham yozadi, baʼzan ikkalasini bir kunda.',
    },
  },
} as const satisfies Record<string, PersonSeed>;
