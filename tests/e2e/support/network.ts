/**
 * The default provider serves one country, and these addresses belong to another (docs/OPERATIONS.md COUNTRY_RANGES).
 */
export const abroad = (): string => `203.0.113.${Math.floor(Math.random() * 200) + 20}`;

export const atHome = (): string =>
  `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
