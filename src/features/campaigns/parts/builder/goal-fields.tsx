import { INTERESTS, OBJECTIVES } from '../../../../core/vocabulary.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { builderText } from '../../text/builder.ts'
import { errorOf, type SectionProps } from './fields.ts'

/** Goal and product: title, what is reviewed, where people should go. */
export function GoalFields({ campaign, errors }: SectionProps) {
  const t = useText(builderText)
  const words = useWords()
  return (
    <div className="grid gap-4">
      <TextField
        name="title"
        label={t('campaignTitle')}
        help={t('campaignTitleHelp')}
        defaultValue={campaign.title}
        maxLength={120}
        error={errorOf(errors, 'title')}
      />
      <TextField
        name="titleEn"
        label={t('titleEn')}
        labelNote={t('optional')}
        defaultValue={campaign.titleEn}
        maxLength={120}
        lang="en"
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          name="product"
          label={t('product')}
          defaultValue={campaign.product}
          maxLength={120}
          error={errorOf(errors, 'product')}
        />
        <TextField
          name="productUrl"
          type="url"
          label={t('productUrl')}
          labelNote={t('optional')}
          defaultValue={campaign.productUrl}
          placeholder="https://"
          error={errorOf(errors, 'productUrl')}
        />
        <Select
          name="objective"
          label={t('objective')}
          emptyLabel={t('choose')}
          defaultValue={campaign.objective === null ? '' : String(campaign.objective)}
          options={OBJECTIVES.map((code) => ({ value: String(code), label: words.objective(code) }))}
          error={errorOf(errors, 'objective')}
        />
        <Select
          name="topic"
          label={t('topic')}
          defaultValue={campaign.topic}
          options={INTERESTS.map((tag) => ({ value: tag, label: words.interest(tag) }))}
        />
        <TextField
          name="trackingUrl"
          type="url"
          label={t('trackingUrl')}
          labelNote={campaign.objective === 3 ? undefined : t('optional')}
          help={
            campaign.trackingPath ? t('trackingReady', { path: `/go/${campaign.trackingPath}` }) : t('trackingHelp')
          }
          defaultValue={campaign.trackingUrl}
          placeholder="https://"
          error={errorOf(errors, 'trackingUrl')}
        />
        <TextField
          name="couponCode"
          label={t('couponCode')}
          labelNote={campaign.objective === 5 ? undefined : t('optional')}
          defaultValue={campaign.couponCode}
          maxLength={30}
          error={errorOf(errors, 'couponCode')}
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
          error={errorOf(errors, 'file', 'coverFile')}
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
