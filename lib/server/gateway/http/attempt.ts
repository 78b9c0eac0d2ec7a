import * as v from 'valibot';

/** The key of one press: what is sent again with it is done once (docs/MONEY.md "Done once"). */
export const Attempt = v.pipe(v.string(), v.uuid());
