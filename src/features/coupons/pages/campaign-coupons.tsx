import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { decodeSheet } from '../../../core/csv-text.ts'
import { formatCalendarDay, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import type { Act } from '../../../web/actions.ts'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { contract as campaigns } from '../../campaigns/contract.ts'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { CheckedRows } from '../components/checked-rows.tsx'
import { CouponTable } from '../components/coupon-table.tsx'
import { SheetForm } from '../components/sheet-form.tsx'
import { type CheckedCodes, type CheckedUses, contract } from '../contract.ts'
import { dayIn } from '../rules/uses.ts'
import { couponsText } from '../text/index.ts'

const zQuery = z.object({ after: qCursor, done: qChoice(['', 'one', 'codes', 'uses'], ''), saved: qText(4) })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const id = params.id ?? ''
  const { after, done, saved } = readQuery(url, zQuery)
  const { data: campaign } = await load(() => call(campaigns.get, { params: { id } }))
  const { data, next, totals } = await load(() => call(contract.list, { params: { id }, query: { after } }))
  return { campaign, rows: data, next, totals, done, saved: Number(saved) || 0, key: server.newKey() }
}

type Answer = { csv: string } & ({ codes: CheckedCodes } | { uses: CheckedUses })

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.id ?? ''

async function sheetIn(form: FormData): Promise<string> {
  const file = await fileField(form, 'sheet')
  return file ? decodeSheet(file.bytes) : ''
}

const acts = {
  async set({ form, call, path }): Promise<string> {
    const code = field(form, 'code') || null
    await call(contract.set, { params: { id: field(form, 'target') }, body: { code } })
    return pathWithQuery(path, { done: 'one' })
  },
  /** Shows what a sheet would change; nothing is saved. */
  async checkCodes({ form, call, params }): Promise<Answer> {
    const csv = await sheetIn(form)
    return { csv, codes: (await call(contract.check, { params: { id: idOf(params) }, body: { csv } })).data }
  },
  async checkUses({ form, call, params }): Promise<Answer> {
    const csv = await sheetIn(form)
    return { csv, uses: (await call(contract.checkUses, { params: { id: idOf(params) }, body: { csv } })).data }
  },
  async saveCodes({ form, call, params, path, idempotencyKey }): Promise<string> {
    const input = { params: { id: idOf(params) }, body: { csv: field(form, 'csv') }, idempotencyKey }
    const { data } = await call(contract.save, input)
    return pathWithQuery(path, { done: 'codes', saved: String(data.saved) })
  },
  async saveUses({ form, call, params, path, idempotencyKey }): Promise<string> {
    const input = { params: { id: idOf(params) }, body: { csv: field(form, 'csv') }, idempotencyKey }
    const { data } = await call(contract.saveUses, input)
    return pathWithQuery(path, { done: 'uses', saved: String(data.saved) })
  },
} satisfies Readonly<Record<string, Act>>

export const action = defineActions(acts)
export { clientAction } from '../../../web/client-action.ts'

function Checked({ answer, idempotencyKey }: { answer: Answer; idempotencyKey: string }) {
  const t = useText(couponsText)
  const lang = useLang()
  const { csv } = answer
  if ('codes' in answer)
    return (
      <CheckedRows
        title={t('checkedCodes')}
        columns={[
          { key: 'creator', header: t('creator'), part: 'title', cell: ({ influencer }) => influencer ?? '–' },
          { key: 'code', header: t('code'), cell: ({ code }) => <span className="wrap-anywhere">{code}</span> },
        ]}
        rows={answer.codes.rows}
        {...{ csv, idempotencyKey }}
        intent="saveCodes"
      />
    )
  return (
    <CheckedRows
      title={t('checkedUses')}
      columns={[
        {
          key: 'code',
          header: t('code'),
          part: 'title',
          cell: ({ code }) => <span className="wrap-anywhere">{code}</span>,
        },
        {
          key: 'day',
          header: t('day'),
          cell: ({ day }) => (dayIn(day) === day ? formatCalendarDay(lang, day) : day || '–'),
        },
        {
          key: 'uses',
          header: t('uses'),
          align: 'end',
          part: 'figure',
          cell: ({ uses }) => (uses === null ? '–' : formatNumber(uses)),
        },
      ]}
      rows={answer.uses.rows}
      {...{ csv, idempotencyKey }}
      intent="saveUses"
    />
  )
}

function Done({ done, saved }: { done: '' | 'one' | 'codes' | 'uses'; saved: number }) {
  const t = useText(couponsText)
  if (done === '') return null
  const [title, note] = {
    one: [t('saved'), t('savedNote')],
    codes: [t('savedCodes', { n: saved }), t('savedCodesNote')],
    uses: [t('savedUses', { n: saved }), t('savedUsesNote')],
  }[done]
  return (
    <div className="mb-5">
      <Callout tone="positive" role="status" title={title}>
        {note}
      </Callout>
    </div>
  )
}

/** Coupon codes of a campaign, edited one by one or by file, and the report of their uses. */
export default function CampaignCoupons() {
  const { campaign, rows, next, totals, done, saved, key } = useLoaderData<typeof loader>()
  const data = useActionData() as Answer | undefined
  const answer = data && ('codes' in data || 'uses' in data) ? data : null
  const t = useText(couponsText)
  const lang = useLang()
  const base = `/${lang}/Marketer/manageCampaign/${campaign.id}`
  const { uses, shared } = totals
  return (
    <>
      <PageHead
        above={<BackLink href={`${base}/applicants?tab=results`}>{t('back')}</BackLink>}
        title={t('title')}
        note={
          <>
            {titleOf(lang, campaign)} · {t('totalUses')} {formatNumber(uses)}
          </>
        }
        acts={
          rows.length > 0 && (
            <ButtonLink
              href={pathWithQuery(`/api/campaigns/${campaign.id}/coupons.csv`, { lang })}
              reload
              variant="secondary"
              icon={<Icon name="download-simple" />}
            >
              {t('download')}
            </ButtonLink>
          )
        }
      />
      <Done done={done} saved={saved} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start">
        <div className="grid min-w-0 gap-4">
          {shared && !answer && (
            <Callout tone="quiet">{t('sharedCode', { code: shared.code, n: formatNumber(shared.uses) })}</Callout>
          )}
          {answer ? (
            <Checked answer={answer} idempotencyKey={key} />
          ) : rows.length === 0 ? (
            <EmptyState drawing="done" title={t('empty')} note={t('emptyNote')} />
          ) : (
            <CouponTable campaignId={campaign.id} rows={rows} />
          )}
          {next && !answer && <MoreLink href={pathWithQuery(`${base}/coupons`, { after: next })}>{t('more')}</MoreLink>}
        </div>
        <div className="grid gap-6">
          <SheetForm intent="checkCodes" title={t('codesSheet')} steps={[t('codes1'), t('codes2'), t('codes3')]} />
          <SheetForm intent="checkUses" title={t('usesSheet')} steps={[t('uses1'), t('uses2'), t('uses3')]} />
        </div>
      </div>
    </>
  )
}
