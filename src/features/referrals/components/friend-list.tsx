import { formatBaht, formatBahtShort, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge, type BadgeProps } from '../../../ui/badge.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import type { InvitedFriend } from '../contract.ts'
import type { FriendState } from '../rules/reward.ts'
import { referralsText } from '../text/index.ts'

const BADGES = {
  working: { tone: 'info', icon: 'play-circle-bold', words: 'badgeWorking' },
  capped: { tone: 'positive', icon: 'check-circle-bold', words: 'badgeCapped' },
  ended: { tone: 'neutral', icon: 'clock-bold', words: 'badgeEnded' },
  excluded: { tone: 'neutral', icon: 'prohibit-bold', words: 'badgeExcluded' },
} as const satisfies Partial<Record<FriendState, Pick<BadgeProps, 'tone' | 'icon'> & { words: string }>>

/** A friend's progress in words. */
function StateLine({ friend }: { friend: InvitedFriend }) {
  const t = useText(referralsText)
  const lang = useLang()
  const day = (time: string | null) => (time ? formatDate(lang, time) : '')
  switch (friend.state) {
    case 'joined':
      return t('joined', { date: day(friend.joinedAt) })
    case 'earning':
      return t('earning', { n: friend.completedJobs, date: day(friend.endsAt) })
    case 'capped':
      return t('capped', { date: day(friend.lastPaidAt) })
    case 'ended':
      return t('ended', { date: day(friend.endsAt) })
    case 'excluded':
      return friend.shared && t(`shared_${friend.shared}`)
    default:
      return t(friend.state)
  }
}

function StateBadge({ state }: { state: FriendState }) {
  const t = useText(referralsText)
  if (!(state in BADGES)) return null
  const { words, ...look } = BADGES[state as keyof typeof BADGES]
  return <Badge {...look}>{t(words)}</Badge>
}

function Reward({ friend, cap, site }: { friend: InvitedFriend; cap: number; site: string }) {
  const t = useText(referralsText)
  const counts = friend.state !== 'excluded' && (friend.state !== 'closed' || friend.paid > 0)
  return (
    <>
      <p className="nb font-semibold">{counts ? formatBaht(friend.paid) : '-'}</p>
      {friend.state === 'earning' && (
        <p className="nb text-xs text-ink-3">{t('ofCap', { cap: formatBahtShort(cap) })}</p>
      )}
      {friend.state === 'joined' && (
        <ShareButton
          text={t('remindText')}
          url={`${site}/Influencer/channelAdd`}
          label={t('remind')}
          copied={t('copied')}
          variant="text"
          size="sm"
        />
      )}
      <StateBadge state={friend.state} />
    </>
  )
}

export interface FriendListProps {
  friends: readonly InvitedFriend[]
  /** Maximum reward for one friend, satang. */
  cap: number
  /** Origin of the site. */
  site: string
}

/** Invited friends with their state and the rewards for each. */
export function FriendList({ friends, cap, site }: FriendListProps) {
  const t = useText(referralsText)
  return (
    <ul>
      {friends.map((friend) => {
        const name = friend.name ?? t('closedName')
        const amounts = { paid: formatBahtShort(friend.paid), cap: formatBahtShort(cap) }
        return (
          <li key={friend.id}>
            <ListRow
              lead={<Avatar name={name} />}
              title={name}
              note={
                <>
                  <StateLine friend={friend} />
                  {(friend.state === 'earning' || friend.state === 'capped') && (
                    <Progress value={friend.paid / cap} label={t('progress', amounts)} className="mt-2" />
                  )}
                </>
              }
              end={<Reward friend={friend} cap={cap} site={site} />}
            />
          </li>
        )
      })}
    </ul>
  )
}
