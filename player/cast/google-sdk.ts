import type { CastSettings } from '@/lib/shared/cast-settings';
import { CastError } from '../core/cast';
import type { CastApi } from './google-api';
import { within } from './within';

/** quality: scripts of others have a limit of five to eight seconds. */
const SCRIPT_MS = 8000;

interface CastWindow {
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
  cast?: Pick<CastApi, 'framework'>;
  chrome?: { cast?: Omit<CastApi, 'framework'> };
}

let loading: Promise<CastApi> | null = null;

/** Loads the sender script once; a failure is tried again at the next press. */
export function loadCastApi(settings: CastSettings): Promise<CastApi> {
  loading ??= within(SCRIPT_MS, runScript(settings)).catch((error) => {
    loading = null;
    throw new CastError('castUnsupported', error);
  });
  return loading;
}

function runScript({ sender, receiver, joinPolicy }: CastSettings): Promise<CastApi> {
  const page = window as unknown as CastWindow;
  return new Promise((resolve, reject) => {
    page.__onGCastApiAvailable = (isAvailable) => {
      const { framework } = page.cast ?? {};
      const api = page.chrome?.cast;
      if (!isAvailable || !framework || !api) return reject(new Error('the browser cannot cast'));
      framework.CastContext.getInstance().setOptions({
        receiverApplicationId: receiver,
        autoJoinPolicy: joinPolicy,
      });
      resolve({ framework, media: api.media, Image: api.Image });
    };
    const script = document.createElement('script');
    script.src = sender;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the sender script did not load'));
    });
    document.head.append(script);
  });
}
