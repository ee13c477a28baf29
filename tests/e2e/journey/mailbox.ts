import { entryText } from '../../../src/features/accounts/text/index.ts'
import { DEMO_PASSWORD, press, type, until, visit, type World, wordsOf } from './world.ts'

/** The operator logs in with the demo account. */
export async function operatorLogsIn(world: World): Promise<void> {
  const { page, email } = world.operator
  const t = await wordsOf(world, entryText)
  await visit(world, page, 'Operator/login')
  await type(page, t('email'), email)
  await page.getByLabel(t('password'), { exact: true }).fill(DEMO_PASSWORD)
  await press(page, t('logIn'))
  await page.waitForURL(/Operator\/dashboard/)
}

/** Reads the newest unused code sent to an address from the operator's page of messages. */
export async function readCode(world: World, address: string): Promise<string> {
  const { page } = world.operator
  const list = `Operator/message?address=${encodeURIComponent(address)}`
  let code = ''
  const look = async (): Promise<boolean> => {
    await visit(world, page, list)
    const links = await page
      .locator('main a[href*="open="]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const href of links) {
      const id = new URL(href, world.site.url).searchParams.get('open') ?? ''
      if (world.usedMessages.has(id)) continue
      world.usedMessages.add(id)
      await visit(world, page, `${list}&open=${id}`)
      const mark = page.getByRole('complementary').locator('mark')
      if ((await mark.count()) === 0) continue
      code = (await mark.first().textContent())?.trim() ?? ''
      return true
    }
    return false
  }
  await until(`a code for ${address}`, look, 30)
  return code
}
