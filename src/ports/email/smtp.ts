import { createTransport } from 'nodemailer'
import { PortError } from '../http.ts'
import type { EmailPort } from './port.ts'

export interface SmtpConfig {
  /** smtp://user:password@host:587 or smtps://… */
  url: string
  /** Name and address. */
  from: string
  timeoutMs?: number
}

/** Mail over SMTP, one pooled connection. */
export function smtpEmail(config: SmtpConfig): EmailPort {
  const timeout = config.timeoutMs ?? 15_000
  const transport = createTransport({
    url: config.url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  const domain = /@([\w.-]+)/.exec(config.from)?.[1] ?? 'localhost'
  return {
    deduplicates: false,
    async send({ id, to, subject, text, html, unsubscribe, attachment }) {
      try {
        const sent = await transport.sendMail({
          from: config.from,
          to,
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          ...(attachment && {
            attachments: [
              { filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.bytes) },
            ],
          }),
          ...(unsubscribe && {
            headers: {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          // Message texts come from our own tables. The mailer must never load a path or URL from one.
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { id: sent.messageId }
      } catch (error) {
        throw smtpError(error)
      }
    },
  }
}

/** In SMTP, 4xx responses are temporary and 5xx responses are permanent. */
function smtpError(error: unknown): PortError {
  const facts = new Map(typeof error === 'object' && error !== null ? Object.entries(error) : [])
  const code = String(facts.get('code') ?? '')
  const status = Number(facts.get('responseCode')) || undefined
  const outcomeUnknown = status === undefined && endedAfterConnecting(code, facts)
  if (code === 'EAUTH') return new PortError('smtp', 'unauthorized', { status, cause: error })
  if (code === 'ETIMEDOUT') return new PortError('smtp', 'timeout', { outcomeUnknown, cause: error })
  if (status === undefined) return new PortError('smtp', 'unreachable', { detail: code, outcomeUnknown, cause: error })
  return new PortError('smtp', status >= 500 ? 'refused' : 'unavailable', { status, detail: code, cause: error })
}

/**
 * Whether the connection was closed, broke or timed out after it was open: the server may have accepted the message.
 */
function endedAfterConnecting(code: string, facts: ReadonlyMap<string, unknown>): boolean {
  if (code === 'ETIMEDOUT') return facts.get('originalCode') === 'SOCKET_TIMEOUT'
  if (code === 'ESOCKET') return facts.get('syscall') !== 'connect'
  return code === 'ECONNECTION'
}
