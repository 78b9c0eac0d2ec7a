import { contract, payContract } from '@/lib/server/gateway/contract';

export const GET = contract;
export const POST = payContract;
