import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qFlag, qId, qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { CONTACTS } from '../../accounts/contacts/contract.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import { marketerContract } from '../../accounts/marketers/contract.ts'
import { contract } from '../contract.ts'
import { lineContract } from '../line/contract.ts'
import { pushContract } from '../push/contract.ts'
import {
  CHOSEN_CHANNELS,
  type ChosenChannel,
  GROUPS_OF,
  type NotificationRole,
  QUIET_HOURS,
  type SwitchGroup,
} from '../rules.ts'
import type { PreferenceSwitch } from '../shapes.ts'
import { whatsappContract } from '../whatsapp/contract.ts'

async function preferencesOf(role: NotificationRole, call: Call, uuid: string): Promise<PreferenceSwitch[]> {
  if (role === 'Marketer') return (await call(marketerContract.marketerProfile)).data.notifications
  return (await call(influencerContract.prefs, { params: { uuid } })).data.notifications
}

/** Marks a message as read and redirects to its page. A message that no longer exists is ignored. */
async function openOne(call: Call, id: string, next: string): Promise<never> {
  await call(contract.open, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
  throw redirect(next)
}

async function channelsOf(role: NotificationRole, call: Call, uuid: string) {
  const side = CONTACTS[role === 'Marketer' ? 'marketer' : 'influencer']
  const [contacts, line, push, whatsapp] = await Promise.all([
    call(side.contacts, { params: { id: uuid } }),
    call(lineContract.line),
    call(pushContract.push),
    call(whatsappContract.whatsapp),
  ])
  return { contacts: contacts.data, line: line.data, devices: push.data.devices, whatsapp: whatsapp.data }
}
export type ChannelFacts = Awaited<ReturnType<typeof channelsOf>>

/** Connected channels. Email always counts, because every account has an address. */
const connectedIn = ({ contacts, line, devices, whatsapp }: ChannelFacts): ChosenChannel[] => {
  const connected = {
    push: devices.length > 0,
    line: line.linked !== null,
    sms: contacts.phoneVerified,
    email: true,
    whatsapp: whatsapp.linked !== null,
  }
  return CHOSEN_CHANNELS.filter((channel) => connected[channel])
}

async function settingsOf(role: NotificationRole, call: Call, uuid: string) {
  const [facts, preferences] = await Promise.all([channelsOf(role, call, uuid), preferencesOf(role, call, uuid)])
  return { facts, channels: connectedIn(facts), preferences }
}
export type NotificationSettings = Awaited<ReturnType<typeof settingsOf>>

const zQuery = z.object({
  /** A message to mark as read before the redirect to `next`. */
  read: qId,
  next: qText(500),
  tab: qChoice(['settings']),
  after: qCursor,
  saved: qFlag,
})

export const notificationLoader =
  (role: NotificationRole) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const { viewer, lang } = context.get(pageContext)
    const call = pageCall(context)
    const page = `/${lang}/${role}/notification`
    const { read, next, tab, after, saved } = readQuery(url, zQuery)
    if (read) await openOne(call, read, safeNext(next, page))
    const [list, settings] = await load(() =>
      Promise.all([
        call(contract.list, { query: { after } }),
        tab === 'settings' ? settingsOf(role, call, viewer.uuid) : null,
      ]),
    )
    return { page, messages: list.data, next: list.next, unread: list.unread, settings, saved }
  }
export type NotificationData = Awaited<ReturnType<ReturnType<typeof notificationLoader>>>

/** The state of every switch of the form. A missing checkbox means off. */
const switchesOf = (role: NotificationRole, form: FormData): PreferenceSwitch[] =>
  ([...GROUPS_OF[role], QUIET_HOURS] as SwitchGroup[])
    .filter((group) => group !== 'security')
    .flatMap((kindGroup) =>
      CHOSEN_CHANNELS.filter((channel) => form.has(`shown.${channel}`)).map((channel) => ({
        kindGroup,
        channel,
        enabled: form.has(`${kindGroup}.${channel}`),
      })),
    )

async function savePreferences(role: NotificationRole, { form, call, viewer, path }: ActionInput): Promise<string> {
  const notifications = switchesOf(role, form)
  if (role === 'Marketer') await call(marketerContract.marketerNotifications, { body: { notifications } })
  else await call(influencerContract.updatePrefs, { params: { uuid: viewer.uuid }, body: { notifications } })
  return pathWithQuery(path, { tab: 'settings', saved: true })
}

export const notificationAction = (role: NotificationRole) =>
  defineActions({
    async openAll({ call, path }) {
      await call(contract.openAll)
      return path
    },
    preferences: (input) => savePreferences(role, input),
  })
