import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { ATTACHMENT_STATUSES } from '../../src/features/attachments/kinds.ts'
import { attachmentMachine } from '../../src/features/attachments/rules/status.ts'
import { documentsText } from '../../src/features/attachments/text/documents.ts'
import { CHANNEL_TABLE, operatorActs, operatorEvent } from '../../src/features/channels/rules/status.ts'
import { CHANNEL_STATUSES } from '../../src/features/channels/shapes.ts'
import { channelsText } from '../../src/features/channels/text/index.ts'
import type { JobContext } from '../../src/features/jobs/rules/context.ts'
import { ENTRIES } from '../../src/features/jobs/rules/entries.ts'
import { blankFacts, type JobFacts, zJobFacts } from '../../src/features/jobs/rules/facts.ts'
import { STAGE_RULES } from '../../src/features/jobs/rules/stages.ts'
import { JOB_STATUSES } from '../../src/features/jobs/rules/states.ts'
import { JOB_TABLE } from '../../src/features/jobs/rules/table.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { inboxText } from '../../src/features/jobs/text/inbox/index.ts'
import { jobInfluencerText } from '../../src/features/jobs/text/influencer/index.ts'
import { jobMarketerText } from '../../src/features/jobs/text/marketer/index.ts'
import { LINK_STATUSES } from '../../src/features/partners/kinds.ts'
import { partnersText } from '../../src/features/partners/text/index.ts'
import { WITHDRAWAL_TABLE } from '../../src/features/payouts/rules/withdrawal.ts'
import { zWithdrawalStatus } from '../../src/features/payouts/shapes.ts'
import { payoutsText } from '../../src/features/payouts/text/index.ts'
import { reviewsText } from '../../src/features/reviews/text/index.ts'
import { VAT_INVOICE_STATUSES } from '../../src/features/vat-invoices/kinds.ts'
import { vatInvoiceMachine } from '../../src/features/vat-invoices/rules/status.ts'
import { vatInvoicesText } from '../../src/features/vat-invoices/text/index.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Row {
  from: readonly string[]
  event: string
  by: readonly string[]
  to: string
}

interface Machine {
  statuses: readonly string[]
  /** The initial statuses. */
  first: readonly string[]
  rows: readonly Row[]
  /** Folders of the services and sweeps that cause the events. */
  causedIn: readonly string[]
  /** Events that this code gets from a rule instead of naming them. */
  fromRules: readonly string[]
  /** Text keys of a status, in each text table that names it. */
  words: (status: string) => readonly (readonly [text: { load(lang: Lang): Promise<unknown> }, key: string])[]
  /** For statuses without a table of rules: a pattern for the code that writes the status. */
  written?: (status: string) => RegExp
  /** The file that shows the status; a page has to import it, or be it. */
  shownBy: string
}

/** Text keys of a job's status: its stages, and its ends by who ended the job. */
const jobKeys = (status: string): string[] => {
  const ends: Record<string, string[]> = {
    COMPLETED: ['completed'],
    CANCEL: ['cancel'],
    REJECTED: ['declined', 'not_chosen', 'closed'],
  }
  const stages = Object.entries(STAGE_RULES).filter(([, rule]) => (rule.statuses as readonly string[]).includes(status))
  return ends[status] ?? stages.map(([stage]) => stage)
}
const withdrawalWords: Readonly<Record<string, string>> = {
  Pending: 'statusPending',
  TransferComplete: 'statusComplete',
  Rejected: 'statusRejected',
}

/** The transition of a counter-offer in a row of the job's table; null if the row does not change it. */
function offerRow({ event, by, guard, entry }: (typeof JOB_TABLE)[number]): Row | null {
  if (entry === undefined) return null
  const now = new Date(0)
  const facts = blankFacts(now, { offer: 'asked' })
  const terms = {} as JobContext['terms']
  const { offer } = ENTRIES[entry]({ facts, event, input: {}, now, terms, timeline: null }) as Partial<JobFacts>
  if (offer === undefined) return null
  return { from: [guard?.includes('offerUnused') ? 'none' : 'asked'], event, by, to: offer }
}
const OFFER_STEPS: Readonly<Record<string, string>> = {
  asked: 'counterOffer',
  countered: 'counterOffer',
  agreed: 'agreeOffer',
  declined: 'declineOffer',
  lapsed: 'offerTimeout',
}

