import { PROMPTPAY_IDS, type PromptpayId } from '../../../core/thai/payout-target.ts'
import { maskedMobile, mobileForPeople } from '../../../core/thai/phone.ts'

export interface PayeeIds {
  /** E.164; null if not verified. */
  verifiedPhone: string | null
  /** Citizen or juristic id. */
  nationalId: string | null
}

/** The payee's own number of a kind; null if there is none. It is never typed, so it cannot belong to somebody else. */
export function promptpayNumber({ verifiedPhone, nationalId }: PayeeIds, id: PromptpayId): string | null {
  const number = id === 'taxId' ? nationalId : verifiedPhone && mobileForPeople(verifiedPhone).replaceAll('-', '')
  return number && (id === 'taxId' ? /^\d{13}$/ : /^0[689]\d{8}$/).test(number) ? number : null
}

/** Whether a payout's PromptPay number is no longer the payee's, for example after a change of the mobile number. */
export const promptpayChanged = (bank: { promptpay: PromptpayId | null; number: string }, payee: PayeeIds): boolean =>
  bank.promptpay !== null && promptpayNumber(payee, bank.promptpay) !== bank.number

/** The available kinds, each with the payee's own number, masked; null if there is none. */
export const promptpayOptions = (payee: PayeeIds): Readonly<Record<PromptpayId, string | null>> => {
  const masked = PROMPTPAY_IDS.map((id) => {
    const number = promptpayNumber(payee, id)
    return [id, number && (id === 'taxId' ? maskedTaxId(number) : maskedMobile(`+66${number.slice(1)}`))]
  })
  return Object.fromEntries(masked)
}

const maskedTaxId = (id: string): string => `x-xxxx-xxxx${id[9]}-${id.slice(10, 12)}-${id[12]}`
