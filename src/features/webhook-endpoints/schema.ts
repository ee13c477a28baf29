import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { DELIVERY_STATUSES, ENDPOINT_STATES, type WebhookEvent } from './kinds.ts'

/** A replaced secret, encrypted, and until when it still signs. */
export interface OldSecret {
  secret: string
  until: string
}

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** The signing secret, encrypted. */
    secret: text('secret').notNull(),
    oldSecrets: jsonb('old_secrets').$type<OldSecret[]>().notNull().default([]),
    state: text('state', { enum: ENDPOINT_STATES }).notNull(),
    /** When it was turned off. */
    offAt: at('off_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('webhook_endpoints_account').on(t.accountId, t.id.desc().nullsFirst()),
    check('webhook_endpoints_events', sql`cardinality(${t.events}) > 0`),
  ],
)

/** Written by triggers (migrations 0131 and 0176) in the transaction of the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: at('next_at').notNull(),
    triedAt: at('tried_at'),
    answerStatus: integer('answer_status'),
    answer: text('answer'),
  },
  (t) => [
    index('webhook_deliveries_newest').on(t.endpointId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('webhook_deliveries_not_sent')
      .on(t.endpointId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status <> 'sent'`),
    index('webhook_deliveries_due').on(t.nextAt).where(sql`status = 'pending'`),
    index('webhook_deliveries_age').on(t.createdAt),
  ],
)
