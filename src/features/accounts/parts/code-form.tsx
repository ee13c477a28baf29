import { Form, useSubmit } from 'react-router'
import type { FormState } from '../../../core/forms.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { TimeLeft } from '../../../ui/countdown.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
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
  length: 4 | 6
  state: FormState | undefined
  /** What the form sends beside the code. */
  hidden: Readonly<Record<string, string>>
  intent: string
}

/** The code's cells; the last digit sends the form. */
export function CodeForm({ id, length, state, hidden, intent }: CodeFormProps) {
  const t = useText(entryText)
  const submit = useSubmit()
  const send = () => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) void submit(form, { method: 'post' })
  }
  const error = state ? (state.fields.code ?? state.error.message) : undefined
  return (
    <Form id={id} method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OtpField
        key={JSON.stringify(state?.error.details ?? state?.error.code ?? '')}
        name="code"
        length={length}
        label={t('codeLabel')}
        help={t('codeLife')}
        error={error}
        autoFocus
        onComplete={send}
      />
    </Form>
  )
}

/** Asks for a new code: a countdown first, the button once it may be asked for. */
export function ResendForm({
  hidden,
  resendAt,
  now,
}: {
  hidden: Readonly<Record<string, string>>
  resendAt: number | null
  now: number
}) {
  const t = useText(entryText)
  const button = (
    <Button variant="text" name="intent" value="send" className="-ml-3">
      {t('resend')}
    </Button>
  )
  return (
    <Form method="post" className="mt-4 flex min-h-11 items-center text-sm">
      <input type="hidden" name="again" value="1" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {resendAt !== null && resendAt > now ? (
        <>
          <span className="flex items-center gap-2 text-ink-2">
            <TimeLeft due={resendAt} now={now} title={t('resendIn', { clock: '{clock}' })} done={button} />
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
