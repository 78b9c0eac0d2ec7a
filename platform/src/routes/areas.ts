import type { Routes } from '../http/app.ts';
import { catalogueAreas } from './catalogue/areas.ts';
import { accountRoutes } from './commerce/accounts.ts';
import { bankNoticeRoutes } from './commerce/bank-notices.ts';
import { cardRoutes } from './commerce/cards.ts';
import { futureRoutes } from './commerce/futures.ts';
import { licenceRoutes } from './commerce/licences.ts';
import { offerRoutes } from './commerce/offers.ts';
import { packetRoutes, promoPacketRoutes } from './commerce/packets.ts';
import { pauseRoutes } from './commerce/pauses.ts';
import { payPageRoutes } from './commerce/pay-page.ts';
import { payformChargeRoutes } from './commerce/payform-charges.ts';
import { payformRoutes } from './commerce/payforms.ts';
import { promoPaymentRoutes } from './commerce/promo-payment.ts';
import { promoKeyRoutes } from './commerce/promokeys.ts';
import { providerRoutes } from './commerce/providers.ts';
import { purchaseRoutes } from './commerce/purchases.ts';
import { sellingRoutes } from './commerce/selling.ts';
import { subscriptionRoutes } from './commerce/subscriptions.ts';
import { transactionRoutes } from './commerce/transactions.ts';
import { followRoutes } from './notices/follows.ts';
import { messageRoutes } from './notices/messages.ts';
import { newsRoutes } from './notices/news.ts';
import { reminderRoutes } from './notices/reminders.ts';
import { surveyRoutes } from './notices/survey.ts';
import { configurationRoutes } from './service/configuration.ts';
import { experimentRoutes } from './service/experiments.ts';
import { healthRoutes } from './service/health.ts';
import { resourceRoutes } from './service/resources.ts';
import { textRoutes } from './service/texts.ts';
import { deviceRoutes } from './session/device.ts';
import { deviceAuthRoutes } from './session/device-auth.ts';
import { deviceCodeRoutes } from './session/device-codes.ts';
import { devicesRoutes } from './session/devices.ts';
import { loginRoutes } from './session/login.ts';
import { messengerLoginRoutes } from './session/messenger-login.ts';
import { networkRoutes } from './session/network.ts';
import { operatorRoutes } from './session/operator.ts';
import { operatorLoginRoutes } from './session/operator-login.ts';
import { otpRoutes } from './session/otp.ts';
import { parentalCodeRoutes } from './session/parental-code.ts';
import { partnerLoginRoutes } from './session/partner-login.ts';
import { personalDataRoutes } from './session/personal-data.ts';
import { profileRoutes } from './session/profiles.ts';
import { providerLoginRoutes } from './session/provider-login.ts';
import { registrationRoutes } from './session/registration.ts';
import { screenTimeRoutes } from './session/screen-time.ts';
import { userRoutes } from './session/users.ts';

/** The whole API, by area. */
export const areas: Routes[] = [
  healthRoutes,
  networkRoutes,
  configurationRoutes,
  resourceRoutes,
  experimentRoutes,
  registrationRoutes,
  loginRoutes,
  otpRoutes,
  partnerLoginRoutes,
  messengerLoginRoutes,
  providerLoginRoutes,
  operatorLoginRoutes,
  operatorRoutes,
  deviceAuthRoutes,
  deviceCodeRoutes,
  devicesRoutes,
  deviceRoutes,
  userRoutes,
  parentalCodeRoutes,
  personalDataRoutes,
  profileRoutes,
  screenTimeRoutes,
  subscriptionRoutes,
  pauseRoutes,
  futureRoutes,
  licenceRoutes,
  purchaseRoutes,
  offerRoutes,
  bankNoticeRoutes,
  payPageRoutes,
  payformRoutes,
  payformChargeRoutes,
  cardRoutes,
  transactionRoutes,
  textRoutes,
  messageRoutes,
  newsRoutes,
  surveyRoutes,
  reminderRoutes,
  followRoutes,
  ...catalogueAreas,
  packetRoutes,
  promoPacketRoutes,
  providerRoutes,
  sellingRoutes,
  promoKeyRoutes,
  promoPaymentRoutes,
  accountRoutes,
];
