import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { markUnused } from '../files/service.ts'
import { deleteContacts } from '../notifications/service.ts'
import { deletePersonalRows, findAccount, updateAccount, updateInfluencer } from './store.ts'

/** What others read in the place of a name, in the language of who left. */
const NAME: Readonly<Record<Lang, string>> = { th: 'ครีเอเตอร์ที่ปิดบัญชี', en: 'Creator with a closed account' }

/**
 * Deletes what only served the account: picture, profile, phone, other addresses, devices and codes. Legal name, tax id
 * and address stay with the payments that they belong to, as long as the law requires; the e-mail stays as proof of who
 * closed the account.
 */
export async function erasePersonalData(tx: Tx, accountId: string, now: Date): Promise<void> {
  const account = await findAccount(tx, accountId)
  if (!account) return
  if (account.avatarFileId) await markUnused(tx, account.avatarFileId, now)
  await updateAccount(tx, accountId, {
    displayName: NAME[account.lang],
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
  })
  await deletePersonalRows(tx, accountId)
  await deleteContacts(tx, accountId)
}
