import type { Bilingual } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { markUnused } from '../files/service.ts'
import { deleteContacts, deleteMessages } from '../notifications/service.ts'
import {
  deletePersonalRows,
  eraseRetainedRows,
  findAccount,
  updateAccount,
  updateInfluencer,
  updateMarketer,
} from './store.ts'

/** Shown to others instead of the name of a closed account, in the reader's language. */
const NAME: Bilingual = { th: 'ครีเอเตอร์ที่ปิดบัญชี', en: 'Creator with a closed account' }

/**
 * Deletes the data that only the account needed: picture, profile, phone, delivery address, devices and codes. Legal
 * name, tax id and address remain with the payments for as long as the law requires. The email address remains as proof
 * of who closed the account. A marketer's brand name remains, because campaigns and documents contain it.
 */
export async function erasePersonalData(tx: Tx, accountId: string, now: Date): Promise<void> {
  const account = await findAccount(tx, accountId)
  if (!account) return
  if (account.avatarFileId) await markUnused(tx, account.avatarFileId, now)
  await updateAccount(tx, accountId, {
    ...(account.role === 'influencer' && { displayName: NAME.th, latinName: NAME.en }),
    avatarFileId: null,
    phone: null,
    phoneVerifiedAt: null,
    passwordHash: '',
  })
  await updateInfluencer(tx, accountId, {
    bio: '',
    gender: null,
    shippingAddress: null,
    province: null,
    interests: [],
    toastSeen: [],
    automaticWithdrawal: false,
    takesJobsFrom: null,
  })
  await updateMarketer(tx, accountId, { contactName: null, website: null, questionnaire: null })
  await deletePersonalRows(tx, accountId)
  await deleteContacts(tx, accountId)
}

/**
 * Erases the data of a closed account that tax law required us to keep, after the retention period. Issued documents
 * and the ledger remain.
 */
export async function eraseRetained(tx: Tx, accountId: string, now: Date): Promise<void> {
  await updateAccount(tx, accountId, { email: `${accountId}@erased.invalid`, statusReason: null, erasedAt: now })
  await updateInfluencer(tx, accountId, {
    handle: `closed-${accountId}`,
    legalName: null,
    legalNameLatin: null,
    birthdate: null,
    nationalId: null,
    passportNo: null,
    workPermitNo: null,
    idExpiresOn: null,
    vatBranch: null,
    companyName: null,
    companyTaxId: null,
    address: null,
  })
  await eraseRetainedRows(tx, accountId)
  await deleteMessages(tx, accountId)
}
