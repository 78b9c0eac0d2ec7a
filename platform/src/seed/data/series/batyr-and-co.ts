import type { Localized } from '../../../origin/catalogue.ts';
import type { EpisodeSeed, SeriesSeed } from '../../types.ts';

/** The parts of a short cartoon are pairs of texts, one line each. */
const part = (title: Localized, description: Localized): EpisodeSeed => ({ title, description });

/** Twenty-eight episodes in one season: more than the 25 that a content page shows first (spec 2 §9). */
export const batyrAndCo: SeriesSeed = {
  key: 'batyr-and-co',
  title: {
    ru: 'Батыр и компания',
    kk: 'Батыр және достары',
    en: 'Batyr and Company',
    uz: 'Botir va doʻstlari',
  },
  short: {
    ru: 'Жеребёнок, верблюжонок и сова чинят всё, что сломалось в степи.',
    kk: 'Құлын, бота және үкі далада сынғанның бәрін жөндейді.',
    en: 'A foal, a camel calf and an owl mend whatever breaks in the steppe.',
    uz: 'Qulun, boʻtaloq va boyqush dashtda singan narsaning barini tuzatadi.',
  },
  description: {
    ru: 'Короткие истории для самых маленьких: пять минут, одна поломка, одна подсказка и ни одного злодея. Каждую серию можно решить вместе с героями.',
    kk: 'Ең кішкентайларға арналған қысқа хикаялар: бес минут, бір ақау, бір кеңес және бірде-бір зұлым кейіпкер жоқ. Әр серияны кейіпкерлермен бірге шешуге болады.',
    en: 'Short stories for the very young: five minutes, one thing broken, one hint and not a single villain. Every episode can be solved together with the heroes.',
    uz: 'Eng kichkintoylar uchun qisqa hikoyalar: besh daqiqa, bitta nosozlik, bitta maslahat va birorta ham yovuz yoʻq. Har bir qismni qahramonlar bilan birga yechish mumkin.',
  },
  year: 2024,
  age: 0,
  genres: ['cartoon', 'family'],
  countries: ['kz'],
  kinopoisk: 7.9,
  imdb: 7.6,
  world: 'toys',
  color: '#1b4038',
  library: 'bala',
  free: true,
  cartoon: true,
  credits: {
    director: ['shaimerden'],
    writer: ['kenzhegul'],
    actor: ['zhumagul', 'sarsenbai', 'dauletkyzy'],
    composer: ['bekzhanov'],
  },
  seasons: [
    {
      year: 2024,
      minutes: 5,
      episodes: [
        part(
          {
            ru: 'Скрипучее колесо',
            kk: 'Сықырлаған дөңгелек',
            en: 'The Squeaky Wheel',
            uz: 'Gʻichirlagan gʻildirak',
          },
          {
            ru: 'Колесо поёт, но фальшиво.',
            kk: 'Дөңгелек ән салады, бірақ әуені бұзық.',
            en: 'The wheel sings, but out of tune.',
            uz: 'Gʻildirak kuylaydi, ammo notoʻgʻri.',
          },
        ),
        part(
          {
            ru: 'Юрта-воздушный шар',
            kk: 'Әуе шары киіз үй',
            en: 'The Balloon Yurt',
            uz: 'Havo shari oʻtov',
          },
          {
            ru: 'Ветер унёс дом вместе с чаем.',
            kk: 'Жел үйді шаймен бірге ұшырып кетті.',
            en: 'The wind has carried the house off with the tea.',
            uz: 'Shamol uyni choyi bilan uchirib ketdi.',
          },
        ),
        part(
          { ru: 'Кто съел облако', kk: 'Бұлтты кім жеді', en: 'Who Ate the Cloud', uz: 'Bulutni kim yedi' },
          {
            ru: 'Тени не хватает на всех.',
            kk: 'Көлеңке бәріне жетпейді.',
            en: 'There is not enough shade to go round.',
            uz: 'Soya hammaga yetmaydi.',
          },
        ),
        part(
          { ru: 'Колодец-болтун', kk: 'Мылжың құдық', en: 'The Chatty Well', uz: 'Ezma quduq' },
          {
            ru: 'Эхо отвечает раньше вопроса.',
            kk: 'Жаңғырық сұрақтан бұрын жауап береді.',
            en: 'The echo answers before the question.',
            uz: 'Aks-sado savoldan oldin javob beradi.',
          },
        ),
        part(
          { ru: 'Потерянная тень', kk: 'Жоғалған көлеңке', en: 'The Lost Shadow', uz: 'Yoʻqolgan soya' },
          {
            ru: 'Верблюжонок ищет свою тень в полдень.',
            kk: 'Бота тал түсте көлеңкесін іздейді.',
            en: 'The camel calf looks for his shadow at noon.',
            uz: 'Boʻtaloq tush paytida soyasini izlaydi.',
          },
        ),
        part(
          {
            ru: 'Поезд для черепахи',
            kk: 'Тасбақаға пойыз',
            en: 'A Train for the Tortoise',
            uz: 'Toshbaqa uchun poyezd',
          },
          {
            ru: 'Как успеть, если не умеешь спешить.',
            kk: 'Асыға алмасаң, қалай үлгеруге болады?',
            en: 'How to be in time if you cannot hurry.',
            uz: 'Shoshila olmasang, qanday ulgurish mumkin.',
          },
        ),
        part(
          {
            ru: 'Сломанная радуга',
            kk: 'Сынған кемпірқосақ',
            en: 'The Broken Rainbow',
            uz: 'Singan kamalak',
          },
          {
            ru: 'Не хватает одного цвета.',
            kk: 'Бір түс жетіспейді.',
            en: 'One colour is missing.',
            uz: 'Bitta rang yetishmaydi.',
          },
        ),
        part(
          { ru: 'Сова не спит', kk: 'Үкі ұйықтамайды', en: 'The Owl Is Awake', uz: 'Boyqush uxlamaydi' },
          {
            ru: 'Днём слишком светло для снов.',
            kk: 'Күндіз түс көруге тым жарық.',
            en: 'The day is too bright for dreams.',
            uz: 'Kunduzi tush koʻrishga juda yorugʻ.',
          },
        ),
        part(
          {
            ru: 'Мост из тюбетеек',
            kk: 'Тақиядан көпір',
            en: 'The Bridge of Skullcaps',
            uz: 'Doʻppilar koʻprigi',
          },
          {
            ru: 'Каждый приносит по одной.',
            kk: 'Әркім бір-бірден әкеледі.',
            en: 'Everyone brings one.',
            uz: 'Har kim bittadan olib keladi.',
          },
        ),
        part(
          { ru: 'Письмо сурку', kk: 'Суырға хат', en: 'A Letter to the Marmot', uz: 'Sugʻurga xat' },
          {
            ru: 'Адресат спит до весны.',
            kk: 'Алушы көктемге дейін ұйықтайды.',
            en: 'The addressee is asleep until spring.',
            uz: 'Oluvchi bahorgacha uxlaydi.',
          },
        ),
        part(
          {
            ru: 'Ледяная горка летом',
            kk: 'Жаздағы мұз сырғанақ',
            en: 'An Ice Slide in Summer',
            uz: 'Yozgi muz tepalik',
          },
          {
            ru: 'Друзья ищут самое холодное место.',
            kk: 'Достар ең салқын жерді іздейді.',
            en: 'The friends look for the coldest place.',
            uz: 'Doʻstlar eng salqin joyni izlaydi.',
          },
        ),
        part(
          { ru: 'Звёздная лестница', kk: 'Жұлдызды баспалдақ', en: 'The Star Ladder', uz: 'Yulduzli narvon' },
          {
            ru: 'До самой низкой звезды сто ступенек.',
            kk: 'Ең төменгі жұлдызға жүз баспалдақ.',
            en: 'A hundred steps to the lowest star.',
            uz: 'Eng past yulduzgacha yuz pogʻona.',
          },
        ),
        part(
          { ru: 'Тихий оркестр', kk: 'Үнсіз оркестр', en: 'The Quiet Orchestra', uz: 'Sokin orkestr' },
          {
            ru: 'Концерт для спящего барсука.',
            kk: 'Ұйықтап жатқан борсыққа концерт.',
            en: 'A concert for a sleeping badger.',
            uz: 'Uxlayotgan boʻrsiq uchun konsert.',
          },
        ),
        part(
          { ru: 'Дождь по заказу', kk: 'Тапсырыспен жауын', en: 'Rain to Order', uz: 'Buyurtma yomgʻir' },
          {
            ru: 'Одуванчик просит два стакана.',
            kk: 'Бақбақ екі стақан сұрайды.',
            en: 'A dandelion asks for two glasses.',
            uz: 'Momaqaymoq ikki stakan soʻraydi.',
          },
        ),
        part(
          {
            ru: 'Караван муравьёв',
            kk: 'Құмырсқалар керуені',
            en: 'The Ant Caravan',
            uz: 'Chumolilar karvoni',
          },
          {
            ru: 'Самый длинный обгон в степи.',
            kk: 'Даладағы ең ұзақ басып озу.',
            en: 'The longest overtaking in the steppe.',
            uz: 'Dashtdagi eng uzun quvib oʻtish.',
          },
        ),
        part(
          { ru: 'Чужой хвост', kk: 'Бөтен құйрық', en: 'Somebody’s Tail', uz: 'Begona dum' },
          {
            ru: 'Находка виляет, но никого не узнаёт.',
            kk: 'Олжа бұлғаңдайды, бірақ ешкімді танымайды.',
            en: 'The find wags but knows nobody.',
            uz: 'Topilma likillaydi, ammo hech kimni tanimaydi.',
          },
        ),
        part(
          { ru: 'Большая стирка', kk: 'Үлкен кір жуу', en: 'The Big Wash', uz: 'Katta kir yuvish' },
          {
            ru: 'Зебра полиняла.',
            kk: 'Зебраның жолағы жуылып кетті.',
            en: 'The zebra has lost her stripes.',
            uz: 'Zebraning yoʻl-yoʻli yuvilib ketdi.',
          },
        ),
        part(
          {
            ru: 'Домбра без струн',
            kk: 'Ішексіз домбыра',
            en: 'The Dombra without Strings',
            uz: 'Torsiz doʻmbira',
          },
          {
            ru: 'Играть можно и на ветре.',
            kk: 'Желмен де ойнауға болады.',
            en: 'One can also play on the wind.',
            uz: 'Shamolda ham chalsa boʻladi.',
          },
        ),
        part(
          {
            ru: 'Секрет кактуса',
            kk: 'Кактустың құпиясы',
            en: 'The Secret of the Cactus',
            uz: 'Kaktus siri',
          },
          {
            ru: 'Почему его никто не обнимает.',
            kk: 'Оны неге ешкім құшақтамайды?',
            en: 'Why nobody hugs him.',
            uz: 'Nega uni hech kim quchoqlamaydi.',
          },
        ),
        part(
          {
            ru: 'Новый год в июле',
            kk: 'Шілдедегі Жаңа жыл',
            en: 'New Year in July',
            uz: 'Iyuldagi Yangi yil',
          },
          {
            ru: 'Ёлку заменит саксаул.',
            kk: 'Шыршаның орнына сексеуіл жүреді.',
            en: 'A saxaul tree will do for a fir.',
            uz: 'Archa oʻrniga saksovul.',
          },
        ),
        part(
          { ru: 'Почта журавлей', kk: 'Тырналар поштасы', en: 'Crane Mail', uz: 'Turnalar pochtasi' },
          {
            ru: 'Посылка летит дважды вокруг озера.',
            kk: 'Сәлемдеме көлді екі рет айналады.',
            en: 'The parcel flies twice round the lake.',
            uz: 'Posilka koʻlni ikki marta aylanadi.',
          },
        ),
        part(
          { ru: 'Грустный фонарь', kk: 'Мұңды шам', en: 'The Sad Lantern', uz: 'Gʻamgin fonar' },
          {
            ru: 'Он боится темноты.',
            kk: 'Ол қараңғыдан қорқады.',
            en: 'He is afraid of the dark.',
            uz: 'U qorongʻidan qoʻrqadi.',
          },
        ),
        part(
          {
            ru: 'Самая вкусная лужа',
            kk: 'Ең дәмді шалшық',
            en: 'The Tastiest Puddle',
            uz: 'Eng mazali koʻlmak',
          },
          {
            ru: 'Кто-то уронил варенье.',
            kk: 'Біреу тосап төгіп алыпты.',
            en: 'Somebody has dropped the jam.',
            uz: 'Kimdir murabboni toʻkib yuboribdi.',
          },
        ),
        part(
          { ru: 'Гонка наоборот', kk: 'Керісінше жарыс', en: 'The Backwards Race', uz: 'Teskari poyga' },
          {
            ru: 'Победит тот, кто всех пропустит.',
            kk: 'Бәрін өткізіп жіберген жеңеді.',
            en: 'Whoever lets everyone by wins.',
            uz: 'Hammani oʻtkazib yuborgan yutadi.',
          },
        ),
        part(
          { ru: 'Камень на память', kk: 'Естелік тас', en: 'A Stone to Remember', uz: 'Esdalik tosh' },
          {
            ru: 'Он помнит больше всех.',
            kk: 'Ол бәрінен көп біледі.',
            en: 'It remembers more than anyone.',
            uz: 'U hammadan koʻp narsani eslaydi.',
          },
        ),
        part(
          { ru: 'Степной телефон', kk: 'Дала телефоны', en: 'The Steppe Telephone', uz: 'Dasht telefoni' },
          {
            ru: 'Две кружки и длинная нитка.',
            kk: 'Екі саптыаяқ пен ұзын жіп.',
            en: 'Two mugs and a long thread.',
            uz: 'Ikki krujka va uzun ip.',
          },
        ),
        part(
          { ru: 'Малыш-ураган', kk: 'Кішкентай дауыл', en: 'The Little Hurricane', uz: 'Kichkina boʻron' },
          {
            ru: 'Он всего лишь хотел поиграть.',
            kk: 'Ол бар болғаны ойнағысы келген.',
            en: 'He only wanted to play.',
            uz: 'U shunchaki oʻynamoqchi edi.',
          },
        ),
        part(
          {
            ru: 'Спокойной ночи, степь',
            kk: 'Қайырлы түн, дала',
            en: 'Good Night, Steppe',
            uz: 'Xayrli tun, dasht',
          },
          {
            ru: 'Друзья укладывают спать ветер.',
            kk: 'Достар желді ұйықтатады.',
            en: 'The friends put the wind to bed.',
            uz: 'Doʻstlar shamolni uxlatadi.',
          },
        ),
      ],
    },
  ],
};
