import { build } from './build.mjs';
import { serve } from './lib/serve.mjs';
import { setup } from './setup.mjs';

await serve({
  prepare: async () => {
    await setup();
    await build();
  },
});
