import { authText } from '../../../src/features/accounts/text/index.ts'
import { readCode as newestCode } from '../read-code.ts'
import { DEMO_PASSWORD, press, type, visit, type World, wordsOf } from './world.ts'

/** The operator logs in with the demo account. */
export async function operatorLogsIn(world: World): Promise<void> {
  const { page, email } = world.operator
  const t = await wordsOf(world, authText)
  await visit(world, page, 'Operator/login')
  await type(page, t('email'), email)
  await page.getByLabel(t('password'), { exact: true }).fill(DEMO_PASSWORD)
  await press(page, t('logIn'))
  await page.waitForURL(/Operator\/dashboard/)
}

/** The newest code sent to an address. The first one of a journey is read on the operator's page of messages. */
export async function readCode(world: World, address: string): Promise<string> {
  let code: string
  do code = await newestCode(world, address)
  while (world.usedCodes.includes(code))
  if (world.usedCodes.length === 0) {
    const { page } = world.operator
    await visit(world, page, `Operator/message?address=${encodeURIComponent(address)}`)
    await page.locator('main a[href*="open="]').first().click()
    await page.getByRole('complementary').locator('mark').getByText(code).waitFor()
  }
  world.usedCodes.push(code)
  return code
}
