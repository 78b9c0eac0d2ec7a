import type { Metadata } from 'next';
import { Reading } from '@/components/pages/Reading';
import { Overlay } from '@/components/shell/overlay/Overlay';
import { RichText } from '@/components/ui/rich-text/RichText';
import { plainText } from '@/lib/rules/pages/rich-text';
import { loadText } from '@/lib/server/pages/load-text';
import { headOf } from '@/lib/server/seo/text-page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import type { TextName } from '@/lib/shared/text-pages';
import { InnerHead } from './InnerHead';

async function load(name: TextName) {
  const siteContext = await currentSiteContext();
  const { title, nodes } = await loadText(name, siteContext);
  return { siteContext, nodes, title: title ?? wordsOf(siteContext.locale).pages.texts[name] };
}

export async function textMetadata(name: TextName): Promise<Metadata> {
  const { siteContext, title, nodes } = await load(name);
  return headOf({ path: routes.text(name), title, description: plainText(nodes) }, siteContext);
}

/** Spec 3 §2: the same as a modal page over the page that opened it. */
export async function TextOverlay({ name }: { name: TextName }) {
  const { siteContext, title } = await load(name);
  return (
    <Overlay label={title} closeLabel={wordsOf(siteContext.locale).shell.close}>
      <TextPage name={name} />
    </Overlay>
  );
}

/** Spec 2 §2: a text of the network, fetched by the server and cached (quality R7). */
export async function TextPage({ name }: { name: TextName }) {
  const { title, nodes } = await load(name);
  return (
    <Reading head={<InnerHead title={title} path={routes.text(name)} />}>
      <RichText nodes={nodes} />
    </Reading>
  );
}
