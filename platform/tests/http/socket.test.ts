import { type AddressInfo, connect } from 'node:net';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let port: number;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  port = (platform.app.server.address() as AddressInfo).port;
});
afterAll(() => platform.close());

function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['headers of 20 kB', `GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 kB', `GET /v2/x?${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
])('wire 1.6 %s gets the error format too', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}`);
  expect(JSON.parse(body)).toMatchObject({ status_code: status, error: { message: expect.any(String) } });
});
