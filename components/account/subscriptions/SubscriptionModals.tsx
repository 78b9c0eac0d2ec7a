'use client';

import { LazyModal } from '@/components/ui/modal/LazyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';

const loadQuestion = () => import('./SubscriptionModal').then(({ SubscriptionModal }) => SubscriptionModal);
const loadSurvey = () => import('./SurveyModal').then(({ SurveyModal }) => SurveyModal);

/** The dialogs of a subscription by their ids, for the registry of modals; they load when somebody acts on one. */
export const subscriptionModals = {
  subscription: (modal: ModalProps) => <LazyModal modal={modal} load={loadQuestion} />,
  survey: (modal: ModalProps) => <LazyModal modal={modal} load={loadSurvey} />,
};
