import { describe, expect, it } from 'vitest'
import { baht } from '../../../core/money.ts'
import type { Draft } from '../contract.ts'
import { EMPTY_CRITERIA } from '../shapes.ts'
import { briefIssues, closeProblem, sectionStates } from './issues.ts'
import { EMPTY_BRIEF } from './shapes.ts'

const now = new Date('2025-11-21T05:00:00Z')
const today = '2025-11-21'

const complete = {
  kind: 'public',
  payBy: 'credits',
  packageId: null,
  title: 'รีวิวเซรั่ม',
  titleEn: '',
  product: 'เซรั่มผิวฉ่ำน้ำ',
  productUrl: '',
  objective: 1,
  brief: { ...EMPTY_BRIEF, text: 'ลองใช้จริง 7 วัน', dos: ['แสงธรรมชาติ'] },
  channelType: 'INSTAGRAM',
  postType: 'reel',
  reviewOption: 'photo',
  price: baht(4_500),
  slots: 12,
  criteria: EMPTY_CRITERIA,
  topic: 'beauty',
  closeOn: '2025-11-25',
  draftDays: null,
  draftBy: '2025-12-02',
  postFrom: '2025-12-08',
  postBy: '2025-12-12',
  usageRights: 'brand_social',
  usageEndsOn: '2026-03-31',
  disclosureTag: '#โฆษณา',
  trackingUrl: '',
  couponCode: '',
  poNumber: '',
  costCentre: '',
  reimbursementCap: null,
  checkInCode: null,
  venue: '',
  coverScene: null,
  coverFileId: null,
} satisfies Partial<Draft> as Partial<Draft> as Draft

describe('brief', () => {
  it.each([
    ['2025-11-21', null, null, 'day_after_today'],
    ['2025-11-20', null, null, 'day_after_today'],
    ['2025-11-22', null, null, null],
    ['2026-05-20', null, null, null],
    ['2026-05-21', null, null, 'close_too_late'],
    ['2025-11-30', '2025-11-30', '2025-12-12', 'close_before_work'],
    ['2025-11-30', '2025-12-01', '2025-11-30', 'close_before_work'],
    ['2025-11-30', '2025-12-01', '2025-12-12', null],
    [null, null, null, null],
  ])('closing on %s, draft by %s, post by %s: %s', (closeOn, draftBy, postBy, problem) =>
    expect(closeProblem({ closeOn, draftBy, postBy }, today, 180)?.code ?? null).toBe(problem),
  )

  it('is complete', () => expect(briefIssues(complete, now, 180)).toEqual([]))

  it.each<[Partial<Draft>, string, string, string]>([
    [{ title: ' ' }, 'goal', 'title', 'required'],
    [{ objective: null }, 'goal', 'objective', 'required'],
    [{ objective: 5 }, 'goal', 'couponCode', 'required'],
    [{ objective: 3 }, 'goal', 'trackingUrl', 'required'],
    [{ channelType: null }, 'post', 'channelType', 'required'],
    [{ draftBy: null }, 'post', 'draftBy', 'required'],
    [{ draftBy: '2025-11-20' }, 'post', 'draftBy', 'day_past'],
    [{ postFrom: '2025-11-20' }, 'post', 'postFrom', 'day_past'],
    [{ draftBy: '2025-12-08' }, 'post', 'postFrom', 'post_after_draft'],
    [{ draftBy: '2025-12-12', postFrom: null }, 'post', 'postBy', 'post_after_draft'],
    [{ postFrom: '2025-12-13' }, 'post', 'postFrom', 'post_order'],
    [{ brief: EMPTY_BRIEF }, 'brief', 'brief.text', 'required'],
    [
      { criteria: { ...EMPTY_CRITERIA, followersMin: 9, followersMax: 8 } },
      'creators',
      'criteria.followersMin',
      'range_order',
    ],
    [{ price: null }, 'price', 'price', 'required'],
    [{ payBy: 'package' }, 'price', 'packageId', 'required'],
    [{ closeOn: '2025-11-21' }, 'price', 'closeOn', 'day_after_today'],
    [{ closeOn: '2025-12-02' }, 'price', 'closeOn', 'close_before_work'],
    [{ closeOn: '2025-12-02' }, 'post', 'draftBy', 'work_before_close'],
    [{ closeOn: '2025-12-12' }, 'post', 'postBy', 'work_before_close'],
    [{ closeOn: null }, 'price', 'closeOn', 'required'],
    [{ kind: 'invite_only', closeOn: null }, 'price', 'closeOn', 'required'],
    [{ disclosureTag: '' }, 'rights', 'disclosureTag', 'required'],
    [{ usageEndsOn: null }, 'rights', 'usageEndsOn', 'required'],
    [{ usageEndsOn: '2025-12-01' }, 'rights', 'usageEndsOn', 'usage_after_post'],
    [{ reviewOption: 'buy product' }, 'rights', 'reimbursementCap', 'required'],
    [{ reviewOption: 'invite' }, 'rights', 'checkInCode', 'required'],
  ])('with %o, %s.%s is missing or invalid', (more, section, field, code) => {
    const draft = { ...complete, ...more }
    expect(briefIssues(draft, now, 180)).toContainEqual(expect.objectContaining({ section, field, code }))
    expect(sectionStates(draft, now, 180).find(({ code: own }) => own === section)?.missing).toContain(field)
  })

  it.each<[Partial<Draft>, string, string, string]>([
    [{ draftBy: '2025-11-20' }, 'draftBy', '2025-11-20', today],
    [{ closeOn: today }, 'closeOn', today, today],
    [{ closeOn: '2026-06-01' }, 'closeOn', '2026-06-01', '2026-05-20'],
    [{ closeOn: '2025-12-05' }, 'closeOn', '2025-12-05', '2025-12-02'],
    [{ closeOn: '2025-12-05' }, 'draftBy', '2025-12-02', '2025-12-05'],
    [{ draftBy: '2025-12-10' }, 'postFrom', '2025-12-08', '2025-12-10'],
    [{ postFrom: '2025-12-13' }, 'postFrom', '2025-12-13', '2025-12-12'],
    [{ usageEndsOn: '2025-12-01' }, 'usageEndsOn', '2025-12-01', '2025-12-12'],
  ])('with %o, the problem of %s names %s and %s', (more, field, date, other) => {
    const found = briefIssues({ ...complete, ...more }, now, 180).find((issue) => issue.field === field)
    expect(found).toMatchObject({ date, other })
  })

  it('has fewer required fields if less is needed', () => {
    for (const more of [
      { draftBy: null, draftDays: 5 },
      { usageRights: 'creator_only', usageEndsOn: null },
    ] as const)
      expect(briefIssues({ ...complete, ...more }, now, 180)).toEqual([])
  })
})
