/** Our routes in a new process, without any memory of earlier calls. */
export async function afterRestart<Routes>(load: () => Promise<Routes>): Promise<Routes> {
  const { taspaSharedSessions, taspaParentalMemory, taspaRequestLimits } = globalThis;
  let routes: Routes | undefined;
  await jest.isolateModulesAsync(async () => {
    Object.assign(globalThis, {
      taspaSharedSessions: undefined,
      taspaParentalMemory: undefined,
      taspaRequestLimits: undefined,
    });
    routes = await load();
  });
  Object.assign(globalThis, { taspaSharedSessions, taspaParentalMemory, taspaRequestLimits });
  if (!routes) throw new Error('the routes were not loaded');
  return routes;
}
