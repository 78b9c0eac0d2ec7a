import { takeEvents } from '@/lib/server/gateway/events';

export const POST = takeEvents;
