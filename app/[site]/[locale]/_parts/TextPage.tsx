import type { Metadata } from 'next';
import { Reading } from '@/components/pages/Reading';
import { RichText } from '@/components/ui/rich-text/RichText';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { loadText } from '@/lib/pages/load-text';
import { plainText } from '@/lib/pages/rich-text';
import type { TextName } from '@/lib/pages/texts';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from './InnerHead';

async function load(name: TextName) {
  const face = await currentFace();
  const { title, nodes } = await loadText(name, face);
  return { face, nodes, title: title ?? wordsOf(face.locale).pages.texts[name] };
}

export async function textMetadata(name: TextName): Promise<Metadata> {
  const { face, title, nodes } = await load(name);
  return headOf({ path: routes.text(name), title, description: plainText(nodes) }, face);
}

/** Spec 2 §2: a text of the network's, fetched by the server and kept (facts/quality.md R7). */
export async function TextPage({ name }: { name: TextName }) {
  const { title, nodes } = await load(name);
  return (
    <Reading head={<InnerHead title={title} path={routes.text(name)} />}>
      <RichText nodes={nodes} />
    </Reading>
  );
}
