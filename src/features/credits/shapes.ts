import { z } from 'zod'
import { CREDIT_MOVES, MOVE_CAUSES } from '../../core/credit-moves.ts'
import { zId, zSatang, zText, zTime } from '../../core/shapes.ts'
import { CHANNEL_TYPES, POST_TYPES } from '../../core/vocabulary.ts'
import { zApproval } from '../approvals/shapes.ts'

/** Normalizes the reference of a bank transfer: capital letters and digits only. */
const normalBankRef = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

export const PAY_METHODS = ['promptpay', 'card', 'transfer'] as const
export type PayMethod = (typeof PAY_METHODS)[number]
export const CHARGE_STATUSES = ['pending', 'paid', 'failed', 'expired', 'review', 'cancelled'] as const
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]
/** Purchases by what happened to them. `open` can still be paid or is in review; `ended` was never paid. */
export const PURCHASE_STATES = ['open', 'paid', 'refunded', 'ended'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]
const zRefundState = z.enum(['none', 'part', 'whole', 'chargeback'])
export type RefundState = z.output<typeof zRefundState>

/** Why money matches no charge. */
export const RECEIPT_PROBLEMS = ['wrong_amount', 'duplicate', 'account_closed', 'tax_to_return'] as const

const zMethod = z.enum(PAY_METHODS)
export const zChargeStatus = z.enum(CHARGE_STATUSES)
const zReview = z.enum(['slip', 'wrong_amount'])

/** Buyer of a tax invoice. `taxId` may be empty for a person; `branch` is null for persons. */
export const zTaxParty = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string(),
  branch: z.string().nullable(),
})
export type TaxParty = z.output<typeof zTaxParty>

/** The buyer's own numbers, printed on the documents of a purchase. */
export const zOrderNumbers = { poNumber: zText(40).optional(), costCentre: zText(40).optional() }

/** What a refund or a chargeback posts, satang. */
export const zReversalPreview = z.object({
  /** Credits and package jobs that are taken back, without VAT. */
  credits: zSatang,
  packages: zSatang,
  vat: zSatang,
  /** Withheld tax that is set off. */
  withheld: zSatang,
  /** Money that goes back to the payer. */
  money: zSatang,
  /** What the marketer owes afterwards, because it was already spent. */
  owed: zSatang,
  /** Unspent credits of the payment that remain. */
  left: zSatang,
  /** Total of the credit note, with VAT; 0 without one. */
  creditNote: zSatang,
})
export type ReversalPreview = z.output<typeof zReversalPreview>

const zDocument = z.object({ id: zId, serial: z.string() })
const zBankAccount = z.object({ bank: z.string(), bankName: z.string(), number: z.string(), name: z.string() })

/** What the charge of a package buys, fixed when the charge is made. */
export const zPackageItem = z.object({
  packageId: zId,
  slug: z.string(),
  title: z.object({ th: z.string(), en: z.string() }),
  channelType: z.enum(CHANNEL_TYPES),
  postType: z.enum(POST_TYPES),
  /** Jobs in the package, and the influencer's pay for one of them. */
  units: z.int().positive(),
  creatorPay: zSatang,
})
export type PackageItem = z.output<typeof zPackageItem>

/** A charge as its owner sees it. Amounts in satang; 1 credit = 100 satang. */
export const zCharge = z.object({
  id: zId,
  reference: z.string(),
  purpose: z.enum(['credits', 'package']),
  /** What a package charge buys; null for credits. */
  package: zPackageItem.omit({ title: true }).extend({ title: z.string() }).nullable(),
  net: zSatang,
  vatBps: z.int(),
  vat: zSatang,
  total: zSatang,
  /** Tax that the buyer withholds; `payable` is the total less this amount. */
  withheldBps: z.int(),
  withheld: zSatang,
  payable: zSatang,
  method: zMethod,
  status: zChargeStatus,
  reviewReason: zReview.nullable(),
  createdAt: zTime,
  expiresAt: zTime,
  paidAt: zTime.nullable(),
  /** When it was cancelled; set even if it was paid afterwards. */
  cancelledAt: zTime.nullable(),
  received: zSatang.nullable(),
  /** How much of a paid purchase was given back. */
  refundState: zRefundState,
  /** Money refunded, and the part of it that is not sent yet. */
  refunded: zSatang,
  refundPending: zSatang,
  /** The failure message. */
  failure: z.string().nullable(),
  failureCode: z.string().nullable(),
  /** The operator's comment on a rejected payment. */
  note: z.string().nullable(),
  party: zTaxParty,
  poNumber: z.string().nullable(),
  costCentre: z.string().nullable(),
  slip: z.object({ name: z.string(), url: z.string(), at: zTime }).nullable(),
  balanceAfter: zSatang.nullable(),
  validUntil: zTime.nullable(),
  document: zDocument.nullable(),
  /** Issued for refunds and a chargeback, the oldest first. */
  creditNotes: z.array(zDocument),
})
export type ChargeView = z.output<typeof zCharge>

