import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, idText, text } from '@/lib/platform/http/wire';
import { type DeviceKind, deviceKind } from '@/lib/rules/account/device-kind';

const DeviceWire = v.object({
  id: idText,
  name: text,
  device_type: text,
  application_type: text,
  vendor: text,
  model: text,
  os_name: text,
  os_version: text,
  login_at: text,
  is_current: v.nullish(v.boolean(), null),
});

/** A device as its owner sees it (spec 3 §3 Device). */
export interface Device {
  id: string;
  kind: DeviceKind;
  /** Its description: `Chrome · macOS 14.5`. */
  about: string;
  /** Unix milliseconds; null when unknown. */
  loginAt: number | null;
  /** Whether it is the device of the token; null when the platform does not say. */
  isCurrent: boolean | null;
}

/** Spec 3 §7; the newest login first. */
export async function listDevices(target: Target): Promise<Device[]> {
  const devices = await send({ path: '/users/self/devices', schema: bareList(DeviceWire) }, target);
  return devices.map(readDevice).sort((a, b) => (b.loginAt ?? 0) - (a.loginAt ?? 0));
}

function readDevice(wire: v.InferOutput<typeof DeviceWire>): Device {
  const system = [wire.os_name, wire.os_version].filter((part) => part && part !== 'Unknown').join(' ');
  const maker = wire.vendor === 'Web' ? '' : wire.vendor;
  const machine = [maker, wire.model].filter(Boolean).join(' ');
  return {
    id: wire.id,
    kind: deviceKind(wire.application_type, wire.device_type),
    about: [wire.name, machine, system].filter(Boolean).join(' · '),
    loginAt: Date.parse(wire.login_at) || null,
    isCurrent: wire.is_current,
  };
}
