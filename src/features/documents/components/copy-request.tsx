import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { REPLACEMENT_REASONS } from '../kinds.ts'
import type { OwnDocument } from '../shapes.ts'
import { documentsText } from '../text/index.ts'

/** Form to request a replacement copy of a document. */
export function CopyRequest({ document: { id, serial }, back }: { document: OwnDocument; back: string }) {
  const t = useText(documentsText)
  return (
    <Card pad={24} className="mb-5 max-w-[640px]">
      <SectionHead title={t('requestTitle', { serial })} note={t('requestNote')} />
      <ActionForm intent="requestCopy" target={id} labels={{ reason: t('requestReason') }} className="grid gap-4">
        {(props) => (
          <>
            <Select
              {...props('reason')}
              label={t('requestReason')}
              emptyLabel={t('choose')}
              required
              options={REPLACEMENT_REASONS.map((value) => ({ value, label: t(value) }))}
            />
            <div className="flex flex-wrap gap-2.5">
              <SubmitButton>{t('requestSend')}</SubmitButton>
              <ButtonLink href={back} variant="secondary">
                {t('requestBack')}
              </ButtonLink>
            </div>
          </>
        )}
      </ActionForm>
    </Card>
  )
}
