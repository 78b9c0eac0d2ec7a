import { serve } from './lib/serve.mjs';
import { setup } from './setup.mjs';

await serve({ prepare: setup, isDevelopment: true });
