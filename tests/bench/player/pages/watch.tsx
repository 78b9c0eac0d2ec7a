import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';
import { report } from './report';

hydrateRoot(document.querySelector('main') as HTMLElement, <Page />);
const timer = setInterval(() => {
  const media = document.querySelector('video');
  if (!media || media.currentTime === 0) return;
  clearInterval(timer);
  report.ready = true;
}, 50);
