import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import type { Agreement } from '../shapes.ts'
import { partnersText } from '../text/index.ts'

const BADGES: Readonly<Record<Agreement['state'], [Tone, IconName]>> = {
  invited: ['info', 'paper-plane-tilt-bold'],
  active: ['positive', 'check-circle-bold'],
  ending: ['notice', 'hourglass-medium-bold'],
  declined: ['neutral', 'x-circle-bold'],
  expired: ['neutral', 'prohibit-bold'],
  withdrawn: ['neutral', 'prohibit-bold'],
  ended: ['neutral', 'prohibit-bold'],
}

const NAMES = {
  invited: 'stateInvited',
  active: 'stateActive',
  ending: 'stateEnding',
  declined: 'stateDeclined',
  expired: 'stateExpired',
  withdrawn: 'stateWithdrawn',
  ended: 'stateEnded',
} as const

/** The state of an agreement, worded for the partner unless `words` is given. */
export function AgreementBadge({ agreement, words }: { agreement: Agreement; words?: string }) {
  const t = useText(partnersText)
  const lang = useLang()
  const [tone, icon] = BADGES[agreement.state]
  const date = agreement.endsAt ? formatDate(lang, agreement.endsAt) : ''
  return (
    <Badge tone={tone} icon={icon}>
      {words ?? t(NAMES[agreement.state], { date })}
    </Badge>
  )
}
