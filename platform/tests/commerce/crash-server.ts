import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { startRenewals } from '../../src/commerce/renewals/timer.ts';
import { openDatabase } from '../../src/db/open.ts';
import { parseEnv } from '../../src/env.ts';

// The platform as a separate process over a folder, or over DATABASE_URL, to be killed:
// `crash-server.ts <data folder> <milliseconds ahead>`.
const [dataDir = '', ahead = '0'] = process.argv.slice(2);
const env = parseEnv({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SANDBOX: '1' });
const clock = { now: () => systemClock.now() + Number(ahead) };
const { db } = await openDatabase(env);
const app = await buildApp({ env, db, clock, streamSecret: 'a secret of the tests that is long enough' });
startRenewals({ db, clock, onFailure: (error) => process.stderr.write(String(error)) });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
