/**
 * The time zone of the schedule. Public pages are stored and the same for everyone, so their times are in the
 * time zone of the broadcaster: Kazakhstan has one zone, UTC+5, the whole year. Not `Asia/Almaty`, because browsers
 * of before March 2024 still have it at UTC+6; the sign of `Etc` zones is the other way round.
 */
export const TIME_ZONE = 'Etc/GMT-5';
export const ZONE_OFFSET_SECONDS = 5 * 3_600;
