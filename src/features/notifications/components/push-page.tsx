import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout, ErrorNote } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { LinkedRow, ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { CallError } from '../../../web/call-error.ts'
import type { PushDevice } from '../push/contract.ts'
import type { NotificationRole } from '../rules.ts'
import { channelsText, pushText } from '../text/index.ts'
import { MessageTypes, Step } from './connect-parts.tsx'
import { type PushState, readPushState, subscribe, unsubscribe } from './push-browser.ts'
import type { PushData } from './push-flow.ts'

/** The push state of this browser; null until the browser has answered. Read again when the list of devices changes. */
function usePushState({ publicKey, devices }: PushData) {
  const [state, setState] = useState<PushState | null>(null)
  const listed = devices.some(({ current }) => current)
  useEffect(() => {
    readPushState(publicKey, listed).then(setState, () => setState('unsupported'))
  }, [publicKey, listed])
  return [state, setState] as const
}

interface TurnOnProps {
  publicKey: string
  role: NotificationRole
  onState: (state: PushState) => void
}

function TurnOn({ publicKey, role, onState }: TurnOnProps) {
  const t = useText(pushText)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const turnOn = async () => {
    setBusy(true)
    setError(null)
    try {
      const state = await subscribe(publicKey)
      await revalidate()
      onState(state)
    } catch (failure) {
      setError(failure instanceof CallError && failure.failure.message ? failure.failure.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <MessageTypes role={role} />
      {error && <ErrorNote>{error}</ErrorNote>}
      <Button type="button" wide size="lg" icon={<Icon name="bell" />} busy={busy} onClick={() => void turnOn()}>
        {t('turnOn')}
      </Button>
      <p className="mt-2 text-center text-xs text-ink-2">{t('turnOnNote')}</p>
    </>
  )
}

function Install() {
  const t = useText(pushText)
  return (
    <>
      <p className="mb-4 font-semibold">{t('install')}</p>
      <ol>
        <Step n={1} title={t('install1')} />
        <Step n={2} title={t('install2')} />
        <Step n={3} title={t('install3')} />
      </ol>
    </>
  )
}

function On({ settings }: { settings: string }) {
  const t = useText(pushText)
  const c = useText(channelsText)
  return (
    <LinkedRow
      title={t('on')}
      note={
        <TextLink href={settings} className="hit inline-block text-sm">
          {c('choose')}
        </TextLink>
      }
    />
  )
}

function ThisDevice({ data, role }: { data: PushData; role: NotificationRole }) {
  const t = useText(pushText)
  const lang = useLang()
  const [state, setState] = usePushState(data)
  if (state === 'on') return <On settings={`/${lang}/${role}/notification?tab=settings`} />
  if (state === 'install') return <Install />
  if (state === 'denied')
    return (
      <Callout tone="notice" title={t('denied')}>
        {t('deniedNote')}
      </Callout>
    )
  if (state === 'off' && data.publicKey) return <TurnOn publicKey={data.publicKey} role={role} onState={setState} />
  if (state !== null) return <Callout tone="quiet">{t('unsupported')}</Callout>
  return (
    <>
      <MessageTypes role={role} />
      <noscript>
        <Callout tone="quiet">{t('unsupported')}</Callout>
      </noscript>
    </>
  )
}

function DeviceRow({ device: { id, name, createdAt, current } }: { device: PushDevice }) {
  const t = useText(pushText)
  const lang = useLang()
  return (
    <ListRow
      lead={
        <RowDisc tone={current ? 'leaf' : 'plain'}>
          <Icon name="device-mobile" />
        </RowDisc>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {name ?? t('unknown')}
          {current && <Badge tone="positive">{t('thisDevice')}</Badge>}
        </span>
      }
      note={t('since', { time: formatDateTime(lang, createdAt) })}
      end={
        <ActionForm intent="end" target={id} {...(current && { onSubmit: () => void unsubscribe() })}>
          <SubmitButton variant="secondary" size="sm" aria-label={`${t('turnOff')}: ${name ?? t('unknown')}`}>
            {t('turnOff')}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}

/** Push messages on this device, and the other subscribed devices. */
export function PushPage({ role }: { role: NotificationRole }) {
  const t = useText(pushText)
  const data = useLoaderData<PushData>()
  return (
    <div className="max-w-[560px]">
      <PageHead title={t('title')} note={t('note')} />
      <Card pad={24}>
        <ThisDevice data={data} role={role} />
      </Card>
      {data.devices.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2 text-sm font-label tracking-normal">{t('devices')}</h2>
          <Card pad={0} as="div" className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
            {data.devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </Card>
          <p className="mt-2 text-xs text-ink-2">{t('devicesNote')}</p>
        </section>
      )}
    </div>
  )
}
