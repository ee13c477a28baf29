import { useActionData } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout, ErrorNote } from '../../../ui/callout.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { type Call, CallError, type PageServer } from '../../../web/page.ts'
import { useHasPermission } from '../../../web/permissions.ts'
import { contract as creditsContract } from '../../credits/contract.ts'
import { viewBrief } from '../brief/view.ts'
import { type Campaign, contract, type PAY_BY } from '../contract.ts'
import { isDraft, isEditable, sectionsWith } from '../rules/editing.ts'
import { manageText } from '../text/manage.ts'
import { Builder } from './builder/builder.tsx'
import { SendCheck } from './builder/send-check.tsx'
import { FullBrief } from './full-brief.tsx'
import WhoFits from './who-fits.tsx'

/** The marketer's available credits; null if they could not be loaded. */
async function availableCredits(call: Call, id: string): Promise<number | null> {
  try {
    return (await call(creditsContract.total, { params: { id } })).data.available
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** `write`: editing; `check`: the summary before the campaign is sent. */
export const BRIEF_STEPS = ['write', 'check'] as const
type BriefStep = (typeof BRIEF_STEPS)[number]

type PayBy = (typeof PAY_BY)[number]

interface BriefQuery {
  /** Codes of the open sections, from the URL. */
  open: string
  step: BriefStep
  /** How a copy is paid if its package had no jobs left; else null. */
  paid: PayBy | null
}

/** Loads the data of the brief tab. */
export async function readBriefPage(
  server: PageServer,
  call: Call,
  campaign: Campaign,
  { open, step, paid }: BriefQuery,
) {
  const [estimate, available] = isEditable(campaign.status)
    ? await Promise.all([
        call(contract.savedEstimate, { params: { id: campaign.id } }),
        // The credits belong to the whole account, which a limited member may not see.
        server.viewer.limited ? null : availableCredits(call, server.viewer.uuid),
      ])
    : [null, null]
  const brief = await viewBrief(server, campaign)
  return { brief, estimate: estimate?.data ?? null, available, open: open.split(','), step, paid }
}
export type BriefPage = Awaited<ReturnType<typeof readBriefPage>>

/** Actions in the page's header; their errors are shown above the brief. */
const HEAD_ACTS = ['pause', 'resume', 'close', 'duplicate', 'recall', 'remove']

/**
 * The brief tab. A draft is editable; a live campaign has a few editable fields; otherwise, and for members without the
 * permission, it is read-only.
 */
export function BriefTab({ campaign, page }: { campaign: Campaign; page: BriefPage }) {
  const { brief, estimate, available, open, step, paid } = page
  const failed = useActionData() as FormState | undefined
  const t = useText(manageText)
  const may = useHasPermission('campaigns')
  const draft = may && isDraft(campaign.status)
  return (
    <>
      {failed?.error && HEAD_ACTS.includes(failed.intent) && (
        <ErrorNote title={t('actFailed')}>{failed.error.message}</ErrorNote>
      )}
      {draft && paid === campaign.payBy && (
        <div className="mb-6">
          <Callout tone="notice" title={t('packageUsedUp')}>
            {t(paid === 'package' ? 'copyByPackage' : 'copyByCredits')}
          </Callout>
        </div>
      )}
      {campaign.status === 'review' && (
        <div className="mb-6">
          <Callout tone="info" title={t('inReview')}>
            {t('inReviewNote')}
            <ActionForm intent="recall" summary={false} className="mt-3">
              <SubmitButton variant="secondary" size="sm">
                {t('recall')}
              </SubmitButton>
              <p className="mt-1.5 text-xs text-ink-2">{t('recallNote')}</p>
            </ActionForm>
          </Callout>
        </div>
      )}
      {campaign.status === 'live' && campaign.paused && (
        <div className="mb-6">
          <Callout tone="notice" title={t('pausedTitle')}>
            {t('pausedNote')}
          </Callout>
        </div>
      )}
      {draft && estimate && step === 'check' && (
        <SendCheck campaign={campaign} estimate={estimate} available={available} />
      )}
      {draft && estimate && step === 'write' && (
        <Builder
          key={campaign.id}
          campaign={campaign}
          estimate={estimate}
          available={available}
          open={open}
          failed={failed}
        />
      )}
      {!draft && (
        <div className="grid max-w-[760px] gap-8">
          <FullBrief of={campaign} view={brief} />
          <WhoFits of={campaign} />
        </div>
      )}
      {may && !draft && isEditable(campaign.status) && estimate && (
        <div className="mt-10" data-unprinted="">
          <SectionHead title={t('adjust')} note={t('adjustNote')} />
          <Builder
            key={campaign.id}
            campaign={campaign}
            estimate={estimate}
            available={available}
            open={open}
            sections={sectionsWith(campaign.editable)}
            failed={failed}
          />
        </div>
      )}
    </>
  )
}
