import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { BrandOption } from '../../agency-brands/components/load-brands.ts'
import { INVITATION_DAYS } from '../kinds.ts'
import type { Invitation } from '../shapes.ts'
import { teamsText } from '../text/index.ts'
import { BrandBoxes, brandNames } from './agency-limits.tsx'
import { useRoleOptions } from './members.tsx'

/** Form to invite a member by email. */
export function InviteCard({ brands }: { brands: readonly BrandOption[] }) {
  const t = useText(teamsText)
  const options = useRoleOptions()
  return (
    <Card pad={24}>
      <SectionHead title={t('invite')} note={t('inviteNote', { days: INVITATION_DAYS })} />
      <ActionForm intent="invite" labels={{ email: t('email'), role: t('role') }} className="grid gap-4">
        {(props) => (
          <>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <TextField
                {...props('email')}
                type="email"
                inputMode="email"
                label={t('email')}
                help={t('emailHelp')}
                autoComplete="off"
                required
              />
              <Select {...props('role', 'campaignManager')} label={t('role')} options={options} />
            </div>
            <BrandBoxes brands={brands} chosen={[]} />
            <div>
              <SubmitButton busyLabel={t('sending')}>{t('send')}</SubmitButton>
            </div>
          </>
        )}
      </ActionForm>
    </Card>
  )
}

function InvitationRow({ item, brands }: { item: Invitation; brands: readonly BrandOption[] }) {
  const t = useText(teamsText)
  const lang = useLang()
  const { email } = item
  return (
    <ListRow
      lead={
        <RowDisc>
          <Icon name="envelope-simple" />
        </RowDisc>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere">{email}</span>
          <Badge>{t(item.role)}</Badge>
          {item.brandIds && <span className="text-xs font-normal text-ink-2">{brandNames(brands, item.brandIds)}</span>}
          {item.expired && (
            <Badge tone="notice" icon="clock-countdown">
              {t('expired')}
            </Badge>
          )}
        </span>
      }
      note={
        <>
          {t('sentBy', { name: item.invitedBy, time: formatDateTime(lang, item.sentAt) })}
          {!item.expired && ` · ${t('openUntil', { date: formatDateTime(lang, item.expiresAt) })}`}
        </>
      }
      end={
        <div className="flex flex-wrap gap-2">
          <ActionForm intent="resend" target={item.id}>
            <SubmitButton variant="secondary" size="sm" busyLabel={t('sending')} aria-label={t('resendTo', { email })}>
              {t('resend')}
            </SubmitButton>
          </ActionForm>
          <ActionForm intent="withdraw" target={item.id}>
            <SubmitButton
              variant="secondary"
              size="sm"
              busyLabel={t('withdrawing')}
              aria-label={t('withdrawTo', { email })}
            >
              {t('withdraw')}
            </SubmitButton>
          </ActionForm>
        </div>
      }
    />
  )
}

interface WaitingProps {
  invitations: readonly Invitation[]
  sent: string
  brands: readonly BrandOption[]
}

/** Unanswered invitations; `sent`: the email address of an invitation that was just sent. */
export function WaitingInvitations({ invitations, sent, brands }: WaitingProps) {
  const t = useText(teamsText)
  useRemoveSearchParam('sent')
  if (invitations.length === 0) return null
  return (
    <Card pad={24}>
      <SectionHead title={t('waiting')} count={invitations.length} />
      {sent && (
        <Callout tone="positive" role="status">
          {t('sent', { email: sent })}
        </Callout>
      )}
      <div className="[&>*:first-child]:border-t-0">
        {invitations.map((item) => (
          <InvitationRow key={item.id} item={item} brands={brands} />
        ))}
      </div>
    </Card>
  )
}
