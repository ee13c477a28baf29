import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { WebhookEndpointView } from '../contract.ts'
import type { EVENTS_OF } from '../kinds.ts'
import { webhooksText } from '../text/index.ts'
import { EndpointFields } from './event-fields.tsx'
import { SecretNote } from './secret-note.tsx'

type Side = keyof typeof EVENTS_OF
const PAGES: Readonly<Record<Side, string>> = { marketer: 'Marketer', influencer: 'Influencer' }

function EndpointRow({ item, side }: { item: WebhookEndpointView; side: Side }) {
  const t = useText(webhooksText)
  const lang = useLang()
  const isOn = item.state === 'active'
  return (
    <ListRow
      href={`/${lang}/${PAGES[side]}/developer/${item.id}`}
      lead={
        <RowDisc tone={isOn ? 'leaf' : 'plain'}>
          <Icon name="plugs" />
        </RowDisc>
      }
      above={<Badge tone={isOn ? 'positive' : item.state === 'failed' ? 'critical' : 'neutral'}>{t(item.state)}</Badge>}
      title={<span className="break-all">{item.url}</span>}
      note={[item.events.join(', '), t('createdAt', { time: formatDateTime(lang, item.createdAt) })].map((fact) => (
        <span key={fact} className="block break-words">
          {fact}
        </span>
      ))}
    />
  )
}

/** Webhook endpoints of an account. `secret`: the secret of an endpoint that was just added. */
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
      {secret && <SecretNote secret={secret} />}
      <div>
        <SectionHead title={t('title')} />
        <p className="mb-3 text-sm text-ink-2">{t('note')}</p>
        {endpoints.length === 0 ? (
          <EmptyState drawing="done" title={t('none')} note={t('noneNote')} />
        ) : (
          <Card pad={0} className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
            {endpoints.map((item) => (
              <EndpointRow key={item.id} item={item} side={side} />
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
          <EndpointFields side={side} intent="addEndpoint" />
          <div>
            <SubmitButton busyLabel={t('adding')}>{t('submit')}</SubmitButton>
          </div>
        </ActionForm>
      </Card>
    </section>
  )
}