/** A review has dates instead of a status: a pattern for the code that writes the column, and the text of each state. */
const REVIEW_COLUMNS: Readonly<Record<string, RegExp>> = {
  written: /insertReview\(tx, \{/,
  published: /publishedAt: now/,
  reported: /reportedAt: now/,
  kept: /decidedAt: now/,
  hidden: /hiddenAt: now/,
}
const REVIEW_WORDS: Readonly<Record<string, string>> = {
  written: 'thanksNote',
  published: 'yours',
  reported: 'reported',
  kept: 'keep',
  hidden: 'hidden',
}

/** A row for statuses that have no table of rules: an endpoint or a timer writes them. */
const writtenBy = (from: readonly string[], event: string, to: string): Row => ({ from, event, by: [], to })

/** Each status machine of influencers, and the component that shows it. */
const MACHINES: Readonly<Record<string, Machine>> = {
  job: {
    statuses: JOB_STATUSES,
    first: ['NEW'],
    rows: JOB_TABLE,
    // The sweep reads the deadline events from the rules.
    fromRules: Object.values(STAGE_RULES).map(({ event }) => event),
    causedIn: ['jobs', 'applications', 'deliverables', 'settlement', 'disputes', 'campaigns'],
    words: (status) =>
      jobKeys(status).flatMap((key) => [jobInfluencerText, jobMarketerText].map((text) => [text, key] as const)),
    shownBy: 'src/features/jobs/components/job-state-badge.tsx',
  },
  channel: {
    statuses: CHANNEL_STATUSES,
    first: ['waiting_approve', 'active', 'rejected'],
    rows: CHANNEL_TABLE,
    causedIn: ['channels'],
    fromRules: CHANNEL_STATUSES.flatMap((status) =>
      operatorActs(status).map((act) =>
        operatorEvent(act, { status, wasAllowed: false, statusReason: null, qualification: null }),
      ),
    ),
    words: (status) => [[channelsText, `status_${status}`]],
    shownBy: 'src/features/channels/components/channel-badge.tsx',
  },
  document: {
    statuses: ATTACHMENT_STATUSES,
    first: ['in_progress'],
    rows: attachmentMachine.rows,
    causedIn: ['attachments'],
    fromRules: [],
    words: (status) => [[documentsText, `status_${status}`]],
    shownBy: 'src/features/attachments/components/attachment-badge.tsx',
  },
  withdrawal: {
    statuses: zWithdrawalStatus.options,
    first: ['Pending'],
    rows: WITHDRAWAL_TABLE,
    causedIn: ['payouts'],
    fromRules: [],
    words: (status) => [[payoutsText, withdrawalWords[status] ?? 'missing']],
    shownBy: 'src/features/payouts/pages/statement.tsx',
  },
  'counter-offer': {
    statuses: zJobFacts.shape.offer.unwrap().options,
    first: ['none'],
    rows: JOB_TABLE.flatMap((row) => offerRow(row) ?? []),
    causedIn: ['jobs', 'applications'],
    fromRules: Object.values(STAGE_RULES).map(({ event }) => event),
    // Without a counter-offer there is nothing to show.
    words: (status) =>
      status === 'none' ? [[jobActsText, 'counterTitle']] : [[inboxText, OFFER_STEPS[status] ?? status]],
    shownBy: 'src/features/jobs/components/conversation.tsx',
  },
  'tax invoice': {
    statuses: VAT_INVOICE_STATUSES,
    first: ['waiting'],
    rows: vatInvoiceMachine.rows,
    causedIn: ['vat-invoices'],
    fromRules: [],
    words: (status) => [[vatInvoicesText, `status_${status}`]],
    shownBy: 'src/features/vat-invoices/components/status-badge.tsx',
  },
  'talent manager': {
    statuses: LINK_STATUSES,
    first: ['invited'],
    rows: [
      writtenBy(['invited'], 'accept', 'active'),
      writtenBy(['invited'], 'decline', 'declined'),
      writtenBy(['invited'], 'withdraw', 'withdrawn'),
      writtenBy(['invited'], 'sweepPartners', 'expired'),
      writtenBy(['active'], 'end', 'ended'),
      writtenBy(['active'], 'sweepPartners', 'ended'),
    ],
    causedIn: ['partners'],
    fromRules: [],
    written: (status) => new RegExp(`status: '${status}'`),
    words: (status) => [[partnersText, `state${status[0]?.toUpperCase()}${status.slice(1)}`]],
    shownBy: 'src/features/partners/components/agreement-badge.tsx',
  },
  review: {
    statuses: ['written', 'published', 'reported', 'kept', 'hidden'],
    first: ['written'],
    rows: [
      writtenBy(['written'], 'review', 'published'),
      writtenBy(['written'], 'sweepReviews', 'published'),
      writtenBy(['published'], 'report', 'reported'),
      writtenBy(['reported'], 'decide', 'kept'),
      writtenBy(['reported'], 'decide', 'hidden'),
    ],
    causedIn: ['reviews'],
    fromRules: [],
    written: (status) => REVIEW_COLUMNS[status] ?? /never/,
    words: (status) => [[reviewsText, REVIEW_WORDS[status] ?? 'missing']],
    shownBy: 'src/features/reviews/components/review-section.tsx',
  },
}

/** Statuses that can be reached from the initial ones. */
function reached({ first, rows }: Machine): Set<string> {
  const found = new Set(first)
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { from, to } of rows) if (from.some((status) => found.has(status))) found.add(to)
  }
  return found
}

