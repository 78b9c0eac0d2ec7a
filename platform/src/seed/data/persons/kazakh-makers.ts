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
      ru: 'Санжар Алдаберген родился в Кызылорде, в доме у железной дороги, и уверяет, что длину кадра выучил по товарным поездам. После института он два года работал почтальоном в аулах Приаралья и из этих поездок привёз героев всех своих картин. Он снимает людей, которые никогда не играли, ждёт нужного света неделями и почти не пользуется музыкой. «Соляная дорога» сделала его известным за пределами страны, но новые фильмы он всё равно первым делом показывает в сельском клубе, на простыне: если зал не разошёлся до титров, картина готова.',
      kk: 'Санжар Алдаберген Қызылордада, теміржол бойындағы үйде туған және кадрдың ұзақтығын жүк пойыздарынан үйрендім дейді. Институттан кейін екі жыл Арал өңірінің ауылдарында пошташы болып, барлық картинасының кейіпкерлерін сол сапарлардан алып келді. Ол бұрын ешқашан ойнамаған адамдарды түсіреді, керек жарықты апталап күтеді және музыканы мүлдем аз қолданады. «Тұз жолы» оны шетелге танытты, бірақ жаңа фильмдерін бәрібір ең алдымен ауыл клубында, ақ жаймаға көрсетеді: титрге дейін зал тарап кетпесе, демек картина дайын.',
      en: 'Sanzhar Aldabergen was born in Kyzylorda in a house beside the railway, and claims that goods trains taught him how long a shot should be. After film school he worked for two years as a postman in the villages around the Aral, and from those rounds he brought back the characters of all his pictures. He films people who have never acted, waits weeks for the right light and hardly uses music. The Salt Road made his name abroad, yet every new film is still shown first in a village club, on a bedsheet: if nobody leaves before the credits, it is finished.',
      uz: 'Sanjar Aldabergen Qizilordada, temiryoʻl boʻyidagi uyda tugʻilgan va kadr uzunligini yuk poyezdlaridan oʻrganganman deydi. Institutdan keyin ikki yil Orolboʻyi ovullarida pochtachi boʻlib ishladi va barcha filmlarining qahramonlarini shu safarlardan olib keldi. U ilgari hech qachon oʻynamagan odamlarni suratga oladi, kerakli yorugʻlikni haftalab kutadi va musiqadan deyarli foydalanmaydi. «Tuz yoʻli» uni chet elga tanitdi, ammo yangi filmlarini baribir eng avval qishloq klubida, choyshabga koʻrsatadi: titrlargacha zal tarqab ketmasa, demak film tayyor.',
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
      ru: 'Мадина Орынбекова десять лет снимала рекламу сока, майонеза и ипотеки и научилась рассказывать историю за тридцать секунд. Первую комедию она сделала в отпуске, на деньги от продажи машины, во дворе собственного дома, и соседи до сих пор считают себя соавторами. Её Алма-Ата говорит на двух языках сразу, опаздывает, ссорится и мирится за одним столом. Она не любит шуток, которые нельзя повторить при маме, пишет список гостей для каждой сцены и на каждой премьере сидит в последнем ряду, чтобы слышать, где смеются.',
      kk: 'Мадина Орынбекова он жыл шырын, майонез және ипотека жарнамасын түсіріп, оқиғаны отыз секундта айтуды үйренді. Алғашқы комедиясын ол демалыс кезінде, көлігін сатқан ақшаға, өз үйінің ауласында түсірді, ал көршілері әлі күнге дейін өздерін авторлардың бірі санайды. Оның Алматысы бірден екі тілде сөйлейді, кешігеді, ренжіседі және бір дастарқан басында татуласады. Ол анасының көзінше қайталауға болмайтын әзілді ұнатпайды, әр көріністің қонақтар тізімін жазады және қай жерде күлетінін есту үшін әр премьерада соңғы қатарда отырады.',
      en: 'For ten years Madina Orynbekova filmed advertisements for juice, mayonnaise and mortgages, and learned to tell a story in thirty seconds. She made her first comedy on holiday, with the money from selling her car, in the yard of her own house, and the neighbours still consider themselves its authors. Her Almaty speaks two languages at once, is late, quarrels and makes up at the same table. She dislikes jokes that cannot be repeated in front of one’s mother, writes a list of guests for every scene and sits in the last row at every premiere to hear where people laugh.',
      uz: 'Madina Orinbekova oʻn yil sharbat, mayonez va ipoteka reklamasini suratga olib, voqeani oʻttiz soniyada aytishni oʻrgandi. Ilk komediyasini u taʼtilda, mashinasini sotgan pulga, oʻz uyining hovlisida suratga oldi, qoʻshnilari esa hamon oʻzlarini hammuallif deb biladi. Uning Olmaotasi birdaniga ikki tilda gapiradi, kechikadi, urishadi va bitta dasturxon atrofida yarashadi. U onasining oldida takrorlab boʻlmaydigan hazillarni yoqtirmaydi, har bir sahna uchun mehmonlar roʻyxatini yozadi va qayerda kulishlarini eshitish uchun har bir premyerada oxirgi qatorda oʻtiradi.',
    },
  },
  tasbolat: {
    role: 'director',
    name: { ru: 'Ерлан Тасболат', kk: 'Ерлан Тасболат', en: 'Yerlan Tasbolat', uz: 'Yerlan Tasbolat' },
    bio: {
      ru: 'Ерлан Тасболат четырнадцать лет служил следователем в Караганде и раскрыл больше дел, чем хотел бы помнить. Уволившись, он переписал их как сценарии, убрал имена и оставил погоду. В его детективах почти не стреляют: там ждут автобуса, заполняют протоколы и долго молчат в коридорах, и именно поэтому им верят. «Тихий участок» он снимал в настоящем отделении, в ночную смену, и два раза съёмку прерывал настоящий вызов. Сейчас он преподаёт молодым сценаристам допрос: так он называет умение слушать.',
      kk: 'Ерлан Тасболат Қарағандыда он төрт жыл тергеуші болып, есінде қалғысы келгеннен де көп іс ашты. Қызметтен кеткен соң оларды сценарий етіп қайта жазып, есімдерді алып тастады да, ауа райын қалдырды. Оның детективтерінде атыс жоққа тән: онда автобус күтеді, хаттама толтырады, дәлізде ұзақ үнсіз отырады, дәл сол үшін де оларға сенеді. «Тыныш учаскені» ол нағыз бөлімшеде, түнгі ауысымда түсірді, сол кезде шынайы шақыру түсірілімді екі рет үзді. Қазір жас сценаристерге тергеуді үйретеді: ол тыңдай білуді осылай атайды.',
      en: 'For fourteen years Yerlan Tasbolat was an investigator in Karaganda and closed more cases than he would like to remember. When he left, he rewrote them as screenplays, took out the names and kept the weather. There is hardly any shooting in his mysteries: people wait for buses, fill in forms and stay silent in corridors, which is why everyone believes them. He filmed A Quiet Precinct in a real station on the night shift, and twice a real call interrupted the scene. Today he teaches young writers interrogation, which is his word for listening.',
      uz: 'Yerlan Tasbolat Qaragʻandida oʻn toʻrt yil tergovchi boʻlib ishladi va eslab qolishni istaganidan ham koʻp ishni ochdi. Ishdan ketgach, ularni ssenariy qilib qayta yozdi, ismlarni olib tashladi, ob-havoni qoldirdi. Uning detektivlarida deyarli otishma yoʻq: u yerda avtobus kutishadi, bayonnoma toʻldirishadi, yoʻlakda uzoq jim oʻtirishadi, aynan shuning uchun ularga ishonishadi. «Sokin uchastka»ni u haqiqiy boʻlimda, tungi smenada suratga oldi va ikki marta haqiqiy chaqiruv suratga olishni toʻxtatdi. Hozir u yosh ssenariynavislarga tergov oʻrgatadi: tinglay bilishni u shunday ataydi.',
    },
  },
  shaimerden: {
    role: 'director',
    name: { ru: 'Дана Шаймерден', kk: 'Дана Шаймерден', en: 'Dana Shaimerden', uz: 'Dana Shaymerden' },
    bio: {
      ru: 'Дана Шаймерден рисовала на полях тетрадей так густо, что учителя проверяли контрольные по картинкам. В Караганде, в бывшей диспетчерской шахты, она основала студию рисованного кино «Уки», где за одним столом работают художники двадцати и семидесяти лет. Её фильмы делают от руки, по двенадцать рисунков на секунду, и в каждом есть персонаж, которого придумали дети на открытых уроках. Тюлень по имени Бис, например, приехал из письма школьницы из Актау. Студия отвечает на каждое такое письмо, и ответ всегда нарисован.',
      kk: 'Дана Шаймерден дәптердің жиегіне сурет салғаны соншалық, мұғалімдер бақылау жұмысын суретіне қарап тексеретін. Қарағандыдағы бұрынғы шахта диспетчерлігінде ол қолмен салынатын кино студиясы «Үкіні» құрды, онда жиырмадағы және жетпістегі суретшілер бір үстелде жұмыс істейді. Фильмдерін қолмен, секундына он екі суреттен салады, әрқайсысында ашық сабақта балалар ойлап тапқан кейіпкер бар. Мәселен, Бис есімді итбалық Ақтаудағы оқушы қыздың хатынан келген. Студия мұндай хаттың әрқайсысына жауап береді, ал жауап үнемі сурет түрінде болады.',
      en: 'Dana Shaimerden drew so densely in the margins of her notebooks that her teachers marked the tests by the pictures. In a former mine control room in Karaganda she founded Uki, a studio of hand-drawn film where artists of twenty and of seventy work at one table. Her films are made by hand, twelve drawings to the second, and each has a character thought up by children at open lessons: the seal called Encore, for one, arrived in a letter from a schoolgirl in Aktau. The studio answers every such letter, and the answer is always a drawing.',
      uz: 'Dana Shaymerden daftar hoshiyalariga shunchalik koʻp rasm chizardiki, muallimlar nazorat ishlarini rasmlarga qarab tekshirishardi. Qaragʻandidagi sobiq shaxta dispetcherxonasida u qoʻlda chiziladigan kino studiyasi «Uki»ga asos soldi, u yerda yigirma va yetmish yoshli rassomlar bitta stolda ishlaydi. Filmlarini qoʻlda, soniyasiga oʻn ikki rasmdan chizishadi va har birida ochiq darslarda bolalar oʻylab topgan qahramon bor. Masalan, Bis ismli tyulen oqtovlik oʻquvchi qizning xatidan kelgan. Studiya bunday xatlarning har biriga javob beradi va javob doim rasm boʻladi.',
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
      ru: 'Тимур Бекжанов учился на скрипача, пока не нашёл в подвале консерватории списанный синтезатор и старый кобыз без струны. Из этой пары получился звук, который теперь узнают с первых нот: степной ветер, пропущенный через лампы. Он написал музыку к двадцати картинам и ни разу не использовал одну тему дважды. Партитуры он сочиняет в поездах, потому что там нельзя отвлечься, а записывает в бывшей водонапорной башне под Алматы, где эхо длится одиннадцать секунд. На концертах он просит зал не хлопать, а подпевать.',
      kk: 'Тимур Бекжанов консерваторияның жертөлесінен есептен шығарылған синтезатор мен бір шегі жоқ ескі қобызды тапқанға дейін скрипкашы болып оқыды. Осы жұптан енді алғашқы нотасынан танылатын үн туды: шамдардан өткен дала желі. Ол жиырма картинаға музыка жазды және бірде-бір тақырыпты екі рет қолданған жоқ. Партитураларын пойызда шығарады, өйткені онда алаңдауға болмайды, ал Алматы маңындағы бұрынғы су мұнарасында жазады, ондағы жаңғырық он бір секундқа созылады. Концертте ол залдан қол соқпай, бірге ән айтуды сұрайды.',
      en: 'Timur Bekzhanov trained as a violinist until he found a written-off synthesizer and an old qobyz with a missing string in the cellar of the conservatoire. The pair gave him the sound that is now recognised by its first notes: steppe wind passed through valves. He has scored twenty pictures and never used a theme twice. He composes on trains, because nothing can distract him there, and records in a former water tower near Almaty where the echo lasts eleven seconds. At concerts he asks the hall not to clap but to sing along.',
      uz: 'Temur Bekjanov konservatoriya yertoʻlasidan hisobdan chiqarilgan sintezator va bir tori yoʻq eski qoʻbizni topguncha skripkachi boʻlib oʻqidi. Shu juftlikdan endi ilk notasidanoq taniladigan ovoz tugʻildi: lampalardan oʻtgan dasht shamoli. U yigirmata filmga musiqa yozdi va birorta mavzuni ikki marta ishlatmadi. Partituralarni poyezdda yozadi, chunki u yerda chalgʻib boʻlmaydi, Olmaota yaqinidagi sobiq suv minorasida esa yozib oladi, u yerda aks sado oʻn bir soniya davom etadi. Konsertlarda u zaldan qarsak chalmay, birga kuylashni soʻraydi.',
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
