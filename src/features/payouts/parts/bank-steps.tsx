import { Form } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import type { BankAccountView } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

export interface Typed {
  bank: string
  number: string
  name: string
  confirmed: boolean
}
/** After a good form: the code was sent, and what was typed goes along in the page. */
export interface CodeState {
  step: 'code'
  to: string
  typed: Typed
}

const TONES = { waiting: 'notice', verified: 'positive', rejected: 'critical', replaced: 'neutral' } as const
const WORDS = {
  waiting: 'bankWaiting',
  verified: 'bankVerified',
  rejected: 'bankRejected',
  replaced: 'bankReplaced',
} as const

export function InUse({ bank }: { bank: BankAccountView }) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <section className="mb-4 rounded-card p-4 inset-ring inset-ring-line" aria-label={t('current')}>
      <div className="flex items-center justify-between gap-3">
        <p className="font-label">
          {bank.bankName[lang]} •••• {bank.last4}
        </p>
        <Badge tone={TONES[bank.status]}>{t(WORDS[bank.status])}</Badge>
      </div>
      <p className="text-sm text-ink-2">{bank.name}</p>
      {bank.reason && <p className="mt-1 text-sm text-critical">{bank.reason}</p>}
      <p className="mt-1 text-xs text-ink-3">{t('bankUsableFrom', { time: formatDateTime(lang, bank.usableFrom) })}</p>
    </section>
  )
}

export function CodeStep({
  state,
  before,
  busy,
}: {
  state: CodeState & { error?: string }
  before: BankAccountView | null
  busy: boolean
}) {
  const t = useText(payoutsText)
  const lang = useLang()
  const { typed } = state
  const kept = (
    <>
      <input type="hidden" name="bank" value={typed.bank} />
      <input type="hidden" name="number" value={typed.number} />
      <input type="hidden" name="name" value={typed.name} />
      <input type="hidden" name="to" value={state.to} />
      {typed.confirmed && <input type="hidden" name="confirmed" value="on" />}
    </>
  )
  return (
    <FormFlow
      back={{ href: `/${lang}/Influencer/bankAccount`, label: t('back') }}
      title={t('bankTitle')}
      steps={{ current: 2, total: 2, label: '2 / 2' }}
      act={
        <div className="grid gap-2">
          <Button form="code" wide size="lg" name="intent" value="confirm" busy={busy}>
            {t('confirmBank')}
          </Button>
          <Button form="resend" variant="text" wide name="intent" value="resend">
            {t('resend')}
          </Button>
        </div>
      }
    >
      <h2 className="text-2xl">{t('codeTitle')}</h2>
      <p className="mt-2 mb-6 text-ink-2">{t('codeSent', { to: state.to })}</p>
      <Form id="code" method="post">
        {kept}
        <OtpField name="code" length={6} label={t('codeLabel')} autoFocus error={state.error} />
      </Form>
      <Form id="resend" method="post">
        {kept}
      </Form>
      {before && (
        <div className="mt-6">
          <Callout tone="notice" icon="timer" title={t('changeWait')}>
            {t('changeWaitNote')}
          </Callout>
        </div>
      )}
    </FormFlow>
  )
}
