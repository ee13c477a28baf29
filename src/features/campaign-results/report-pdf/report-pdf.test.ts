import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE } from '../../../../tests/access/example.ts'
import { posted } from '../../../../tests/access/job-plays.ts'
import { buildMarketer } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { buildJobWorld, jobContract as contract, openJobApp } from '../../../../tests/jobs-world.ts'
import { translator } from '../../../i18n/messages.ts'
import { vocabularyText } from '../../../i18n/vocabulary/index.ts'
import { vocabularyWords } from '../../../i18n/vocabulary/words.ts'
import { accounts } from '../../accounts/schema.ts'
import { renderCampaignReport } from '../../documents/pdf/campaign-report.ts'
import { PAGE } from '../../documents/pdf/sheet.ts'
import { contract as files } from '../../files/contract.ts'
import { reportDocumentText } from '../text/report-document.ts'
import type en from '../text/report-document-en.ts'
import { reportDocumentOf } from './report-document.ts'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

test.each(['th', 'en'] as const)('a PDF report has the logo and fits its pages (%s)', async (lang) => {
  const w = await buildJobWorld(app, platform, { couponCode: 'MAI10' })
  await posted(w)
  const as = w.marketer
  const params = { id: w.campaignId }
  const plain = await app.call(contract.reportPdf, { as, params, query: { lang } })
  const logo = await app.call(files.upload, { as, body: { purpose: 'avatar' }, file: PICTURE })
  await app.db.update(accounts).set({ avatarFileId: logo.body.data.id }).where(eq(accounts.id, as.accountId))
  const { blob } = await app.call(contract.reportPdf, { as, params, query: { lang } })
  expect(new TextDecoder('latin1').decode(blob?.bytes.slice(0, 5))).toBe('%PDF-')
  expect(blob?.bytes.length).toBeGreaterThan(plain.blob?.bytes.length ?? Number.POSITIVE_INFINITY)
  const stranger = await app.callerOf((await buildMarketer(app.db)).id)
  expect((await app.call(contract.reportPdf, { as: stranger, params })).status).toBe(404)

  const { data: report } = (await app.call(contract.report, { as, params })).body
  const [row] = (await app.call(contract.results, { as, params })).body.data
  const words = vocabularyWords(translator(await vocabularyText.load(lang)))
  const t = translator<typeof en>(await reportDocumentText.load(lang))
  const days = Array.from({ length: 40 }, (_, i) => ({
    day: `2025-${i < 20 ? '10' : '11'}-${String((i % 20) + 1).padStart(2, '0')}`,
    ...{ reach: i * 90_000, views: 1, engagement: 1, clicks: 1, couponUses: 1 },
  }))
  const long = { ...row!, influencer: { ...row!.influencer, name: 'ครีเอเตอร์ที่มีชื่อยาวมากเป็นพิเศษ Channel' } }
  const document = reportDocumentOf(t, words, {
    ...{ lang, report, days, logo: null, at: app.clock.now() },
    title: 'กันแดดเนื้อน้ำ ใช้จริงกลางแดด'.repeat(4),
    brand: 'Nuansun',
    results: Array.from({ length: 60 }, () => ({ ...long, reach: 12_345_678, views: 22_345_678 })),
  })
  const { pages, placements } = await renderCampaignReport(document)
  expect(pages).toBeGreaterThan(1)
  expect(
    placements.filter(({ x, width, y, height }) => x < 0 || x + width > PAGE.width || y + height > PAGE.height),
  ).toEqual([])
  expect(placements.filter(({ width, room }) => width > room + 0.5).map(({ text }) => text)).toEqual([])
})
