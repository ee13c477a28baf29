import { useActionData, useLoaderData, useLocation } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { WebhookEndpointView } from '../contract.ts'
import { DELIVERY_STATUSES, type EVENTS_OF, RETENTION_DAYS, SECRET_OVERLAPS } from '../kinds.ts'
import { webhooksText } from '../text/index.ts'
import { DeliveryRow, STATUS_WORDS } from './delivery-row.tsx'
import { EndpointFields } from './event-fields.tsx'
import type { loadWebhook, webhookActions } from './load-webhook.ts'
import { SecretNote } from './secret-note.tsx'

type Side = keyof typeof EVENTS_OF

function ActButton({ intent, label, busy }: { intent: string; label: string; busy: string }) {
  return (
    <ActionForm intent={intent}>
      <SubmitButton variant="secondary" size="sm" busyLabel={busy}>
        {label}
      </SubmitButton>
    </ActionForm>
  )
}

/** Why an endpoint is off, with a button to turn it on again. */
function OffNote({ endpoint: { state, offAt } }: { endpoint: WebhookEndpointView }) {
  const t = useText(webhooksText)
  const lang = useLang()
  if (state === 'active') return null
  const title = offAt ? t('offSince', { time: formatDateTime(lang, offAt) }) : t('off')
  return (
    <Callout
      tone={state === 'failed' ? 'critical' : 'notice'}
      title={title}
      act={<ActButton intent="turnOn" label={t('turnOn')} busy={t('saving')} />}
    >
      {t(`${state}Why`)}
    </Callout>
  )
}

function Deliveries() {
  const t = useText(webhooksText)
  const { endpoint, deliveries, next, status, isFirst } = useLoaderData<typeof loadWebhook>()
  const { pathname } = useLocation()
  const isOn = endpoint.state === 'active'
  return (
    <section>
      <SectionHead
        title={t('deliveries')}
        note={t('deliveriesNote', { n: RETENTION_DAYS })}
        acts={isOn && <ActButton intent="sendTest" label={t('sendTest')} busy={t('sending')} />}
      />
      <nav aria-label={t('show')} className="side-scroll mb-3 flex gap-2">
        {[null, ...DELIVERY_STATUSES].map((one) => (
          <ChipLink key={one} href={pathWithQuery(pathname, { status: one })} current={one === status}>
            {t(one ? STATUS_WORDS[one] : 'all')}
          </ChipLink>
        ))}
      </nav>
      {deliveries.length === 0 ? (
        <EmptyState
          drawing="done"
          title={status || !isFirst ? t('noneHere') : t('noDeliveries')}
          note={status || !isFirst ? t('noneHereNote') : t('noDeliveriesNote')}
        />
      ) : (
        <Card pad={0} className="px-4 lg:px-5">
          <ul>
            {deliveries.map((item) => (
              <DeliveryRow key={item.id} item={item} canResend={isOn} />
            ))}
          </ul>
        </Card>
      )}
      {next && <MoreLink href={pathWithQuery(pathname, { status, after: next })}>{t('more')}</MoreLink>}
    </section>
  )
}

function SecretCard({ endpoint: { oldSecretUntil } }: { endpoint: WebhookEndpointView }) {
  const t = useText(webhooksText)
  const lang = useLang()
  const options = SECRET_OVERLAPS.map((hours) => ({
    value: String(hours),
    label: hours === 0 ? t('overlapNone') : t('overlapHours', { n: hours }),
  }))
  return (
    <Card pad={24}>
      <SectionHead title={t('secret')} />
      <p className="mb-3 text-sm text-ink-2">
        {oldSecretUntil ? t('oldSecretUntil', { time: formatDateTime(lang, oldSecretUntil) }) : t('secretNote')}
      </p>
      <ActionForm
        intent="replaceSecret"
        labels={{ overlapHours: t('overlap') }}
        className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
      >
        {(props) => (
          <>
            <Select {...props('overlapHours', String(SECRET_OVERLAPS[0]))} label={t('overlap')} options={options} />
            <SubmitButton variant="secondary" busyLabel={t('saving')}>
              {t('replaceSecret')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </Card>
  )
}

/** One webhook endpoint: its deliveries, its address and events, its secret. */
export function WebhookPage({ side }: { side: Side }) {
  const t = useText(webhooksText)
  const lang = useLang()
  const { endpoint } = useLoaderData<typeof loadWebhook>()
  const result = useActionData<typeof webhookActions>()
  const secret = result && 'secret' in result ? result.secret : null
  const parent = `/${lang}/${side === 'marketer' ? 'Marketer' : 'Influencer'}/developer`
  const isOn = endpoint.state === 'active'
  const { host } = new URL(endpoint.url)
  return (
    <div className="max-w-[820px]">
      <PageHead
        above={<Breadcrumb label={t('path')} items={[{ href: parent, label: t('api') }, { label: host }]} />}
        title={<span className="wrap-anywhere">{host}</span>}
        note={
          <>
            <code className="mb-1.5 block wrap-anywhere">{endpoint.url}</code>
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Badge tone={isOn ? 'positive' : endpoint.state === 'failed' ? 'critical' : 'neutral'}>
                {t(endpoint.state)}
              </Badge>
              {t('createdAt', { time: formatDateTime(lang, endpoint.createdAt) })}
            </span>
          </>
        }
        acts={isOn && <ActButton intent="turnOff" label={t('turnOff')} busy={t('saving')} />}
      />
      <div className="grid gap-6">
        {secret && <SecretNote secret={secret} />}
        <OffNote endpoint={endpoint} />
        <Deliveries />
        <Card pad={24}>
          <SectionHead title={t('change')} />
          <ActionForm intent="change" labels={{ url: t('url'), events: t('events') }} className="grid gap-5">
            <EndpointFields side={side} intent="change" url={endpoint.url} chosen={endpoint.events} />
            <div>
              <SubmitButton variant="secondary" busyLabel={t('saving')}>
                {t('save')}
              </SubmitButton>
            </div>
          </ActionForm>
        </Card>
        <SecretCard endpoint={endpoint} />
        <Callout tone="quiet" act={<ActButton intent="removeEndpoint" label={t('remove')} busy={t('saving')} />}>
          {t('removeNote')}
        </Callout>
      </div>
    </div>
  )
}
