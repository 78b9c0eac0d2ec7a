import type { PurchaseSubject } from '@/lib/rules/commerce/subject';

let channel: BroadcastChannel | null = null;

/** What was bought in one tab is known to all tabs of this browser. */
export function onBoughtElsewhere(listener: (subject: PurchaseSubject) => void): void {
  if (channel || typeof BroadcastChannel !== 'function') return;
  channel = new BroadcastChannel('taspa-bought');
  channel.onmessage = ({ data }: MessageEvent<PurchaseSubject>) => listener(data);
}

export function tellOtherTabs(subject: PurchaseSubject): void {
  channel?.postMessage(subject);
}
