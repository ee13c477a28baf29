import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'

/** Read-only links to a campaign's report. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: id(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the token, which is shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether the report names the influencers and links to their posts. */
    showNames: boolean('show_names').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [index('report_links_campaign').on(t.campaignId, t.id.desc())],
)
