import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderNotice, smsLimit } from '../render.ts'
import { groupOf, type NoticeKind } from '../rules.ts'
import { en } from './en.ts'

const NOTICE_KINDS = Object.keys(en) as NoticeKind[]

/** Values that a template cannot do without: those outside of `[…]`. */
function requiredNames(kind: NoticeKind): string[] {
  let body: string = en[kind].body
  for (let before = ''; before !== body; ) {
    before = body
    body = body.replace(/\[[^[\]]*\]/g, '')
  }
  return [...`${en[kind].subject} ${body}`.matchAll(/\{(\w+)[^}]*\}/g)].map((match) => match[1] ?? '')
}

describe('words', () => {
  it('exist for every kind in both languages and need only what they say', () => {
    for (const kind of NOTICE_KINDS)
      for (const lang of ['th', 'en'] as const) {
        const data = Object.fromEntries(requiredNames(kind).map((name) => [name, 'x1']))
        const { subject, body, letter } = renderNotice(kind, lang, data)
        for (const text of [subject, body]) expect(text, `${kind} ${lang}`).not.toMatch(/[{}[\]]|(^|\s)-(\s|$)/)
        if (lang === 'th') expect(letter.endsWith('x1') ? 'ค่ะ' : letter).toMatch(/(ค่ะ|นะคะ)$/)
      }
  })

  it('drop a part whose value is missing and follow the reader’s language', () => {
    const deadline = new Date('2025-11-24T03:00:00Z')
    expect(renderNotice('job.draft_rejected', 'en', { job: 'Serum', brand: 'Mali', deadline }).body).toBe(
      'Send it again by 24 Nov 2025, 10:00.',
    )
    expect(renderNotice('job.draft_rejected', 'th', { job: 'เซรั่ม', brand: 'Mali', deadline }).body).toContain(
      '24 พ.ย. 2568',
    )
    expect(renderNotice('job.paid', 'th', { job: 'a', net: { satang: 436_500 } }).subject).toBe('เงินเข้าแล้ว ฿4,365.00')
  })

  it('ask for no new draft while the brand chooses', () => {
    const rejected = { job: 'Serum', brand: 'Mali', deadline: new Date('2025-11-24T03:00:00Z') }
    const en = renderNotice('job.draft_rejected_last', 'en', rejected).body
    expect(en).toContain('don’t send a new draft yet')
    expect(en).toContain('The brand can pay for one more revision, approve, or open a dispute by 24 Nov 2025, 10:00.')
    const th = renderNotice('job.draft_rejected_last', 'th', rejected).body
    expect(th).toContain('ยังไม่ต้องส่งดราฟต์ใหม่')
    expect(th).toContain('แบรนด์ต้องเลือกภายใน 24 พ.ย. 2568')
  })

  it('name the operators’ deadline where they check the post', () => {
    const failed = { job: 'Serum', creator: 'Ploy', reason: 'x', deadline: new Date('2025-11-24T03:00:00Z') }
    expect(renderNotice('job.post_failed_last', 'en', failed).body).toBe(
      'The post didn’t pass the automatic check. x. We’ll let you know the result by 24 Nov 2025, 10:00.',
    )
    const th = renderNotice('job.post_failed_last', 'th', failed).body
    expect(th).toContain('ทีมงานจะตรวจเองและแจ้งผลภายใน 24 พ.ย. 2568')
    expect(th).not.toContain('แก้')
  })

  it('of a payment name every part of the amount', () => {
    const part = (amount: number) => ({ satang: amount })
    const paid = { job: 'Serum', net: part(501_500), price: part(450_000), tax: part(13_500) }
    const bought = { ...paid, repaid: part(65_000) }
    expect(renderNotice('job.paid', 'en', bought).body).toContain(
      'Your pay ฿4,500.00, reimbursement ฿650.00, tax ฿135.00.',
    )
    expect(renderNotice('job.paid', 'th', bought).body).toContain(
      'ค่าจ้างของคุณ ฿4,500.00 ค่าสินค้าเบิกคืน ฿650.00 หักภาษี ฿135.00',
    )
    expect(renderNotice('job.paid', 'en', paid).body).toContain('Your pay ฿4,500.00, tax ฿135.00.')
  })

  it('of jobs that expire count them', () => {
    const expiring = { package: 'Starter', days: 7, date: { day: '2026-11-23' } }
    expect(renderNotice('package.expiring', 'en', { ...expiring, n: 1 })).toMatchObject({
      subject: 'Starter: 1 job expires in 7 days',
      body: 'Use it by 23 Nov 2026.',
    })
    expect(renderNotice('package.expiring', 'en', { ...expiring, n: 2 }).body).toBe('Use them by 23 Nov 2026.')
  })

  it('of an ended job name what comes back: credits, or the job of a package', () => {
    const ended = { creator: 'Ploy', job: 'Serum' }
    expect(renderNotice('job.declined', 'en', { ...ended, credits: { credits: 495_000 } }).body).toBe(
      '4,950 credits are back in your balance. Choose another creator.',
    )
    expect(renderNotice('job.declined', 'en', { ...ended, units: 1 }).body).toBe(
      '1 job is back in your package. Choose another creator.',
    )
    expect(renderNotice('job.may_cancel', 'en', { ...ended, units: 1 }).body).toBe(
      'Ploy is late. Cancel now to get 1 package job back.',
    )
    expect(renderNotice('job.may_cancel', 'th', { ...ended, units: 1 }).body).not.toContain('เครดิต')
    const both = { ...ended, units: 1, besides: { credits: 80_000 } }
    expect(renderNotice('job.may_cancel', 'en', both).body).toBe(
      'Ploy is late. Cancel now to get 1 package job and 800 credits back.',
    )
    expect(renderNotice('job.may_cancel', 'th', both).body).toBe(
      'Ploy เลยกำหนดแล้ว ยกเลิกตอนนี้ได้รับคืน 1 สิทธิ์ในแพ็กเกจ และ 800 เครดิต',
    )
  })

  it('of a ban promise no re-check', () => {
    const banned = { handle: '@ploy', reason: 'fake' }
    expect(renderNotice('channel.banned', 'en', banned)).toMatchObject({
      subject: '@ploy is banned',
      body: 'Reason: fake. You can’t use it on Talad any more. Contact us if this looks wrong.',
    })
    expect(renderNotice('channel.banned', 'th', banned).body).not.toContain('ตรวจใหม่')
  })

  it('write a calendar day as a date of the reader, without its year in a text message', () => {
    const transfer = { amount: { satang: 100_000 }, bank: 'KBank', last4: '1234', date: { day: '2026-11-23' } }
    expect(renderNotice('withdrawal.requested', 'en', transfer).body).toContain('23 Nov 2026')
    expect(renderNotice('withdrawal.requested', 'th', transfer).body).toContain('23 พ.ย. 2569')
    const offer = {
      brand: 'Mali',
      job: 'Serum',
      price: { satang: 450_000 },
      deadline: new Date('2025-11-24T03:00:00Z'),
    }
    expect(renderNotice('job.invited', 'en', offer).sms).toMatch(/24 Nov, 10:00/)
    expect(renderNotice('job.invited', 'en', offer).body).toMatch(/24 Nov 2025, 10:00/)
  })

  it('add no polite ending to what somebody else wrote', () => {
    const message = renderNotice('job.message', 'th', { job: 'เซรั่ม', from: 'Mali', text: 'ส่งใหม่พรุ่งนี้ได้ไหม' })
    expect(message.letter).toBe('Mali: ส่งใหม่พรุ่งนี้ได้ไหม')
    const refused = renderNotice('job.order_refused', 'th', { job: 'เซรั่ม', reason: 'เลขไม่ครบ' })
    expect(refused.letter).toMatch(/ค่ะ$/)
  })

  it('set the polite ending off from an amount', () => {
    const rejected = { number: 'IV-1', reason: 'ยอดไม่ตรง', amount: { satang: 31_500 } }
    expect(renderNotice('vat.rejected', 'th', rejected).letter).toMatch(/฿315\.00 นะคะ$/)
    expect(renderNotice('security.code', 'th', { code: '123456', ref: 'BCDF' }).letter).toMatch(/อย่าบอกใครนะคะ$/)
  })

  it('of a text message say the deadline whole and shorten the name of the brand', () => {
    const data = {
      brand: 'บริษัทที่มีชื่อยาวมากแห่งหนึ่งในประเทศไทย',
      price: { satang: 450_000 },
      deadline: new Date('2025-11-24T03:00:00Z'),
      job: 'j',
    }
    for (const lang of ['th', 'en'] as const) {
      const { sms } = renderNotice('job.invited', lang, data)
      expect(sms?.length).toBeLessThanOrEqual(smsLimit(sms ?? ''))
      expect(sms).toContain(lang === 'th' ? '24 พ.ย. 10:00 น.' : '24 Nov, 10:00')
      expect(sms).toContain('฿4,500')
      expect(sms).not.toContain('฿4,500.00')
    }
  })

  it('of a text message always fit one part', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom('th' as const, 'en' as const), (brand, lang) => {
        for (const kind of ['job.invited', 'job.paid', 'security.code'] as const) {
          const { sms } = renderNotice(kind, lang, {
            brand,
            price: { satang: 450_000 },
            net: { satang: 1 },
            code: '123456',
            ref: 'BCDF',
            job: 'j',
          })
          expect(sms?.length).toBeLessThanOrEqual(smsLimit(sms ?? ''))
        }
      }),
    )
    expect(renderNotice('security.code', 'th', { code: '123456', ref: 'BCDF' }).sms).toContain('123456')
  })

  it('of a text message about a changed account keep their end, in the longest month too', () => {
    const time = new Date('2025-06-24T07:32:00Z')
    for (const what of ['รหัสผ่าน', 'บัญชีรับเงิน', 'อีเมลฝ่ายบัญชี', 'วิธีเข้าสู่ระบบ'])
      expect(renderNotice('security.changed', 'th', { what: { th: what, en: '' }, time }).sms).toMatch(/แก้รหัสผ่าน$/)
  })

  it('have a group for every kind', () => {
    for (const kind of NOTICE_KINDS) expect(groupOf(kind)).toBeTruthy()
  })
})
