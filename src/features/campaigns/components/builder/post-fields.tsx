import { useState } from 'react'
import { POST_TYPES } from '../../../../core/vocabulary.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { POSTS_OF } from '../../../channels/shapes-posts.ts'
import { STORED_CHANNEL_TYPES } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { type SectionProps, textOf } from './fields.ts'

/** A day of the builder with its calendar words. */
export function Day({
  name,
  label,
  note,
  help,
  value,
  error,
  onEdit,
}: { name: string; label: string; note?: string; help?: string; value: string; error?: string } & Pick<
  SectionProps,
  'onEdit'
>) {
  const t = useText(builderText)
  const lang = useLang()
  return (
    <DateField
      name={name}
      lang={lang}
      label={label}
      labelNote={note}
      help={help}
      defaultValue={value || undefined}
      error={error}
      words={{ open: t('dateOpen'), next: t('dateNext'), previous: t('datePrevious') }}
      onChange={() => onEdit(name)}
    />
  )
}

/** Channel, kind of post and the days. Only post types that the chosen platform has are offered. */
export function PostFields({ campaign, errors, unsaved, onEdit }: SectionProps) {
  const t = useText(builderText)
  const words = useWords()
  const shown = textOf(unsaved, 'channelType', campaign.channelType)
  const [channel, setChannel] = useState(() => STORED_CHANNEL_TYPES.find((type) => type === shown) ?? null)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Select
        name="channelType"
        label={t('channel')}
        emptyLabel={t('choose')}
        defaultValue={shown}
        onChange={(event) =>
          setChannel(STORED_CHANNEL_TYPES.find((type) => type === event.currentTarget.value) ?? null)
        }
        options={STORED_CHANNEL_TYPES.map((type) => ({ value: type, label: words.channel(type) }))}
        error={errors.channelType}
      />
      <Select
        name="postType"
        label={t('postType')}
        emptyLabel={t('choose')}
        defaultValue={textOf(unsaved, 'postType', campaign.postType)}
        options={POST_TYPES.filter((type) => channel === null || POSTS_OF[channel].includes(type)).map((type) => ({
          value: type,
          label: words.post(type, channel),
        }))}
        error={errors.postType}
      />
      <Day
        name="draftBy"
        label={t('draftBy')}
        value={textOf(unsaved, 'draftBy', campaign.draftBy)}
        error={errors.draftBy}
        onEdit={onEdit}
      />
      <span className="hidden lg:block" />
      <Day
        name="postFrom"
        label={t('postFrom')}
        note={t('optional')}
        value={textOf(unsaved, 'postFrom', campaign.postFrom)}
        error={errors.postFrom}
        onEdit={onEdit}
      />
      <Day
        name="postBy"
        label={t('postBy')}
        value={textOf(unsaved, 'postBy', campaign.postBy)}
        error={errors.postBy}
        onEdit={onEdit}
      />
    </div>
  )
}
