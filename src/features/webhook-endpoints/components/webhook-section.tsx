import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import type { WebhookEndpointView } from '../contract.ts'
import { EVENTS_OF, URL_MAX } from '../kinds.ts'
import { webhooksText } from '../text/index.ts'

type Side = keyof typeof EVENTS_OF

function NewEndpointFields({ side }: { side: Side }) {
  const t = useText(webhooksText)
  const props = useFields()
  const { error } = props('events')
  return (
    <>
      <TextField {...props('url')} label={t('url')} help={t('urlHelp')} maxLength={URL_MAX} autoComplete="off" />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('events')}</legend>
        <div className="grid gap-x-4 lg:grid-cols-2">
          {EVENTS_OF[side].map((event, i) => (
            <Checkbox
              key={event}
              id={`addEndpoint-events${i === 0 ? '' : `-${i}`}`}
              name="events"
              value={event}
              help={<code>{event}</code>}
              {...(i === 0 && { error })}
            >
              {t(event)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div>
        <SubmitButton busyLabel={t('adding')}>{t('submit')}</SubmitButton>
      </div>
    </>
  )
}

function EndpointRow({ item }: { item: WebhookEndpointView }) {
  const t = useText(webhooksText)
  const lang = useLang()
  const isOn = item.state === 'active'
  return (
    <ListRow
      lead={
        <RowDisc tone={isOn ? 'leaf' : 'plain'}>
          <Icon name="plugs" />
        </RowDisc>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 break-all">{item.url}</span>
          <Badge {...(isOn && { tone: 'positive' as const })}>{t(item.state)}</Badge>
        </span>
      }
      note={[item.events.join(', '), t('createdAt', { time: formatDateTime(lang, item.createdAt) })].map((fact) => (
        <span key={fact} className="block break-words">
          {fact}
        </span>
      ))}
      end={
        <span className="flex flex-wrap justify-end gap-2">
          <ActionForm intent={isOn ? 'turnOff' : 'turnOn'} target={item.id}>
            <SubmitButton variant="secondary" size="sm" busyLabel={t('saving')}>
              {t(isOn ? 'turnOff' : 'turnOn')}
            </SubmitButton>
          </ActionForm>
          <ActionForm intent="removeEndpoint" target={item.id}>
            <SubmitButton variant="secondary" size="sm" busyLabel={t('saving')}>
              {t('remove')}
            </SubmitButton>
          </ActionForm>
        </span>
      }
    />
  )
}

/** Webhook endpoints of an account; `secret` is that of an endpoint that was just added. */
export function WebhookSection({
  side,
  endpoints,
  secret,
}: {
  side: Side
  endpoints: readonly WebhookEndpointView[]
  secret: string | null
}) {
  const t = useText(webhooksText)
  return (
    <section className="grid gap-5">
      {secret && (
        <Callout tone="positive" title={t('madeTitle')} role="status">
          <p>{t('madeNote')}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <code className="min-w-0 break-all rounded-xs bg-surface px-2 py-1 text-ink">
              <span className="sr-only">{t('secret')} </span>
              {secret}
            </code>
            <CopyButton text={secret} words={{ copy: t('copy'), done: t('copied') }}>
              {t('copy')}
            </CopyButton>
          </p>
        </Callout>
      )}
      <div>
        <SectionHead title={t('title')} />
        <p className="mb-3 text-sm text-ink-2">{t('note')}</p>
        {endpoints.length === 0 ? (
          <EmptyState drawing="done" title={t('none')} note={t('noneNote')} />
        ) : (
          <Card pad={0} className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
            {endpoints.map((item) => (
              <EndpointRow key={item.id} item={item} />
            ))}
          </Card>
        )}
      </div>
      <Card pad={24}>
        <SectionHead title={t('add')} />
        <ActionForm
          key={secret}
          intent="addEndpoint"
          labels={{ url: t('url'), events: t('events') }}
          className="grid gap-5"
        >
          <NewEndpointFields side={side} />
        </ActionForm>
      </Card>
    </section>
  )
}
