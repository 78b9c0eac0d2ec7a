/**
 * Tells the page around a frame that the payment has ended, so that it does not wait for its next question. The message
 * proves nothing: that page asks the platform. `frame-ancestors` names who can get it.
 */
export const frameScript = `const { id, status } = document.currentScript.dataset;
window.parent.postMessage({ type: 'payment', id: Number(id), status }, '*');`;
