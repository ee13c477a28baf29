import { useText } from '../../../i18n/use-text.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
import type { MarketerView } from '../marketers/contract.ts'
import { profileText } from '../text/index.ts'
import { AddressFields } from './address-fields.tsx'
import { BUDGETS, CLASSIFICATIONS, OBJECTIVES, STARTS, TAX_REGIMES } from './marketer-flow.ts'

interface MarketerFieldsProps {
  marketer: MarketerView
}

/** The name for English pages; both roles have it. */
export function LatinNameField({ value }: { value: string | null }) {
  const t = useText(profileText)
  return (
    <TextField
      {...useFields()('latinName', value)}
      label={t('latinName')}
      labelNote={t('optional')}
      help={t('latinNameHelp')}
      lang="en"
      maxLength={80}
    />
  )
}

/** The name that creators see. */
export function PublicMarketerFields({ marketer }: MarketerFieldsProps) {
  const t = useText(profileText)
  const field = useFields()
  return (
    <div className="grid gap-5">
      <TextField
        {...field('brandName', marketer.brandName)}
        label={t('brandName')}
        autoComplete="organization"
        required
        maxLength={80}
      />
      <LatinNameField value={marketer.latinName} />
      <Select
        {...field('kind', marketer.kind)}
        label={t('kind')}
        options={(['brand', 'agency', 'individual'] as const).map((kind) => ({
          value: kind,
          label: t(`kind_${kind}`),
        }))}
      />
      <TextField
        {...field('contactName', marketer.contactName)}
        label={t('contactName')}
        autoComplete="name"
        required
        maxLength={100}
      />
      <TextField
        {...field('website', marketer.website)}
        type="url"
        inputMode="url"
        label={t('website')}
        labelNote={t('optional')}
        help={t('websiteHelp')}
        autoComplete="url"
      />
    </div>
  )
}

/** The details for tax invoices. */
export function TaxFields({ marketer }: MarketerFieldsProps) {
  const t = useText(profileText)
  const field = useFields()
  return (
    <div className="grid gap-5">
      <RadioCards
        {...field('accountType', marketer.accountType)}
        legend={t('accountType')}
        layout="tiles"
        columns={2}
        options={[
          { value: 'company', title: t('type_company') },
          { value: 'individual', title: t('type_individual') },
        ]}
      />
      <TextField {...field('legalName', marketer.legalName)} label={t('taxName')} required maxLength={150} />
      <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
        <TextField
          {...field('taxId', marketer.taxId)}
          label={t('taxId')}
          help={t('taxIdHelp')}
          inputMode="numeric"
          required
          maxLength={17}
        />
        <TextField
          {...field('taxBranch', marketer.taxBranch)}
          label={t('taxBranch')}
          help={t('taxBranchHelp')}
          inputMode="numeric"
          maxLength={5}
        />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Select
          {...field('classification', marketer.classification)}
          label={t('classification')}
          labelNote={t('optional')}
          emptyLabel={t('notSet')}
          options={CLASSIFICATIONS.map((value) => ({ value, label: t(`classification_${value}`) }))}
        />
        <Select
          {...field('taxRegime', marketer.taxRegime)}
          label={t('taxRegime')}
          labelNote={t('optional')}
          emptyLabel={t('notSet')}
          options={TAX_REGIMES.map((value) => ({ value, label: t(`taxRegime_${value}`) }))}
        />
      </div>
      <AddressFields group="address" value={marketer.address} required />
    </div>
  )
}

const money = (band: string): string =>
  band
    .split('-')
    .map((n) => Number(n).toLocaleString('en-US'))
    .join('–')

/** The specified questionnaire; every answer is optional. */
export function QuestionFields({ marketer }: MarketerFieldsProps) {
  const t = useText(profileText)
  const field = useFields()
  const { questionnaire } = marketer
  const objectives = {
    awareness: 'awareness',
    traffic: 'traffic',
    engagement: 'engagement',
    'coupon code': 'coupon',
    other: 'other',
  } as const
  const starts = {
    '1-3 months': 'start_1',
    '3-6 months': 'start_3',
    'over 6 months': 'start_6',
    'no start date': 'start_none',
  } as const
  const select = (name: 'objective' | 'budget' | 'start', options: { value: string; label: string }[]) => (
    <Select
      {...field(`questionnaire.${name}`, questionnaire[name])}
      label={t(name)}
      emptyLabel={t('choose')}
      options={options}
    />
  )
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {select(
        'objective',
        OBJECTIVES.map((value) => ({ value, label: t(`objective_${objectives[value]}`) })),
      )}
      {select(
        'budget',
        BUDGETS.map((value) => ({ value, label: value.startsWith('over') ? t('budget_over') : `฿${money(value)}` })),
      )}
      {select(
        'start',
        STARTS.map((value) => ({ value, label: t(starts[value]) })),
      )}
    </div>
  )
}

/** Field names for the error summary. */
export function useMarketerFieldNames(): Record<string, string> {
  const t = useText(profileText)
  return {
    brandName: t('brandName'),
    latinName: t('latinName'),
    legalName: t('taxName'),
    taxId: t('taxId'),
    taxBranch: t('taxBranch'),
    contactName: t('contactName'),
    website: t('website'),
    'address.line': t('line'),
    'address.postcode': t('postcode'),
    'address.province': t('province'),
  }
}
