import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { formatUntil } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { usePoll } from '../../../web/use-poll.ts'
import type { LineView } from '../line/contract.ts'
import type { NotificationRole } from '../rules.ts'
import { lineText } from '../text/index.ts'
import { Connected, ConnectPage, MessageTypes, Step } from './connect-parts.tsx'
import type { LineData } from './line-flow.ts'

const POLL_MS = 3_000

/** The steps while the code is valid. The page polls until LINE is connected. */
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

function Body({ data, role }: { data: LineData; role: NotificationRole }) {
  const t = useText(lineText)
  const lang = useLang()
  if (data.linked)
    return (
      <Connected
        title={data.linked.name ? t('linkedAs', { name: data.linked.name }) : t('linked')}
        since={data.linked.since}
        settings={`/${lang}/${role}/notification?tab=settings`}
      />
    )
  if (!data.available) return <Callout tone="quiet">{t('unavailable')}</Callout>
  if (data.code) return <Connecting code={data.code} now={data.now} />
  return (
    <>
      <MessageTypes role={role} />
      <ActionForm intent="connect">
        <SubmitButton wide size="lg" icon={<Icon name="line-logo-fill" />}>
          {t('connect')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

/** The LINE page: connects the account, or shows the connection. */
export function LinePage({ role }: { role: NotificationRole }) {
  const t = useText(lineText)
  const data = useLoaderData<LineData>()
  return (
    <ConnectPage title={t('title')} note={t('note')} unlinked={data.unlinked ? t('unlinked') : null}>
      <Body data={data} role={role} />
    </ConnectPage>
  )
}
