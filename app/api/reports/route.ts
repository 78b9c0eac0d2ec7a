import { takeReport } from '@/lib/gateway/reports';

export const POST = takeReport;
