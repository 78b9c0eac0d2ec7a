/** Browsers of televisions and of boxes at them. */
const TV =
  /Smart-?TV|Android ?TV|GoogleTV|AppleTV|HbbTV|NetCast|Web0S|webOS|Tizen(?!.*Mobile)|\bTV Safari|BRAVIA|\bAFT\w|CrKey|SberBox|YaOS/i;

export const isTvAgent = (userAgent: string): boolean => TV.test(userAgent);
