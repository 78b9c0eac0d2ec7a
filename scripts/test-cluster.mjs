import { FAULTS } from '../tests/cluster/lib/faults.mjs';
import { Load } from '../tests/cluster/lib/load.mjs';
import { judgeSkipped } from '../tests/cluster/lib/skipped.mjs';
import { build } from './build.mjs';
import { Cluster } from './lib/cluster/cluster.mjs';
import { readEnvironment } from './lib/env.mjs';
import { freeStackPorts } from './lib/ports.mjs';
import { Advice, command, step } from './lib/say.mjs';
import { WITHOUT_ADS } from './lib/stack.mjs';
import { setup } from './setup.mjs';

/**
 * `npm run test:cluster [words]`: the cluster under load, with every part killed, restarted or cut off, or only what has these words in
 * its name. It counts error pages where a stored page exists, payments that brought money twice or none, and lost sessions; each must
 * be nothing. Traffic goes to loopback only; it takes about five minutes and ends by itself.
 * With `CI` set it also fails when a fault cannot be made here.
 */
await command(async () => {
  const [words = ''] = process.argv.slice(2);
  const faults = FAULTS.filter(({ name }) => name.includes(words));
  if (faults.length === 0) throw new Advice(`Nothing that is done has "${words}" in its name.`);
  await setup();
  await build();
  const cluster = await Cluster.create(readEnvironment(await freeStackPorts()), { platformEnv: WITHOUT_ADS });
  try {
    await step('Starting the cluster', () => cluster.start());
    const load = new Load(cluster);
    await step('Users and their first pages', () => load.begin());
    load.start();
    const skipped = [];
    for (const fault of faults) {
      load.doing = fault.name;
      load.isNginxAway = fault.isNginxAway ?? false;
      const before = load.errorPages.length;
      await step(fault.name, async () => {
        const why = await fault.run(cluster);
        if (why) skipped.push(`${fault.name} (${why})`);
      });
      load.isNginxAway = false;
      process.stdout.write(`    error pages: ${load.errorPages.length - before}; lost: ${fault.cost}\n`);
    }
    load.doing = 'the end';
    await load.stop();
    const { double, lost } = await load.books();
    const counts = {
      'error pages where a stored page exists': load.errorPages.length,
      'double payments': double,
      'lost payments': lost,
      'payments without an answer': load.unanswered.length,
      'lost sessions': await load.lostSessions(),
    };
    process.stdout.write(`\n${load.pages} pages, ${load.payments} payments\n`);
    for (const [name, count] of Object.entries(counts)) process.stdout.write(`${name}: ${count}\n`);
    for (const line of [...new Set([...load.unanswered, ...load.errorPages])].slice(0, 20))
      process.stdout.write(`  ${line}\n`);
    if (load.errorPages.length > 0) process.stdout.write(`${await cluster.nginxLog()}\n`);
    if (Object.values(counts).some((count) => count > 0))
      throw new Advice('The cluster lost what it may not lose.');
    process.stdout.write(judgeSkipped(skipped, Boolean(process.env.CI)));
  } finally {
    await cluster.stop();
  }
});
process.exit();
