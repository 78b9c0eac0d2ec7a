import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Wide } from '@/components/pages/Wide';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { env } from '@/lib/shared/env';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Test', robots: NOT_INDEXED };

/** What each page for engineers shows, in their language. */
const PAGES = {
  '/theme_test': 'Every component in every brand',
  '/test_feed': 'One row of each template',
  '/vitrina_test': 'The players of broadcasters alone',
};

/** Spec 3 §2: only outside production. The other pages for engineers. */
export default function TestPage() {
  if (env().TEST_PAGES !== '1') notFound();
  return (
    <Wide head={<h1>Test</h1>}>
      <ul lang="en">
        {Object.entries(PAGES).map(([href, shown]) => (
          <li key={href}>
            <a href={href}>{shown}</a>
          </li>
        ))}
      </ul>
    </Wide>
  );
}
