import type { ReactNode } from 'react'
import { maskedMobile } from '../../../core/thai/phone.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import type { ChosenChannel, NotificationRole } from '../rules.ts'
import { channelsText, noticesText } from '../text/index.ts'
import type { ChannelFacts } from './notification-flow.ts'

export const CHANNEL_ICONS = {
  push: 'device-mobile',
  line: 'line-logo',
  sms: 'chat-circle-text',
  email: 'envelope-simple',
  whatsapp: 'whatsapp-logo',
} as const satisfies Readonly<Record<ChosenChannel, IconName>>

interface RowProps {
  channel: ChosenChannel
  /** The address that messages go to, or a note that the channel is not connected. */
  note: ReactNode
  /** Link text to connect the channel; null if it is connected. */
  act: string | null
  href: string
}

function Row({ channel, note, act, href }: RowProps) {
  const t = useText(noticesText)
  const c = useText(channelsText)
  return (
    <ListRow
      href={href}
      lead={
        <RowDisc tone={act ? 'plain' : 'leaf'}>
          <Icon name={CHANNEL_ICONS[channel]} />
        </RowDisc>
      }
      title={channel === 'push' ? c('push') : t(channel)}
      note={note}
      {...(act && { end: <span className="text-sm font-semibold text-action-text">{act}</span> })}
    />
  )
}

/** The channels that reach a person. Each row leads to the page where the channel is connected or changed. */
export function ChannelList({ role, facts }: { role: NotificationRole; facts: ChannelFacts }) {
  const c = useText(channelsText)
  const side = `/${useLang()}/${role}`
  const { contacts, line, devices, whatsapp } = facts
  const { email, phone, phoneVerified } = contacts
  return (
    <section className="mb-7">
      <h2 className="mb-2 text-sm font-label tracking-normal">{c('title')}</h2>
      <Card pad={0} as="div" className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
        <Row
          channel="push"
          act={devices.length > 0 ? null : c('turnOn')}
          note={devices.length > 0 ? c('pushOn', { n: devices.length }) : c('pushOff')}
          href={`${side}/deviceNotification`}
        />
        {(line.available || line.linked) && (
          <Row
            channel="line"
            act={line.linked ? null : c('connect')}
            note={line.linked ? (line.linked.name ?? c('connected')) : c('lineOff')}
            href={`${side}/lineNotification`}
          />
        )}
        <Row
          channel="sms"
          act={phoneVerified ? null : c('verify')}
          note={phone && phoneVerified ? maskedMobile(phone) : c('smsOff')}
          href={`${side}/${phoneVerified ? 'changeMobilePhone' : 'verifyMobilePhone'}`}
        />
        <Row
          channel="email"
          act={null}
          note={<span className="break-all">{email}</span>}
          href={`${side}/changeEmail`}
        />
        {(whatsapp.available || whatsapp.linked) && (
          <Row
            channel="whatsapp"
            act={whatsapp.linked ? null : c('connect')}
            note={whatsapp.linked ? maskedMobile(whatsapp.linked.phone) : c('whatsappOff')}
            href={`${side}/whatsappNotification`}
          />
        )}
      </Card>
    </section>
  )
}
