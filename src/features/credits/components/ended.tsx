import type { ReactNode } from 'react'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StateCard } from '../../../ui/state-card.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { ChargeView } from '../contract.ts'
import { creditsText } from '../text/index.ts'
import { SlipForm } from './slip-form.tsx'

interface AgainProps {
  charge: ChargeView
  idempotencyKey: string
  children: ReactNode
}

/** Button that creates a new charge for the same purchase and method. */
function Again({ charge, idempotencyKey, children }: AgainProps) {
  const t = useText(creditsText)
  return (
    <ActionForm
      intent="again"
      idempotencyKey={idempotencyKey}
      hidden={{
        net: String(charge.net),
        method: charge.method,
        ...(charge.withheld > 0 && { withhold: 'yes' }),
        ...(charge.package && { package: charge.package.slug }),
      }}
    >
      <SubmitButton busyLabel={t('sending')} icon={<Icon name="arrow-clockwise-bold" />}>
        {children}
      </SubmitButton>
    </ActionForm>
  )
}

interface EndedProps {
  charge: ChargeView
  idempotencyKey: string
}

export function Expired({ charge, idempotencyKey }: EndedProps) {
  const t = useText(creditsText)
  return (
    <div className="grid gap-4">
      <StateCard
        tone="neutral"
        icon="clock"
        title={charge.method === 'promptpay' ? t('expiredTitle') : t('expiredOther')}
        note={t('expiredNote')}
        act={
          <Again charge={charge} idempotencyKey={idempotencyKey}>
            {charge.method === 'promptpay' ? t('newQr') : t('again')}
          </Again>
        }
      />
      {/* The money may have been sent before the charge expired. */}
      {charge.method === 'transfer' && <SlipForm chargeId={charge.id} quiet />}
    </div>
  )
}

/** Cancelled by the marketer, or by an operator with a reason. Money that still arrives is delivered. */
export function Cancelled({ charge, idempotencyKey }: EndedProps) {
  const t = useText(creditsText)
  return (
    <div className="grid gap-4">
      <StateCard
        tone="neutral"
        icon="prohibit"
        title={t(charge.note ? 'cancelledByTeam' : 'cancelledTitle')}
        note={
          <>
            {charge.note && <span className="mb-1 block text-ink">{charge.note}</span>}
            {t('cancelledNote')}
          </>
        }
        act={
          <Again charge={charge} idempotencyKey={idempotencyKey}>
            {t('again')}
          </Again>
        }
      />
      {charge.method === 'transfer' && (
        <div className="grid gap-2">
          <p className="text-center text-sm text-ink-2">{t('cancelledSlip')}</p>
          <SlipForm chargeId={charge.id} quiet />
        </div>
      )}
    </div>
  )
}

export function Failed({ charge, idempotencyKey }: EndedProps) {
  const t = useText(creditsText)
  const reason = charge.failure ?? ''
  const byPerson = charge.failureCode === 'wrong_amount' || charge.failureCode === 'slip_rejected'
  return (
    <StateCard
      tone="critical"
      icon="x-circle"
      title={t('failedTitle')}
      note={
        <>
          {t(byPerson ? 'failedBack' : 'failedNote', { reason })}
          {charge.note && <span className="mt-1 block text-ink">{charge.note}</span>}
        </>
      }
      act={
        <Again charge={charge} idempotencyKey={idempotencyKey}>
          {t('again')}
        </Again>
      }
    />
  )
}

/** An operator must review a slip or a wrong amount. */
export function InReview({ charge }: { charge: ChargeView }) {
  const t = useText(creditsText)
  const lang = useLang()
  if (charge.reviewReason === 'wrong_amount')
    return (
      <StateCard
        tone="notice"
        icon="warning-circle"
        title={t('wrongTitle')}
        note={t(charge.package ? 'wrongNotePackage' : 'wrongNote', {
          received: formatBaht(charge.received ?? 0),
          due: formatBaht(charge.payable),
        })}
      />
    )
  return (
    <div className="grid gap-4">
      <StateCard
        tone="notice"
        icon="eye"
        title={t('reviewTitle')}
        note={t(charge.package ? 'reviewNotePackage' : 'reviewNote')}
        act={
          charge.slip && (
            <ButtonLink href={charge.slip.url} reload variant="secondary" icon={<Icon name="receipt" />}>
              {t('viewSlip')} · {formatDateTime(lang, charge.slip.at)}
            </ButtonLink>
          )
        }
      />
      <SlipForm chargeId={charge.id} quiet again />
    </div>
  )
}
