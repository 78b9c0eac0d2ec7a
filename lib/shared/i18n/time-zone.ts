/**
 * The time zone of the schedule. Public pages are stored and the same for everyone, so their times are in the
 * time zone of the broadcaster: Kazakhstan has one zone, UTC+5, the whole year.
 */
export const TIME_ZONE = 'Asia/Almaty';
export const ZONE_OFFSET_SECONDS = 5 * 3_600;
