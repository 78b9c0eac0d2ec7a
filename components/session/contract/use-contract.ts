'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { askModal } from '@/lib/client/modals/ask';
import { type Contract, contractModal, loadContract } from '@/lib/client/session/contract';
import { CONTRACT_POLL_MS, CONTRACT_WATCH_MS } from '@/lib/rules/session/contract-constants';

type News = 'waiting' | 'stopped' | 'stillBlocked' | 'failed';

/**
 * The state of the contract while a dialog shows it. An unpaid contract is polled every 5 s for a limited time, and can
 * always be checked by a press. If its state changes to the other kind, the other dialog replaces this one.
 */
export function useContract(
  first: Contract | null,
  modal: 'block_alma' | 'pay_qr_alma',
  { onFine }: { onFine(): void },
) {
  const [contract, setContract] = useState(first);
  const [news, setNews] = useState<News | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const fine = useRef(onFine);
  fine.current = onFine;

  const ask = useCallback(async (): Promise<boolean> => {
    const next = await loadContract();
    const wanted = contractModal[next.state];
    if (wanted === null) {
      fine.current();
      return true;
    }
    if (wanted !== modal) askModal({ id: wanted, data: next, hideClose: next.isLocked });
    else setContract(next);
    return wanted !== modal;
  }, [modal]);

  const check = useCallback(async () => {
    setBusy(true);
    try {
      const isOver = await ask();
      if (!isOver) setNews('stillBlocked');
      setRound((count) => count + 1);
    } catch {
      setNews('failed');
    } finally {
      setBusy(false);
    }
  }, [ask]);

  // An address alone does not contain the contract.
  const isUnknown = contract === null;
  useEffect(() => {
    if (isUnknown) ask().catch(() => setNews('failed'));
  }, [isUnknown, ask]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking by hand begins the watch anew.
  useEffect(() => {
    if (modal !== 'pay_qr_alma') return;
    const until = Date.now() + CONTRACT_WATCH_MS;
    setNews((current) => current ?? 'waiting');
    const timer = setInterval(() => {
      if (Date.now() >= until) {
        clearInterval(timer);
        setNews('stopped');
        return;
      }
      // The next poll asks again.
      ask().catch(() => {});
    }, CONTRACT_POLL_MS);
    return () => clearInterval(timer);
  }, [modal, ask, round]);

  return { contract, news, isBusy, check };
}
