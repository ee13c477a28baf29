import { formatBaht, formatCompact, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { AgreementBadge } from '../../partners/components/agreement-badge.tsx'
import { ScopeChips } from '../../partners/components/scope-list.tsx'
import type { Partner } from '../contract.ts'
import { talentManagersText } from '../text/index.ts'
import { profileHref } from './profile-href.ts'

const STATE_NAMES = {
  invited: 'stateInvited',
  active: 'stateActive',
  ending: 'stateEnding',
  declined: 'stateDeclined',
  expired: 'stateExpired',
  withdrawn: 'stateWithdrawn',
  ended: 'stateEnded',
} as const

/** The state of the agreement with a partner, worded for the manager. */
export function PartnerBadge({ partner }: { partner: Partner }) {
  const t = useText(talentManagersText)
  const lang = useLang()
  const date = partner.endsAt ? formatDate(lang, partner.endsAt) : ''
  return <AgreementBadge agreement={partner} words={t(STATE_NAMES[partner.state], { date })} />
}

const inForce = ({ state }: Pick<Partner, 'state'>): boolean => state === 'active' || state === 'ending'

/** Partners as cards: stacked on phones, in columns on desktop. */
export function PartnerCards({
  partners,
  keys,
  origin,
}: {
  partners: readonly Partner[]
  keys: Readonly<Record<string, string>>
  origin: string
}) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {partners.map((partner) => (
        <Card key={partner.id} pad={16} as="li" className="min-w-0">
          <PartnerHead partner={partner} />
          {inForce(partner) && <PartnerTerms partner={partner} />}
          {partner.state === 'invited' && (
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
              <InviteLink partner={partner} origin={origin} />
              <ActionForm intent="withdraw" target={partner.id} idempotencyKey={keys[partner.id]}>
                <WithdrawButton />
              </ActionForm>
            </div>
          )}
        </Card>
      ))}
    </ul>
  )
}

function InviteLink({ partner, origin }: { partner: Partner; origin: string }) {
  const t = useText(talentManagersText)
  const lang = useLang()
  return (
    <CopyButton
      text={`${origin}/${lang}/Influencer/partnerConsent/${partner.id}`}
      words={{ copy: t('copyLink'), done: t('copied') }}
      className="text-sm"
    >
      {t('copyLink')}
    </CopyButton>
  )
}

function WithdrawButton() {
  const t = useText(talentManagersText)
  return (
    <SubmitButton variant="danger" size="sm">
      {t('withdraw')}
    </SubmitButton>
  )
}

function PartnerHead({ partner }: { partner: Partner }) {
  const t = useText(talentManagersText)
  const lang = useLang()
  const { channel, name } = partner
  const src = partner.avatarFileId ? `/media/${partner.avatarFileId}` : channel?.avatarUrl
  const note =
    partner.state === 'invited' && partner.expiresAt
      ? t('invitedOn', {
          date: formatDate(lang, partner.invitedAt),
          until: formatDate(lang, partner.expiresAt),
        })
      : null
  return (
    <div className={cx('flex items-start gap-3', !inForce(partner) && partner.state !== 'invited' && 'text-ink-2')}>
      <Avatar name={name} src={src} size={48} />
      <div className="min-w-0 flex-1">
        <p className="leading-normal font-semibold wrap-anywhere">
          {inForce(partner) ? (
            <Link href={profileHref(lang, partner)} className="hit">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {channel && (
          <p className="flex items-center gap-1.5 text-xs text-ink-2">
            <PlatformIcon platform={channel.type} size={16} />
            <span className="truncate">
              {channel.handle}
              {channel.followers !== null && ` · ${formatCompact(channel.followers)}`}
            </span>
          </p>
        )}
        {note && <p className="text-xs text-ink-2">{note}</p>}
      </div>
      <PartnerBadge partner={partner} />
    </div>
  )
}

function PartnerTerms({ partner }: { partner: Partner }) {
  const t = useText(talentManagersText)
  const lang = useLang()
  return (
    <>
      <div className="mt-3">
        <ScopeChips scope={partner.scope} />
      </div>
      <dl className="mt-3 grid grid-cols-2 divide-x divide-line border-t border-line pt-3">
        <div className="flex flex-col-reverse">
          <dd className="font-semibold">{formatBaht(partner.month.share)}</dd>
          <dt className="text-xs text-ink-2">{t('share', { percent: formatPercent(partner.shareBps) })}</dt>
        </div>
        <div className="flex flex-col-reverse pl-4">
          <dd className="font-semibold">{partner.endsAt ? formatDate(lang, partner.endsAt) : t('openEnd')}</dd>
          <dt className="text-xs text-ink-2">{t('until')}</dt>
        </div>
      </dl>
      {partner.waiting > 0 && (
        <p className="mt-3 flex items-center justify-between gap-3 rounded-field bg-notice-bg px-3.5 py-2.5 text-sm text-notice">
          <span className="font-semibold">{t('waitingJobs', { n: partner.waiting })}</span>
          <TextLink href={profileHref(lang, partner)} className="hit">
            {t('seeJobs')}
          </TextLink>
        </p>
      )}
    </>
  )
}
