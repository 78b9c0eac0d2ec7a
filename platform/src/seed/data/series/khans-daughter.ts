import type { SeriesSeed } from '../../types.ts';

export const khansDaughter: SeriesSeed = {
  key: 'khans-daughter',
  title: { ru: 'Дочь хана', kk: 'Хан қызы', en: 'The Khan’s Daughter', uz: 'Xon qizi' },
  short: {
    ru: 'Её учили молчать на советах. Она научилась слушать.',
    kk: 'Оны кеңесте үнсіз отыруға үйретті. Ол тыңдауды үйренді.',
    en: 'She was taught to keep silent in council. She learned to listen.',
    uz: 'Unga kengashda jim oʻtirishni oʻrgatishdi. U tinglashni oʻrgandi.',
  },
  description: {
    ru: 'XVII век, ставка на берегу Сырдарьи. После смерти хана его сыновья делят табуны, а младшая дочь Айша получает в наследство только ханскую печать, которую никто не ищет, потому что никто не знает, что она у девочки. Десять серий о том, как одно слово, сказанное вовремя, сберегает больше, чем тысяча всадников. Костюмы по старинным образцам шили сорок мастериц из шести областей, а язык сериала сверяли с хрониками того времени. Томирис Искакбай, мастер спорта по стрельбе из лука, ни разу не стреляет в кадре: её героиня побеждает иначе, и это, пожалуй, самая смелая мысль сериала. Костюмы для неё шили по старинным миниатюрам.',
    kk: 'XVII ғасыр, Сырдария жағасындағы орда. Хан қайтыс болған соң ұлдары жылқыны бөліседі, ал кіші қызы Айшаға мұраға тек ханның мөрі тиеді; оны ешкім іздемейді, себебі мөрдің қызда екенін ешкім білмейді. Он серия бойы дер кезінде айтылған бір сөздің мың сарбаздан көп нәрсені сақтап қалатыны көрсетіледі. Костюмдерді көне үлгімен алты облыстың қырық шебері тікті, ал сериал тілі сол замандағы шежірелермен салыстырылды. Садақ атудан спорт шебері Томирис Ысқақбай кадрда бірде-бір рет садақ тартпайды: оның кейіпкері басқаша жеңеді, бұл, бәлкім, сериалдың ең батыл ойы шығар. Киімдері ескі миниатюралар бойынша тігілді.',
    en: 'The seventeenth century, a court on the bank of the Syr Darya. After the khan’s death his sons divide the herds, and his youngest daughter Aisha inherits nothing but the khan’s seal, which nobody is looking for because nobody knows the girl has it. Ten episodes about how one word said in time saves more than a thousand riders. Forty seamstresses from six regions made the costumes after old patterns, and the language was checked against chronicles of the period. Tomiris Yskakbai, a champion archer, never shoots on screen: her heroine wins in another way, and that is perhaps the boldest thought of the series.',
    uz: 'XVII asr, Sirdaryo boʻyidagi qarorgoh. Xon vafot etgach, oʻgʻillari yilqilarni boʻlishadi, kenja qizi Oyshaga esa merosga faqat xonning muhri tegadi; uni hech kim izlamaydi, chunki muhr qizda ekanini hech kim bilmaydi. Oʻn qism davomida oʻz vaqtida aytilgan bir soʻz ming suvoriydan koʻp narsani asrab qolishi koʻrsatiladi. Liboslarni qadimiy namunalar asosida olti viloyatdan qirq chevar tikkan, serial tili esa oʻsha davr solnomalari bilan solishtirilgan. Kamondan otish boʻyicha sport ustasi Toʻmaris Isqoqboy kadrda biror marta ham oʻq uzmaydi: qahramoni boshqacha yengadi va bu, ehtimol, serialning eng dadil fikridir.',
  },
  year: 2024,
  age: 12,
  genres: ['history', 'drama', 'adventure'],
  countries: ['kz', 'uz'],
  kinopoisk: 8.1,
  imdb: 7.7,
  world: 'steppe',
  color: '#40201a',
  library: 'taspa',
  free: true,
  credits: {
    director: ['aldabergen', 'rahmatullayev'],
    writer: ['zholdybai'],
    actor: ['yskakbai', 'omirzak', 'rakhymbai', 'tursunmurod', 'xolmat'],
    composer: ['bekzhanov', 'nazarbek'],
    producer: ['tursynkhan', 'karimberdi'],
  },
  seasons: [
    {
      year: 2024,
      minutes: 55,
      episodes: [
        {
          title: { ru: 'Печать', kk: 'Мөр', en: 'The Seal', uz: 'Muhr' },
          description: {
            ru: 'Хан умирает, не назвав наследника.',
            kk: 'Хан мұрагерін атамай қайтыс болады.',
            en: 'The khan dies without naming an heir.',
            uz: 'Xon vorisini aytmay vafot etadi.',
          },
        },
        {
          title: { ru: 'Белая кошма', kk: 'Ақ киіз', en: 'White Felt', uz: 'Oq kigiz' },
          description: {
            ru: 'Старшего брата поднимают на кошме, и кто-то разжимает руку.',
            kk: 'Үлкен ағаны ақ киізге көтереді, ал біреу қолын босатып жібереді.',
            en: 'The eldest brother is lifted on white felt, and somebody lets go.',
            uz: 'Katta akani oq kigizda koʻtarishadi, kimdir esa qoʻlini boʻshatib yuboradi.',
          },
        },
        {
          title: { ru: 'Посольство', kk: 'Елшілік', en: 'The Embassy', uz: 'Elchilik' },
          description: {
            ru: 'Гости привозят подарки и язык, которого не знает никто, кроме Айши.',
            kk: 'Қонақтар сый мен Айшадан басқа ешкім білмейтін тілді ала келеді.',
            en: 'The guests bring gifts and a language nobody knows but Aisha.',
            uz: 'Mehmonlar sovgʻa va Oyshadan boshqa hech kim bilmaydigan tilni olib keladi.',
          },
        },
        {
          title: { ru: 'Переправа', kk: 'Өткел', en: 'The Crossing', uz: 'Kechuv' },
          description: {
            ru: 'Река разделяет ставку на два лагеря.',
            kk: 'Өзен орданы екі жұртқа бөледі.',
            en: 'The river divides the court into two camps.',
            uz: 'Daryo qarorgohni ikki tomonga boʻladi.',
          },
        },
        {
          title: { ru: 'Соколиная почта', kk: 'Қаршыға хат', en: 'Hawk Post', uz: 'Qirgʻiy xati' },
          description: {
            ru: 'Письмо летит быстрее гонца, но читают его двое.',
            kk: 'Хат шабарманнан жылдам ұшады, бірақ оны екі адам оқиды.',
            en: 'The letter flies faster than a rider, but two people read it.',
            uz: 'Xat chopardan tez uchadi, ammo uni ikki kishi oʻqiydi.',
          },
        },
        {
          title: { ru: 'Сын пастуха', kk: 'Шопанның ұлы', en: 'The Shepherd’s Son', uz: 'Choʻpon oʻgʻli' },
          description: {
            ru: 'Айша просит совета у человека без имени и рода.',
            kk: 'Айша аты да, руы да жоқ адамнан ақыл сұрайды.',
            en: 'Aisha asks advice of a man without a name or a clan.',
            uz: 'Oysha nomsiz va urugʻsiz odamdan maslahat soʻraydi.',
          },
        },
        {
          title: { ru: 'Осада', kk: 'Қоршау', en: 'The Siege', uz: 'Qamal' },
          description: {
            ru: 'Город держится на хлебе, соли и одной лжи.',
            kk: 'Қала нанға, тұзға және бір өтірікке сүйеніп тұр.',
            en: 'The city lives on bread, salt and one lie.',
            uz: 'Shahar non, tuz va bitta yolgʻon hisobiga turibdi.',
          },
        },
        {
          title: { ru: 'Суд биев', kk: 'Билер соты', en: 'The Court of Elders', uz: 'Biylar sudi' },
          description: {
            ru: 'Три судьи, две правды, один камень.',
            kk: 'Үш би, екі шындық, бір тас.',
            en: 'Three judges, two truths, one stone.',
            uz: 'Uch biy, ikki haqiqat, bitta tosh.',
          },
        },
        {
          title: {
            ru: 'Ночь перед рассветом',
            kk: 'Таң алдындағы түн',
            en: 'The Night before Dawn',
            uz: 'Tong oldidagi tun',
          },
          description: {
            ru: 'Братья встречаются без оружия.',
            kk: 'Ағайындылар қарусыз кездеседі.',
            en: 'The brothers meet unarmed.',
            uz: 'Aka-ukalar qurolsiz uchrashadi.',
          },
        },
        {
          title: { ru: 'Слово', kk: 'Сөз', en: 'The Word', uz: 'Soʻz' },
          description: {
            ru: 'Айша впервые говорит на совете.',
            kk: 'Айша кеңесте алғаш рет сөйлейді.',
            en: 'Aisha speaks in council for the first time.',
            uz: 'Oysha kengashda ilk bor soʻzlaydi.',
          },
        },
      ],
    },
  ],
};
