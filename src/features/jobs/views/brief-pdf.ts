import type { Lang } from '../../../core/shapes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pdfBlocksOfBrief } from '../../campaigns/brief/pdf-blocks.ts'
import { textDocumentPdf } from '../../documents/service.ts'
import type { Job } from '../contract.ts'
import { viewJobBrief } from '../rules/job-brief.ts'
import { readJob } from './job.ts'

const titleOf = ({ campaign }: Job, lang: Lang): string => (lang === 'en' && campaign.titleEn) || campaign.title

/** The brief of a job as PDF. It does not contain the pay, so that the influencer can share it with helpers. */
export async function readBriefPdf(ctx: Ctx, id: string, lang: Lang) {
  const job = await readJob(ctx, id)
  const view = await viewJobBrief({ lang, figures: ctx.figures() }, job)
  const bytes = await textDocumentPdf({
    lang,
    title: titleOf(job, lang),
    facts: `${job.brand.name} · @${job.channel.handle}`,
    summary: job.campaign.product,
    blocks: pdfBlocksOfBrief(view, job.campaign),
    at: new Date(job.createdAt),
  })
  return { type: 'application/pdf', bytes, name: `brief-${job.id}-${lang}.pdf`, inline: true }
}
