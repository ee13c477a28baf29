import { Form } from 'react-router'
import { THAILAND_ID } from '../../../core/countries.ts'
import { GENDERS } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { profileText } from '../text/index.ts'
import { useDateWords } from './date-words.ts'
import type { ProfileData } from './profile-flow.ts'

const PAPERS = 'image/jpeg,image/png,image/webp,application/pdf'

interface Props {
  flow: ProfileData
  state: FormState | undefined
}

/** Passport and work permit: open when the person is no Thai national. */
function ForeignFields({ flow, state }: Props) {
  const t = useText(profileText)
  const lang = useLang()
  const { general } = flow
  const foreign = Number(state?.values.nationalityId ?? general.nationalityId) !== THAILAND_ID
  const value = (name: 'passportNo' | 'workPermitNo' | 'idExpiresOn') => state?.values[name] ?? general[name] ?? ''
  return (
    <details open={foreign} className="rounded-card bg-sunken p-4">
      <summary className="text-sm font-label">{t('foreigners')}</summary>
      <div className="mt-4 grid gap-5">
        <Select
          id="nationalityId"
          name="nationalityId"
          label={t('country')}
          options={flow.countries.map((c) => ({ value: String(c.id), label: c.name }))}
          defaultValue={state?.values.nationalityId ?? String(general.nationalityId)}
          error={state?.fields.nationalityId}
        />
        <TextField
          id="passportNo"
          name="passportNo"
          label={t('passportNo')}
          autoCapitalize="characters"
          defaultValue={value('passportNo')}
          error={state?.fields.passportNo}
        />
        <TextField
          id="workPermitNo"
          name="workPermitNo"
          label={t('workPermitNo')}
          defaultValue={value('workPermitNo')}
          error={state?.fields.workPermitNo}
        />
        <DateField
          name="idExpiresOn"
          lang={lang}
          label={t('idExpiresOn')}
          words={useDateWords()}
          defaultValue={value('idExpiresOn') || undefined}
          error={state?.fields.idExpiresOn}
        />
        <FileDrop
          name="workPermit"
          label={t('workPermit')}
          title={t('chooseFile')}
          note={t('guardianNote')}
          accept={PAPERS}
        />
      </div>
    </details>
  )
}

/** Legal name, birthdate, id. */
export function PersonStep({ flow, state }: Props) {
  const t = useText(profileText)
  const lang = useLang()
  const { general } = flow
  const words = useDateWords()
  return (
    <Form id="step" method="post" encType="multipart/form-data" className="grid gap-5">
      <TextField
        id="legalName"
        name="legalName"
        label={t('legalName')}
        help={t('legalNameHelp')}
        autoComplete="name"
        required
        defaultValue={state?.values.legalName ?? general.legalName ?? ''}
        error={state?.fields.legalName}
      />
      <DateField
        name="birthdate"
        lang={lang}
        label={t('birthdate')}
        words={words}
        required
        defaultValue={state?.values.birthdate ?? general.birthdate ?? undefined}
        error={state?.fields.birthdate}
      />
      <FileDrop
        name="guardian"
        label={t('guardian')}
        labelNote={t('optional')}
        title={t('chooseFile')}
        note={t('guardianNote')}
        accept={PAPERS}
      />
      <Select
        id="gender"
        name="gender"
        label={t('gender')}
        labelNote={t('optional')}
        emptyLabel={t('choose')}
        options={GENDERS.map((gender) => ({ value: gender, label: t(`gender_${gender}`) }))}
        defaultValue={state?.values.gender ?? general.gender ?? ''}
      />
      <TextField
        id="nationalId"
        name="nationalId"
        label={t('nationalId')}
        help={t('nationalIdHelp')}
        inputMode="numeric"
        maxLength={17}
        defaultValue={state?.values.nationalId ?? general.nationalId ?? ''}
        error={state?.fields.nationalId}
      />
      <ForeignFields flow={flow} state={state} />
    </Form>
  )
}
