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

/** Connects a channel to an account; another address takes the place of the previous one. */
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

/** The e-mail that receives the documents of an account, and the account's language; null without one. */
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
