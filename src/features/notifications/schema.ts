import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** A person's choice for one group of messages and one channel. Without a row, the default in `rules.ts` applies. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kindGroup: text('kind_group').notNull(),
    channel: text('channel', { enum: ['email', 'sms', 'line', 'whatsapp', 'push'] }).notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kindGroup, t.channel] })],
)

/**
 * Addresses other than the account's email and phone: the LINE user linked to our official account, a WhatsApp number,
 * and the email address that gets a brand's documents.
 */
export const notificationContacts = pgTable(
  'notification_contacts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    channel: text('channel', { enum: ['line', 'whatsapp', 'finance'] }).notNull(),
    address: text('address').notNull(),
    /** The person's name on that channel. */
    name: text('name'),
    linkedAt: at('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.channel] }),
    index('notification_contacts_address').on(t.channel, t.address),
  ],
)

/** One code per account while a person links LINE. Sending it to the official account proves who the LINE user is. */
export const lineLinks = pgTable('line_links', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  code: text('code').notNull().unique(),
  expiresAt: at('expires_at').notNull(),
})

/** Browsers that get push messages: at most one subscription for each logged-in device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The device: its persistent login or, without one, its session. Push messages end when it ends. */
    loginId: uuid('login_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_login').on(t.loginId),
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_account').on(t.accountId, t.id),
  ],
)
