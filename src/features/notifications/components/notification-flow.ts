import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { submit } from '../../../web/actions.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { safeNext } from '../../../web/return-path.ts'
import { influencerContract } from '../../accounts/contract-influencer.ts'
import { marketerContract } from '../../accounts/contract-marketer.ts'
import { contract } from '../contract.ts'
import { CHOSEN_CHANNELS, type KIND_GROUPS } from '../rules.ts'
import type { PreferenceSwitch } from '../shapes.ts'

export type NotificationRole = 'Influencer' | 'Marketer'

/** Groups that concern a role. */
export const GROUPS_OF: Readonly<Record<NotificationRole, readonly (typeof KIND_GROUPS)[number][]>> = {
  Influencer: ['jobs', 'money', 'channels', 'partners', 'security', 'marketing'],
  Marketer: ['jobs', 'campaigns', 'credits', 'money', 'security', 'marketing'],
}

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

export const notificationLoader =
  (role: NotificationRole) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const { viewer, lang } = context.get(pageContext)
    const call = pageCall(context)
    const query = new URL(request.url).searchParams
    const read = query.get('read')
    if (read) await openOne(call, read, safeNext(query.get('next'), `/${lang}/${role}/notification`))
    const settings = query.get('tab') === 'settings'
    const after = query.get('after') ?? undefined
    const [list, preferences] = await load(() =>
      Promise.all([
        call(contract.list, { query: after === undefined ? {} : { after } }),
        settings ? preferencesOf(role, call, viewer.uuid) : null,
      ]),
    )
    return {
      page: `/${lang}/${role}/notification`,
      messages: list.data,
      next: list.next,
      unread: list.unread,
      preferences,
      saved: query.has('saved'),
    }
  }
export type NotificationData = Awaited<ReturnType<ReturnType<typeof notificationLoader>>>

/** Every switch the form shows: a box that is absent is off. */
const switchesOf = (role: NotificationRole, form: FormData): PreferenceSwitch[] =>
  GROUPS_OF[role]
    .filter((group) => group !== 'security')
    .flatMap((kindGroup) =>
      CHOSEN_CHANNELS.map((channel) => ({ kindGroup, channel, enabled: form.has(`${kindGroup}.${channel}`) })),
    )

export const notificationAction = (role: NotificationRole) => (args: ActionFunctionArgs) => {
  const { viewer, lang } = args.context.get(pageContext)
  const page = `/${lang}/${role}/notification`
  return submit(args, async (form, call, intent) => {
    if (intent === 'opened') {
      await call(contract.openAll)
      return page
    }
    const notifications = switchesOf(role, form)
    if (role === 'Marketer') await call(marketerContract.marketerNotifications, { body: { notifications } })
    else await call(influencerContract.updatePrefs, { params: { uuid: viewer.uuid }, body: { notifications } })
    return `${page}?tab=settings&saved=1`
  })
}
