import { ImportProblem } from '../problem.ts';

/** The number of first bytes that decide: enough for a BOM and the declaration. */
const DECLARATION = 200;

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(first.subarray(0, DECLARATION)).toString('latin1');
  return /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}

type Decoder = InstanceType<typeof TextDecoder>;

function createDecoder(first: Uint8Array): Decoder {
  const encoding = encodingOf(first);
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportProblem(`the encoding "${encoding}" is not known.`, { line: 1 });
  }
}

/** Decodes bytes in parts, in the encoding that the document names; null ends it. */
export function decoderFor(): (chunk: Uint8Array | null) => string {
  let decoder: Decoder | null = null;
  let isFirst = true;
  return (chunk) => {
    if (!chunk) return decoder?.decode() ?? '';
    decoder ??= createDecoder(chunk);
    const text = decoder.decode(chunk, { stream: true });
    if (!isFirst || text === '') return text;
    isFirst = false;
    if (/^\s*#EXTM3U/i.test(text)) throw new ImportProblem('This is an M3U list: import m3u.', { line: 1 });
    // Many guides have blank lines before the declaration, which XML forbids.
    return text.replace(/^\s+(?=<\?xml)/, '');
  };
}
