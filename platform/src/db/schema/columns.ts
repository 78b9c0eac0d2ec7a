import { numeric, timestamp } from 'drizzle-orm/pg-core';

/** An amount with two digits after the point (wire 1.8). */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2 });

/** A moment with millisecond precision, like the platform's clock. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
