import { Form } from 'react-router'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormState } from '../../../web/form-state.ts'
import type { PendingCodeView } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { CodeForm, ResendForm } from './code-form.tsx'

export interface PhoneStepProps {
  phone: string | null
  verified: boolean
  /** The code that is on its way to a number, where the page is at that step. */
  code: PendingCodeView | null
  now: number
  state: FormState | undefined
  busy: boolean
  /** The page's foot holds the act (forms `phone` and `code`). */
  footActs?: boolean
}

/** A mobile number, then the code that was sent to it. */
export function PhoneStep({ phone, verified, code, now, state, busy, footActs }: PhoneStepProps) {
  const t = useText(profileText)
  if (verified && !code)
    return (
      <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        {mobileForPeople(phone ?? '')}
        <Badge tone="positive" icon="check-circle-bold">
          {t('phoneVerified')}
        </Badge>
      </p>
    )
  const hidden = { phone: code?.to ?? '' }
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
          defaultValue={state?.values.phone ?? mobileForPeople(code?.to ?? phone ?? '')}
          error={state?.fields.phone}
        />
        {!code && !footActs && (
          <Button variant="secondary" busy={busy} busyLabel={t('sending')}>
            <Icon name="paper-plane-tilt" />
            {t('phoneCode')}
          </Button>
        )}
      </Form>
      {code && (
        <div>
          <p className="mb-4 text-ink-2">{t('phoneSent', { digits: code.digits, to: mobileForPeople(code.to) })}</p>
          <CodeForm
            id="code-form"
            code={code}
            state={state?.intent === 'verify' ? state : undefined}
            now={now}
            hidden={hidden}
            intent="verify"
          />
          <ResendForm hidden={hidden} code={code} now={now} />
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
