import { describe, expect, test } from 'vitest'
import { fill } from '../../../i18n/messages.ts'
import type { BriefField, Phrase } from '../brief/field.ts'
import { ALL_FIELDS, FIELD_NAMES, FIELDS, pickSeenOn } from '../brief/fields.ts'
import { pdfBlocksOfBrief } from '../brief/pdf-blocks.ts'
import { EMPTY_BRIEF, zDraft } from '../brief/shapes.ts'
import { type BriefWords, summaryOfSection, termsOfBrief } from '../brief/terms.ts'
import { viewBrief } from '../brief/view.ts'
import { draftOfForm } from '../components/builder/draft-form.ts'
import en from '../text/brief-en.ts'
import th from '../text/brief-th.ts'

/** Formats values with the phrases of one language. */
const wordsOf = (texts: Record<string, string>): BriefWords => ({
  text: (key, values) => fill(texts[key] ?? key, values),
  value: (_, value) => String(value),
})
const words = wordsOf(en)
const fieldsThatExist = (names: readonly string[]) =>
  names.filter((name) => !FIELD_NAMES.includes(name as never) && name !== 'trackingLink')
const phrases = ALL_FIELDS.flatMap(({ name, field }) =>
  (field.reads ?? []).map((phrase): [string, Phrase] => [name, phrase]),
)

