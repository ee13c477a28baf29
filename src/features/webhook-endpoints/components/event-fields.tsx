import { useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { EVENTS_OF, URL_MAX, type WebhookEvent } from '../kinds.ts'
import { webhooksText } from '../text/index.ts'

/** Form fields for URL and events of an endpoint. */
export function EndpointFields({
  side,
  intent,
  url,
  chosen = [],
}: {
  side: keyof typeof EVENTS_OF
  intent: string
  url?: string
  chosen?: readonly WebhookEvent[]
}) {
  const t = useText(webhooksText)
  const props = useFields()
  const { error } = props('events')
  return (
    <>
      <TextField {...props('url', url)} label={t('url')} help={t('urlHelp')} maxLength={URL_MAX} autoComplete="off" />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('events')}</legend>
        <div className="grid gap-x-4 lg:grid-cols-2">
          {EVENTS_OF[side].map((event, i) => (
            <Checkbox
              key={event}
              id={`${intent}-events${i === 0 ? '' : `-${i}`}`}
              name="events"
              value={event}
              defaultChecked={chosen.includes(event)}
              help={<code>{event}</code>}
              {...(i === 0 && { error })}
            >
              {t(event)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  )
}
