import { takeReport } from '@/lib/server/gateway/reports';

export const POST = takeReport;