/** The code that causes events: everything except rules, texts, tests and pages. */
const actingCode = (features: readonly string[]): string =>
  features
    .flatMap((feature) => globSync(`src/features/${feature}/**/*.ts`, { cwd: root }))
    .filter((file) => !/\/(rules|text|components|pages)\/|\.test\.ts$|\.fixture\.ts$|\/access\.ts$/.test(file))
    .map(read)
    .join('\n')

/** Files that pages import, directly or indirectly. */
function shownFiles(): Set<string> {
  const queue = [...new Set(routeTable.flatMap(({ file }) => (file ? [`src/${file}`] : [])))]
  const seen = new Set(queue)
  for (const file of queue)
    for (const [, path] of read(file).matchAll(/from '(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path as string))
      if (target.startsWith('src/') && /\.tsx?$/.test(target) && !seen.has(target)) {
        seen.add(target)
        queue.push(target)
      }
    }
  return seen
}

describe.each(Object.entries(MACHINES))('%s', (_, machine) => {
  it('every status can be reached', () => {
    const found = reached(machine)
    expect(machine.statuses.filter((status) => !found.has(status))).toEqual([])
  })

  it('every event is caused by a person, a timer or a check', () => {
    const code = actingCode(machine.causedIn)
    const endpoints = new Set([...code.matchAll(/path: '[^']*\/(\w+)'/g)].map(([, act]) => act))
    const events = [...new Set(machine.rows.map(({ event }) => event))]
    // A timer counts as the cause of an event if the server runs it.
    const timers = [...read('src/server/sweeps.ts').matchAll(/\b(sweep\w+)/g)].map(([, name]) => name as string)
    const given = new Set([...machine.fromRules, ...timers])
    const without = events.filter(
      (event) => !given.has(event) && !endpoints.has(event) && !new RegExp(`['"\\.]${event}\\b`).test(code),
    )
    expect(without).toEqual([])
  })

  it('every status without a table is written by a service or a timer', () => {
    const code = actingCode(machine.causedIn)
    expect(machine.statuses.filter((status) => machine.written?.(status).test(code) === false)).toEqual([])
  })

  it.each<Lang>(['th', 'en'])('every status has its texts in %s', async (lang) => {
    const missing: string[] = []
    for (const status of machine.statuses)
      for (const [text, key] of machine.words(status)) {
        const table = (await text.load(lang)) as Record<string, unknown>
        if (!table[key]) missing.push(`${status}: ${key}`)
      }
    expect(machine.statuses.filter((status) => machine.words(status).length === 0)).toEqual([])
    expect(missing).toEqual([])
  })

  it('a page shows the status', () => {
    expect([...shownFiles()]).toContain(machine.shownBy)
  })
})
