import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ActionForm } from '../../../web/action-form.tsx'
import type { PendingCodeView } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { CodeForm, ResendForm } from './code-form.tsx'
import { PhoneField } from './phone-field.tsx'

/** The form that sends a code to the entered number. */
export const PHONE_FORM = { intent: 'send' }

export interface PhoneStepProps {
  phone: string | null
  verified: boolean
  /** The sent code, if the page is at that step. */
  code: PendingCodeView | null
  now: number
}

/** First the mobile number, then its code. The page's footer contains the submit buttons of both forms. */
export function PhoneStep({ phone, verified, code, now }: PhoneStepProps) {
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
        <PhoneField phone={code?.to ?? phone} label={t('phone')} help={t('phoneHelp')} />
      </ActionForm>
      {code && (
        <div>
          <p className="mb-4 text-ink-2">{t('phoneSent', { digits: code.digits, to: mobileForPeople(code.to) })}</p>
          <CodeForm code={code} now={now} hidden={hidden} />
          <ResendForm hidden={hidden} code={code} now={now} />
        </div>
      )}
    </div>
  )
}
