import type { ReactNode } from 'react'
import { formatAmount, formatCompact, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { isClosed } from '../../accounts/rules/status.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import type { User } from '../contract.ts'
import { operatorText } from '../text/index.ts'
import { ContractForm } from './contract-form.tsx'
import { ManagerForm } from './manager-form.tsx'
import { PayoutForm } from './payout-form.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TwoStepForm } from './two-step-form.tsx'

const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="mt-5 mb-1 text-sm tracking-normal">{children}</h3>
)

function facts(user: User, t: ReturnType<typeof useText<typeof import('../text/en.ts').default>>, lang: 'th' | 'en') {
  const date = (at: string | null) => (at ? formatDateTime(lang, at) : t('never'))
  return [
    {
      label: t('email'),
      value: (
        <span className="break-all">
          {user.email}{' '}
          <span className="text-xs text-ink-2">{user.emailVerified ? t('verified') : t('unverified')}</span>
        </span>
      ),
    },
    { label: t('phone'), value: user.phone ?? t('never') },
    ...(user.legalName ? [{ label: t('legalName'), value: user.legalName }] : []),
    { label: t('joined'), value: formatDate(lang, user.createdAt) },
    { label: t('lastLogin'), value: date(user.lastLoginAt) },
    { label: t('sessions'), value: user.sessions },
    ...(user.contractEndsAt ? [{ label: t('contractEnds'), value: date(user.contractEndsAt) }] : []),
    ...(user.takesJobsFrom ? [{ label: t('availability'), value: <PauseMark from={user.takesJobsFrom} /> }] : []),
    ...(user.statusReason ? [{ label: t('reason'), value: user.statusReason }] : []),
  ]
}

/** One account: its data, and the actions that are available. */
export function UserPanel({
  user,
  idempotencyKey,
  closeHref,
  acts,
}: {
  user: User
  idempotencyKey: string
  closeHref: string
  acts: ReactNode
}) {
  const t = useText(operatorText)
  const lang = useLang()
  const base = `/${lang}/Operator`
  return (
    <Inspector
      label={t('user')}
      above={
        <span className="mb-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <StatusBadge status={user.status} />
          {user.talentManager ? t('manager') : t(`role_${user.role}`)}
        </span>
      }
      title={user.name}
      note={user.handle}
      close={{ href: closeHref, label: t('close') }}
    >
      <KeyValues dense rows={facts(user, t, lang)} />
      {user.role !== 'operator' && (
        <KeyValues
          dense
          className="border-t border-line"
          rows={[
            { label: t('jobsOpen'), value: user.jobs.open },
            { label: t('jobsDone'), value: user.jobs.completed },
            ...(user.jobs.frozen > 0 ? [{ label: t('jobsFrozen'), value: user.jobs.frozen }] : []),
          ]}
        />
      )}
      {user.channels.length > 0 && (
        <>
          <Title>{t('channels')}</Title>
          <KeyValues
            dense
            rows={user.channels.map((channel) => ({
              label: (
                <span className="inline-flex items-center gap-2">
                  <PlatformIcon platform={channel.type} label={channel.type} />
                  {channel.handle}
                </span>
              ),
              value: channel.followers === null ? t('never') : formatCompact(channel.followers),
            }))}
          />
        </>
      )}
      {user.balances.length > 0 && (
        <>
          <Title>{t('balances')}</Title>
          <KeyValues
            dense
            rows={user.balances.map((row) => ({ label: row.name[lang], value: formatAmount(row.balance) }))}
          />
        </>
      )}
      {user.payout && <PayoutForm user={user} payout={user.payout} idempotencyKey={idempotencyKey} />}
      {user.role === 'influencer' && <ManagerForm user={user} />}
      {user.role === 'marketer' && !isClosed(user.status) && <ContractForm user={user} />}
      {user.twoStep && <TwoStepForm user={user} twoStep={user.twoStep} />}
      <p className="mt-4 flex flex-wrap gap-x-4 text-sm">
        {user.role === 'marketer' && (
          <TextLink href={`${base}/packageSale?marketer=${user.id}`}>{t('packagesOf')}</TextLink>
        )}
        <TextLink href={`${base}/ledger?view=entries&owner=${user.id}`}>{t('ledgerOf')}</TextLink>
        {user.role !== 'operator' && <TextLink href={`${base}/document?owner=${user.id}`}>{t('documentsOf')}</TextLink>}
        <TextLink href={`${base}/audit?targetId=${user.id}`}>{t('auditOf')}</TextLink>
      </p>
      {/* Too high to be fixed at the bottom: it would cover the account's data. */}
      <div className="mt-6 border-t border-line pt-4">{acts}</div>
    </Inspector>
  )
}
