import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDate, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { useDateWords } from '../../../web/date-words.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qMatch, readQuery } from '../../../web/query.ts'
import { contract } from '../contract.ts'
import type { Privilege, PrivilegeState } from '../privileges/contract.ts'
import { privilegeText } from '../text/index.ts'

const TABS = ['open', 'closed'] as const

const zQuery = z.object({ tab: qChoice(TABS, 'open'), created: qMatch(/^[A-Z0-9]{4,20}$/), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { tab, created, after } = readQuery(url, zQuery)
  const query = { after, limit: 20, ...(tab === 'closed' && { closed: 'true' }) } as never
  const { data, next, counts } = await load(() => pageCall(context)(contract.privileges, { query }))
  return { codes: data, next, counts, tab, created: created ?? null }
}

export const action = defineActions({
  async create({ form, call, path }) {
    const body = {
      code: field(form, 'code'),
      benefitTh: field(form, 'benefitTh'),
      benefitEn: field(form, 'benefitEn'),
      quota: Number(field(form, 'quota').replaceAll(',', '') || Number.NaN),
      expiresOn: field(form, 'expiresOn'),
    }
    const { data } = await call(contract.createPrivilege, { body })
    return pathWithQuery(path, { created: data.code })
  },
  async end({ form, call, url }) {
    const body = { reason: field(form, 'reason') }
    await call(contract.endPrivilege, { params: { code: field(form, 'target') }, body })
    return url.pathname + url.search
  },
})
export { clientAction } from '../../../web/client-action.ts'

const TONES: Record<PrivilegeState, Tone> = {
  open: 'positive',
  used_up: 'neutral',
  expired: 'neutral',
  ended: 'critical',
}

function NewCodeFields() {
  const t = useText(privilegeText)
  const lang = useLang()
  const of = useFields()
  return (
    <>
      <TextField
        {...of('code')}
        label={t('code')}
        help={t('codeHelp')}
        maxLength={20}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...of('quota')} label={t('quota')} inputMode="numeric" maxLength={7} required autoComplete="off" />
        <DateField {...of('expiresOn')} label={t('expiresOn')} lang={lang} required words={useDateWords()} />
      </div>
      <TextField {...of('benefitTh')} label={t('benefitTh')} help={t('benefitHelp')} maxLength={80} required />
      <TextField {...of('benefitEn')} label={t('benefitEn')} maxLength={80} required />
      <SubmitButton wide busyLabel={t('createAct')}>
        {t('createAct')}
      </SubmitButton>
    </>
  )
}

function NewCode({ open }: { open: boolean }) {
  const t = useText(privilegeText)
  const { error } = useActionState({ intent: 'create' })
  const labels = {
    code: t('code'),
    quota: t('quota'),
    expiresOn: t('expiresOn'),
    benefitTh: t('benefitTh'),
    benefitEn: t('benefitEn'),
  }
  return (
    <details
      open={open || error !== null}
      className="mb-5 rounded-card bg-surface inset-ring inset-ring-line lg:max-w-[640px]"
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 px-4 font-semibold">
        <Icon name="plus-bold" />
        {t('create')}
      </summary>
      <ActionForm intent="create" labels={labels} className="grid gap-4 border-t border-line p-4">
        <NewCodeFields />
      </ActionForm>
    </details>
  )
}

function EndReason() {
  const t = useText(privilegeText)
  const of = useFields()
  return <TextArea {...of('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={500} required />
}

function End({ code }: { code: string }) {
  const t = useText(privilegeText)
  const form = { intent: 'end', target: code }
  const { error } = useActionState(form)
  return (
    <details className="mt-3 border-t border-line pt-2" open={error !== null}>
      <summary className="hit inline-block cursor-pointer text-sm font-semibold text-critical">{t('end')}</summary>
      <ActionForm {...form} labels={{ reason: t('reason') }} className="mt-3 grid gap-3">
        <p className="text-sm text-ink-2">{t('endNote')}</p>
        <EndReason />
        <SubmitButton variant="danger" size="sm" busyLabel={t('end')}>
          {t('end')}
        </SubmitButton>
      </ActionForm>
    </details>
  )
}

function Code({ privilege }: { privilege: Privilege }) {
  const t = useText(privilegeText)
  const lang = useLang()
  const { code, state, used, quota, endedAt, expiresAt, createdBy } = privilege
  return (
    <li className="rounded-card bg-surface p-4 inset-ring inset-ring-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-lg font-title tracking-normal break-all">{code}</b>
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
        {state === 'open' && (
          <span className="ml-auto">
            <CopyButton text={code} words={{ copy: t('copy'), done: t('copied') }}>
              {t('copy')}
            </CopyButton>
          </span>
        )}
      </div>
      <p className="mt-1">{lang === 'th' ? privilege.benefitTh : privilege.benefitEn}</p>
      <div className="mt-3 h-1.5 rounded-full bg-surface-2" aria-hidden="true">
        <div className="h-full rounded-full bg-viz-1" style={{ width: `${Math.min(100, (used / quota) * 100)}%` }} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-2">
        <span>{t('usedOf', { used: formatNumber(used), quota: formatNumber(quota) })}</span>
        <span>
          {endedAt
            ? t('endedOn', { date: formatDate(lang, endedAt) })
            : t('until', { date: formatDate(lang, expiresAt) })}
        </span>
        {createdBy && <span>{t('by', { name: createdBy })}</span>}
      </p>
      {(state === 'open' || state === 'used_up') && <End code={code} />}
    </li>
  )
}

/** Codes that admit channels despite a failed check. */
export default function OperatorPrivileges() {
  const { codes, next, counts, tab, created } = useLoaderData<typeof loader>()
  const t = useText(privilegeText)
  const lang = useLang()
  const base = `/${lang}/Operator/privilege`
  return (
    <div>
      <PageHead title={t('title')} note={t('note')} />
      {created && (
        <div className="mb-4 lg:max-w-[640px]">
          <Callout tone="positive" role="status">
            {t('created', { code: created })}
          </Callout>
        </div>
      )}
      <NewCode key={created} open={counts.open + counts.closed === 0} />
      <Tabs
        label={t('tabs')}
        className="mb-4"
        tabs={TABS.map((name) => ({
          href: pathWithQuery(base, { tab: name }),
          label: t(name),
          count: counts[name],
          current: tab === name,
        }))}
      />
      {codes.length === 0 ? (
        <EmptyState
          title={t(tab === 'open' ? 'empty' : 'emptyClosed')}
          note={tab === 'open' ? t('emptyNote') : undefined}
        />
      ) : (
        <ul className="grid items-start gap-3 lg:grid-cols-2">
          {codes.map((privilege) => (
            <Code key={privilege.code} privilege={privilege} />
          ))}
        </ul>
      )}
      {next && <MoreLink href={pathWithQuery(base, { tab, after: next })}>{t('more')}</MoreLink>}
    </div>
  )
}
