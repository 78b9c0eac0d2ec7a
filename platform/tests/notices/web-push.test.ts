import { decrypt, encrypt, MOST_BYTES, newKeyPair, publicKeyOf } from '../../src/notices/web-push/encrypt.ts';
import { readSubscription, tokenOf } from '../../src/notices/web-push/subscription.ts';
import { authorization, isAuthorized, vapidOf } from '../../src/notices/web-push/vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291 section 5 and appendix A. */
const example = {
  plaintext: 'When I grow up, I want to be a watermelon',
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  receiver: {
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
  },
  sender: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('RFC 8291: a message is encrypted for one browser', () => {
  const { plaintext, auth, receiver, sender, salt, body } = example;

  test('the example of appendix A, byte for byte', () => {
    const made = encrypt(
      Buffer.from(plaintext),
      { p256dh: receiver.publicKey, auth },
      { privateKey: sender, salt },
    );
    expect(made.toString('base64url')).toBe(body);
  });

  test('the browser of the example reads it; another one does not', () => {
    expect(decrypt(bytes(body), receiver, auth).toString()).toBe(plaintext);
    expect(() => decrypt(bytes(body), newKeyPair(), auth)).toThrow();
    expect(() => decrypt(bytes(body), receiver, Buffer.alloc(16))).toThrow();
  });

  test('keys and salt are new for each message, and a message fills at most 4096 bytes', () => {
    const to = { p256dh: receiver.publicKey, auth };
    const longest = Buffer.alloc(MOST_BYTES, 'a');
    const [first, second] = [encrypt(longest, to), encrypt(longest, to)];
    expect([first.length, first.equals(second)]).toEqual([4096, false]);
    expect(decrypt(first, receiver, auth).equals(longest)).toBe(true);
    expect(() => encrypt(Buffer.alloc(MOST_BYTES + 1), to)).toThrow('at most');
  });
});

describe('RFC 8292: push services recognise us by our key', () => {
  const { privateKey } = newKeyPair();
  const vapid = vapidOf(privateKey, 'mailto:tv@example.com');
  const endpoint = new URL('https://push.example/send/1');
  const now = Date.UTC(2026, 2, 14);
  const header = authorization(vapid, endpoint, now);

  test('the token names the service, ends within a day, and is signed with our key', () => {
    const claims = JSON.parse(bytes(header.split('.')[1] ?? '').toString());
    expect(claims).toEqual({
      aud: 'https://push.example',
      exp: now / 1000 + 43_200,
      sub: 'mailto:tv@example.com',
    });
    expect(isAuthorized(header, endpoint.origin, publicKeyOf(privateKey), now)).toBe(true);
  });

  test.each<[string, Parameters<typeof isAuthorized>]>([
    ['of another service', [header, 'https://other.example', vapid.publicKey, now]],
    ['that is outdated', [header, endpoint.origin, vapid.publicKey, now + 43_201_000]],
    ['of another key', [header, endpoint.origin, newKeyPair().publicKey, now]],
    ['with a changed claim', [header.replace(/\.\w{4}/, '.e30x'), endpoint.origin, vapid.publicKey, now]],
    ['that is none', ['', endpoint.origin, vapid.publicKey, now]],
  ])('a token %s is refused', (_, args) => expect(isAuthorized(...args)).toBe(false));
});

describe('messages go to known push services only', () => {
  const keys = {
    p256dh: example.receiver.publicKey.toString('base64url'),
    auth: example.auth.toString('base64url'),
  };
  const places = {
    hosts: ['fcm.googleapis.com', '*.push.apple.com'],
    sandbox: 'http://localhost:4000/sandbox/push/',
  };
  const read = (endpoint: string, also: object = {}) =>
    readSubscription(JSON.stringify({ endpoint, keys: { ...keys, ...also } }), places);

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'http://localhost:4000/sandbox/push/7',
  ])('%s is one', (endpoint) => expect(read(endpoint)?.endpoint.href).toBe(endpoint));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://push.apple.com/abc',
    'https://xpush.apple.com/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:4000/sandbox/faults',
    'http://localhost:4000/sandbox/push/../faults',
    'http://localhost:4001/sandbox/push/7',
    'file:///etc/passwd',
    'nothing',
  ])('%s is refused', (endpoint) => expect(read(endpoint)).toBeNull());

  test('wrong keys are refused: none, short ones, a point that is not on the curve', () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    expect(readSubscription('{', places)).toBeNull();
    expect(readSubscription('{}', places)).toBeNull();
    expect(read(endpoint, { auth: 'abc' })).toBeNull();
    expect(read(endpoint, { p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBeNull();
  });

  test('the same browser has the same token, however it writes it', () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    const padded = read(endpoint, { auth: `${keys.auth}==`, p256dh: `${keys.p256dh}=` });
    const plain = read(endpoint);
    expect(padded && tokenOf(padded)).toBe(plain && tokenOf(plain));
  });
});
