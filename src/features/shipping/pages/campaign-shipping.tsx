import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { DAY } from '../../../core/clock.ts'
import { decodeSheet } from '../../../core/csv-text.ts'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { contract as campaigns } from '../../campaigns/contract.ts'
import { InfluencerAvatar } from '../../jobs/components/job-pictures.tsx'
import { JobTimeLeft } from '../../jobs/components/job-rows.tsx'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { CARRIER_CODES, carrierName } from '../../jobs/rules/carriers.ts'
import { CheckedSheet } from '../components/checked-sheet.tsx'
import { contract, SHIPPING_FILTERS, type Shipment } from '../contract.ts'
import { shippingText } from '../text/index.ts'

const zQuery = z.object({ filter: qChoice(SHIPPING_FILTERS, SHIPPING_FILTERS[0]), after: qCursor, saved: qText(4) })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const id = params.id ?? ''
  const { filter, after, saved } = readQuery(url, zQuery)
  const { data: campaign } = await load(() => call(campaigns.get, { params: { id } }))
  const { data, next, counts } = await load(() => call(contract.list, { params: { id }, query: { filter, after } }))
  return {
    campaign,
    rows: data,
    next,
    counts,
    filter,
    saved: Number(saved) || 0,
    key: server.newKey(),
    now: server.now(),
  }
}

