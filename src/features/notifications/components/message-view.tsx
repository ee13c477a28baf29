import type { ReactNode } from 'react'
import { formatDateTime, formatTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { OutgoingMessage } from '../contract.ts'
import { noticesText } from '../text/index.ts'

/** Highlights the code in the text. */
function Words({ message }: { message: OutgoingMessage }): ReactNode {
  const { body, code } = message
  if (!code) return body
  const [before, ...after] = body.split(code)
  return (
    <>
      {before}
      <mark className="rounded-sm bg-highlight px-1 font-semibold text-on-marigold">{code}</mark>
      {after.join(code)}
    </>
  )
}

/** An email as a mail client shows it. */
function EmailView({ message }: { message: OutgoingMessage }) {
  const t = useText(noticesText)
  return (
    <Card pad={24} as="article">
      <p className="text-sm font-semibold text-action-text">Talad</p>
      <h2 className="mt-2 text-lg" lang={message.lang}>
        {message.subject}
      </h2>
      <p className="mt-1 whitespace-pre-line" lang={message.lang}>
        <Words message={message} />
      </p>
      <MessageLink message={message} />
      {message.documentId && (
        <p className="mt-3 text-sm">
          <TextLink href={`/api/documents/${message.documentId}`} reload target="_blank" rel="noopener">
            {t('attachedPdf')}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

function MessageLink({ message }: { message: OutgoingMessage }) {
  if (!message.link) return null
  return (
    <p className="mt-3 text-sm break-all">
      <TextLink href={message.link} reload>
        {message.link}
      </TextLink>
    </p>
  )
}

/** A text or chat message on a phone's screen. */
function PhoneView({ message, label }: { message: OutgoingMessage; label: string }) {
  const lang = useLang()
  const chat = message.channel !== 'sms'
  return (
    <figure aria-label={label} className="mx-auto w-full max-w-[320px] rounded-[36px] bg-ink p-2.5">
      <div className="flex min-h-[420px] flex-col rounded-[28px] bg-sunken text-ink">
        <div className="flex items-center justify-between px-6 pt-3 text-xs font-semibold">
          <span>{formatTime(lang, message.createdAt)}</span>
          <span className="h-5 w-16 rounded-full bg-ink" aria-hidden="true" />
          <Icon name="broadcast" />
        </div>
        <div className="mt-3 flex items-center gap-2.5 border-b border-line px-4 pb-3">
          <span className="grid size-9 place-items-center rounded-full bg-wallet text-sm font-semibold text-white">
            T
          </span>
          <span className="text-sm font-semibold">Talad</span>
        </div>
        <div className="flex-1 p-4">
          <div className="max-w-[92%] rounded-[18px] rounded-tl-sm bg-surface px-4 py-2.5 text-sm" lang={message.lang}>
            {chat && <p className="font-semibold">{message.subject}</p>}
            <p className="whitespace-pre-line">
              <Words message={message} />
            </p>
            {chat && <MessageLink message={message} />}
          </div>
          <p className="mt-1.5 ml-1 text-xs text-ink-3">{formatDateTime(lang, message.createdAt)}</p>
        </div>
      </div>
    </figure>
  )
}

/** One outgoing message as its recipient sees it, with a button to copy the code. */
export function MessageView({ message, closeHref }: { message: OutgoingMessage; closeHref: string }) {
  const t = useText(noticesText)
  const label = t('phoneLabel', { channel: t(message.channel) })
  return (
    <Inspector
      label={t('message')}
      title={t(message.channel)}
      note={<span className="break-all">{t('to', { address: message.address })}</span>}
      close={{ href: closeHref, label: t('close') }}
    >
      <div className="grid gap-4">
        {message.code && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-notice-bg px-4 py-3">
            <p>
              <span className="block text-xs text-ink-2">{t('code')}</span>
              <strong className="text-2xl tracking-widest">{message.code}</strong>
            </p>
            <CopyButton text={message.code} words={{ copy: t('copy'), done: t('copied') }} />
          </div>
        )}
        {message.channel === 'email' || message.channel === 'site' ? (
          <EmailView message={message} />
        ) : (
          <PhoneView message={message} label={label} />
        )}
      </div>
    </Inspector>
  )
}
