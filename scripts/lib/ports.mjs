import { createServer } from 'node:net';
import { Advice } from './say.mjs';

/**
 * Refuses to start where somebody else already listens.
 * @param {number} port
 * @param {string} name the variable that moves it
 */
export async function requireFreePort(port, name) {
  const isFree = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  if (!isFree) {
    throw new Advice(
      `Port ${port} is taken. Stop the program that uses it, or choose another: ${name}=${port + 10} npm start`,
    );
  }
}

/** A port that nobody listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
