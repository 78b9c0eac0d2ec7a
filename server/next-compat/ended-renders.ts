/**
 * Lets ended renders go. React ends each render by aborting a signal with an error. Until its stack is read, an error keeps the objects of its
 * call stack: an `Immediate` of Node, which is linked with those that ran beside it, each with the render that it belonged to. So whatever keeps
 * one early render (a module that it loaded, a connection that it opened) kept all later ones: a quarter of a megabyte each. Reading the stack
 * turns it into a text.
 */
export function releaseEndedRenders(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortAndRelease(reason?: { stack?: unknown }): void {
    void reason?.stack;
    abort.call(this, reason);
  };
}
