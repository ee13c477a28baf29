import { Form, useSubmit } from 'react-router'
import { formatFrom, formatUntil } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { TimeLeft } from '../../../ui/countdown.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import type { FormState } from '../../../web/form-state.ts'
import type { PendingCodeView } from '../shapes.ts'
import { entryText } from '../text/index.ts'

/** Where the code went, with the way to change it. */
export function SentTo({ address, changeHref }: { address: string; changeHref: string }) {
  const t = useText(entryText)
  return (
    <p className="mt-0.5 break-all">
      <strong className="font-semibold text-ink">{address}</strong>{' '}
      <TextLink href={changeHref} className="hit ml-1 inline-block text-sm">
        {t('change')}
      </TextLink>
    </p>
  )
}

export interface CodeFormProps {
  id: string
  /** The code that is on its way, or null when its sending is long ago. */
  code: PendingCodeView | null
  state: FormState | undefined
  /** The server's time when the page was made. */
  now: number
  /** What the form sends beside the code. */
  hidden?: Readonly<Record<string, string>>
  intent: string
}

/** The cells of a code; the last digit sends the form. */
export function CodeForm({ id, code, state, now, hidden = {}, intent }: CodeFormProps) {
  const submit = useSubmit()
  const send = () => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) void submit(form, { method: 'post' })
  }
  return (
    <Form id={id} method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CodeField code={code} state={state} now={now} onComplete={send} />
    </Form>
  )
}

/** The cells alone, with the reference that stands in the message and what is wrong with the code. */
export function CodeField({
  code,
  state,
  now,
  onComplete,
}: Pick<CodeFormProps, 'code' | 'state' | 'now'> & { onComplete: () => void }) {
  const t = useText(entryText)
  const lang = useLang()
  const refused = state ? (state.fields.code ?? state.error.message) : undefined
  const over = { expired: t('codeExpired'), used_up: t('codeUsedUp'), sent: undefined, verified: undefined }
  return (
    <OtpField
      // Emptied after a refused try, and for a new code.
      key={`${code?.ref} ${JSON.stringify(state?.error.details ?? state?.error.code ?? '')}`}
      name="code"
      length={lengthOf(code)}
      label={t('codeLabel')}
      help={code && t('codeRef', { ref: code.ref, time: formatUntil(lang, code.expiresAt, now) })}
      error={refused ?? (code ? over[code.state] : t('codeExpired'))}
      autoFocus
      onComplete={onComplete}
    />
  )
}

/** Digits of the code on its way: after many wrong tries of a day they are six everywhere. */
export const lengthOf = (code: PendingCodeView | null): 4 | 6 => (code?.digits === 4 ? 4 : 6)

/** Asks for a new code: first the time from which one may be asked for, then the button. */
export function ResendForm({
  hidden = {},
  code,
  now,
}: {
  hidden?: Readonly<Record<string, string>>
  code: PendingCodeView | null
  now: number
}) {
  const t = useText(entryText)
  const lang = useLang()
  const resendAt = code ? new Date(code.resendAt).getTime() : now
  const button = (
    <Button variant="text" name="intent" value="send" className="-ml-3">
      {t('resend')}
    </Button>
  )
  return (
    <Form method="post" className="mt-4 flex min-h-11 items-center text-sm">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {resendAt > now ? (
        <>
          <span className="flex items-center gap-2 text-ink-2">
            <TimeLeft
              key={resendAt}
              due={resendAt}
              now={now}
              title={t('resendFrom', { time: formatFrom(lang, resendAt, now), clock: '{clock}' })}
              done={button}
            />
          </span>
          <noscript>
            <Button variant="text" name="intent" value="send">
              <Icon name="arrow-clockwise" />
              {t('resend')}
            </Button>
          </noscript>
        </>
      ) : (
        button
      )}
    </Form>
  )
}
