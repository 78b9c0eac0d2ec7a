import type { PersonSeed } from '../../basics.ts';

export const russianPersons = {
  verkhovtsev: {
    role: 'director',
    name: { ru: 'Глеб Верховцев', kk: 'Глеб Верховцев', en: 'Gleb Verkhovtsev', uz: 'Gleb Verxovtsev' },
    bio: {
      ru: 'Глеб Верховцев окончил авиационный институт и пять лет проектировал трапы, прежде чем понял, что хочет строить корабли, которые никуда не летят. В ангаре под Омском он собирает их целиком, с болтами, люками и работающим чайником, потому что актёр, которому есть что повернуть, не станет играть лицом. Его фантастика обходится без зелёных экранов и почти без злодеев: опасность в ней приходит от расстояния. Декорации он не разбирает, и по выходным ангар открыт для школьников, которые чинят в нём то, что сломалось на съёмках.',
      kk: 'Глеб Верховцев авиация институтын бітіріп, ешқайда ұшпайтын кемелер жасағысы келетінін түсінгенше бес жыл трап жобалады. Ол Омбы маңындағы ангарда кемелерді болтымен, люгімен, жұмыс істейтін шәйнегімен түгел құрастырады, өйткені бұрайтын нәрсесі бар актёр бет-әлпетімен ойнамайды. Оның фантастикасында жасыл экран мүлде жоқ, зұлымдар да жоққа тән: қауіп қашықтықтан келеді. Ол декорацияны бұзбайды, демалыс күндері ангар оқушыларға ашық, олар түсірілімде сынғанның бәрін сол жерде жөндейді.',
      en: 'Gleb Verkhovtsev graduated from an aviation institute and designed boarding stairs for five years before he understood that he wanted to build ships that fly nowhere. In a hangar near Omsk he assembles them whole, with bolts, hatches and a working kettle, because an actor who has something to turn will not act with his face. His science fiction has no green screens and hardly any villains: danger comes from distance. He does not take his sets apart, and at weekends the hangar is open to schoolchildren, who repair what broke during filming.',
      uz: 'Gleb Verxovtsev aviatsiya institutini bitirib, hech qayoqqa uchmaydigan kemalar qurishni istashini tushunguncha besh yil trap loyihaladi. U Omsk yaqinidagi angarda kemalarni boltlari, lyuklari va ishlaydigan choynagi bilan toʻliq yigʻadi, chunki burash uchun narsasi bor aktyor yuzi bilan oʻynamaydi. Uning fantastikasida yashil ekran yoʻq, yovuzlar ham deyarli yoʻq: xavf masofadan keladi. U dekoratsiyalarni buzmaydi, dam olish kunlari angar oʻquvchilarga ochiq, ular suratga olishda singan narsalarni shu yerda tuzatadi.',
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
