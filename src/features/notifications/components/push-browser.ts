import { browserCall } from '../../../web/browser-call.ts'
import { CHECK_PUSH, SUBSCRIBE } from '../addresses.ts'
import type { pushContract } from '../push/contract.ts'

/** `install`: an iPhone or iPad takes messages only in a site that stands on its home screen. */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
/** An iPad says that it is a Mac, which has no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac OS X/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The key of the site under which a browser has subscribed. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** What this browser does with messages. `listed`: the server has a subscription of this device. */
export async function readPushState(publicKey: string | null, listed: boolean): Promise<PushState> {
  if (!publicKey) return 'unsupported'
  if (!isSupported()) return isIos() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return listed && Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off'
}

/** Asks for permission, which browsers allow only after a tap, and subscribes. Throws CallError or what the browser throws. */
export async function subscribe(publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  if (existing && keyOf(existing) !== publicKey) await existing.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys } = subscription.toJSON()
  const body = { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  await browserCall<typeof pushContract.subscribe>(SUBSCRIBE, { body })
  return 'on'
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

/** After a log-in the server learns that this browser still has its subscription; one of somebody else ends. */
export async function checkSubscription(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const subscription = await findSubscription()
  if (!subscription) return
  const body = { endpoint: subscription.endpoint, publicKey: keyOf(subscription) }
  const { data } = await browserCall<typeof pushContract.checkPush>(CHECK_PUSH, { body })
  if (!data.on) await subscription.unsubscribe()
}
