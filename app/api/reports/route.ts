import { takeReport } from '@/lib/server/gateway/analytics/reports';

export const POST = takeReport;
