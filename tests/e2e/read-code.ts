import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { contract } from '../../src/features/notifications/contract.ts'
import { sessionCookie } from './demo-visitor.ts'
import type { SiteAddress } from './site.ts'

interface Sent {
  code: string | null
  link: string | null
}

/** The newest message to an address, or to a number that contains these digits, read as an operator. */
async function newestMessage(site: SiteAddress, address: string): Promise<Sent | undefined> {
  const headers = { cookie: await sessionCookie(site, 'operator') }
  const url = `${site.url}${contract.messages.path}?limit=1&address=${encodeURIComponent(address)}`
  return ((await (await fetch(url, { headers })).json()) as { data: Sent[] }).data[0]
}

/** The newest code sent to an address or a number. */
export async function readCode({ site }: { site: SiteAddress }, address: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const code = (await newestMessage(site, address))?.code
      if (!code) throw new Error(`no code was sent to ${address}`)
      return code
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** Presses the button of a code that moves money or closes an account; the last digit does not send such a code. */
export const sendCode = (page: Page): Promise<void> =>
  page.locator(['withdraw', 'confirm', 'collect', 'close'].map((form) => `button[form=${form}]`).join(', ')).click()

/** The path, without the language, of the link in the newest message to an address. */
export async function readLink({ site }: { site: SiteAddress }, address: string): Promise<string> {
  const link = (await newestMessage(site, address))?.link ?? ''
  return new URL(link).pathname.replace(/^\/(th|en)/, '')
}
