import { INTERESTS, OBJECTIVES } from '../../../../core/vocabulary.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { builderText } from '../../text/builder.ts'
import { type SectionProps, textOf } from './fields.ts'
import { LinkField } from './link-field.tsx'

/** Goal and product: title, what is reviewed, where people should go. */
export function GoalFields({ campaign, errors, unsaved, onEdit }: SectionProps) {
  const t = useText(builderText)
  const words = useWords()
  return (
    <div className="grid gap-4">
      <TextField
        name="title"
        label={t('campaignTitle')}
        help={t('campaignTitleHelp')}
        defaultValue={textOf(unsaved, 'title', campaign.title)}
        maxLength={120}
        error={errors.title}
      />
      <TextField
        name="titleEn"
        label={t('titleEn')}
        labelNote={t('optional')}
        defaultValue={textOf(unsaved, 'titleEn', campaign.titleEn)}
        maxLength={120}
        lang="en"
        error={errors.titleEn}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          name="product"
          label={t('product')}
          defaultValue={textOf(unsaved, 'product', campaign.product)}
          maxLength={120}
          error={errors.product}
        />
        <LinkField
          name="productUrl"
          onEdit={onEdit}
          label={t('productUrl')}
          labelNote={t('optional')}
          defaultValue={textOf(unsaved, 'productUrl', campaign.productUrl)}
          error={errors.productUrl}
        />
        <Select
          name="objective"
          label={t('objective')}
          emptyLabel={t('choose')}
          defaultValue={textOf(unsaved, 'objective', campaign.objective)}
          options={OBJECTIVES.map((code) => ({ value: String(code), label: words.objective(code) }))}
          error={errors.objective}
        />
        <Select
          name="topic"
          label={t('topic')}
          defaultValue={textOf(unsaved, 'topic', campaign.topic)}
          options={INTERESTS.map((tag) => ({ value: tag, label: words.interest(tag) }))}
        />
        <LinkField
          name="trackingUrl"
          onEdit={onEdit}
          label={t('trackingUrl')}
          labelNote={campaign.objective === 3 ? undefined : t('optional')}
          help={
            campaign.trackingPath ? t('trackingReady', { path: `/go/${campaign.trackingPath}` }) : t('trackingHelp')
          }
          defaultValue={textOf(unsaved, 'trackingUrl', campaign.trackingUrl)}
          error={errors.trackingUrl}
        />
        <TextField
          name="couponCode"
          label={t('couponCode')}
          labelNote={campaign.objective === 5 ? undefined : t('optional')}
          defaultValue={textOf(unsaved, 'couponCode', campaign.couponCode)}
          maxLength={30}
          error={errors.couponCode}
        />
      </div>
      <div>
        <FileDrop
          name="coverFile"
          label={t('cover')}
          labelNote={t('optional')}
          title={t('coverTitle')}
          note={t('fileNote')}
          accept="image/jpeg,image/png,image/webp"
          error={errors.coverFile ?? errors.file}
        />
        <p className="mt-1.5 text-xs text-ink-3">{t('coverHelp')}</p>
        {campaign.coverFileId && (
          <Checkbox name="coverRemove" value="1">
            {t('coverRemove')}
          </Checkbox>
        )}
      </div>
    </div>
  )
}
