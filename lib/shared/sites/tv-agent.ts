/** Browsers of televisions and of boxes at them. */
const TV =
  /Smart-?TV|Android ?TV|GoogleTV|Google TV|AppleTV|HbbTV|NetCast|Web0S|webOS|Tizen(?!.*Mobile)|\bTV Safari|BRAVIA|VIDAA|\bAFT\w|CrKey|SberBox|YaOS|\bMAG\d{3}\b|stbapp|\bTVIP\b|DuneHD/i;

export const isTvAgent = (userAgent: string): boolean => TV.test(userAgent);
