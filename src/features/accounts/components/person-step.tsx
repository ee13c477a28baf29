import { THAILAND_ID } from '../../../core/countries.ts'
import { GENDERS } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, useActionState, useFields } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { profileText } from '../text/index.ts'
import { BirthdateField } from './birthdate-field.tsx'
import type { ProfileData } from './profile-flow.ts'

interface Props {
  flow: ProfileData
}

/** Passport and work permit; expanded if the person is not a Thai national. */
function ForeignFields({ flow }: Props) {
  const t = useText(profileText)
  const lang = useLang()
  const { general } = flow
  const field = useFields()
  const { values } = useActionState({ intent: 'person' })
  const foreign = Number(values.nationalityId ?? general.nationalityId) !== THAILAND_ID
  return (
    <details open={foreign} className="rounded-card bg-sunken p-4">
      <summary className="text-sm font-label">{t('foreigners')}</summary>
      <div className="mt-4 grid gap-5">
        <Select
          {...field('nationalityId', String(general.nationalityId))}
          label={t('country')}
          options={flow.countries.map((c) => ({ value: String(c.id), label: c.name }))}
        />
        <TextField {...field('passportNo', general.passportNo)} label={t('passportNo')} autoCapitalize="characters" />
        <TextField {...field('workPermitNo', general.workPermitNo)} label={t('workPermitNo')} />
        <DateField
          {...field('idExpiresOn', general.idExpiresOn)}
          lang={lang}
          label={t('idExpiresOn')}
          words={useDateWords()}
        />
        <FileDrop
          name="workPermit"
          label={t('workPermit')}
          title={t('chooseFile')}
          note={t('guardianNote')}
          accept={DOCUMENTS}
        />
      </div>
    </details>
  )
}

function PersonFields({ flow }: Props) {
  const t = useText(profileText)
  const { general } = flow
  const field = useFields()
  return (
    <>
      <TextField
        {...field('legalName', general.legalName)}
        label={t('legalName')}
        help={t('legalNameHelp')}
        autoComplete="name"
        required
      />
      <BirthdateField
        value={general.birthdate}
        now={flow.now}
        minor={{
          adultAge: flow.adultAge,
          fields: (
            <FileDrop
              name="guardian"
              label={t('guardian')}
              title={t('chooseFile')}
              note={t('guardianNote')}
              accept={DOCUMENTS}
            />
          ),
        }}
      />
      <Select
        {...field('gender', general.gender)}
        label={t('gender')}
        labelNote={t('optional')}
        emptyLabel={t('choose')}
        options={GENDERS.map((gender) => ({ value: gender, label: t(`gender_${gender}`) }))}
      />
      <TextField
        {...field('nationalId', general.nationalId)}
        label={t('nationalId')}
        help={t('nationalIdHelp')}
        inputMode="numeric"
        maxLength={17}
      />
      <ForeignFields flow={flow} />
    </>
  )
}

/** Legal name, birthdate and identity document. */
export function PersonStep({ flow }: Props) {
  const t = useText(profileText)
  const labels = {
    legalName: t('legalName'),
    birthdate: t('birthdate'),
    nationalId: t('nationalId'),
    passportNo: t('passportNo'),
    workPermitNo: t('workPermitNo'),
  }
  return (
    <ActionForm intent="person" files labels={labels} className="grid gap-5">
      <PersonFields flow={flow} />
    </ActionForm>
  )
}
