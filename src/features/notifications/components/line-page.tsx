import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { formatDateTime, formatUntil } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { usePoll } from '../../../web/use-poll.ts'
import type { LineView } from '../line/contract.ts'
import type { NotificationRole } from '../rules.ts'
import { lineText } from '../text/index.ts'
import type { LineData } from './line-flow.ts'

const WHAT = [
  ['whatJobs', 'briefcase'],
  ['whatMoney', 'wallet'],
  ['whatSecurity', 'shield-check'],
] as const satisfies readonly (readonly [string, IconName])[]

/** What LINE is good for. */
function WhatArrives() {
  const t = useText(lineText)
  return (
    <ul className="mb-5 grid gap-3">
      {WHAT.map(([words, icon]) => (
        <li key={words} className="flex items-center gap-3">
          <RowDisc tone="leaf">
            <Icon name={icon} />
          </RowDisc>
          <span className="min-w-0 flex-1">{t(words)}</span>
        </li>
      ))}
    </ul>
  )
}

function Step({ n, title, note, children }: { n: number; title: string; note: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-surface-2 text-sm font-semibold">
        {n}
      </span>
      <div className="min-w-0 flex-1 pb-5">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{note}</p>
        {children}
      </div>
    </li>
  )
}

const POLL_MS = 3_000

/** The code on its way: three steps, and the page looks by itself whether it has arrived. */
function Connecting({ code, now }: { code: NonNullable<LineView['code']>; now: number }) {
  const t = useText(lineText)
  const lang = useLang()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  usePoll(revalidate, { every: POLL_MS, active: true })
  return (
    <>
      <ol>
        <Step n={1} title={t('step1')} note={t('step1Note')}>
          <ButtonLink
            href={code.chatUrl}
            target="_blank"
            rel="noopener"
            reload
            className="mt-3"
            icon={<Icon name="line-logo-fill" />}
          >
            {t('open')}
          </ButtonLink>
        </Step>
        <Step n={2} title={t('step2')} note={t('step2Note')}>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <code className="text-xl font-semibold tracking-wide">{code.code}</code>
            <CopyButton text={code.code} words={{ copy: t('copy'), done: t('copied') }}>
              {t('copy')}
            </CopyButton>
          </p>
          <p className="mt-1 text-xs text-ink-3">{t('until', { time: formatUntil(lang, code.expiresAt, now) })}</p>
        </Step>
        <Step n={3} title={t('step3')} note={t('step3Note')}>
          <noscript>
            <TextLink href={pathname}>{t('check')}</TextLink>
          </noscript>
        </Step>
      </ol>
      <ActionForm intent="connect">
        <SubmitButton variant="text" size="sm" className="-ml-3">
          {t('newCode')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

function Linked({ linked, settings }: { linked: NonNullable<LineView['linked']>; settings: string }) {
  const t = useText(lineText)
  const lang = useLang()
  return (
    <>
      <div className="flex items-center gap-3">
        <RowDisc tone="leaf">
          <Icon name="check-circle-fill" />
        </RowDisc>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{linked.name ? t('linkedAs', { name: linked.name }) : t('linked')}</p>
          <p className="text-xs text-ink-2">{t('since', { time: formatDateTime(lang, linked.since) })}</p>
        </div>
      </div>
      <div className="mt-4">
        <ListRow
          href={settings}
          lead={
            <RowDisc>
              <Icon name="bell" />
            </RowDisc>
          }
          title={t('choose')}
        />
      </div>
      <ActionForm intent="unlink" className="border-t border-line pt-4">
        <p className="mb-2 text-sm text-ink-2">{t('unlinkNote')}</p>
        <SubmitButton variant="secondary" size="sm">
          {t('unlink')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

function Body({ data, role }: { data: LineData; role: NotificationRole }) {
  const t = useText(lineText)
  const lang = useLang()
  if (data.linked) return <Linked linked={data.linked} settings={`/${lang}/${role}/notification?tab=settings`} />
  if (!data.available) return <Callout tone="quiet">{t('unavailable')}</Callout>
  if (data.code) return <Connecting code={data.code} now={data.now} />
  return (
    <>
      <WhatArrives />
      <ActionForm intent="connect">
        <SubmitButton wide size="lg" icon={<Icon name="line-logo-fill" />}>
          {t('connect')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

/** Whether LINE is connected, what it is for, and connecting it. */
export function LinePage({ role }: { role: NotificationRole }) {
  const t = useText(lineText)
  const data = useLoaderData<LineData>()
  useShownOnce('unlinked')
  return (
    <div className="max-w-[560px]">
      <PageHead title={t('title')} note={t('note')} />
      {data.unlinked && (
        <div className="mb-4">
          <Callout tone="positive">{t('unlinked')}</Callout>
        </div>
      )}
      <Card pad={24}>
        <Body data={data} role={role} />
      </Card>
    </div>
  )
}
