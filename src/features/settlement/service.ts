export { acceptByInfluencer, findSharingManager, mayShare } from './service-accept.ts'
export { issueCertificates, type WithheldPayment } from './service-certificates.ts'
export { changeHold, holdForExtraRound, holdForJob, settle } from './service-holds.ts'
export type { JobSystem, SettlementStep } from './step.ts'
export { listPayees } from './store.ts'
export {
  cancelPreview,
  creditsHeldFor,
  extrasOf,
  extrasPriceOf,
  feeOf,
  heldFor,
  holdOfJob,
  netOf,
  readerOf,
  viewInfluencerMoney,
  viewMarketerMoney,
} from './view.ts'
