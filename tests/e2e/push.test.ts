import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { DAY, HOUR } from '../../src/core/clock.ts'
import { contract } from '../../src/features/notifications/contract.ts'
import { channelsText, pushText } from '../../src/features/notifications/text/index.ts'
import type { PushSubscription } from '../../src/ports/push/port.ts'
import { startPushService } from '../push-service.ts'
import { addAxe, violationsOf } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { demoVisitor, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { readMessages, sendMessage } from './job-messages.ts'

const service = await startPushService()
afterAll(() => service.close())
const here = siteAndBrowser({ env: { PUSH_SERVICES: service.url } })

/**
 * A headless browser shows no notifications and has no push service. This one grants the permission and subscribes to the
 * push service of the tests.
 */
async function takesPushes(context: BrowserContext, { endpoint, ...keys }: PushSubscription): Promise<void> {
  await context.addInitScript(
    ([endpoint, keys]) => {
      const subscription = (applicationServerKey: ArrayBuffer) => ({
        endpoint,
        options: { applicationServerKey },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => delete localStorage.subscribed,
      })
      const bytesOf = (key: string) =>
        Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.subscribed = applicationServerKey
          return subscription(bytesOf(applicationServerKey))
        },
        getSubscription: async () => (localStorage.subscribed ? subscription(bytesOf(localStorage.subscribed)) : null),
      })
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.permission ?? 'default' })
      Notification.requestPermission = async () => {
        localStorage.permission = 'granted'
        return 'granted'
      }
    },
    [endpoint, keys] as const,
  )
}

const onPhone = async (lang: 'th' | 'en' = 'en'): Promise<Visitor> => {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang, fresh: true })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer')
  return visitor
}

interface DemoJob {
  id: string
  status: string
  brand: { name: string }
}
const jobsOf = async ({ context }: Visitor, query: string): Promise<DemoJob[]> =>
  (await (await context.request.get(`${here.site.url}/api/jobs?limit=50${query}`)).json()).data

/** A brand sends a message in a job with a creator. */
async function writeTo(marketer: Visitor, influencer: Visitor, text: string): Promise<void> {
  const [own] = await jobsOf(marketer, '')
  const running = (await jobsOf(influencer, '&filter=in_progress')).filter(({ status }) => status !== 'ASSIGN')
  const { id } = running.find(({ brand: { name } }) => name === own?.brand.name) ?? { id: '' }
  await readMessages(influencer, here.site, id)
  await sendMessage(marketer, here.site, id, text)
}

/** Delivers a message to the page's service worker, as the browser does when its push service sends one. */
async function deliverTo(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) done(registration.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: here.site.url, registrationId, data })
  await session.detach()
}

interface Shown {
  title: string
  body: string
  tag: string
  data: { path: string; capability: string }
}

/** The parts of the worker that the test replaces. */
interface WorkerScope {
  shown: Map<string, object>
  registration: { showNotification(title: string, options: { tag: string }): Promise<void> }
  clients: { openWindow(url: string): Promise<null> }
}

/** The service worker of a page, with a fake screen that holds one notification per tag. */
async function screenOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = new Map()
    scope.registration.showNotification = async (title, options) => {
      scope.shown.set(options.tag, { title, ...options })
    }
  })
  return {
    shown: () => worker.evaluate(() => [...(self as unknown as { shown: Map<string, Shown> }).shown.values()]),
    /** Taps the notification. Returns what it opens. */
    tap: () =>
      worker.evaluate(async () => {
        const scope = self as unknown as WorkerScope
        const [notification] = scope.shown.values()
        return new Promise<{ opened: string; left: number }>((done) => {
          scope.clients.openWindow = async (opened) => {
            done({ opened, left: scope.shown.size })
            return null
          }
          const event = Object.assign(new Event('notificationclick'), {
            waitUntil: () => {},
            notification: { ...notification, close: () => scope.shown.clear() },
          })
          self.dispatchEvent(event)
        })
      }),
  }
}

/** The time until ten in the morning of the next day in Bangkok, when no message is held back. */
const untilMorning = (): number => DAY + 3 * HOUR - (Date.now() % DAY)

test('messages are turned on by a tap, shown once, open their page, and are turned off again', async () => {
  const [t, c] = [await pushText.load('th'), await channelsText.load('th')]
  here.site.moveClock(untilMorning())
  const visitor = await onPhone('th')
  const { page, context } = visitor
  await takesPushes(context, service.subscribe())
  await page.goto(`${here.site.url}/th/Influencer/deviceNotification`)
  await hydrated(page)
  await page.getByRole('button', { name: t.turnOn }).click()
  await page.getByText(t.on).waitFor()
  await page.getByText(t.thisDevice, { exact: true }).waitFor()
  await page.getByRole('link', { name: c.choose }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await addAxe(page)
  expect(await violationsOf(page)).toEqual([])

  const screen = await screenOf(context)
  const marketer = await demoVisitor(here.browser, here.site, 'marketer', 'th')
  await writeTo(marketer, visitor, 'ถ่ายเช้าพรุ่งนี้ได้ไหมคะ')
  // Reminders are sent in the morning too.
  const sent = () => service.pushed.filter(({ text }) => text?.includes('ถ่ายเช้าพรุ่งนี้ได้ไหมคะ'))
  await expect.poll(() => sent().length).toBe(1)
  const { text = '' } = sent()[0] ?? {}
  const message = JSON.parse(text)
  for (let i = 0; i < 2; i++) await deliverTo(page, text)
  const { id: tag, title, body, path } = message
  await expect.poll(() => screen.shown()).toMatchObject([{ tag, title, body }])
  // A tap opens the page and marks the notice as read.
  const noticeOf = async (): Promise<{ openedAt: string | null } | undefined> => {
    const list = await context.request.get(here.site.url + contract.list.path)
    return (await list.json()).data.find(
      (notice: { subject: string; body: string }) => notice.subject === title && notice.body === body,
    )
  }
  expect(await noticeOf()).toMatchObject({ openedAt: null })
  expect(await screen.tap()).toEqual({ opened: here.site.url + path, left: 0 })
  await expect.poll(noticeOf).toMatchObject({ openedAt: expect.any(String) })

  await page.getByRole('button', { name: t.turnOff }).click()
  await page.getByRole('button', { name: t.turnOn }).waitFor()
  expect([...visitor.complaints, ...marketer.complaints]).toEqual([])
  await marketer.context.close()
  await context.close()
})

test('somebody who has blocked notifications sees how to allow them', async () => {
  const t = await pushText.load('en')
  const { page, context, complaints } = await onPhone()
  await page.goto(`${here.site.url}/en/Influencer/deviceNotification`)
  await page.getByText(t.deniedNote).waitFor()
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    })
    Reflect.deleteProperty(window, 'PushManager')
  })
  await page.reload()
  await page.getByText(t.install2).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
