import { browserCall } from '../../../web/browser-call.ts'
import { CHECK_PUSH, SUBSCRIBE } from '../addresses.ts'
import type { pushContract } from '../push/contract.ts'

/** `install`: an iPhone or iPad allows push only for a site that is installed on its home screen. */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
/** An iPad reports itself as a Mac; Macs have no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac OS X/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The public key of the site with which the browser subscribed. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The push state of this browser. `listed`: the server has a subscription of this device. */
export async function readPushState(publicKey: string | null, listed: boolean): Promise<PushState> {
  if (!publicKey) return 'unsupported'
  if (!isSupported()) return isIos() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return listed && Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off'
}

/**
 * Asks for permission, which browsers allow only after a user gesture, and subscribes. Throws CallError or the
 * browser's error.
 */
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

/**
 * After a log-in, tells the server that this browser still has its subscription. Unsubscribes if the subscription
 * belongs to another account.
 */
export async function checkSubscription(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const subscription = await findSubscription()
  if (!subscription) return
  const body = { endpoint: subscription.endpoint, publicKey: keyOf(subscription) }
  const { data } = await browserCall<typeof pushContract.checkPush>(CHECK_PUSH, { body })
  if (!data.on) await subscription.unsubscribe()
}