describe('descriptors of the brief', () => {
  test('name only fields that exist', () => {
    for (const { field } of ALL_FIELDS) {
      const { required, control }: BriefField = field
      expect(fieldsThatExist(Object.keys(required === true ? {} : (required ?? {})))).toEqual([])
      if (control.type === 'choice' && control.offeredBy) expect(FIELD_NAMES).toContain(control.offeredBy.field)
    }
  })

  test.each(phrases)('%s: a phrase needs every field that its text contains, in both languages', (name, phrase) => {
    const needed = phrase.needs ?? [name]
    expect(fieldsThatExist([...needed, ...Object.keys(phrase.when ?? {})])).toEqual([])
    for (const texts of [en, th] as Record<string, string>[]) {
      const named = [...(texts[phrase.text ?? ''] ?? '').matchAll(/\{(\w+)/g)].map(([, placeholder]) => placeholder)
      expect(named.filter((placeholder) => !needed.includes(placeholder as string))).toEqual([])
    }
  })

  test('every editable field of a section has a label in the builder', () => {
    const without = ALL_FIELDS.filter(({ section, field }) => section && field.editor !== 'none' && !field.label)
    expect(without.map(({ name }) => name)).toEqual(['criteria'])
  })

  test('fields that only the brand may see are not in the market or job view', () => {
    const row = { ...zDraft.partial().parse({}), checkInCode: 'SHOP1', trackingUrl: 'https://a.co' } as never
    for (const place of ['market', 'job'] as const)
      expect(Object.keys(pickSeenOn(place, row))).toEqual(
        expect.not.arrayContaining(['checkInCode', 'trackingUrl', 'packageId', 'payBy']),
      )
    expect(Object.keys(pickSeenOn('job', row))).toEqual(expect.not.arrayContaining(['price', 'slots', 'criteria']))
  })
})

describe('a brief shows', () => {
  const brief = {
    postType: 'reel',
    channelType: 'INSTAGRAM',
    disclosureTag: '#ad',
    couponCode: '',
    poNumber: '',
    costCentre: '',
    reviewOption: 'buy product',
    reimbursementCap: 300,
    venue: 'left from another option',
    draftDays: 5,
    draftBy: null,
    postFrom: null,
    postBy: '2025-12-12',
    usageRights: 'brand_ads',
    usageEndsOn: '2026-03-31',
  }

  test('its terms line by line, without what does not apply', () => {
    expect(termsOfBrief(brief, words)).toEqual([
      { line: 'post', icon: { platform: 'INSTAGRAM' }, title: 'INSTAGRAM: reel', notes: ['Disclosure tag #ad'] },
      { line: 'start', icon: 'receipt', title: 'Buy and claim back', notes: ['Reimbursed up to 300 with a receipt'] },
      { line: 'dates', icon: 'calendar-blank', title: 'Draft within 5 days · Post by 2025-12-12', notes: [] },
      { line: 'rights', icon: 'copyright', title: 'The brand can use the post until 2026-03-31', notes: ['brand_ads'] },
    ])
  })

  test('rights that stay with the influencer as one phrase, whatever end date was entered', () => {
    const own = termsOfBrief({ ...brief, usageRights: 'creator_only' }, words)
    expect(own.at(-1)).toEqual({ line: 'rights', icon: 'copyright', title: 'creator_only', notes: [] })
  })

  test('the date of the draft with the minimum number of days, and a range of days for the post', () => {
    const dated = { ...brief, draftBy: '2025-12-02', postFrom: '2025-12-08' }
    expect(termsOfBrief(dated, words)[2]).toMatchObject({
      title: 'Draft by 2025-12-02 · Post between 2025-12-08 and 2025-12-12',
      notes: ['At least 5 days for the draft, counted from when work starts'],
    })
    expect(termsOfBrief({ ...dated, draftDays: null }, words)[2]?.notes).toEqual([])
  })

  test('a summary of each section', () => {
    const post = ALL_FIELDS.filter(({ section }) => section === 'post')
    expect(summaryOfSection(brief, words, post)).toEqual([
      'INSTAGRAM: reel',
      'Draft within 5 days',
      'Post by 2025-12-12',
    ])
  })
})

describe('a form of the builder', () => {
  const form = (values: Record<string, string>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    return data
  }

  test('is parsed by the control types of its fields', () => {
    expect(draftOfForm('post', form({ channelType: 'X', postType: '', draftBy: '', draftDays: '7' }))).toEqual({
      channelType: 'X',
      postType: null,
      draftBy: null,
      draftDays: 7,
    })
    expect(draftOfForm('goal', form({ objective: '3', title: ' Rice ' }))).toEqual({ objective: 3, title: 'Rice' })
    expect(draftOfForm('rights', form({ usageRights: '', checkInCode: '', reimbursementCap: '300' }))).toEqual({
      usageRights: '',
      checkInCode: null,
      reimbursementCap: 30_000,
    })
    expect(draftOfForm('price', form({ price: '๔,๕๐๐.๕', slots: '๑๒' }))).toMatchObject({ price: 450_050, slots: 12 })
    expect(draftOfForm('price', form({ price: '4500.555' }))).toMatchObject({ price: '4500.555' })
    expect(draftOfForm('brief', form({ text: 'Use it', dos: 'one\n\n two ' }))).toEqual({
      brief: { text: 'Use it', dos: ['one', 'two'], donts: [], references: [] },
    })
  })
})

test('the schema of a draft has every field, and accepts an empty brief', () => {
  expect(Object.keys(zDraft.shape)).toEqual(Object.keys(FIELDS))
  expect(EMPTY_BRIEF).toEqual({ text: '', dos: [], donts: [], references: [] })
})

describe('a brief on a page', () => {
  const brief = {
    channelType: 'TIKTOK',
    postType: 'reel',
    reviewOption: 'shipping',
    disclosureTag: '#ad',
    draftBy: null,
    draftDays: 7,
    postFrom: '2025-12-08',
    postBy: '2025-12-12',
    usageRights: 'brand_social',
    usageEndsOn: '2026-03-31',
  }
  const inForce = { shipDays: '5', revisions: '2' }
  const lines = async (lang: 'th' | 'en', terms?: Record<string, string>) => {
    const view = await viewBrief({ lang, figures: inForce }, brief, terms)
    return [...view.terms.map(({ title, notes }) => [title, ...notes].join(' / ')), view.revisions]
  }

  test('is shown in English and Thai, with the current figures', async () => {
    expect(await lines('en')).toEqual([
      'TikTok: Short video / Disclosure tag #ad',
      'Shipped by the brand / Ships within 5 days of acceptance',
      'Draft within 7 days · Post between 8 Dec 2025 and 12 Dec 2025',
      'The brand can use the post until 31 Mar 2026 / The brand’s social pages, no ads',
      'Revisions included: 2',
    ])
    expect((await lines('th'))[3]).toBe('แบรนด์นำโพสต์ไปใช้ได้ถึง 31 มี.ค. 2569 / โซเชียลของแบรนด์ ไม่ยิงโฆษณา')
  })

  test('is printed completely: what the job involves, then the description with dos and don’ts', async () => {
    const story = {
      brief: { text: 'Use it daily.\n\nSay what changes.', dos: ['Daylight'], donts: [], references: [] },
    }
    const shipped = { ...brief, productValue: 129_000, productQuantity: 2, productVariants: ['Dry', 'Oily'] }
    const view = await viewBrief({ lang: 'en', figures: inForce }, shipped)
    const printed = pdfBlocksOfBrief(view, story).map(({ text }) => text)
    expect(printed.slice(0, 7)).toEqual([
      'What the job involves',
      'TikTok: Short video',
      'Disclosure tag #ad',
      'Shipped by the brand · Product worth ฿1,290',
      'Ships within 5 days of acceptance',
      '2 items',
      'Variants: Dry, Oily',
    ])
    expect(printed).toContain('Revisions included: 2')
    expect(printed.slice(-5)).toEqual(['Brief', 'Use it daily.', 'Say what changes.', 'Do', 'Daylight'])
  })

  test('shows the terms of a job, not the current settings', async () => {
    const job = await lines('en', { shipDays: '3', revisions: '4' })
    expect([job[1], job[4]]).toEqual([
      'Shipped by the brand / Ships within 3 days of acceptance',
      'Revisions included: 4',
    ])
  })
})
