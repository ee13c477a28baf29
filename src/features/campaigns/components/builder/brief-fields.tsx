import { useText } from '../../../../i18n/use-text.tsx'
import { CoverImage } from '../../../../ui/cover-image.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { builderText } from '../../text/builder.ts'
import { choicesOf, type SectionProps, textOf } from './fields.ts'

/** The story, do and don't, reference pictures. Kept pictures are checked boxes: unchecking one takes it out. */
export function BriefFields({ campaign, errors, unsaved }: SectionProps) {
  const t = useText(builderText)
  const { text, dos, donts, references } = campaign.brief
  return (
    <div className="grid gap-4">
      <TextArea
        name="text"
        label={t('text')}
        help={t('textHelp')}
        rows={5}
        maxLength={5_000}
        defaultValue={textOf(unsaved, 'text', text)}
        error={errors.text}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <TextArea
          name="dos"
          label={t('dos')}
          help={t('perLine')}
          defaultValue={textOf(unsaved, 'dos', dos.join('\n'))}
          error={errors.dos}
        />
        <TextArea
          name="donts"
          label={t('donts')}
          labelNote={t('optional')}
          help={t('perLine')}
          defaultValue={textOf(unsaved, 'donts', donts.join('\n'))}
          error={errors.donts}
        />
      </div>
      {references.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-label">
            {t('references')}{' '}
            <span className="font-normal text-ink-3">{t('referencesLeft', { n: references.length })}</span>
          </legend>
          <ul className="grid grid-cols-4 gap-2.5 lg:grid-cols-8">
            {references.map((id, i) => (
              <li key={id}>
                <label className="relative block aspect-square overflow-hidden rounded-field">
                  <CoverImage src={`/media/${id}`} alt={t('referenceRemove', { n: i + 1 })} />
                  <input
                    type="checkbox"
                    name="references"
                    value={id}
                    defaultChecked={choicesOf(unsaved, 'references', references).includes(id)}
                    className="tick absolute top-1.5 right-1.5 bg-surface"
                  />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {references.length < 8 && (
        <FileDrop
          name="referenceFile"
          label={t('references')}
          labelNote={t('optional')}
          title={t('referencesTitle')}
          note={t('fileNote')}
          accept="image/jpeg,image/png,image/webp"
          error={errors.referenceFile ?? errors.file}
        />
      )}
    </div>
  )
}
