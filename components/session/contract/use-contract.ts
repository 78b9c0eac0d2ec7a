'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { askModal } from '@/lib/client/modals/ask';
import { type Contract, contractModal, loadContract } from '@/lib/client/session/contract';
import { CONTRACT_POLL_MS, CONTRACT_WATCH_MS } from '@/lib/rules/session/contract-constants';

type News = 'waiting' | 'stopped' | 'stillBlocked' | 'failed';

/**
 * The state of the contract while a dialog shows it. An unpaid contract is polled every 5 s for a limited time; the
 * viewer can always check it by a press. If the contract becomes blocked instead of unpaid, or the reverse, the other
 * dialog replaces this one. A dialog that was opened only by the address is opened again through code, so that it can
 * be locked if the contract requires it (spec 3 §2 Modal shell).
 */
export function useContract(
  first: Contract | null,
  modal: 'block_alma' | 'pay_qr_alma',
  { isLocked, onFine }: { isLocked: boolean; onFine(): void },
) {
  const [contract, setContract] = useState(first);
  const [news, setNews] = useState<News | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [checks, setChecks] = useState(0);
  const fine = useRef(onFine);
  fine.current = onFine;

  const ask = useCallback(async (): Promise<boolean> => {
    const next = await loadContract();
    const wanted = contractModal[next.state];
    if (wanted === null) {
      fine.current();
      return true;
    }
    const isOther = wanted !== modal;
    if (isOther || next.isLocked !== isLocked) askModal({ id: wanted, data: next, hideClose: next.isLocked });
    if (!isOther) setContract(next);
    return isOther;
  }, [modal, isLocked]);

  const check = useCallback(async () => {
    setBusy(true);
    try {
      const isOver = await ask();
      if (!isOver) setNews('stillBlocked');
      setChecks((count) => count + 1);
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
  }, [modal, ask, checks]);

  return { contract, news, isBusy, checks, check };
}
