import type { Localized } from '../origin/catalogue.ts';

/** Why an imported channel cannot be played whose stream does not answer (import/checks). */
export const STREAM_IS_DEAD: Localized = {
  ru: 'Канал временно недоступен: его поток не отвечает. Мы проверяем его и включим, как только он вернётся.',
  kk: 'Арна уақытша қолжетімсіз: оның ағыны жауап бермей тұр. Біз оны тексеріп тұрамыз, қалпына келген бойда қосамыз.',
  en: 'The channel is unavailable for now: its stream does not answer. We keep checking, and it will be back as soon as its stream is.',
  uz: 'Kanal vaqtincha ishlamayapti: uning oqimi javob bermayapti. Biz uni tekshirib turamiz va tiklanishi bilan yoqamiz.',
};
