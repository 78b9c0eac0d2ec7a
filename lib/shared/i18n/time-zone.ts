/**
 * The schedule's zone. Public pages are the same for everyone and stored, so their clock times are the
 * broadcaster's, not the viewer's: Kazakhstan keeps one zone, UTC+5, the whole year.
 */
export const TIME_ZONE = 'Asia/Almaty';
export const ZONE_OFFSET_SECONDS = 5 * 3_600;
