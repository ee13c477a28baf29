import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatBaht, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { type BriefView, viewBrief } from '../brief/view.ts'
import { CampaignCover } from '../components/campaign-cover.tsx'
import { CampaignBadge } from '../components/campaign-head.tsx'
import { ReadBrief } from '../components/read-brief.tsx'
import WhoFits from '../components/who-fits.tsx'
import { type Campaign, contract } from '../contract.ts'
import { manageText } from '../text/manage.ts'
import { marketText } from '../text/market.ts'

const STATUSES = ['review', 'sent_back', 'live', 'closed'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const status = STATUSES.find((name) => name === query.get('status')) ?? 'review'
  const after = query.get('after') ?? undefined
  const found = await load(() =>
    pageCall(context)(contract.queue, { query: { status, ...(after && { after }), limit: 20 } as never }),
  )
  const server = context.get(pageContext)
  const rows = await Promise.all(
    found.data.map(async (campaign) => ({ campaign, brief: await viewBrief(server, campaign) })),
  )
  return { rows, next: found.next, counts: found.counts, status }
}

export const action = (args: ActionFunctionArgs) =>
  submit(args, async (form, call, intent) => {
    const params = { id: field(form, 'campaignId') }
    if (intent === 'approve') await call(contract.approve, { params })
    else await call(contract.sendBack, { params, body: { reason: field(form, 'reason') } })
    return args.request.url.replace(/^https?:\/\/[^/]+/, '').replace(/\.data(\?|$)/, '$1')
  })

function Decide({ campaign, failed }: { campaign: Campaign; failed: FormState | undefined }) {
  const t = useText(manageText)
  const mine = failed?.values.campaignId === campaign.id ? failed : undefined
  return (
    <Form method="post" className="grid content-start gap-3">
      <input type="hidden" name="campaignId" value={campaign.id} />
      {mine && (
        <Callout tone="critical" role="alert" title={t('actFailed')}>
          {mine.error.message}
        </Callout>
      )}
      <Button name="intent" value="approve" wide>
        {t('approve')}
      </Button>
      <TextArea
        name="reason"
        id={`reason-${campaign.id}`}
        label={t('reason')}
        help={t('reasonHelp')}
        rows={3}
        maxLength={500}
        defaultValue={mine?.values.reason}
        error={mine?.fields.reason}
      />
      <Button name="intent" value="sendBack" variant="danger" wide>
        {t('sendBack')}
      </Button>
    </Form>
  )
}

interface ReviewProps {
  campaign: Campaign
  brief: BriefView
  failed: FormState | undefined
}

function Review({ campaign, brief, failed }: ReviewProps) {
  const t = useText(manageText)
  const m = useText(marketText)
  const lang = useLang()
  return (
    <details
      className="min-w-0 rounded-card bg-surface inset-ring inset-ring-line"
      open={failed?.values.campaignId === campaign.id}
    >
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-4 p-4">
        <span className="block h-12 w-16 shrink-0 overflow-hidden rounded-field">
          <CampaignCover of={campaign} alt="" />
        </span>
        <span className="min-w-0 flex-1 basis-60">
          <span className="block truncate font-semibold">{campaign.title}</span>
          <span className="flex items-center gap-1.5 text-sm text-ink-2">
            <BrandMark name={campaign.brand.name} size={20} />
            {campaign.brand.name}
            {campaign.submittedAt && ` · ${t('waiting', { date: formatDateTime(lang, campaign.submittedAt) })}`}
          </span>
          <span className="block text-sm text-ink-2">
            {campaign.closeAt ? m('closes', { date: formatDate(lang, campaign.closeAt) }) : t('noCloseDay')}
          </span>
        </span>
        <CampaignBadge status={campaign.status} paused={campaign.paused} />
        <span className="nb text-right font-medium">
          {campaign.price === null ? '-' : t('costEach', { price: formatBaht(campaign.price), n: campaign.slots })}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line p-5 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid gap-7">
          <ReadBrief of={campaign} view={brief} />
          <WhoFits of={campaign} />
        </div>
        {campaign.status === 'review' && <Decide campaign={campaign} failed={failed} />}
      </div>
    </details>
  )
}

/** Campaigns to review, the longest waiting first; the brief opens in its row. */
export default function OperatorCampaigns() {
  const { rows, next, counts, status } = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(manageText)
  const lang = useLang()
  const base = `/${lang}/Operator/campaign`
  return (
    <div>
      <PageHead title={t('queueTitle')} note={t('queueNote')} />
      <Tabs
        label={t('statusTabs')}
        className="mb-4"
        tabs={STATUSES.map((name) => ({
          href: `${base}?status=${name}`,
          label: t(`status_${name}`),
          count: counts[name] ?? 0,
          current: status === name,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={status === 'review' ? t('emptyQueue') : t('emptyFilter')} />
      ) : (
        <div className="grid gap-3">
          {rows.map(({ campaign, brief }) => (
            <Review key={campaign.id} campaign={campaign} brief={brief} failed={failed} />
          ))}
        </div>
      )}
      {next && <MoreLink href={`${base}?${new URLSearchParams({ status, after: next })}`}>{t('more')}</MoreLink>}
    </div>
  )
}
