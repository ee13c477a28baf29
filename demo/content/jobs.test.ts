import { describe, expect, it } from 'vitest'
import { parsePostUrl } from '../../src/ports/social/links.ts'
import { demoPost } from '../figures.ts'
import { campaignOf } from './campaigns.ts'
import { minutesOf } from './job-timeline.ts'
import { APPLICATIONS, JOBS } from './jobs.ts'
import { JOBS_NOW } from './jobs-now.ts'
import { JOBS_PAST } from './jobs-past.ts'
import type { DemoJob, JobState, JobSub } from './types-jobs.ts'

const STATES: readonly JobState[] = [
  'ASSIGN',
  'IN_PROGRESS',
  'WORKING',
  'CANCEL',
  'REJECTED',
  'SHIPPING',
  'READY',
  'SUBMIT',
  'INSIGHT',
  'COMPLETE',
  'COMPLETED',
  'MATCHED',
  'MISMATCHED',
]
const SUBS: readonly JobSub[] = [
  'invited',
  'chosen',
  'to_ship',
  'order_number',
  'receipt_due',
  'receipt_sent',
  'receipt_refused',
  'check_in',
  'in_transit',
  'delivered',
  'not_arrived',
  'drafting',
  'draft_sent',
  'draft_rejected',
  'draft_resent',
  'draft_rejected_twice',
  'extra_round',
  'link_failed',
  'checking',
  'insight_due',
  'insight_sent',
  'insight_refused',
  'dispute',
  'brand_early',
  'brand_no_draft',
  'brand_draft',
  'brand_ready',
  'creator_late',
  'creator_left',
  'silence',
  'brand_declined',
  'creator_declined',
  'full',
]
const OPEN: readonly JobState[] = [
  'ASSIGN',
  'IN_PROGRESS',
  'SHIPPING',
  'WORKING',
  'READY',
  'SUBMIT',
  'INSIGHT',
  'COMPLETE',
]
const uses = (job: DemoJob): boolean => OPEN.includes(job.state) || job.state === 'COMPLETED'

describe('jobs', () => {
  it('cover the thirteen states and all their sub-states', () => {
    expect(new Set(JOBS.map((job) => job.state))).toEqual(new Set(STATES))
    const subs = new Set(JOBS.map((job) => job.sub))
    for (const sub of SUBS) expect(subs, sub).toContain(sub)
    expect(JOBS.some((job) => job.package && uses(job))).toBe(true)
  })

  it('are unique: 120 past jobs, running jobs and applications', () => {
    expect(JOBS_PAST).toHaveLength(120)
    expect(JOBS_NOW.length).toBeGreaterThan(80)
    expect(APPLICATIONS.length).toBeGreaterThan(100)
    expect(new Set(JOBS.map((job) => job.key)).size).toBe(JOBS.length)
  })

  it('progress in time, after the campaign opened and before today', () => {
    for (const job of JOBS) {
      const times = job.steps.map((step) => minutesOf(step.at))
      expect(times, job.key).toEqual([...times].sort((a, b) => a - b))
      expect(job.steps.at(-1)!.state, job.key).toBe(job.state)
      expect(job.steps[0]!.at.day, job.key).toBeGreaterThanOrEqual(campaignOf(job.campaign).days.live!)
      expect(times.at(-1)!, job.key).toBeLessThan(0)
      for (const draft of job.drafts) expect(minutesOf(draft.decidedAt ?? draft.sentAt), job.key).toBeLessThan(0)
      for (const message of job.messages) expect(minutesOf(message.at), job.key).toBeLessThan(0)
    }
  })

  it('have not passed a deadline that is still open', () => {
    for (const job of JOBS.filter((each) => OPEN.includes(each.state))) {
      const last = Math.max(
        ...[...job.steps.map((s) => s.at), ...job.drafts.map((d) => d.decidedAt ?? d.sentAt)].map(minutesOf),
      )
      expect(last, job.key).toBeGreaterThan(-5 * 1440)
      if (['ASSIGN', 'READY'].includes(job.state)) expect(last, job.key).toBeGreaterThan(-2 * 1440)
    }
  })

  it('fit their campaign unless they are mismatched, and never fill more than its slots', () => {
    for (const job of JOBS) {
      if (job.state === 'MISMATCHED') expect(job.mismatch.length, job.key).toBeGreaterThan(0)
      else expect(job.mismatch, job.key).toEqual([])
    }
    for (const [key, jobs] of Map.groupBy(JOBS.filter(uses), (job) => job.campaign)) {
      expect(jobs.length, key).toBeLessThanOrEqual(campaignOf(key).slots)
    }
  })

  it('have posts that exist on the sandbox platform, on the right account and with the disclosure tag', () => {
    const now = new Date('2025-11-21T07:00:00Z')
    for (const job of JOBS.filter((each) => each.postUrl)) {
      const link = parsePostUrl(job.channel.type, job.postUrl!)!
      const post = demoPost(link.type, link.id, now)
      expect(post?.handle, job.key).toBe(job.channel.handle)
      expect(post?.text, job.key).toContain(campaignOf(job.campaign).disclosureTag)
    }
  })

  it('have the data that their state requires', () => {
    for (const job of JOBS) {
      if (['READY', 'SUBMIT', 'INSIGHT', 'COMPLETE', 'COMPLETED'].includes(job.state)) {
        expect(job.drafts.at(-1)?.status, job.key).toMatch(/approve|complete/)
      }
      if (['SUBMIT', 'INSIGHT', 'COMPLETED'].includes(job.state)) expect(job.postUrl, job.key).toMatch(/^https:/)
      if (['COMPLETE', 'COMPLETED'].includes(job.state)) expect(job.insight?.status, job.key).toBe('approve')
      if (['CANCEL', 'REJECTED'].includes(job.state)) expect(job.ending, job.key).not.toBeNull()
      if (job.sub === 'dispute') expect(job.dispute, job.key).not.toBeNull()
      if (job.state === 'SHIPPING') expect(job.fulfilment?.kind, job.key).toBe('shipping')
      for (const draft of job.drafts.filter((each) => each.status === 'reject')) expect(draft.comment).not.toBeNull()
    }
  })
})
