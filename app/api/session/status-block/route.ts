import { contract, payContract } from '@/lib/gateway/contract';

export const GET = contract;
export const POST = payContract;
