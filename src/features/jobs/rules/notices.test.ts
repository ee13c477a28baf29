import { describe, expect, it } from 'vitest'
import { jobsEn } from '../../notifications/templates/jobs-en.ts'
import { jobsTh } from '../../notifications/templates/jobs-th.ts'
import { JOB_NOTICES, NOTICE_READERS } from './events.ts'
import { JOB_TABLE } from './table.ts'

/** Words that only one side can be addressed with. */
const TO_INFLUENCER =
  /\byour (channel|draft|pay|post|insights|50 Tawi)|\byou match\b|the brand (is|chose)|have landed|รับงานเลย|ช่องของคุณ|ค่าจ้างของคุณ/i
const TO_MARKETER = /your (criteria|balance)|pick another creator|\{creator\}/i

const sent = JOB_TABLE.flatMap((row) => row.notify.map((notice) => ({ event: row.event, ...notice })))
const wordsOf = (kind: keyof typeof jobsEn): string =>
  [jobsEn[kind], jobsTh[kind]].map(({ subject, body }) => `${subject} ${body}`).join(' ')

describe('a notice of the job table', () => {
  it.each(sent)('$event: $kind to the $to', ({ to, kind }) => expect(NOTICE_READERS[kind]).toContain(to))

  it.each([...JOB_NOTICES])('%s speaks to its readers', (kind) => {
    const readers = NOTICE_READERS[kind]
    if (readers.includes('marketer')) expect(wordsOf(kind)).not.toMatch(TO_INFLUENCER)
    if (readers.includes('influencer')) expect(wordsOf(kind)).not.toMatch(TO_MARKETER)
  })

  it('tells the marketer about every failed check of a post', () => {
    const failed = JOB_TABLE.filter(({ event }) => event === 'linkFailed' || event === 'returnLink')
    expect(failed).toHaveLength(3)
    for (const row of failed) expect(row.notify).toContainEqual({ to: 'marketer', kind: 'job.post_failed_marketer' })
  })
})
