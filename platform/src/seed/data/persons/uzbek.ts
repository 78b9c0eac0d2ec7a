import type { PersonSeed } from '../../basics.ts';

export const uzbekPersons = {
  rahmatullayev: {
    role: 'director',
    name: {
      ru: 'Жасур Рахматуллаев',
      kk: 'Жасур Рахматуллаев',
      en: 'Jasur Rahmatullayev',
      uz: 'Jasur Rahmatullayev',
    },
    bio: {
      ru: 'Жасур Рахматуллаев вырос в ташкентской махалле, где телевизор выносили во двор и смотрели всей улицей, и до сих пор проверяет монтаж так же. Он начал с коротких сценок для свадебных видео, и заказчики требовали их отдельно, без свадьбы. Его семейные комедии держатся на еде, соседях и вопросе, кто сегодня прав, а ответа обычно нет. При этом он снял и «Астролябию Улугбека», самую дорогую историческую картину страны, и говорит, что разница невелика: в обеих кто-то спасает рецепт.',
      kk: 'Жасур Рахматуллаев теледидарды аулаға шығарып, бүкіл көше болып көретін Ташкент махалласында өсті және монтажды әлі күнге дейін солай тексереді. Ол той бейнелеріне арналған қысқа көріністерден бастады, ал тапсырыс берушілер оларды тойсыз, бөлек сұрайтын болды. Оның отбасылық комедиялары асқа, көршілерге және бүгін кімдікі дұрыс деген сұраққа сүйенеді, ал жауабы әдетте болмайды. Сонымен бірге ол елдің ең қымбат тарихи картинасы «Ұлықбектің астролябиясын» да түсірді және айырмашылық аз дейді: екеуінде де біреу рецепт құтқарады.',
      en: 'Jasur Rahmatullayev grew up in a Tashkent neighbourhood where the television was carried into the yard and watched by the whole street, and he still tests his editing that way. He began with short scenes for wedding videos, and customers asked for them separately, without the wedding. His family comedies rest on food, neighbours and the question of who is right today, which usually has no answer. He also made The Astrolabe of Ulugh Beg, the most expensive historical picture of his country, and says the difference is small: in both somebody saves a recipe.',
      uz: 'Jasur Rahmatullayev televizor hovliga olib chiqilib, butun koʻcha boʻlib koʻriladigan Toshkent mahallasida oʻsgan va montajni hamon shunday tekshiradi. U toʻy videolari uchun qisqa sahnalardan boshlagan, buyurtmachilar esa ularni toʻysiz, alohida soʻraydigan boʻlishdi. Uning oilaviy komediyalari taomga, qoʻshnilarga va bugun kim haq degan savolga tayanadi, javob esa odatda yoʻq. Shu bilan birga u mamlakatning eng qimmat tarixiy filmi «Ulugʻbekning usturlobi»ni ham suratga oldi va farqi kam deydi: ikkalasida ham kimdir retseptni qutqaradi.',
    },
  },
  yoldosheva: {
    role: 'director',
    name: {
      ru: 'Нилуфар Юлдошева',
      kk: 'Нилуфар Юлдошева',
      en: 'Nilufar Yoldosheva',
      uz: 'Nilufar Yoʻldosheva',
    },
    bio: {
      ru: 'Документалист, три года снимала мастеров шёлка Ферганской долины.',
      kk: 'Деректі кино режиссёры, Ферғана алқабының жібек шеберлерін үш жыл түсірген.',
      en: 'A documentary maker who filmed the silk masters of the Fergana Valley for three years.',
      uz: 'Hujjatli kino rejissyori, Fargʻona vodiysining ipak ustalarini uch yil suratga olgan.',
    },
  },
  qosimxoja: {
    role: 'actor',
    name: { ru: 'Бобур Касымходжа', kk: 'Бобыр Қасымқожа', en: 'Bobur Qosimxoja', uz: 'Bobur Qosimxoʻja' },
    bio: {
      ru: 'Самый добродушный усатый герой узбекского экрана.',
      kk: 'Өзбек экранының ең ақкөңіл мұртты кейіпкері.',
      en: 'The most good-natured moustache on the Uzbek screen.',
      uz: 'Oʻzbek ekranining eng koʻngilchan moʻylovli qahramoni.',
    },
  },
  saidbek: {
    role: 'actor',
    name: { ru: 'Шахноза Саидбек', kk: 'Шахноза Саидбек', en: 'Shahnoza Saidbek', uz: 'Shahnoza Saidbek' },
    bio: {
      ru: 'Начинала в театре кукол Самарканда и до сих пор носит в сумке перчаточного ослика.',
      kk: 'Самарқан қуыршақ театрынан бастаған, әлі күнге сөмкесінде қолғап-есегін алып жүреді.',
      en: 'She began at the Samarkand puppet theatre and still carries a glove donkey in her bag.',
      uz: 'Samarqand qoʻgʻirchoq teatridan boshlagan, haligacha sumkasida qoʻlqop-eshakcha olib yuradi.',
    },
  },
  tursunmurod: {
    role: 'actor',
    name: {
      ru: 'Отабек Турсунмурад',
      kk: 'Отабек Тұрсынмұрат',
      en: 'Otabek Tursunmurod',
      uz: 'Otabek Tursunmurod',
    },
    bio: {
      ru: 'Герой-любовник и выпускник физфака, решает задачи между дублями.',
      kk: 'Ғашық жігіт рөлдерінің шебері, физика факультетінің түлегі, дубль арасында есеп шығарады.',
      en: 'A romantic lead and physics graduate who solves problems between takes.',
      uz: 'Oshiq yigit rollarining ustasi, fizika fakulteti bitiruvchisi, dubllar orasida masala yechadi.',
    },
  },
  mirzaolim: {
    role: 'actor',
    name: {
      ru: 'Дилноза Мирзаолим',
      kk: 'Дилноза Мырзаолим',
      en: 'Dilnoza Mirzaolim',
      uz: 'Dilnoza Mirzaolim',
    },
    bio: {
      ru: 'Певица и актриса, все песни в её фильмах записаны прямо на площадке.',
      kk: 'Әнші әрі актриса, фильмдеріндегі барлық ән түсіру алаңында жазылған.',
      en: 'A singer and actress; all the songs in her films are recorded on set.',
      uz: 'Xonanda va aktrisa, filmlaridagi barcha qoʻshiqlar suratga olish maydonida yozilgan.',
    },
  },
  ergash: {
    role: 'actor',
    name: { ru: 'Хакимжон Эргаш', kk: 'Хакімжан Ергеш', en: 'Hakimjon Ergash', uz: 'Hakimjon Ergash' },
    bio: {
      ru: 'Аксакал узбекской комедии, ему достаточно приподнять бровь.',
      kk: 'Өзбек комедиясының ақсақалы, оған қасын бір көтеру жеткілікті.',
      en: 'The elder of Uzbek comedy: raising an eyebrow is enough.',
      uz: 'Oʻzbek komediyasining oqsoqoli, unga qoshini bir koʻtarish kifoya.',
    },
  },
  xolmat: {
    role: 'actor',
    name: { ru: 'Зилола Холмат', kk: 'Зилола Холмат', en: 'Zilola Xolmat', uz: 'Zilola Xolmat' },
    bio: {
      ru: 'Актриса из Нукуса, одинаково уверенно играет на узбекском и каракалпакском.',
      kk: 'Нүкістен шыққан актриса, өзбекше де, қарақалпақша да бірдей сенімді ойнайды.',
      en: 'An actress from Nukus, equally at home in Uzbek and Karakalpak.',
      uz: 'Nukuslik aktrisa, oʻzbekcha ham, qoraqalpoqcha ham birdek ishonchli oʻynaydi.',
    },
  },
  abdurashid: {
    role: 'writer',
    name: {
      ru: 'Фаррух Абдурашид',
      kk: 'Фаррух Әбдірашид',
      en: 'Farrux Abdurashid',
      uz: 'Farrux Abdurashid',
    },
    bio: {
      ru: 'Драматург, собирает махаллинские анекдоты в тетрадь с номером сорок два.',
      kk: 'Драматург, махалла әңгімелерін қырық екінші дәптеріне жинап жүр.',
      en: 'A playwright who collects neighbourhood anecdotes in notebook number forty-two.',
      uz: 'Dramaturg, mahalla latifalarini qirq ikkinchi daftariga yigʻmoqda.',
    },
  },
  nazarbek: {
    role: 'composer',
    name: { ru: 'Лола Назарбек', kk: 'Лола Назарбек', en: 'Lola Nazarbek', uz: 'Lola Nazarbek' },
    bio: {
      ru: 'Композитор, пишет музыку для дутара и камерного оркестра.',
      kk: 'Дутар мен камералық оркестрге музыка жазатын композитор.',
      en: 'A composer writing for dutar and chamber orchestra.',
      uz: 'Dutor va kamera orkestri uchun musiqa yozuvchi bastakor.',
    },
  },
  ismoil: {
    role: 'presenter',
    name: { ru: 'Шерзод Исмаил', kk: 'Шерзод Исмаил', en: 'Sherzod Ismoil', uz: 'Sherzod Ismoil' },
    bio: {
      ru: 'Повар и телеведущий, знает сто четыре вида плова и спорит о каждом.',
      kk: 'Аспаз әрі тележүргізуші, палаудың жүз төрт түрін біледі және әрқайсысы туралы таласады.',
      en: 'A chef and presenter who knows a hundred and four kinds of plov and argues about each.',
      uz: 'Oshpaz va teleboshlovchi, oshning bir yuz toʻrt turini biladi va har biri haqida bahslashadi.',
    },
  },
  karimberdi: {
    role: 'producer',
    name: {
      ru: 'Улугбек Каримберди',
      kk: 'Ұлықбек Кәрімберді',
      en: 'Ulugbek Karimberdi',
      uz: 'Ulugʻbek Karimberdi',
    },
    bio: {
      ru: 'Продюсер совместных картин Ташкента, Алматы и Стамбула.',
      kk: 'Ташкент, Алматы және Стамбұл бірлескен фильмдерінің продюсері.',
      en: 'Producer of joint pictures by Tashkent, Almaty and Istanbul.',
      uz: 'Toshkent, Olmaota va Istanbul hamkorlik filmlarining prodyuseri.',
    },
  },
} as const satisfies Record<string, PersonSeed>;
