import { Form } from 'react-router'
import type { FormState } from '../../../core/forms.ts'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { profileText } from '../text/index.ts'
import { CodeForm, ResendForm } from './code-form.tsx'

export interface PhoneStepProps {
  phone: string | null
  verified: boolean
  /** Number to which a code is on its way. */
  sentTo: string | null
  resendAt: number | null
  now: number
  state: FormState | undefined
  busy: boolean
  /** The page's foot holds the act (forms `phone` and `code`). */
  footActs?: boolean
}

/** The number that a code is on its way to, also after a wrong try. */
export const codeTarget = (sentTo: string | null, state: FormState | undefined): string | null =>
  sentTo ?? (state?.intent === 'verify' ? (state.values.phone ?? null) : null)

/** A mobile number, then the code that was sent to it. */
export function PhoneStep({ phone, verified, sentTo, resendAt, now, state, busy, footActs }: PhoneStepProps) {
  const t = useText(profileText)
  const codeTo = codeTarget(sentTo, state)
  if (verified && !codeTo)
    return (
      <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        {mobileForPeople(phone ?? '')}
        <Badge tone="positive" icon="check-circle-bold">
          {t('phoneVerified')}
        </Badge>
      </p>
    )
  return (
    <div className="grid gap-6">
      <Form id="phone-form" method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="send" />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={t('phone')}
          help={t('phoneHelp')}
          required
          defaultValue={state?.values.phone ?? mobileForPeople(codeTo ?? phone ?? '')}
          error={state?.fields.phone}
        />
        {!codeTo && !footActs && (
          <Button variant="secondary" busy={busy} busyLabel={t('sending')}>
            <Icon name="paper-plane-tilt" />
            {t('phoneCode')}
          </Button>
        )}
      </Form>
      {codeTo && (
        <div>
          <p className="mb-4 text-ink-2">{t('phoneSent', { digits: 4, to: mobileForPeople(codeTo) })}</p>
          <CodeForm
            id="code-form"
            length={4}
            state={state?.intent === 'verify' ? state : undefined}
            hidden={{ phone: codeTo }}
            intent="verify"
          />
          <ResendForm hidden={{ phone: codeTo }} resendAt={resendAt} now={now} />
          {!footActs && (
            <Button form="code-form" variant="secondary" className="mt-2" busy={busy} busyLabel={t('checking')}>
              {t('confirmCode')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
