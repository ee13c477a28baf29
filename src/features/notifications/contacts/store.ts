import { and, eq } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { notificationContacts } from '../schema.ts'

type ContactRow = typeof notificationContacts.$inferSelect
type ContactChannel = ContactRow['channel']

const ofAccount = (accountId: string, channel: ContactChannel) =>
  and(eq(notificationContacts.accountId, accountId), eq(notificationContacts.channel, channel))

export async function findContact(tx: Tx, accountId: string, channel: ContactChannel): Promise<ContactRow | null> {
  const [row] = await tx.select().from(notificationContacts).where(ofAccount(accountId, channel))
  return row ?? null
}

/** Connects a channel to an account. An existing address of the channel is replaced. */
export async function saveContact(tx: Tx, contact: typeof notificationContacts.$inferInsert): Promise<void> {
  const { address, name = null, linkedAt } = contact
  await tx
    .insert(notificationContacts)
    .values(contact)
    .onConflictDoUpdate({
      target: [notificationContacts.accountId, notificationContacts.channel],
      set: { address, name, linkedAt },
    })
}

/** The email address that receives the documents of an account, with the account's language. Null if there is none. */
export async function findFinanceEmail(tx: Tx, accountId: string): Promise<{ email: string; lang: Lang } | null> {
  const [row] = await tx
    .select({ email: notificationContacts.address, lang: accounts.lang })
    .from(notificationContacts)
    .innerJoin(accounts, eq(accounts.id, notificationContacts.accountId))
    .where(ofAccount(accountId, 'finance'))
  return row ?? null
}

/** Disconnects a channel from an account. */
export async function deleteContact(tx: Tx, accountId: string, channel: ContactChannel): Promise<void> {
  await tx.delete(notificationContacts).where(ofAccount(accountId, channel))
}