/** What the payer needs while a charge is open. */
export const zPayment = z.object({
  payee: z.string(),
  /** SVG of the QR, for a PromptPay charge that can still be paid. */
  qrSvg: z.string().nullable(),
  /** A page of the sandbox bank where the payment is simulated; null with a real provider. */
  sandboxUrl: z.string().nullable(),
  /** URL where card details are entered; redirects back with `token`. */
  cardUrl: z.string().nullable(),
  /** URL where the cardholder's bank confirms the payment. */
  authorizeUrl: z.string().nullable(),
  bank: zBankAccount.nullable(),
})
export type PaymentView = z.output<typeof zPayment>

export const zTopUp = z.object({
  min: zSatang,
  max: zSatang,
  tiles: z.array(z.object({ amount: zSatang, jobs: z.int() })),
  examplePrice: zSatang,
  feeBps: z.int(),
  vatBps: z.int(),
  lifeMonths: z.int(),
  methods: z.array(zMethod),
  available: zSatang,
  /** The rate at which the buyer may withhold tax; null if it is not a company. */
  withholdingBps: z.int().nullable(),
  /** Null while the profile lacks what a tax invoice needs. */
  party: zTaxParty.nullable(),
})

export const zTotal = z.object({
  available: zSatang,
  held: zSatang,
  expiringNext: z.object({ amount: zSatang, expiresAt: zTime }).nullable(),
})

export const zLot = z.object({
  id: zId,
  source: z.enum(['purchase', 'grant', 'package', 'return']),
  bought: zSatang,
  available: zSatang,
  held: zSatang,
  used: zSatang,
  expired: zSatang,
  refunded: zSatang,
  purchasedAt: zTime,
  expiresAt: zTime,
  chargeId: zId.nullable(),
})
export type LotView = z.output<typeof zLot>

/** Direction of a movement: into the wallet, out of it, or on hold. */
export const zMovement = z.enum(['add', 'subtract', 'hold'])
export type Movement = z.output<typeof zMovement>

const zMove = z.enum(CREDIT_MOVES)
export type Move = z.output<typeof zMove>

/** A movement of credits: signed changes of the available and the held balance, and both balances after it. */
export const zStatementLine = z.object({
  /** A ledger entry; a settled job has one line for each part. */
  id: zId,
  at: zTime,
  kind: zMove,
  type: zMovement,
  /** Why credits of a job moved. */
  cause: z.enum(MOVE_CAUSES).nullable(),
  title: z.string().nullable(),
  /** Title of the job's campaign. */
  campaign: z.string().nullable(),
  /** The buyer's own numbers: of the campaign for a job, of the order for a purchase. */
  poNumber: z.string(),
  costCentre: z.string(),
  available: z.int(),
  held: z.int(),
  availableAfter: zSatang,
  heldAfter: zSatang,
  jobId: zId.nullable(),
  campaignId: zId.nullable(),
  chargeId: zId.nullable(),
  document: zDocument.nullable(),
})
export type StatementLineView = z.output<typeof zStatementLine>

const zBalances = z.object({ available: zSatang, held: zSatang })
/** Opening + movements = closing, for the available and the held balance. */
export const zStatementTotals = z.object({
  opening: zBalances,
  moves: z.array(z.object({ kind: zMove, available: z.int(), held: z.int() })),
  closing: zBalances,
})
export type StatementTotals = z.output<typeof zStatementTotals>

