import type { ReactNode } from 'react'
import { MAIN_BRANCH } from '../../../core/branch.ts'
import { branchName, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { Payee } from '../contract.ts'
import { PAYEE_CLASSES } from '../kinds.ts'
import { CLASS_WORDS } from '../rules/tax-class.ts'
import { attachmentsText } from '../text/index.ts'

const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="mt-6 mb-2 text-sm tracking-normal">{children}</h3>
)

function VatForm({ payee }: { payee: Payee }) {
  const t = useText(attachmentsText)
  const lang = useLang()
  if (payee.vatWaiting)
    return (
      <Callout tone="notice" act={<TextLink href={`/${lang}/Operator/approval`}>{t('openApprovals')}</TextLink>}>
        {t('vatWaiting')}
      </Callout>
    )
  const { vatRegistered } = payee.tax
  return (
    <ActionForm
      intent="vat"
      target={payee.id}
      hidden={{ registered: vatRegistered ? 'no' : 'yes' }}
      labels={{ reason: t('vatReason') }}
      className="grid gap-3"
    >
      {(field) => (
        <>
          <TextField {...field('reason')} label={t('vatReason')} size="sm" maxLength={500} required />
          <SubmitButton variant="secondary" wide busyLabel={t('working')}>
            {t(vatRegistered ? 'vatEnd' : 'vatRegister')}
          </SubmitButton>
          <p className="text-xs text-ink-2">{t('vatSecond')}</p>
        </>
      )}
    </ActionForm>
  )
}

/** Forms for an operator's decisions about a person: tax class, VAT registration, and the lock on the details. */
export function TaxForms({ payee }: { payee: Payee }) {
  const t = useText(attachmentsText)
  const lang = useLang()
  const { tax, rates, locked } = payee
  const branch = branchName(lang, tax.vatBranch ?? MAIN_BRANCH)
  return (
    <>
      <Title>{t('taxClass')}</Title>
      <p className="mb-3 text-sm text-ink-2">
        {tax.payeeClass ? t('classIs', { class: CLASS_WORDS[tax.payeeClass][lang] }) : t('classNone')}
      </p>
      <ActionForm intent="tax" target={payee.id} className="grid gap-3">
        {(field) => (
          <>
            <Select
              {...field('payeeClass', tax.payeeClass)}
              label={t('taxClass')}
              size="sm"
              emptyLabel={t('choose')}
              required
              options={PAYEE_CLASSES.map((value) => ({
                value,
                label: `${CLASS_WORDS[value][lang]} · ${formatPercent(rates[value])}`,
              }))}
            />
            <SubmitButton variant="secondary" wide busyLabel={t('working')}>
              {t('setClass')}
            </SubmitButton>
            <p className="text-xs text-ink-2">{t('classHelp')}</p>
          </>
        )}
      </ActionForm>
      <Title>{tax.vatRegistered ? t('vatIs', { branch }) : t('vatNone')}</Title>
      <VatForm payee={payee} key={String(tax.vatRegistered)} />
      <Title>{t(locked ? 'locked' : 'unlocked')}</Title>
      <ActionForm intent="lock" target={payee.id} hidden={{ locked: locked ? 'no' : 'yes' }}>
        <SubmitButton variant="secondary" size="sm" wide busyLabel={t('working')}>
          {t(locked ? 'unlock' : 'lock')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}
