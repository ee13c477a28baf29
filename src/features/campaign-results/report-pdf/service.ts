import type { Blob } from '../../../core/endpoint.ts'
import type { Lang } from '../../../core/shapes.ts'
import { translator } from '../../../i18n/messages.ts'
import { vocabularyText } from '../../../i18n/vocabulary/index.ts'
import { vocabularyWords } from '../../../i18n/vocabulary/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import { campaignReportPdf } from '../../documents/service.ts'
import { readLogo } from '../../files/service.ts'
import { listDays } from '../goals/store.ts'
import { allResults } from '../job-results/service.ts'
import { reportOf } from '../service-report.ts'
import { reportDocumentText } from '../text/report-document.ts'
import type en from '../text/report-document-en.ts'
import { reportDocumentOf } from './report-document.ts'
import { findBrand } from './store.ts'

/** The report of the caller's own campaign as PDF, with the brand's logo. */
export async function readReportPdf(ctx: Ctx, campaignId: string, lang: Lang): Promise<Blob> {
  const campaign = await ownCampaign(ctx, campaignId)
  const brand = await findBrand(ctx.db, lang, campaign.id)
  const [texts, vocabulary] = await Promise.all([reportDocumentText.load(lang), vocabularyText.load(lang)])
  const t = translator<typeof en>(texts)
  const document = reportDocumentOf(t, vocabularyWords(translator(vocabulary)), {
    lang,
    title: (lang === 'en' && campaign.titleEn) || campaign.title,
    brand: brand.name,
    logo: brand.logoId === null ? null : await readLogo(ctx, brand.logoId),
    report: await reportOf(ctx.db, campaign),
    results: await allResults(ctx.db, campaign, lang),
    days: await listDays(ctx.db, campaign),
    at: ctx.clock.now(),
  })
  const name = `talad-report-${campaignId.slice(0, 8)}-${lang}.pdf`
  return { type: 'application/pdf', bytes: await campaignReportPdf(document), name, inline: true }
}
