type AppIndex = typeof import('next/dist/client/app-index');

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * In place of the framework's beginning, which evaluates all of its scripts in one task: on a phone 170 ms, in which the page answers to
 * nothing. Here its two largest parts have a task each.
 */
export async function hydrate(...modules: Parameters<AppIndex['hydrate']>): Promise<void> {
  await nextTask();
  require('react-dom/client');
  await nextTask();
  require('next/dist/client/components/app-router');
  await nextTask();
  const appIndex: AppIndex = require('next/dist/client/app-index');
  await appIndex.hydrate(...modules);
}
