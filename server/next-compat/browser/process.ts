/** In place of a copy of Node's `process`: browser scripts read nothing of it but variables that no browser has. */
export const env = {};
