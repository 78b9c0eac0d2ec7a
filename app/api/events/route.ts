import { takeEvents } from '@/lib/gateway/events';

export const POST = takeEvents;
