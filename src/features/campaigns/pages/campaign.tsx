import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { contract as creditsContract } from '../../credits/contract.ts'
import { viewBrief } from '../brief/view.ts'
import { briefAction } from '../components/brief-action.ts'
import { Builder } from '../components/builder/builder.tsx'
import { CAMPAIGN_TABS, CampaignShell } from '../components/campaign-shell.tsx'
import { ReadBrief } from '../components/read-brief.tsx'
import WhoFits from '../components/who-fits.tsx'
import { contract } from '../contract.ts'
import { manageText } from '../text/manage.ts'

/** What the brand can spend; null when the wallet does not answer. */
async function availableCredits(call: Call, id: string): Promise<number | null> {
  try {
    return (await call(creditsContract.total, { params: { id } })).data.available
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const { viewer, lang } = server
  const call = pageCall(context)
  const id = params.id ?? ''
  const query = new URL(request.url).searchParams
  const { data: campaign } = await load(() => call(contract.get, { params: { id } }))
  const asked = CAMPAIGN_TABS.find((name) => name === query.get('tab'))
  const tab = campaign.publishedAt ? (asked ?? 'applicants') : 'brief'
  // Everything but the brief belongs to the jobs of the campaign and has a page of its own.
  if (tab !== 'brief') throw redirect(`/${lang}/Marketer/manageCampaign/${id}/applicants?tab=${tab}`)
  const writable = campaign.status !== 'review' && campaign.status !== 'closed'
  const [estimate, available] = writable
    ? await Promise.all([
        load(() => call(contract.savedEstimate, { params: { id } })),
        availableCredits(call, viewer.uuid),
      ])
    : [null, null]
  const brief = await viewBrief(server, campaign)
  return { campaign, brief, estimate: estimate?.data ?? null, available, open: (query.get('open') ?? '').split(',') }
}

export const action = (args: ActionFunctionArgs) => {
  const { lang } = args.context.get(pageContext)
  return briefAction(args, args.params.id ?? '', `/${lang}/Marketer/manageCampaign`)
}

/** The brief tab: written while it is a draft, read afterwards, adjusted a little while it is live. */
export default function CampaignPage() {
  const { campaign, brief, estimate, available, open } = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(manageText)
  const draft = campaign.status === 'draft' || campaign.status === 'sent_back'
  return (
    <CampaignShell campaign={campaign} tab="brief">
      {failed?.error && ['pause', 'resume', 'close', 'duplicate'].includes(failed.intent) && (
        <div className="mb-5">
          <Callout tone="critical" role="alert" title={t('actFailed')}>
            {failed.error.message}
          </Callout>
        </div>
      )}
      {campaign.status === 'review' && (
        <div className="mb-6">
          <Callout tone="info" title={t('inReview')}>
            {t('inReviewNote')}
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
      {draft && estimate && (
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
          <ReadBrief of={campaign} view={brief} />
          <WhoFits of={campaign} />
        </div>
      )}
      {campaign.status === 'live' && estimate && (
        <div className="mt-10">
          <SectionHead title={t('adjust')} note={t('adjustNote')} />
          <Builder
            key={campaign.id}
            campaign={campaign}
            estimate={estimate}
            available={available}
            open={open}
            sections={['creators', 'price']}
            failed={failed}
          />
        </div>
      )}
    </CampaignShell>
  )
}
