import { takeEvents } from '@/lib/server/gateway/analytics/events';

export const POST = takeEvents;
