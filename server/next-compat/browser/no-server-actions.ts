/** In place of the reducer of server actions: this product has none (`tests/unit/server/next-compat/browser.test.ts`). */
export function serverActionReducer<State>(state: State, action: { reject(reason: Error): void }): State {
  action.reject(new Error('There are no server actions.'));
  return state;
}
