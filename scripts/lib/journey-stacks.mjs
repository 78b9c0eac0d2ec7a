import path from 'node:path';
import { copySeeded } from './data-dir.mjs';
import { readEnvironment } from './env.mjs';
import { freeStackPorts } from './ports.mjs';
import { JOURNEY_ENV, JOURNEY_PLATFORM_ENV, startStack } from './stack.mjs';

/**
 * The stacks of journeys, one for each worker, because faults and limits are set for a whole platform.
 * @param {import('./services.mjs').Services} services
 * @param {{folder: string, seeded: import('./data-dir.mjs').Seeded, count: number}} which
 */
export async function startJourneyStacks(services, { folder, seeded, count }) {
  const stacks = [];
  for (let number = 1; number <= count; number += 1) {
    const variables = await copySeeded(seeded, path.join(folder, `stack-${number}`));
    const environment = readEnvironment({ ...(await freeStackPorts()), ...variables });
    // A journey chooses its own network address, because the network decides login methods and regions.
    const options = { webEnv: JOURNEY_ENV, platformEnv: JOURNEY_PLATFORM_ENV };
    stacks.push(await startStack(services, environment, options));
  }
  return stacks;
}
