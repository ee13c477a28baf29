import { formatCredits } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import type { Limits } from '../rules/limits.ts'
import type { Member } from '../shapes.ts'
import { teamsText } from '../text/index.ts'

/** An amount as the user would type it. */
const typed = (satang: number): string => formatCredits(satang)

function LimitFields({ limits }: { limits: Limits }) {
  const t = useText(teamsText)
  const props = useFields()
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <MoneyField
        {...props('actLimit', typed(limits.actLimit))}
        label={t('perAct')}
        suffix={t('creditUnit')}
        required
      />
      <MoneyField
        {...props('monthLimit', typed(limits.monthLimit))}
        label={t('perMonth')}
        suffix={t('creditUnit')}
        required
      />
    </div>
  )
}

const useLabels = () => {
  const t = useText(teamsText)
  return { actLimit: t('perAct'), monthLimit: t('perMonth') }
}

/** The limits of campaign managers. `month`: how much the viewer has used this month, if limits apply to them. */
export function LimitsCard({ limits, month, manages }: { limits: Limits; month: number | null; manages: boolean }) {
  const t = useText(teamsText)
  const labels = useLabels()
  const words = (satang: number): string => t('credits', { n: formatCredits(satang) })
  const rows = [
    { label: t('perAct'), value: words(limits.actLimit) },
    { label: t('perMonth'), value: words(limits.monthLimit) },
    ...(month === null ? [] : [{ label: t('usedThisMonth'), value: words(month) }]),
  ]
  return (
    <Card pad={24}>
      <SectionHead title={t('limits')} note={t('limitsNote')} />
      {manages ? (
        <ActionForm intent="saveLimits" labels={labels} className="grid gap-3">
          <LimitFields limits={limits} />
          <div>
            <SubmitButton variant="secondary" busyLabel={t('saving')}>
              {t('saveLimits')}
            </SubmitButton>
          </div>
        </ActionForm>
      ) : (
        <KeyValues rows={rows} />
      )}
    </Card>
  )
}

/** Limits of one member that replace the team's limits. */
export function MemberLimits({ member, limits }: { member: Member; limits: Limits }) {
  const t = useText(teamsText)
  const labels = useLabels()
  if (member.role !== 'campaignManager') return null
  return (
    <div className="mt-5 grid max-w-[520px] gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-2">{t(member.limits ? 'ownLimits' : 'teamLimits')}</p>
      <ActionForm intent="memberLimits" target={member.id} labels={labels} className="grid gap-3">
        <LimitFields limits={(member.limits as Limits | null) ?? limits} />
        <div>
          <SubmitButton variant="secondary" busyLabel={t('saving')}>
            {t('saveMemberLimits')}
          </SubmitButton>
        </div>
      </ActionForm>
      {member.limits && (
        <ActionForm intent="dropLimits" target={member.id}>
          <SubmitButton variant="text" size="sm" busyLabel={t('saving')}>
            {t('dropLimits')}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}
