import type { Localized } from '../../origin/catalogue.ts';
import type { GenreKey } from '../data/genres.ts';

const quiet: Localized = {
  ru: 'Неторопливая драма о людях, которые учатся говорить друг с другом, и о словах, для которых всегда не хватало времени.',
  kk: 'Бір-бірімен сөйлесуді үйреніп жүрген адамдар мен айтуға ылғи уақыт жетпеген сөздер туралы байсалды драма.',
  en: 'An unhurried drama about people who learn to talk to each other, and about the words for which there was never time.',
  uz: 'Bir-biri bilan gaplashishni oʻrganayotgan odamlar va aytishga hech vaqt yetmagan soʻzlar haqidagi shoshilmas drama.',
};
const close: Localized = {
  ru: 'История без злодеев: здесь каждый по-своему прав, и потому выбор даётся так трудно.',
  kk: 'Зұлымы жоқ хикая: мұнда әркім өзінше дұрыс, сондықтан таңдау жасау да соншалық қиын.',
  en: 'A story without villains: everyone is right in a way of their own, and that is why the choice is so hard.',
  uz: 'Yovuzi yoʻq hikoya: bu yerda har kim oʻzicha haq, shuning uchun tanlash ham shunchalik qiyin.',
};
const warm: Localized = {
  ru: 'Добрая комедия, в которой смеются вместе, а не друг над другом, и мирятся раньше, чем остынет чай.',
  kk: 'Бір-біріне емес, бірге күлетін және шай суығанша татуласып үлгеретін мейірімді комедия.',
  en: 'A kind comedy in which people laugh together rather than at each other, and make up before the tea is cold.',
  uz: 'Bir-birining ustidan emas, birga kulinadigan va choy sovumasdan yarashib olinadigan mehrli komediya.',
};
const brisk: Localized = {
  ru: 'Одна маленькая неправда, большая родня и финал, в котором за столом не хватает стульев.',
  kk: 'Бір кішкентай өтірік, көп туыс және дастарқан басында орындық жетпейтін финал.',
  en: 'One small untruth, a large family and an ending in which there are not enough chairs at the table.',
  uz: 'Bitta kichik yolgʻon, katta qarindosh-urugʻ va dasturxon atrofida kursi yetmaydigan yakun.',
};
const tense: Localized = {
  ru: 'Напряжение растёт из мелочей: незапертая дверь, лишний звонок, свет в окне, которого не должно быть.',
  kk: 'Үрей ұсақ-түйектен өседі: жабылмаған есік, артық қоңырау, болмауы керек терезедегі жарық.',
  en: 'The tension grows out of small things: an unlocked door, one call too many, a light in a window that should be dark.',
  uz: 'Xavotir mayda narsalardan oʻsadi: qulflanmagan eshik, ortiqcha qoʻngʻiroq, boʻlmasligi kerak boʻlgan derazadagi yorugʻlik.',
};
const careful: Localized = {
  ru: 'Расследование без погонь: зритель знает ровно столько же, сколько герой, и ошибается вместе с ним.',
  kk: 'Қуғынсыз тергеу: көрермен кейіпкер білгеннен артық білмейді және онымен бірге қателеседі.',
  en: 'An investigation without chases: you know exactly as much as the hero does, and are wrong together with him.',
  uz: 'Quvgʻinsiz tergov: tomoshabin qahramondan ortiq bilmaydi va u bilan birga adashadi.',
};
const curious: Localized = {
  ru: 'Фантастика о недалёком будущем, где техника умеет почти всё, а решать по-прежнему приходится людям.',
  kk: 'Техника барлығын дерлік істей алатын, бірақ шешімді бұрынғыдай адамдар қабылдайтын жақын болашақ туралы фантастика.',
  en: 'Science fiction about a near future in which machines can do almost anything and people still have to decide.',
  uz: 'Texnika deyarli hamma narsani uddalaydigan, qarorni esa avvalgidek odamlar qabul qiladigan yaqin kelajak haqidagi fantastika.',
};
const wide: Localized = {
  ru: 'Большое путешествие с настоящими перевалами, переправами и ночёвками, после которого хочется собрать рюкзак.',
  kk: 'Нағыз асулары, өткелдері мен қонақтары бар үлкен сапар: көргеннен кейін жолға шыққың келеді.',
  en: 'A great journey with real passes, crossings and nights in the open, after which one wants to pack a rucksack.',
  uz: 'Haqiqiy dovonlari, kechuvlari va ochiq osmon ostidagi tunlari bor katta sayohat: koʻrgandan keyin yoʻlga chiqqing keladi.',
};
const old: Localized = {
  ru: 'Прошлое показано без бронзы: с пылью дорог, ценами на базаре и людьми, которые не знают, что станут историей.',
  kk: 'Өткен заман әсірелеусіз көрсетілген: жол шаңы, базар бағасы және тарих боларын білмейтін адамдар.',
  en: 'The past without bronze: dusty roads, the prices of the market and people who do not know that they will be history.',
  uz: 'Oʻtmish bezaksiz koʻrsatilgan: yoʻl changi, bozor narxlari va tarixga aylanishini bilmaydigan odamlar.',
};
const small: Localized = {
  ru: 'Тёплая история для самых маленьких и тех, кто смотрит рядом: без крика, без спешки, с песней в конце.',
  kk: 'Ең кішкентайлар мен қасында бірге көретіндерге арналған жылы хикая: айқайсыз, асықпай, соңында әні бар.',
  en: 'A warm story for the youngest and for whoever watches beside them: no shouting, no hurry, and a song at the end.',
  uz: 'Eng kichkintoylar va yonida birga koʻradiganlar uchun iliq hikoya: baqiriqsiz, shoshilmasdan, oxirida qoʻshigʻi bor.',
};
const tender: Localized = {
  ru: 'Тихая история любви, где главное говорят взглядом, а письма всегда приходят чуть позже, чем нужно.',
  kk: 'Басты сөз көзқараспен айтылатын, ал хаттар сәл кешігіп келетін бір тыныш махаббат хикаясы.',
  en: 'A quiet love story in which what matters is said with a glance, and letters always come a little too late.',
  uz: 'Asosiy gap nigoh bilan aytiladigan, xatlar esa doim biroz kech keladigan sokin muhabbat hikoyasi.',
};
const dark: Localized = {
  ru: 'Страшно здесь не от крика, а от тишины, в которой кто-то отвечает. Смотреть лучше не одному.',
  kk: 'Мұнда айқай емес, біреу жауап беретін тыныштық қорқытады. Жалғыз көрмеген дұрыс.',
  en: 'What frightens here is not a scream but a silence in which somebody answers. Better not watched alone.',
  uz: 'Bu yerda baqiriq emas, kimdir javob beradigan sukunat qoʻrqitadi. Yolgʻiz koʻrmagan maʼqul.',
};
const attentive: Localized = {
  ru: 'Камера не торопит своих героев, и потому они рассказывают то, о чём их раньше никто не спрашивал.',
  kk: 'Камера кейіпкерлерін асықтырмайды, сондықтан олар бұрын ешкім сұрамаған нәрсені айтып береді.',
  en: 'The camera does not hurry its characters, and so they tell what nobody has asked them before.',
  uz: 'Kamera qahramonlarini shoshirmaydi, shuning uchun ular ilgari hech kim soʻramagan narsani aytib beradi.',
};

const tones: Partial<Record<GenreKey, readonly Localized[]>> = {
  drama: [quiet, close],
  comedy: [warm, brisk],
  thriller: [tense, careful],
  crime: [careful, tense],
  detective: [careful],
  scifi: [curious],
  adventure: [wide],
  history: [old, close],
  cartoon: [small],
  family: [small, warm],
  romance: [tender],
  horror: [dark],
  documentary: [attentive],
};

/** Sentences that say what kind of title it is, for descriptions. */
export const tonesOf = (genre: GenreKey): readonly Localized[] => tones[genre] ?? [close];
