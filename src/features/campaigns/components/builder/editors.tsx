import type { ComponentType } from 'react'
import type { REVIEW_OPTIONS } from '../../../../core/vocabulary.ts'
import { formatBahtShort } from '../../../../i18n/formats.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { CoverImage } from '../../../../ui/cover-image.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { PICTURES } from '../../../../ui/file-types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { MoneyField } from '../../../../ui/money-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { BriefField } from '../../brief/field.ts'
import { FIELDS } from '../../brief/fields.ts'
import { REVIEW_ICONS } from '../../brief/terms.ts'
import type { Estimate } from '../../contract.ts'
import { slotsMin } from '../../rules/editing.ts'
import { builderText } from '../../text/builder.ts'
import { CriteriaEditor } from './criteria-editor.tsx'
import { type ControlProps, FieldControl, LinkField, useFieldWords } from './field-control.tsx'
import { choicesOf } from './fields.ts'

export interface EditorProps extends ControlProps {
  estimate: Pick<Estimate, 'prices' | 'followers'>
}

/** Read-only for a package, which determines the pay. */
function PriceEditor({ estimate: { prices }, ...props }: EditorProps) {
  const t = useText(builderText)
  const field = useFieldWords(props)
  if (props.campaign.payBy === 'package')
    return (
      <p className="text-sm text-ink-2">
        {props.campaign.price === null
          ? t('packagePrice')
          : t('packagePays', { amount: formatBahtShort(props.campaign.price) })}
      </p>
    )
  const help = prices && t('priceHelp', { low: formatBahtShort(prices.low), high: formatBahtShort(prices.high) })
  return <MoneyField {...field} help={help ?? undefined} />
}

/** A package determines platform and post type: they are shown, and hidden fields send them unchanged. */
function PackageChoiceEditor({ estimate: _, ...props }: EditorProps) {
  const t = useText(builderText)
  const words = useWords()
  const { name, label } = useFieldWords(props)
  const { channelType, postType, payBy } = props.campaign
  if (payBy !== 'package') return <FieldControl {...props} />
  const value = name === 'channelType' ? channelType : postType
  const shown =
    channelType && postType && (name === 'channelType' ? words.channel(channelType) : words.post(postType, channelType))
  return (
    <div>
      <p className="mb-1.5 text-sm font-label">{label}</p>
      <p>{shown}</p>
      <p className="mt-1 text-xs text-ink-3">{t('setByPackage')}</p>
      <input type="hidden" name={name} value={value ?? ''} />
    </div>
  )
}

function SlotsEditor({ field, ...props }: EditorProps) {
  const control = { ...FIELDS.slots.control, min: slotsMin(props.campaign) }
  return <FieldControl {...props} field={{ ...field, field: { ...field.field, control } }} />
}

const OPTIONS_SHOWN = [
  'shipping',
  'buy order',
  'buy product',
  'photo',
  'invite',
] as const satisfies (typeof REVIEW_OPTIONS)[number][]

function ReviewOptionEditor(props: EditorProps) {
  const t = useText(builderText)
  const words = useWords()
  const { name, label, error, defaultValue } = useFieldWords(props)
  return (
    <RadioCards
      name={name}
      legend={label}
      layout="tiles"
      columns={5}
      defaultValue={defaultValue}
      options={OPTIONS_SHOWN.map((option) => ({
        value: option,
        title: words.review(option),
        note: t(`review_${option.replace(' ', '_') as 'shipping'}`),
        icon: <Icon name={REVIEW_ICONS[option]} />,
      }))}
      error={error}
    />
  )
}

function TrackingUrlEditor(props: EditorProps) {
  const field = useFieldWords(props)
  return <LinkField {...field} onEdit={props.onEdit} />
}

/** The picture is sent with the form, in the file field `coverFile`. */
function CoverEditor(props: EditorProps) {
  const t = useText(builderText)
  const { label, labelNote } = useFieldWords(props)
  const { campaign, errors } = props
  return (
    <div>
      <FileDrop
        name="coverFile"
        label={label}
        labelNote={labelNote}
        title={t('coverTitle')}
        note={t('fileNote')}
        accept={PICTURES}
        error={errors.coverFile ?? errors.file}
      />
      <p className="mt-1.5 text-xs text-ink-3">{t('coverHelp')}</p>
      {campaign.coverFileId && (
        <Checkbox name="coverRemove" value="1">
          {t('coverRemove')}
        </Checkbox>
      )}
    </div>
  )
}

/** Saved pictures are selected checkboxes; unselecting one removes the picture. */
function ReferencesEditor(props: EditorProps) {
  const t = useText(builderText)
  const { name, label, labelNote } = useFieldWords(props)
  const { campaign, errors, unsaved, field } = props
  const { references } = campaign.brief
  const { most } = field.field.control as { most: number }
  return (
    <div className="grid gap-4">
      {references.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-label">
            {label} <span className="font-normal text-ink-3">{t('referencesLeft', { n: references.length })}</span>
          </legend>
          <ul className="grid grid-cols-4 gap-2.5 lg:grid-cols-8">
            {references.map((id, i) => (
              <li key={id}>
                <label className="relative block aspect-square overflow-hidden rounded-field">
                  <CoverImage src={`/media/${id}`} alt={t('referencePhoto', { n: i + 1 })} />
                  <input
                    type="checkbox"
                    name={name}
                    value={id}
                    defaultChecked={choicesOf(unsaved, name, references).includes(id)}
                    className="tick absolute top-1.5 right-1.5 bg-surface"
                  />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {references.length < most && (
        <FileDrop
          name="referenceFile"
          label={label}
          labelNote={labelNote}
          title={t('referencesTitle')}
          note={t('fileNote')}
          accept={PICTURES}
          error={errors.referenceFile ?? errors.file}
        />
      )}
    </div>
  )
}

/** An agency selects one of its brands; other marketers have none. */
function AgencyBrandEditor({ estimate: _, ...props }: EditorProps) {
  const t = useText(builderText)
  const field = useFieldWords(props)
  const { brandChoices } = props.campaign
  if (brandChoices.length === 0) return null
  const options = brandChoices.map(({ id, name }) => ({ value: id, label: name }))
  return <Select {...field} labelNote={undefined} emptyLabel={t('choose')} options={options} />
}

/** Editors that a descriptor selects instead of its control's default one. */
export const EDITORS: Record<NonNullable<BriefField['editor']>, ComponentType<EditorProps>> = {
  price: PriceEditor,
  slots: SlotsEditor,
  reviewOption: ReviewOptionEditor,
  trackingUrl: TrackingUrlEditor,
  cover: CoverEditor,
  references: ReferencesEditor,
  criteria: CriteriaEditor,
  packageChoice: PackageChoiceEditor,
  agencyBrand: AgencyBrandEditor,
  none: () => null,
}
