import { Type } from 'typebox';

/** The address of the acquirer of the sandbox. */
export const BASE = '/sandbox/acquirer';

/** The number of an order, which is that of our transaction. */
export const Order = Type.String({ pattern: '^[0-9]{1,10}$' });
