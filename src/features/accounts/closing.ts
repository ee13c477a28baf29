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

/** Shown to others in place of the name of a closed account, in the reader's language. */
const NAME: Bilingual = { th: 'ครีเอเตอร์ที่ปิดบัญชี', en: 'Creator with a closed account' }

/**
 * Deletes what only served the account: picture, profile, phone, other addresses, devices and codes. Legal name, tax id
 * and address stay with the payments that they belong to, as long as the law requires; the e-mail stays as proof of who
 * closed the account. A marketer's brand name stays with the campaigns and documents that name it.
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
 * Erases the data that tax law required us to retain for a closed account, once the retention period has ended. Issued
 * documents and the ledger remain.
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