export const action = defineActions({
  /** Previews the changes of a sheet; saves nothing. */
  async check({ form, call, params }) {
    const file = await fileField(form, 'sheet')
    const csv = file ? decodeSheet(file.bytes) : ''
    const { data } = await call(contract.check, { params: { id: params.id ?? '' }, body: { csv } })
    return { sheet: data, csv }
  },
  async save({ form, call, params, path, idempotencyKey }) {
    const input = { params: { id: params.id ?? '' }, body: { csv: field(form, 'csv') }, idempotencyKey }
    const { data } = await call(contract.save, input)
    return pathWithQuery(path, { filter: 'on_the_way', saved: String(data.saved) })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** If the deadline is closer than this, the remaining time is shown instead of the date. */
const NEAR = 3 * DAY
const isNear = (dueAt: string | null, now: number): boolean => dueAt !== null && new Date(dueAt).getTime() - now < NEAR

function useColumns(campaignId: string, now: number): Column<Shipment>[] {
  const t = useText(shippingText)
  const lang = useLang()
  const jobs = `/${lang}/Marketer/manageCampaign/${campaignId}/job`
  return [
    {
      key: 'picture',
      header: '',
      headerLabel: t('creator'),
      part: 'lead',
      cell: ({ job }) => <InfluencerAvatar job={job} />,
    },
    {
      key: 'creator',
      header: t('creator'),
      part: 'title',
      cell: ({ job, variant }) => (
        <>
          {job.creator.name}
          {variant && <span className="block text-sm font-normal text-ink-2">{t('variant', { variant })}</span>}
        </>
      ),
    },
    {
      key: 'address',
      header: t('address'),
      cell: ({ address }) =>
        address ? (
          <span className="block text-sm">
            <b className="block font-medium">{address.name}</b>
            <span className="block">
              {[address.line, address.subdistrict, address.district, address.province, address.postcode]
                .filter(Boolean)
                .join(' ')}
            </span>
            {address.phone && <span className="nb block text-ink-2">{address.phone.replace(/^\+66/, '0')}</span>}
          </span>
        ) : (
          <span className="text-sm text-critical">{t('noAddress')}</span>
        ),
    },
    {
      key: 'parcel',
      header: t('parcel'),
      cell: ({ job, carrier, trackingNumber, shippedAt }) =>
        trackingNumber === null ? (
          <span className="text-sm">
            {t('shipBy')} {job.dueAt && formatDate(lang, job.dueAt)}
            {isNear(job.dueAt, now) && (
              <span className="block">
                <JobTimeLeft job={job} now={now} />
              </span>
            )}
          </span>
        ) : (
          <span className="block text-sm">
            <span className="block break-all">{trackingNumber}</span>
            <span className="block text-ink-2">
              {carrierName(lang, carrier)}
              {shippedAt && ` · ${t('shipped')} ${formatDate(lang, shippedAt)}`}
            </span>
            {job.stage === 'not_arrived' && <span className="block text-critical">{t('missing')}</span>}
          </span>
        ),
    },
    {
      key: 'act',
      header: '',
      headerLabel: t('add'),
      align: 'end',
      cell: ({ job, trackingNumber }) => (
        <ButtonLink href={`${jobs}/${job.id}`} size="sm" variant="secondary">
          {trackingNumber === null ? t('add') : t('correct')}
          <span className="sr-only"> {job.creator.name}</span>
        </ButtonLink>
      ),
    },
  ]
}

function SheetForm() {
  const t = useText(shippingText)
  const lang = useLang()
  const { fields } = useActionState({ intent: 'check' })
  const names = CARRIER_CODES.map((code) => carrierName(lang, code)).join(' · ')
  return (
    <Card pad={20}>
      <SectionHead title={t('sheet')} />
      <ol className="mb-4 grid list-decimal gap-1.5 pl-5 text-sm">
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </ol>
      <ActionForm intent="check" files summary={false} className="grid gap-4">
        <FileDrop
          name="sheet"
          label={t('file')}
          title={t('choose')}
          note={t('fileNote')}
          accept="text/csv,.csv,.txt"
          required
          error={fields.csv}
        />
        <div>
          <SubmitButton variant="secondary">{t('check')}</SubmitButton>
        </div>
      </ActionForm>
      <p className="mt-4 text-xs text-ink-2">{t('carriers', { names })}</p>
    </Card>
  )
}

/** Addresses and tracking numbers of a campaign's parcels, entered one by one or imported from a file. */
export default function CampaignShipping() {
  const { campaign, rows, next, counts, filter, saved, key, now } = useLoaderData<typeof loader>()
  const answer = useActionData() as { sheet: Parameters<typeof CheckedSheet>[0]['sheet']; csv: string } | undefined
  const t = useText(shippingText)
  const lang = useLang()
  const base = `/${lang}/Marketer/manageCampaign/${campaign.id}`
  const here = `${base}/shipping`
  const columns = useColumns(campaign.id, now)
  return (
    <>
      <PageHead
        above={<BackLink href={`${base}/applicants?tab=jobs`}>{t('back')}</BackLink>}
        title={t('title')}
        note={titleOf(lang, campaign)}
        acts={
          (counts.to_ship ?? 0) + (counts.on_the_way ?? 0) > 0 && (
            <ButtonLink
              href={pathWithQuery(`/api/campaigns/${campaign.id}/shipping.csv`, { lang })}
              reload
              icon={<Icon name="download-simple" />}
            >
              {t('download')}
            </ButtonLink>
          )
        }
      />
      {saved > 0 && (
        <div className="mb-5">
          <Callout tone="positive" role="status" title={t('savedTitle', { n: saved })}>
            {t('savedNote', { n: saved })}
          </Callout>
        </div>
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start">
        <div className="min-w-0">
          {answer?.sheet ? (
            <CheckedSheet sheet={answer.sheet} csv={answer.csv} idempotencyKey={key} />
          ) : (
            <>
              <nav aria-label={t('filter')} className="side-scroll mb-4 flex gap-2">
                {SHIPPING_FILTERS.map((name) => (
                  <ChipLink key={name} href={pathWithQuery(here, { filter: name })} current={name === filter}>
                    {t(name)} {counts[name] ?? 0}
                  </ChipLink>
                ))}
              </nav>
              {rows.length === 0 ? (
                <EmptyState
                  drawing="done"
                  title={filter === 'to_ship' ? t('emptyToShip') : t('emptyOnTheWay')}
                  note={filter === 'to_ship' ? t('emptyToShipNote') : t('emptyOnTheWayNote')}
                />
              ) : (
                <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ job }) => job.id} />
              )}
              {next && <MoreLink href={pathWithQuery(here, { filter, after: next })}>{t('more')}</MoreLink>}
            </>
          )}
        </div>
        <SheetForm />
      </div>
    </>
  )
}
