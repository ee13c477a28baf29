import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PICTURES } from '../../../ui/file-types.ts'
import { Inspector } from '../../../ui/inspector.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { UploadField, useUploadFieldState } from '../../files/components/upload-field.tsx'
import type { AgencyBrand } from '../shapes.ts'
import { brandsText } from '../text/index.ts'

export const logoOf = ({ logoFileId }: Pick<AgencyBrand, 'logoFileId'>): string | null =>
  logoFileId && `/media/${logoFileId}`

/** The logo is uploaded as soon as it is chosen and is kept if the form is rejected. */
function LogoField({
  brand,
  onState,
}: {
  brand: AgencyBrand | null
  onState: ReturnType<typeof useUploadFieldState>['onState']
}) {
  const t = useText(brandsText)
  const { id, ...removal } = useFields()('removeLogo')
  return (
    <div>
      <div className="flex items-start gap-4">
        {brand && <BrandMark name={brand.name} src={logoOf(brand)} size={56} className="mt-7" />}
        <div className="min-w-0 flex-1">
          <UploadField
            purpose="avatar"
            label={t('logo')}
            labelNote={t('optional')}
            title={t(brand?.logoFileId ? 'newLogo' : 'chooseLogo')}
            note={t('logoNote')}
            accept={PICTURES}
            onState={onState}
          />
        </div>
      </div>
      {brand?.logoFileId && (
        <Checkbox id={id} name={removal.name} value="yes">
          {t('removeLogo')}
        </Checkbox>
      )}
    </div>
  )
}

function BrandFields({ brand, sending }: { brand: AgencyBrand | null; sending: boolean }) {
  const t = useText(brandsText)
  const field = useFields()
  return (
    <>
      <TextField {...field('name', brand?.name)} label={t('name')} help={t('nameHelp')} maxLength={80} required />
      <TextField
        {...field('latinName', brand?.latinName ?? '')}
        label={t('latinName')}
        labelNote={t('optional')}
        help={t('latinNameHelp')}
        maxLength={80}
        lang="en"
      />
      <TextField
        {...field('contactName', brand?.contactName ?? '')}
        label={t('contactName')}
        labelNote={t('optional')}
        help={t('contactHelp')}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...field('contactEmail', brand?.contactEmail ?? '')}
        label={t('contactEmail')}
        labelNote={t('optional')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        {...field('contactPhone', brand?.contactPhone ? mobileForPeople(brand.contactPhone) : '')}
        label={t('contactPhone')}
        labelNote={t('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <SubmitButton wide disabled={sending} busyLabel={t('saving')}>
        {t(brand ? 'save' : 'submit')}
      </SubmitButton>
    </>
  )
}

function ArchiveForm({ brand }: { brand: AgencyBrand }) {
  const t = useText(brandsText)
  const archived = brand.archivedAt !== null
  return (
    <ActionForm
      intent="archive"
      target={brand.id}
      hidden={{ archived: archived ? 'no' : 'yes' }}
      className="mt-6 grid gap-2 border-t border-line pt-5"
    >
      <p className="text-sm text-ink-2">{t(archived ? 'restoreNote' : 'archiveNote')}</p>
      <div>
        <SubmitButton variant="secondary" busyLabel={t('saving')}>
          {t(archived ? 'restore' : 'archive')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}

/** The form of the open brand or of a new one. */
export function BrandPanel({ brand, listHref }: { brand: AgencyBrand | null; listHref: string }) {
  const t = useText(brandsText)
  const upload = useUploadFieldState()
  const title = t(brand ? 'edit' : 'add')
  const labels = {
    name: t('name'),
    latinName: t('latinName'),
    file: t('logo'),
    contactName: t('contactName'),
    contactEmail: t('contactEmail'),
    contactPhone: t('contactPhone'),
  }
  return (
    <Inspector label={title} title={title} close={{ href: listHref, label: t('close') }}>
      <ActionForm
        key={brand?.id ?? 'new'}
        intent={brand ? 'edit' : 'create'}
        {...(brand && { target: brand.id })}
        files
        labels={labels}
        className="grid gap-4"
      >
        <LogoField brand={brand} onState={upload.onState} />
        <BrandFields brand={brand} sending={upload.sending} />
      </ActionForm>
      {brand && <ArchiveForm brand={brand} />}
    </Inspector>
  )
}
