import { demoVisitor } from './demo-visitor.ts'
import type { Here } from './here.ts'

/** The newest code sent to an address, or to a number that contains these digits, from the operator's page of messages. */
export async function readCode({ browser, site }: Here, address: string): Promise<string> {
  const operator = await demoVisitor(browser, site, 'operator', 'th')
  const mark = operator.page.getByRole('complementary').locator('mark')
  const newest = operator.page.locator('main a[href*="open="]').first()
  do {
    await operator.page.goto(`${site.url}/th/Operator/message?address=${encodeURIComponent(address)}`)
    const href = (await newest.count()) > 0 ? await newest.getAttribute('href') : null
    if (href) await operator.page.goto(site.url + href)
  } while ((await mark.count()) === 0)
  const code = (await mark.first().textContent())?.trim() ?? ''
  await operator.context.close()
  return code
}
