import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** Messages sent through the contact and partnership forms. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    form: text('form', { enum: ['contact', 'partnership'] }).notNull(),
    topic: text('topic').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    message: text('message').notNull(),
    lang: text('lang', { enum: ['th', 'en'] }).notNull(),
    status: text('status', { enum: ['new', 'answered', 'spam'] }).notNull(),
    note: text('note').notNull().default(''),
    ip: text('ip').notNull(),
    handledBy: uuid('handled_by').references(() => accounts.id),
    handledAt: at('handled_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('contact_messages_newest').on(t.status, t.id.desc().nullsFirst()),
    index('contact_messages_handled').on(t.handledAt).where(sql`handled_at is not null`),
    index('contact_messages_ip').on(t.ip, t.createdAt),
  ],
)
