import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qFlag, qId, qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import { marketerContract } from '../../accounts/marketers/contract.ts'
import { contract } from '../contract.ts'
import { CHOSEN_CHANNELS, GROUPS_OF, type NotificationRole } from '../rules.ts'
import type { PreferenceSwitch } from '../shapes.ts'

async function preferencesOf(role: NotificationRole, call: Call, uuid: string): Promise<PreferenceSwitch[]> {
  if (role === 'Marketer') return (await call(marketerContract.marketerProfile)).data.notifications
  return (await call(influencerContract.prefs, { params: { uuid } })).data.notifications
}

/** Marks a message as read and goes on to what it is about. One that is not there any more is no obstacle. */
async function openOne(call: Call, id: string, next: string): Promise<never> {
  await call(contract.open, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
  throw redirect(next)
}

const zQuery = z.object({
  /** A message to mark as read on the way to `next`. */
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
    const [list, preferences] = await load(() =>
      Promise.all([
        call(contract.list, { query: { after } }),
        tab === 'settings' ? preferencesOf(role, call, viewer.uuid) : null,
      ]),
    )
    return { page, messages: list.data, next: list.next, unread: list.unread, preferences, saved }
  }
export type NotificationData = Awaited<ReturnType<ReturnType<typeof notificationLoader>>>

/** Every switch the form shows: a box that is absent is off. */
const switchesOf = (role: NotificationRole, form: FormData): PreferenceSwitch[] =>
  GROUPS_OF[role]
    .filter((group) => group !== 'security')
    .flatMap((kindGroup) =>
      CHOSEN_CHANNELS.map((channel) => ({ kindGroup, channel, enabled: form.has(`${kindGroup}.${channel}`) })),
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
