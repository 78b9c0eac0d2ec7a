import { internalAddress } from '@/lib/platform/http/internal-address';

const inside = 'http://10.0.0.7:4000';

describe('texts of a platform that browsers reach by another address (docs/OPERATIONS.md PLATFORM_PUBLIC_URL)', () => {
  test.each([
    [
      'https://media.example/texts/agreement?lang=ru',
      'https://media.example',
      `${inside}/texts/agreement?lang=ru`,
    ],
    [
      'https://other.example/texts/agreement',
      'https://media.example',
      'https://other.example/texts/agreement',
    ],
    ['https://media.example:444/a', 'https://media.example', 'https://media.example:444/a'],
    ['https://media.example@evil.example/a', 'https://media.example', 'https://media.example@evil.example/a'],
    ['https://media.example/a', undefined, 'https://media.example/a'],
    ['not an address', 'https://media.example', 'not an address'],
  ])('%s with the public address %s is requested at %s', (address, publicUrl, wanted) => {
    expect(internalAddress(address, publicUrl, inside)).toBe(wanted);
  });
});
