import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';

const Experiments = v.pipe(
  v.array(v.object({ name: v.string(), group: v.string() })),
  v.transform((list) => Object.fromEntries(list.map(({ name, group }) => [name, group]))),
);

/** `GET /v2/ab_tests/tests`: the variant of this device in each running experiment, by name. */
export const experimentsCall: Call<typeof Experiments> = { path: '/ab_tests/tests', schema: Experiments };
