import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import type { Locale } from './locales';

/** The shape of every dictionary: a missing key fails the type check, and with it the gate. */
export type Messages = typeof ru;

export const dictionaries: Record<Locale, Messages> = { ru, kk, en, uz };
