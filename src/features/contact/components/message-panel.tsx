import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, useActionState, useFields } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Message } from '../contract.ts'
import type { MessageStatus, Topic } from '../rules/message.ts'
import { TOPIC_WORDS } from '../rules/topics.ts'
import { contactText } from '../text/index.ts'

const TONES: Readonly<Record<MessageStatus, Tone>> = { new: 'notice', answered: 'positive', spam: 'neutral' }

export function StatusBadge({ status }: { status: MessageStatus }) {
  const t = useText(contactText)
  return <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>
}

/** The name of a message's topic. Shows the code of a topic that no longer exists. */
export function useTopic(): (topic: string) => string {
  const lang = useLang()
  return (topic) => TOPIC_WORDS[topic as Topic]?.[lang] ?? topic
}

function NoteField({ note }: { note: string | null }) {
  const t = useText(contactText)
  const field = useFields()
  return <TextArea {...field('note', note)} label={t('note')} help={t('noteHelp')} maxLength={1000} rows={3} />
}

function Acts({ message }: { message: Message }) {
  const t = useText(contactText)
  const form = { intent: 'handle', target: message.id }
  const { busy } = useActionState(form)
  const act = (status: MessageStatus, words: string, variant: 'primary' | 'secondary') =>
    status !== message.status && (
      <Button name="status" value={status} variant={variant} size="sm" disabled={busy}>
        {words}
      </Button>
    )
  return (
    <ActionForm {...form} labels={{ note: t('note') }} className="grid gap-3" key={`${message.id} ${message.status}`}>
      <NoteField note={message.note} />
      <div className="flex flex-wrap gap-2">
        {act('answered', t('markAnswered'), 'primary')}
        {act('spam', t('markSpam'), 'secondary')}
        {act('new', t('markNew'), 'secondary')}
      </div>
    </ActionForm>
  )
}

/** One message in full, with a link to answer by email and the actions on it. */
export function MessagePanel({ message, closeHref }: { message: Message; closeHref: string }) {
  const t = useText(contactText)
  const lang = useLang()
  const topic = useTopic()(message.topic)
  const subject = t('replySubject', {
    reference: message.reference,
    topic: TOPIC_WORDS[message.topic as Topic]?.[message.lang] ?? topic,
  })
  return (
    <Inspector
      label={t('chosen')}
      above={
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          {t('reference', { reference: message.reference })} <StatusBadge status={message.status} />
        </p>
      }
      title={topic}
      close={{ href: closeHref, label: t('close') }}
      acts={<Acts message={message} />}
    >
      <p className="rounded-card bg-sunken p-4 text-sm break-words whitespace-pre-line">{message.message}</p>
      <KeyValues
        dense
        className="mt-3"
        rows={[
          { label: t('from'), value: message.name },
          { label: t('email'), value: <span className="break-all">{message.email}</span> },
          ...(message.phone ? [{ label: t('phone'), value: message.phone }] : []),
          ...(message.company ? [{ label: t('company'), value: message.company }] : []),
          { label: t('forms'), value: t(`form_${message.form}`) },
          { label: t('writtenIn'), value: t(message.lang === 'th' ? 'thai' : 'english') },
          { label: t('received'), value: formatDateTime(lang, message.createdAt) },
        ]}
      />
      {message.handledAt && (
        <p className="mt-2 text-xs text-ink-3">
          {t('handled', {
            status: t(`status_${message.status}`),
            who: message.handledBy ?? '-',
            time: formatDateTime(lang, message.handledAt),
          })}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        {message.topic === 'manager' && (
          <ButtonLink
            size="sm"
            variant="secondary"
            href={pathWithQuery(`/${lang}/Operator/user`, { q: message.email })}
          >
            {t('requesterAccount')}
          </ButtonLink>
        )}
        <ButtonLink
          reload
          size="sm"
          variant="secondary"
          icon={<Icon name="envelope-simple" />}
          href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`}
        >
          {t('reply')}
        </ButtonLink>
      </p>
    </Inspector>
  )
}
