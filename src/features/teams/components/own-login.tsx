import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { dropAllDrafts } from '../../../web/browser-drafts.ts'
import type { Member } from '../shapes.ts'
import { teamsText } from '../text/index.ts'

/** The viewer's own login: password, devices, data export, and leaving the team. */
export function OwnLogin({ member, twoStep, approves }: { member: Member; twoStep: boolean; approves: boolean }) {
  const t = useText(teamsText)
  const lang = useLang()
  return (
    <Card pad={24}>
      <SectionHead title={t('login')} note={t('loginNote', { email: member.email })} />
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/Marketer/changePassword`} variant="secondary" size="sm">
          {t('password')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/sessions`} variant="secondary" size="sm">
          {t('devices')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/personalData`} variant="secondary" size="sm">
          {t('personalData')}
        </ButtonLink>
        {approves && (
          <ButtonLink href={`/${lang}/Marketer/twoStep`} variant="secondary" size="sm">
            {t(twoStep ? 'twoStepOn' : 'twoStepOff')}
          </ButtonLink>
        )}
      </div>
      {!member.main && (
        <ActionForm
          intent="leave"
          permission="self"
          className="mt-5 grid justify-items-start gap-2"
          onSubmit={dropAllDrafts}
        >
          <p className="text-sm text-ink-2">{t('leaveNote')}</p>
          <SubmitButton variant="secondary" size="sm" busyLabel={t('leaving')}>
            {t('leave')}
          </SubmitButton>
        </ActionForm>
      )}
    </Card>
  )
}
