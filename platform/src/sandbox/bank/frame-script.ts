/**
 * Tells the parent page that the payment has ended, so that it need not wait for its next check. The message proves
 * nothing, because that page asks the platform. `frame-ancestors` limits who can receive it.
 */
export const frameScript = `const { id, status } = document.currentScript.dataset;
window.parent.postMessage({ type: 'payment', id: Number(id), status }, '*');`;
