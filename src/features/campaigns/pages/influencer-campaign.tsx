import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { MatchSummary } from '../../applications/components/match-summary.tsx'
import { contract as applicationsContract } from '../../applications/contract.ts'
import { contract as channelsContract } from '../../channels/contract.ts'
import { canTakeJobs } from '../../channels/rules/status.ts'
import { PauseNote } from '../../job-pauses/components/pause-note.tsx'
import { contract as jobPauses } from '../../job-pauses/contract.ts'
import { type JobRow, contract as jobsContract } from '../../jobs/contract.ts'
import { type Participation, participationOf } from '../../jobs/rules/participation.ts'
import { contract as reviewsContract } from '../../reviews/contract.ts'
import { viewBrief } from '../brief/view.ts'
import { BookmarkForm } from '../components/bookmark-form.tsx'
import { CampaignPage } from '../components/campaign-page.tsx'
import { bookmarkActs } from '../components/market-loader.ts'
import { contract } from '../contract.ts'
import { marketText } from '../text/market.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const id = params.campaignId ?? ''
  const [campaign, channels, jobs, pause] = await load(() =>
    Promise.all([
      call(contract.publicCampaign, { params: { id } }),
      call(channelsContract.list),
      call(jobsContract.list, { query: { campaignId: id } }),
      call(jobPauses.get),
    ]),
  )
  const record = await load(() => call(reviewsContract.record, { params: { id: campaign.data.brand.id } }))
  const usable = channels.data.filter(
    (channel) => channel.type === campaign.data.channelType && canTakeJobs(channel.status),
  )
  return {
    campaign: campaign.data,
    brief: await viewBrief(server, campaign.data),
    record: record.data,
    channels: usable.map(({ id, handle, name, prices }) => ({
      ...{ id, handle, name },
      price: prices.find(({ postType }) => postType === campaign.data.postType)?.price ?? null,
    })),
    job: ownJob(jobs.data),
    takesJobsFrom: pause.data.from,
    key: server.newKey(),
    origin: server.origin,
  }
}

/** The creator's job or application in this campaign, with its stage; null without one. */
function ownJob(jobs: readonly JobRow[]): { id: string; part: Participation } | null {
  const [own] = jobs.flatMap(({ id, ...job }) => {
    const part = participationOf(job)
    return part ? [{ id, part }] : []
  })
  return own ?? null
}

export const action = defineActions({
  ...bookmarkActs,
  async apply({ form, call, params, lang, idempotencyKey }) {
    const channelId = optional(form, 'channelId')
    const { data } = await call(applicationsContract.apply, {
      params: { id: params.campaignId ?? '' },
      body: { note: field(form, 'note'), ...(channelId && { channelId }) },
      idempotencyKey,
    })
    return `/${lang}/Influencer/brandJob/${data.id}`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** A campaign for a creator: how well their channel matches, the net pay, and the application. */
export default function InfluencerCampaignPage() {
  const { campaign, brief, record, job, takesJobsFrom, origin } = useLoaderData<typeof loader>()
  const t = useText(marketText)
  const lang = useLang()
  return (
    <CampaignPage
      campaign={campaign}
      brief={brief}
      record={record}
      marketHref={`/${lang}/Influencer/jobMarket`}
      corner={<BookmarkForm id={campaign.id} saved={campaign.saved} />}
      share={`${origin}/${lang}/jobMarketBoard/${campaign.id}`}
      act={<Apply />}
      phoneAct={campaign.open && !job && !takesJobsFrom ? t('applyAct') : undefined}
      overTabs
    />
  )
}

/** `notice`: the creator has to reply to an invitation or a choice. */
const TONES = { applied: 'positive', invited: 'notice', chosen: 'notice', working: 'info', ended: 'positive' } as const

function Apply() {
  const { campaign, channels, job, takesJobsFrom } = useLoaderData<typeof loader>()
  const t = useText(marketText)
  const lang = useLang()
  const words = useWords()
  const base = `/${lang}/Influencer`
  if (job)
    return (
      <div className="grid gap-3">
        <Callout tone={TONES[job.part]} title={t(`part_${job.part}`)}>
          {t(`partNote_${job.part}`)}
        </Callout>
        <ButtonLink href={`${base}/brandJob/${job.id}`} wide variant="secondary">
          {t('viewJob')}
        </ButtonLink>
      </div>
    )
  if (!campaign.open)
    return (
      <ButtonLink href={`${base}/jobMarket`} wide variant="secondary">
        {t('emptyAct')}
      </ButtonLink>
    )
  if (takesJobsFrom) return <PauseNote from={takesJobsFrom} />
  if (channels.length === 0)
    return (
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{t('noChannel', { channel: words.channel(campaign.channelType) })}</p>
        <ButtonLink href={`${base}/channelAdd`} wide size="lg">
          {t('addChannel')}
        </ButtonLink>
      </div>
    )
  return <ApplyForm />
}

/** The application: the channel, its match, and a note to the brand. */
function ApplyForm() {
  const { campaign, channels, key } = useLoaderData<typeof loader>()
  const { values, fields } = useActionState({ intent: 'apply' })
  const t = useText(marketText)
  const matchOf = (id: string | undefined) => campaign.matches.find((match) => match.channelId === id)
  const best = campaign.matches.find((match) => channels.some((channel) => channel.id === match.channelId))
  const [channelId, setChannelId] = useState(values.channelId ?? best?.channelId ?? channels[0]?.id)
  const match = matchOf(channelId)
  const ownPrice = channels.find((channel) => channel.id === channelId)?.price ?? 0
  const belowPrice = campaign.fixedPay && ownPrice > (campaign.price ?? 0)
  const optionOf = ({ id, handle }: (typeof channels)[number]) => {
    const own = matchOf(id)
    return { value: id, label: own?.matched ? t('choice', { handle, n: own.score }) : t('choiceNot', { handle }) }
  }
  return (
    <ActionForm intent="apply" idempotencyKey={key} className="grid gap-4">
      {channels.length > 1 ? (
        <Select
          name="channelId"
          label={t('applyChannel')}
          defaultValue={channelId}
          onChange={(event) => setChannelId(event.currentTarget.value)}
          options={channels.map(optionOf)}
        />
      ) : (
        <input type="hidden" name="channelId" value={channelId} />
      )}
      {match && <MatchSummary match={match} />}
      {belowPrice && (
        <Callout tone="notice" title={t('packagePay', { amount: formatBaht(campaign.price ?? 0) })}>
          {t('packagePayNote', { price: formatBaht(ownPrice) })}
        </Callout>
      )}
      <TextArea
        name="note"
        label={t('applyNote')}
        labelNote={t('optional')}
        help={t('applyNoteHelp')}
        rows={3}
        maxLength={1_000}
        defaultValue={values.note}
        error={fields.note}
      />
      <SubmitButton size="lg" wide busyLabel={t('applying')}>
        {belowPrice ? t('applyFor', { amount: formatBaht(campaign.price ?? 0) }) : t('applyAct')}
      </SubmitButton>
    </ActionForm>
  )
}
