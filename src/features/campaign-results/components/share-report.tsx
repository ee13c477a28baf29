import { useActionData } from 'react-router'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActionForm, SubmitButton, useFields, useOtherError } from '../../../web/action-form.tsx'
import type { Act } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { contract, type ReportLink } from '../contract.ts'
import { LINK_DAYS } from '../report-links/contract.ts'
import { shareText } from '../text/share.ts'

interface Shared {
  shared: { id: string; path: string }
}

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.id ?? ''

/** Actions for links to a campaign's report. */
export const shareActs = {
  async share({ form, call, params, lang }): Promise<Shared> {
    const body = {
      showNames: form.has('showNames'),
      showMoney: form.has('showMoney'),
      days: Number(field(form, 'days')),
    }
    const { data } = await call(contract.shareReport, { params: { id: idOf(params) }, body })
    return { shared: { id: data.id, path: `/${lang}/report/${data.token}` } }
  },
  async unshare({ call, argument, path }): Promise<string> {
    await call(contract.withdrawReportLink, { params: { id: argument } })
    return `${path}?tab=results#report-links`
  },
} satisfies Readonly<Record<string, Act>>

const sharedOf = (data: unknown): Shared['shared'] | null =>
  data && typeof data === 'object' && 'shared' in data ? (data as Shared).shared : null

/** The link that was just created. It is shown only once. */
function NewLink({ origin }: { origin: string }) {
  const t = useText(shareText)
  const made = sharedOf(useActionData())
  if (!made) return null
  const url = `${origin}${made.path}`
  return (
    <Callout tone="positive">
      <p>{t('madeNote')}</p>
      <p className="mt-1 font-medium wrap-anywhere">{url}</p>
      <CopyButton text={url} words={{ copy: t('copy'), done: t('copied') }}>
        {t('copy')}
      </CopyButton>
    </Callout>
  )
}

/** Form fields: how long a link is valid, and what it shows. */
function LinkFields() {
  const t = useText(shareText)
  const of = useFields()
  return (
    <>
      <Select
        {...of('days', String(LINK_DAYS.usual))}
        label={t('days')}
        options={LINK_DAYS.offered.map((n) => ({ value: String(n), label: t('daysOf', { n }) }))}
      />
      <Checkbox name="showNames" help={t('showNamesHelp')}>
        {t('showNames')}
      </Checkbox>
      <Checkbox name="showMoney" help={t('showMoneyHelp')}>
        {t('showMoney')}
      </Checkbox>
    </>
  )
}

/** Creates and withdraws links to the report. */
export function ShareReport({ links, origin }: { links: readonly ReportLink[]; origin: string }) {
  const t = useText(shareText)
  const lang = useLang()
  const withdrawError = useOtherError(['share'])
  return (
    <section id="report-links">
      <Card pad={20} className="grid max-w-[640px] gap-4">
        <div>
          <h2 className="text-lg tracking-normal">{t('title')}</h2>
          <p className="mt-1 text-sm text-ink-2">{t('note')}</p>
        </div>
        <NewLink origin={origin} />
        <ActionForm
          intent="share"
          permission="finance"
          labels={{ days: t('days') }}
          className="grid justify-items-start gap-3"
        >
          <LinkFields />
          <SubmitButton variant="secondary">{t('make')}</SubmitButton>
        </ActionForm>
        {withdrawError && <Callout tone="critical">{withdrawError.message}</Callout>}
        {links.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {links.map((link) => (
              <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
                <span>
                  {t('madeOn', { date: formatDate(lang, link.createdAt) })}
                  <span className="block text-xs text-ink-2">
                    {t('linkFacts', {
                      names: t(link.showNames ? 'withNames' : 'withoutNames'),
                      money: t(link.showMoney ? 'withMoney' : 'withoutMoney'),
                      date: formatDate(lang, link.expiresAt),
                    })}
                  </span>
                </span>
                <ActionForm intent={`unshare:${link.id}`} permission="finance">
                  <SubmitButton variant="text" size="sm">
                    {t('withdraw')}
                  </SubmitButton>
                </ActionForm>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
