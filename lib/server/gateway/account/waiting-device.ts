import 'server-only';
import * as v from 'valibot';
import {
  answerWaitingDevice,
  findWaitingDevice,
  type WaitingDevice,
} from '@/lib/platform/sign-in/device-code';
import { deviceKind } from '@/lib/rules/account/device-kind';
import { DEVICE_CODE_LENGTH, type WaitingAnswer } from '@/lib/rules/account/waiting-device';
import { limit } from '@/lib/server/gateway/http/limit';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { viewerLocale } from '@/lib/server/gateway/http/viewer';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { countryName } from '@/lib/server/gateway/session/country-name';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import type { Locale } from '@/lib/shared/i18n/locales';

const Code = v.pipe(
  v.string(),
  v.maxLength(32),
  v.transform((code) => code.replace(/\D/g, '')),
  v.length(DEVICE_CODE_LENGTH),
);

const limited = (request: Request, userId: number) =>
  limit(request, { by: 'deviceAnswers', key: String(userId), byAddress: 'deviceAnswersPerAddress' });

/**
 * `POST /api/session/tv/device {code}`: describes the device that shows this code, so that the viewer can decide
 * whether to allow it.
 */
export function waitingDevice(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, v.object({ code: Code }));
    if (body instanceof Response) return body;
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      return (
        (await limited(request, session.userId)) ??
        shown(await findWaitingDevice(target, body.code), viewerLocale(request))
      );
    });
    return value;
  });
}

function shown(device: WaitingDevice, locale: Locale): WaitingAnswer {
  const { type, model, system, country, isSameNetwork, at } = device;
  const about = [model, system].filter((part) => part && part !== 'Unknown').join(' · ');
  const place = country && countryName(country, locale);
  return { kind: deviceKind('web', type), about, country: place, isSameNetwork, at };
}

const Answer = v.object({ code: Code, isAllowed: v.boolean() });

/** `POST /api/session/tv/answer {code, isAllowed}`: lets the device into the account, or not. */
export function answerDevice(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Answer);
    if (body instanceof Response) return body;
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const tooOften = await limited(request, session.userId);
      if (tooOften) return tooOften;
      // Allowing a device gives it access to the whole account, so it may need the PIN. Refusing one changes nothing.
      if (body.isAllowed) await requirePin(target, session, 'settings');
      await answerWaitingDevice(target, body.code, body.isAllowed);
      return undefined;
    });
    return value;
  });
}
