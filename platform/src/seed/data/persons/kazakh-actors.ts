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
      ru: 'Айзере Толебиева родилась в Таразе в семье библиотекаря и машиниста. В шестнадцать лет она выиграла республиканский конкурс чтецов, прочитав наизусть расписание поездов так, что зал плакал, и через год поступила в академию искусств. Первая большая роль, биолог на станции «Тюльпан», оставила её в кадре одну почти на два часа: репетировала она в оранжерее, разговаривая с рассадой. С тех пор её зовут и в фантастику, и в хорроры, и в школьные истории, а она по-прежнему играет в театре и ведёт студию чтения для подростков.',
      kk: 'Айзере Төлебиева Таразда кітапханашы мен машинистің отбасында туған. Он алты жасында пойыз кестесін жатқа оқып, залды жылатып, республикалық көркемсөз оқу байқауында жеңді, бір жылдан кейін өнер академиясына түсті. Алғашқы үлкен рөлінде, «Қызғалдақ» бекетіндегі биолог болып, екі сағатқа жуық кадрда жалғыз қалды: ол рөлге жылыжайда көшеттермен сөйлесіп жүріп дайындалған. Содан бері оны фантастикаға да, қорқынышты фильмге де, мектеп хикаяларына да шақырады, ал өзі бұрынғысынша театрда ойнайды және жасөспірімдердің оқу студиясын жүргізеді.',
      en: 'Aizere Tolebiyeva was born in Taraz to a librarian and a train driver. At sixteen she won the national reading contest by reciting a railway timetable so well that the hall wept, and a year later she entered the academy of arts. Her first big part, the biologist of Tulip Station, left her alone on screen for almost two hours: she rehearsed it in a greenhouse, talking to the seedlings. Since then she has been asked into science fiction, horror and stories about school, yet she still acts on stage and runs a reading studio for teenagers.',
      uz: 'Ayzere Toʻlebiyeva Tarozda kutubxonachi va mashinist oilasida tugʻilgan. Oʻn olti yoshida poyezdlar jadvalini yoddan oʻqib, zalni yigʻlatib, respublika soʻz ustalari tanlovida gʻolib boʻldi, bir yildan keyin esa sanʼat akademiyasiga kirdi. Ilk katta rolida, «Lola» stansiyasidagi biolog boʻlib, deyarli ikki soat kadrda yolgʻiz qoldi: u rolga issiqxonada koʻchatlar bilan gaplashib tayyorlangan. Shundan beri uni fantastikaga ham, qoʻrqinchli filmlarga ham, maktab hikoyalariga ham taklif qilishadi, oʻzi esa avvalgidek teatrda oʻynaydi va oʻsmirlar uchun oʻqish studiyasini olib boradi.',
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
      ru: 'Болат Омирзак двадцать лет был мастером эпизода: сторожа, шофёры, свидетели и один говорящий памятник. Режиссёры заметили, что зритель запоминает именно его минуту, и стали давать ему больше минут. Капитан без моря в «Колоколе Арала» сделал его главным актёром своего поколения, а следователь из «Тихого участка» – гостем в каждом доме. Он не снимается летом, потому что косит сено в родном ауле под Аркалыком, и не читает рецензий, потому что их читает ему жена, выбирая только строгие.',
      kk: 'Болат Өмірзақ жиырма жыл эпизод шебері болды: күзетшілер, жүргізушілер, куәлар және сөйлейтін бір ескерткіш. Режиссёрлер көрермен дәл соның минутын есте сақтайтынын байқап, оған көбірек минут бере бастады. «Арал қоңырауындағы» теңізсіз капитан оны өз буынының басты актеріне айналдырды, ал «Тыныш учаскедегі» тергеуші әр үйдің қонағы етті. Ол жазда түсірілмейді, өйткені Арқалық маңындағы туған ауылында шөп шабады, рецензия да оқымайды, өйткені оларды жұбайы тек қаталдарын таңдап, дауыстап оқып береді.',
      en: 'For twenty years Bolat Omirzak was a master of small parts: watchmen, drivers, witnesses and one talking monument. Directors noticed that people remembered precisely his minute, and began to give him more minutes. The captain without a sea in The Bell of Aral made him the leading actor of his generation, and the investigator of A Quiet Precinct brought him into every home. He does not film in summer, because he mows hay in his village near Arkalyk, and he does not read reviews, because his wife reads them to him and picks only the stern ones.',
      uz: 'Boʻlat Omirzoq yigirma yil epizod ustasi boʻldi: qorovullar, haydovchilar, guvohlar va gapiradigan bitta haykal. Rejissyorlar tomoshabin aynan uning daqiqasini eslab qolishini payqab, unga koʻproq daqiqa bera boshladi. «Orol qoʻngʻirogʻi»dagi dengizsiz kapitan uni oʻz avlodining bosh aktyoriga aylantirdi, «Sokin uchastka»dagi tergovchi esa har bir uyning mehmoni qildi. U yozda suratga tushmaydi, chunki Arqaliq yaqinidagi ona ovulida pichan oʻradi, taqrizlarni ham oʻqimaydi, chunki ularni rafiqasi faqat qattiqlarini tanlab, ovoz chiqarib oʻqib beradi.',
    },
  },
  sarsenbai: {
    role: 'actor',
    name: { ru: 'Камила Сарсенбай', kk: 'Камила Сәрсенбай', en: 'Kamila Sarsenbai', uz: 'Kamila Sarsenbay' },
    bio: {
      ru: 'Камила Сарсенбай выросла в алматинской трёхкомнатной квартире, где жили бабушка, родители, две сестры и попугай, и каждый считал себя главным. Из вечеров на кухне родился её стендап о трёх поколениях под одной крышей, а из стендапа – приглашение в «Свата по ошибке», после которой кассиры стали называть её по имени героини. Она пишет для себя половину реплик и никогда не смеётся на съёмках первой. В озвучании ей достаются матери, лисы и строгие учительницы, и дочь до сих пор спорит, кто из них похож на неё больше.',
      kk: 'Камила Сәрсенбай әжесі, ата-анасы, екі әпкесі мен тотықұсы бірге тұрған Алматыдағы үш бөлмелі пәтерде өсті, онда әркім өзін басты адам санайтын. Ас үйдегі кештерден бір шаңырақ астындағы үш ұрпақ туралы стендабы туды, ал стендаптан «Жаңылыс құда» фильміне шақыру келді, содан кейін кассирлер оны кейіпкерінің атымен атай бастады. Ол өз сөздерінің жартысын өзі жазады және түсірілімде ешқашан бірінші болып күлмейді. Дыбыстауда оған аналар, түлкілер мен қатал мұғалімдер тиеді, ал қызы олардың қайсысы анасына көбірек ұқсайтынын әлі күнге дейін айтысады.',
      en: 'Kamila Sarsenbai grew up in a three-room Almaty flat shared by a grandmother, two parents, two sisters and a parrot, each of whom believed to be in charge. Evenings in that kitchen became her stand-up about three generations under one roof, and the stand-up led to The Wrong Matchmaker, after which cashiers began to call her by the name of her character. She writes half of her own lines and never laughs first on set. As a voice she is given mothers, foxes and strict teachers, and her daughter still argues about which of them is most like her.',
      uz: 'Kamila Sarsenbay buvisi, ota-onasi, ikki opasi va toʻtiqush birga yashagan Olmaotadagi uch xonali kvartirada oʻsdi, u yerda har kim oʻzini bosh deb bilardi. Oshxonadagi oqshomlardan bir tom ostidagi uch avlod haqidagi stendapi tugʻildi, stendapdan esa «Adashgan sovchi» filmiga taklif keldi, shundan keyin kassirlar uni qahramonining ismi bilan chaqira boshladi. U oʻz gaplarining yarmini oʻzi yozadi va suratga olishda hech qachon birinchi boʻlib kulmaydi. Ovoz berishda unga onalar, tulkilar va qattiqqoʻl muallimalar nasib etadi, qizi esa ulardan qaysi biri onasiga koʻproq oʻxshashini hamon bahslashadi.',
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
      ru: 'Сауле Ахмедияр вышла на сцену Шымкентского театра драмы в девятнадцать лет и с тех пор сыграла в нём двести ролей, среди которых королева Лир: ради неё пьесу переставили под женщину. В кино она пришла после пятидесяти, когда режиссёр-дебютант попросил её просто посидеть у окна, и в этом окне зрители увидели весь фильм. Сегодня без неё не обходится ни одна семейная картина: её бабушки не пекут пирожков, а ведут переговоры. Дома у неё живут четыре внука, три кошки и расписание, которое никто не смеет нарушать.',
      kk: 'Сәуле Ахмедияр Шымкент драма театрының сахнасына он тоғыз жасында шығып, содан бері онда екі жүз рөл ойнады, солардың бірі – Лир патшайым: ол үшін пьеса әйел адамға лайықталып қайта қойылды. Киноға елуден асқанда келді: алғашқы фильмін түсіріп жүрген режиссёр одан терезе алдында жай ғана отыруды сұрады, сол терезеден көрермен бүкіл фильмді көрді. Бүгінде бірде-бір отбасылық картина онсыз өтпейді: оның әжелері бауырсақ пісірмейді, келіссөз жүргізеді. Үйінде төрт немересі, үш мысығы және ешкім бұзуға батпайтын күн тәртібі бар.',
      en: 'Saule Akhmediyar walked onto the stage of the Shymkent drama theatre at nineteen and has played two hundred parts there, among them Queen Lear: the play was restaged for a woman because of her. She came to film after fifty, when a first-time director asked her simply to sit by a window, and in that window people saw the whole picture. No family film is complete without her now: her grandmothers do not bake, they negotiate. At home she has four grandchildren, three cats and a timetable nobody dares to break.',
      uz: 'Saule Axmediyar Chimkent drama teatri sahnasiga oʻn toʻqqiz yoshida chiqib, shundan beri unda ikki yuz rol oʻynadi, ulardan biri – malika Lir: u uchun pyesa ayol kishiga moslab qayta sahnalashtirildi. Kinoga ellikdan oshganda keldi: ilk filmini olayotgan rejissyor undan deraza oldida shunchaki oʻtirishni soʻradi va shu derazada tomoshabinlar butun filmni koʻrdi. Bugun birorta oilaviy film usiz oʻtmaydi: uning buvilari boʻgʻirsoq pishirmaydi, muzokara olib boradi. Uyida toʻrt nabirasi, uch mushugi va hech kim buzishga botinolmaydigan kun tartibi bor.',
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
