import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** A person's answer for one group of messages and one channel; without a row the default of the rules holds. */
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
 * Addresses beside e-mail and phone: the LINE user who linked our official account, a WhatsApp number, and the e-mail
 * that receives a brand's documents.
 */
export const notificationContacts = pgTable(
  'notification_contacts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    channel: text('channel', { enum: ['line', 'whatsapp', 'finance'] }).notNull(),
    address: text('address').notNull(),
    /** The name that the person has there. */
    name: text('name'),
    linkedAt: at('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.channel] }),
    index('notification_contacts_address').on(t.channel, t.address),
  ],
)

/** One code per account while a person links LINE: sent to the official account, it proves who sends. */
export const lineLinks = pgTable('line_links', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  code: text('code').notNull().unique(),
  expiresAt: at('expires_at').notNull(),
})

/** Browsers that take messages: at most one subscription for each device that somebody logged in on. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The device: its persistent login or, where nobody stays logged in, its session. Messages end with it. */
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
