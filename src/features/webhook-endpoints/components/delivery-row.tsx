import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { WebhookDeliveryView } from '../contract.ts'
import { webhooksText } from '../text/index.ts'

const TONES: Readonly<Record<WebhookDeliveryView['status'], Tone>> = {
  sent: 'positive',
  pending: 'notice',
  failed: 'critical',
}

/** Text keys of the statuses. */
export const STATUS_WORDS = { sent: 'sent', pending: 'pending', failed: 'undelivered' } as const

/** The facts about a delivery's attempts: number, last response, time of the next one. */
function useFacts({ createdAt, attempts, answerStatus, answer, nextAt }: WebhookDeliveryView): string[] {
  const t = useText(webhooksText)
  const lang = useLang()
  const answered =
    answerStatus === null ? answer && t('noAnswer', { why: answer }) : t('answered', { status: answerStatus })
  return [
    formatDateTime(lang, createdAt),
    attempts > 0 && t('attempts', { n: attempts }),
    answered,
    nextAt && t('nextAt', { time: formatDateTime(lang, nextAt) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}

/** One delivery with its content, its last response and a button to send it again. */
export function DeliveryRow({ item, canResend }: { item: WebhookDeliveryView; canResend: boolean }) {
  const t = useText(webhooksText)
  const facts = useFacts(item)
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <code className="min-w-0 font-semibold break-all">{item.type}</code>
          <Badge tone={TONES[item.status]}>{t(STATUS_WORDS[item.status])}</Badge>
        </p>
        <p className="text-xs text-ink-2">
          {facts.map((fact, i) => (
            <span key={fact}>
              {i > 0 && ' · '}
              {fact}
            </span>
          ))}
        </p>
        <details className="mt-1">
          <summary className="hit w-fit text-sm font-medium text-action-text">{t('content')}</summary>
          <pre className="mt-2 overflow-auto rounded-sm bg-sunken p-3 text-xs whitespace-pre-wrap break-all">
            {JSON.stringify(item.data, null, 2)}
          </pre>
          {item.answerStatus !== null && item.answer && (
            <>
              <p className="mt-2 text-xs text-ink-2">{t('answer')}</p>
              <pre className="overflow-auto rounded-sm bg-sunken p-3 text-xs whitespace-pre-wrap break-all">
                {item.answer}
              </pre>
            </>
          )}
        </details>
      </div>
      {canResend && (
        <ActionForm intent="resend" target={item.id}>
          <SubmitButton variant="secondary" size="sm" busyLabel={t('sending')}>
            {t('resend')}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
