import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, SubmitButton, useFields } from '../../../web/action-form.tsx'
import type { PendingCodeView } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { CODE_FORM, CodeForm, ResendForm } from './code-form.tsx'

/** Sends a code to the number that is typed. */
export const PHONE_FORM = { intent: 'send' }

export interface PhoneStepProps {
  phone: string | null
  verified: boolean
  /** The code that is on its way to a number, where the page is at that step. */
  code: PendingCodeView | null
  now: number
  /** The page's foot holds the acts of both forms. */
  footActs?: boolean
}

function PhoneField({ phone }: { phone: string }) {
  const t = useText(profileText)
  const field = useFields()
  return (
    <TextField
      {...field('phone', mobileForPeople(phone))}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      label={t('phone')}
      help={t('phoneHelp')}
      required
    />
  )
}

/** A mobile number, then the code that was sent to it. */
export function PhoneStep({ phone, verified, code, now, footActs }: PhoneStepProps) {
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
      <ActionForm {...PHONE_FORM} labels={{ phone: t('phone') }} className="grid gap-4">
        <PhoneField phone={code?.to ?? phone ?? ''} />
        {!code && !footActs && (
          <SubmitButton variant="secondary" icon={<Icon name="paper-plane-tilt" />}>
            {t('phoneCode')}
          </SubmitButton>
        )}
      </ActionForm>
      {code && (
        <div>
          <p className="mb-4 text-ink-2">{t('phoneSent', { digits: code.digits, to: mobileForPeople(code.to) })}</p>
          <CodeForm code={code} now={now} hidden={hidden} />
          <ResendForm hidden={hidden} code={code} now={now} />
          {!footActs && (
            <FormButton of={CODE_FORM} variant="secondary" className="mt-2" busyLabel={t('checking')}>
              {t('confirmCode')}
            </FormButton>
          )}
        </div>
      )}
    </div>
  )
}
