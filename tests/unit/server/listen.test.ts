import { type AddressInfo, connect } from 'node:net';
import { httpServer } from '@/server/listen';

test('quality F04 slowloris: a client that sends headers too slowly gets a 408 and is closed, others are answered', async () => {
  const waits = {
    headersTimeout: 200,
    requestTimeout: 400,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 50,
  };
  const server = httpServer((_, response) => response.end('hello'), waits);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const received = new Promise<string>((resolve) => {
    let words = '';
    let drop: NodeJS.Timeout | undefined;
    const socket = connect(port, 'localhost', () => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      drop = setInterval(() => socket.write('a: b\r\n'), 40);
    });
    socket.on('data', (bytes) => {
      words += bytes;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drop);
      resolve(words);
    });
  });
  try {
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('hello');
    expect(await received).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