export const zExpiring = z.object({
  credits: z.array(z.object({ lotId: zId, amount: zSatang, expiresAt: zTime, daysLeft: z.int() })),
  packages: z.array(z.object({ lotId: zId, jobs: z.int(), expiresAt: zTime, daysLeft: z.int() })),
})

const zPerson = z.object({ id: zId, name: z.string() })

const zRefund = z.object({
  id: zId,
  net: zSatang,
  vat: zSatang,
  /** Set off against a withholding certificate that was still due. */
  withheld: zSatang,
  gross: zSatang,
  status: z.enum(['requested', 'paid', 'cancelled']),
  reason: z.string(),
  requestedBy: zPerson,
  /** The second operator, if two were needed. */
  approvedBy: zPerson.nullable(),
  /** Reference of the manual transfer. */
  paidNote: z.string().nullable(),
  /** An operator must transfer it manually, because the provider cannot or has refused. */
  sentByHand: z.boolean(),
  /** How often the provider failed to send it, the last error, and the next call. */
  failures: z.int(),
  error: z.string().nullable(),
  nextAt: zTime.nullable(),
  /** The provider has failed so often that an operator may stop the retries and transfer the money. */
  mayStopRetries: z.boolean(),
  createdAt: zTime,
  paidAt: zTime.nullable(),
})

/** A payment in the operators' list. */
export const zPaymentRow = zCharge.extend({
  marketer: zPerson,
  /** Since when it waits for an operator (a slip, money in suspense or an unsent refund); null if it does not. */
  waitsSince: zTime.nullable(),
  providerChargeId: z.string().nullable(),
  /** The same slip was sent for another charge. */
  slipSeen: z.boolean(),
  /** Why a refund of this payment is not sent yet. */
  refundError: z.string().nullable(),
  /** The operator who found the slip's transfer on the bank statement. */
  approvedBy: zPerson.nullable(),
  decisionNote: z.string().nullable(),
  chargedBackAt: zTime.nullable(),
})
export type PaymentRow = z.output<typeof zPaymentRow>

export const zPaymentDetail = zPaymentRow.extend({
  /** The operator who decided. For an approved slip that needed two operators, the second one. */
  decidedBy: zPerson.nullable(),
  /** Bank statement reference of an approved slip. */
  bankRef: z.string().nullable(),
  refunds: z.array(zRefund),
  /** Money that arrived with this charge's reference but did not match it. */
  receipts: z.array(
    z.object({
      id: zId,
      amount: zSatang,
      problem: z.enum(RECEIPT_PROBLEMS),
      status: z.enum(['unmatched', 'matched', 'returned']),
      /** Reference of the transfer, or the provider's id. */
      via: z.string(),
      matchedChargeId: zId.nullable(),
      receivedAt: zTime,
      note: z.string().nullable(),
    }),
  ),
  /** Unpaid charges of the same brand. */
  matchable: z.array(z.object({ id: zId, reference: z.string(), payable: zSatang })),
  /** Unspent credits of this charge, net. */
  refundable: zSatang,
  /** The marketer's debt after a chargeback. */
  owed: zSatang,
  /** From this amount on, per payment or per marketer and day, a second operator must approve. */
  secondFrom: zSatang,
  /** Actions on this payment that wait for a second operator. */
  approvals: z.array(zApproval),
})
export type PaymentDetail = z.output<typeof zPaymentDetail>

/** The buyer withholds tax and pays the total less that tax; only companies may. */
export const zWithhold = z
  .boolean()
  .optional()
  .describe('Whether the buyer is a company that withholds tax from the price before VAT.')
export const zNewCharge = z.object({ amount: zSatang, method: zMethod, withhold: zWithhold, ...zOrderNumbers })
/** A new quotation; its PDF is `/api/documents/{id}`. */
export const zQuotationView = z.object({ id: zId, serial: z.string(), validUntil: z.string() })
export type QuotationView = z.output<typeof zQuotationView>
export const zReason = z.object({ reason: zText(500, 3) })
/** The reference of a transfer on the bank statement. */
export const zBankRef = z.string().max(60).transform(normalBankRef).pipe(z.string().min(3))
