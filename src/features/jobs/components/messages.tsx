import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { browserCall } from '../../../web/browser-call.ts'
import { useLive } from '../../../web/use-live.ts'
import type { contract, JobMessage } from '../contract.ts'
import { MESSAGES } from '../messages/addresses.ts'
import { jobPageText } from '../text/job/index.ts'
import { ActForm } from './act-form.tsx'

function Bubble({ message }: { message: JobMessage }) {
  const lang = useLang()
  const t = useText(jobPageText)
  return (
    <li className={cx('flex flex-col gap-1', message.own ? 'items-end' : 'items-start')}>
      <p className="text-xs text-ink-2">
        {message.own ? t('you') : message.name} · {formatDateTime(lang, message.createdAt)}
      </p>
      <p
        className={cx(
          'max-w-[85%] rounded-card px-3.5 py-2.5 text-sm break-words whitespace-pre-line',
          message.own ? 'bg-action-soft' : 'bg-sunken',
        )}
      >
        {message.text}
      </p>
    </li>
  )
}

interface Conversation {
  messages: readonly JobMessage[]
  next: string | null
}

/** The newest messages as they arrive, unless the page shows older ones. */
function useConversation(jobId: string, loaded: Conversation): Conversation {
  const [live, setLive] = useState({ loaded, shown: loaded })
  const [search] = useSearchParams()
  useLive(() => {
    if (search.has('before')) return
    browserCall<typeof contract.messages>(MESSAGES, { params: { id: jobId }, query: { limit: 30 } }).then(
      ({ data, next }) => setLive({ loaded, shown: { messages: data, next } }),
      () => {},
    )
  })
  return live.loaded.messages === loaded.messages ? live.shown : loaded
}

/** The talk between the two sides, oldest first, with the form for one more. */
export function Messages({ jobId, ...loaded }: Conversation & { jobId: string }) {
  const { messages, next } = useConversation(jobId, loaded)
  const t = useText(jobPageText)
  const form = useRef<HTMLDivElement>(null)
  const sent = messages.find(({ own }) => own)?.id
  const previous = useRef(sent)
  useEffect(() => {
    // A message that was sent leaves the field empty for the next one; one that came in leaves it alone.
    if (previous.current !== sent) form.current?.querySelector('form')?.reset()
    previous.current = sent
  }, [sent])
  return (
    <section id="messages" className="scroll-mt-6">
      <SectionHead title={t('messages')} />
      {next && (
        <p className="mb-3 text-center text-sm">
          <TextLink href={`?before=${encodeURIComponent(next)}#messages`}>{t('older')}</TextLink>
        </p>
      )}
      {messages.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noMessages')}</p>
      ) : (
        <ol className="grid gap-3" aria-live="polite">
          {[...messages].reverse().map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
        </ol>
      )}
      <div ref={form} className="mt-4">
        <ActForm act="message">
          {(field) => (
            <div className="flex items-end gap-2">
              <TextArea
                {...field('text')}
                label={t('message')}
                hideLabel
                placeholder={t('message')}
                rows={2}
                maxLength={2000}
                required
                frameClass="flex-1"
              />
              <SubmitButton variant="secondary" icon={<Icon name="paper-plane-tilt" />}>
                {t('send')}
              </SubmitButton>
            </div>
          )}
        </ActForm>
      </div>
    </section>
  )
}
