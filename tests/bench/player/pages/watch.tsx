import { createRoot, hydrateRoot } from 'react-dom/client';
import { LoadingPoster } from '@/components/ui/poster/LoadingPoster';
import { Page } from './page';
import { query, report } from './report';

const place = document.querySelector('main') as HTMLElement;
// A page that only waits, for the time that its files alone cost.
if (query.has('still')) createRoot(place).render(<LoadingPoster src={null} title="Taspa" />);
else hydrateRoot(place, <Page />);
const timer = setInterval(() => {
  const media = document.querySelector('video');
  if (!media || media.currentTime === 0) return;
  clearInterval(timer);
  report.ready = true;
}, 50);
