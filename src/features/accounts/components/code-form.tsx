import { useSubmit } from 'react-router'
import { formatFrom, formatUntil } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TimeLeft } from '../../../ui/countdown.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { CallFailure } from '../../../web/page.ts'
import type { PendingCodeView } from '../shapes.ts'
import { authText } from '../text/index.ts'

/** The address the code was sent to, with a link to change it. */
export function SentTo({ address, changeHref }: { address: string; changeHref: string }) {
  const t = useText(authText)
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
  /** The sent code; null if it was sent too long ago. */
  code: PendingCodeView | null
  /** Server time when the page was rendered. */
  now: number
  /** Other fields that the form sends with the code. */
  hidden?: Readonly<Record<string, string>> | undefined
}

export const CODE_FORM = { intent: 'verify' }

/** Errors of the code itself, which are shown below its input. */
export const codeErrorOf = (error: CallFailure | null): CallFailure | null =>
  error && (error.code.startsWith('otp_') || error.fields?.code) ? error : null

interface CodeFormOptions {
  intent?: string
  /**
   * Entering the last digit moves to the button of the form instead of submitting it: for what moves money or closes an
   * account.
   */
  submitByButton?: boolean
}

/** The form for a code. Entering the last digit submits it, unless `submitByButton`. */
export function CodeForm({
  code,
  now,
  hidden,
  intent = CODE_FORM.intent,
  submitByButton = false,
}: CodeFormProps & CodeFormOptions) {
  const submit = useSubmit()
  const error = codeErrorOf(useActionState({ intent }).error)
  const send = () => {
    const form = document.getElementById(intent)
    if (!(form instanceof HTMLFormElement)) return
    if (!submitByButton) return void submit(form, { method: 'post' })
    const button = [...form.elements].find((one) => one instanceof HTMLButtonElement && one.type === 'submit')
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <ActionForm intent={intent} hidden={hidden} summary={!error}>
      <CodeField code={code} error={error} now={now} onComplete={send} />
    </ActionForm>
  )
}

interface CodeFieldProps extends Omit<CodeFormProps, 'hidden'> {
  /** Why the code was rejected. */
  error: CallFailure | null
  onComplete: () => void
}

/** The input of a code, with the reference from the message and the error. */
export function CodeField({ code, error, now, onComplete }: CodeFieldProps) {
  const t = useText(authText)
  const lang = useLang()
  const refused = error ? (error.fields?.code ?? error.message) : undefined
  const over = { expired: t('codeExpired'), used_up: t('codeUsedUp'), sent: undefined, verified: undefined }
  return (
    <OtpField
      // The new key clears the input after a wrong try and for a new code.
      key={`${code?.ref} ${JSON.stringify(error?.details ?? error?.code ?? '')}`}
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

/** Number of digits of the sent code. After many wrong tries in a day, codes have six digits for every purpose. */
export const lengthOf = (code: PendingCodeView | null): 4 | 6 => (code?.digits === 4 ? 4 : 6)

/** Requests a new code: shows from when this is possible, then the button. */
export function ResendForm({ hidden, code, now, intent = 'send' }: CodeFormProps & { intent?: string }) {
  const t = useText(authText)
  const lang = useLang()
  const resendAt = code ? new Date(code.resendAt).getTime() : now
  const button = (
    <SubmitButton variant="text" className="-ml-3">
      {t('resend')}
    </SubmitButton>
  )
  return (
    <ActionForm intent={intent} target="again" hidden={hidden} className="mt-4">
      <div className="flex min-h-11 items-center text-sm">
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
              <SubmitButton variant="text" icon={<Icon name="arrow-clockwise" />}>
                {t('resend')}
              </SubmitButton>
            </noscript>
          </>
        ) : (
          button
        )}
      </div>
    </ActionForm>
  )
}
