/** Our routes in a new process, without any memory of earlier calls. */
export async function afterRestart<Routes>(load: () => Promise<Routes>): Promise<Routes> {
  const { taspaSharedSessions, taspaParentalMemory } = globalThis;
  let routes: Routes | undefined;
  await jest.isolateModulesAsync(async () => {
    Object.assign(globalThis, { taspaSharedSessions: undefined, taspaParentalMemory: undefined });
    routes = await load();
  });
  Object.assign(globalThis, { taspaSharedSessions, taspaParentalMemory });
  if (!routes) throw new Error('the routes were not loaded');
  return routes;
}
