import { fullBox, uint32 } from './box.ts';

/** The systems of spec 2 §3 whose licence servers stand in the sandbox, besides ClearKey. */
export const SYSTEMS = ['widevine', 'playready', 'fairplay'] as const;
export type System = (typeof SYSTEMS)[number];

/** Ids of the systems in `pssh` boxes and manifests (DASH-IF "Content protection"). */
const SYSTEM_IDS = {
  widevine: 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
  playready: '9a04f079-9840-4286-ab92-e65be0885f95',
} as const;

/** Field 2 of the init data of Widevine: a key id of sixteen bytes. */
const WIDEVINE_KEY_ID = Buffer.from([0x12, 0x10]);

/** PlayReady writes key ids as GUIDs, whose first three groups are turned round. */
function guid(kid: Buffer): Buffer {
  const turned = Buffer.from(kid);
  turned.subarray(0, 4).reverse();
  turned.subarray(4, 6).reverse();
  turned.subarray(6, 8).reverse();
  return turned;
}

/** A PlayReady object with one header: its length, the number of records, and the record's type and length. */
function playreadyObject(kid: Buffer): Buffer {
  const about = `<DATA><PROTECTINFO><KEYLEN>16</KEYLEN><ALGID>AESCTR</ALGID></PROTECTINFO><KID>${guid(kid).toString('base64')}</KID></DATA>`;
  const space = 'http://schemas.microsoft.com/DRM/2007/03/PlayReadyHeader';
  const header = Buffer.from(`<WRMHEADER xmlns="${space}" version="4.0.0.0">${about}</WRMHEADER>`, 'utf16le');
  const head = Buffer.alloc(10);
  head.writeUInt32LE(head.length + header.length, 0);
  head.writeUInt16LE(1, 4);
  head.writeUInt16LE(1, 6);
  head.writeUInt16LE(header.length, 8);
  return Buffer.concat([head, header]);
}

function systemBox(system: keyof typeof SYSTEM_IDS, kid: Buffer): Buffer {
  const id = Buffer.from(SYSTEM_IDS[system].replaceAll('-', ''), 'hex');
  const data = system === 'widevine' ? Buffer.concat([WIDEVINE_KEY_ID, kid]) : playreadyObject(kid);
  return fullBox('pssh', 1, 0, id, uint32(1), kid, uint32(data.length), data);
}

/** What a DASH manifest says to Widevine and PlayReady. */
export function systemProtection(kid: Buffer): string {
  return (['widevine', 'playready'] as const)
    .map((system) => {
      const pssh = `<cenc:pssh>${systemBox(system, kid).toString('base64')}</cenc:pssh>`;
      return `<ContentProtection schemeIdUri="urn:uuid:${SYSTEM_IDS[system]}">${pssh}</ContentProtection>`;
    })
    .join('');
}

/*
 * The modules of these systems cannot be built here: their messages are secret. What stands around a message is
 * public, and is spoken as it is: SOAP for PlayReady, the parameter `spc` for FairPlay. The message itself is that of ClearKey; the
 * browser tests have a module that writes it so.
 */

/** The start of a FairPlay request and answer of the test module. */
const SPC = 'SPC';
const CKC = 'CKC';

/** The ClearKey message inside a licence request; null when it is not one of the test module. */
export function messageIn(system: System, body: Buffer): Buffer | null {
  if (system === 'widevine') return body;
  if (system === 'playready') {
    const data = /<CustomData>([A-Za-z0-9+/=]+)<\/CustomData>/.exec(body.toString('utf8'))?.[1];
    return data === undefined ? null : Buffer.from(data, 'base64');
  }
  const spc = Buffer.from(new URLSearchParams(body.toString('latin1')).get('spc') ?? '', 'base64');
  return spc.toString('latin1', 0, SPC.length) === SPC ? spc.subarray(SPC.length) : null;
}

/** The licence in the form of a system, and its type. */
export function licenceOf(system: System, licence: object): { body: string; type: string } {
  const text = JSON.stringify(licence);
  if (system === 'widevine') return { body: text, type: 'application/octet-stream' };
  if (system === 'fairplay') return { body: Buffer.from(CKC + text).toString('base64'), type: 'text/plain' };
  const license = `<License>${Buffer.from(text).toString('base64')}</License>`;
  const result = `<AcquireLicenseResult><Response><LicenseResponse><Licenses>${license}</Licenses></LicenseResponse></Response></AcquireLicenseResult>`;
  const answer = `<AcquireLicenseResponse xmlns="http://schemas.microsoft.com/DRM/2007/03/protocols">${result}</AcquireLicenseResponse>`;
  const envelope = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${answer}</soap:Body></soap:Envelope>`;
  return { body: `<?xml version="1.0" encoding="utf-8"?>${envelope}`, type: 'text/xml' };
}
