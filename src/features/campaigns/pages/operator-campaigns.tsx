import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { AgencyLine } from '../../agency-brands/components/agency-line.tsx'
import { type BriefView, viewBrief } from '../brief/view.ts'
import { CampaignCover } from '../components/campaign-cover.tsx'
import { CampaignBadge } from '../components/campaign-head.tsx'
import { FullBrief } from '../components/full-brief.tsx'
import WhoFits from '../components/who-fits.tsx'
import { type Campaign, contract } from '../contract.ts'
import { manageText } from '../text/manage.ts'
import { marketText } from '../text/market.ts'

const STATUSES = ['review', 'sent_back', 'live', 'closed'] as const

const zQuery = z.object({ status: qChoice(STATUSES, 'review'), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { status, after } = readQuery(url, zQuery)
  const found = await load(() =>
    pageCall(context)(contract.queue, { query: { status, ...(after && { after }), limit: 20 } as never }),
  )
  const server = context.get(pageContext)
  const rows = await Promise.all(
    found.data.map(async (campaign) => ({ campaign, brief: await viewBrief(server, campaign) })),
  )
  return { rows, next: found.next, counts: found.counts, status }
}

/** The queue with its current filters. */
const back = ({ url }: ActionInput): string => url.pathname + url.search

export const action = defineActions({
  async approve(input) {
    await input.call(contract.approve, { params: { id: field(input.form, 'target') } })
    return back(input)
  },
  async sendBack(input) {
    const { form, call } = input
    await call(contract.sendBack, { params: { id: field(form, 'target') }, body: { reason: field(form, 'reason') } })
    return back(input)
  },
})
export { clientAction } from '../../../web/client-action.ts'

const DECISIONS = ['approve', 'sendBack']

function Reason() {
  const t = useText(manageText)
  const field = useFields()
  return <TextArea {...field('reason')} label={t('reason')} help={t('reasonHelp')} rows={3} maxLength={500} />
}

function Decide({ campaign }: { campaign: Campaign }) {
  const t = useText(manageText)
  return (
    <ActionForm intent={DECISIONS} target={campaign.id} className="grid content-start gap-3">
      <SubmitButton intent="approve" wide>
        {t('approve')}
      </SubmitButton>
      <Reason />
      <SubmitButton intent="sendBack" variant="danger" wide>
        {t('sendBack')}
      </SubmitButton>
    </ActionForm>
  )
}

interface ReviewProps {
  campaign: Campaign
  brief: BriefView
}

function Review({ campaign, brief }: ReviewProps) {
  const t = useText(manageText)
  const m = useText(marketText)
  const lang = useLang()
  const { error } = useActionState({ intent: DECISIONS, target: campaign.id })
  return (
    <details className="min-w-0 rounded-card bg-surface inset-ring inset-ring-line" open={error !== null}>
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-4 p-4">
        <span className="block h-12 w-16 shrink-0 overflow-hidden rounded-field">
          <CampaignCover of={campaign} alt="" />
        </span>
        <span className="min-w-0 flex-1 basis-60">
          <span className="block truncate font-semibold">{campaign.title}</span>
          <span className="flex items-center gap-1.5 text-sm text-ink-2">
            <BrandMark
              name={campaign.brand.name}
              src={campaign.brand.avatarFileId && `/media/${campaign.brand.avatarFileId}`}
              size={20}
            />
            {campaign.brand.name}
            {campaign.submittedAt && ` · ${t('waiting', { date: formatDateTime(lang, campaign.submittedAt) })}`}
          </span>
          <AgencyLine agency={campaign.brand.agency} />
          {campaign.status !== 'closed' && (
            <span className="block text-sm text-ink-2">
              {campaign.closeAt ? m('closes', { date: formatDate(lang, campaign.closeAt) }) : t('noCloseDay')}
            </span>
          )}
        </span>
        <CampaignBadge status={campaign.status} paused={campaign.paused} />
        <span className="nb text-right font-medium">
          {campaign.price === null ? '-' : t('costEach', { price: formatBaht(campaign.price), n: campaign.slots })}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line p-5 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid gap-7">
          <FullBrief of={campaign} view={brief} />
          <WhoFits of={campaign} />
        </div>
        {campaign.status === 'review' && <Decide campaign={campaign} />}
      </div>
    </details>
  )
}

/** Campaigns to review, longest waiting first; the brief expands in its row. */
export default function OperatorCampaigns() {
  const { rows, next, counts, status } = useLoaderData<typeof loader>()
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
            <Review key={campaign.id} campaign={campaign} brief={brief} />
          ))}
        </div>
      )}
      {next && <MoreLink href={pathWithQuery(base, { status, after: next })}>{t('more')}</MoreLink>}
    </div>
  )
}
