import { authText } from '../../../src/features/accounts/text/index.ts'
import { creditsText } from '../../../src/features/credits/text/index.ts'
import { jobPageText } from '../../../src/features/jobs/text/job/index.ts'
import { payoutsText } from '../../../src/features/payouts/text/index.ts'
import { sendCode } from '../read-code.ts'
import { LEGAL_NAME, PHONE } from './influencer.ts'
import { readCode } from './mailbox.ts'
import { expectPdf } from './money.ts'
import { press, untilJob, visit, type World, wordsOf } from './world.ts'

const NET = '1,940'
const REFERENCE = 'SCB-20690001'

/** The job is completed: the pay less its tax, and the tax certificate. */
export async function influencerIsPaid(world: World): Promise<void> {
  const { page, context } = world.influencer
  const t = await wordsOf(world, jobPageText)
  await untilJob(world, 'COMPLETED')
  await visit(world, page, `Influencer/brandJob/${world.jobId}`)
  await page.getByText(t('yourNet')).first().waitFor()
  await page.getByRole('main').getByText(NET).first().waitFor()
  const certificate = page.getByRole('link', { name: t('download', { name: t('withholding_certificate') }) })
  await expectPdf(world, context, await certificate.getAttribute('href'))
}

/** Enters the code that was sent to the creator's phone, and sends it. */
async function enterCode(world: World): Promise<void> {
  const t = await wordsOf(world, authText)
  const code = world.influencer.page.getByLabel(t('codeLabel'), { exact: true })
  await code.waitFor()
  await code.fill(await readCode(world, PHONE[world.lang].slice(1)))
  await sendCode(world.influencer.page)
}

/** Adds the first bank account, confirmed by a code. Only a later change delays payouts. */
export async function influencerAddsBank(world: World): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, payoutsText)
  await visit(world, page, 'Influencer/bankAccount')
  await page.getByLabel(t('bank'), { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(t('number')).fill('4061234567')
  await page.getByLabel(t('accountName')).fill(LEGAL_NAME)
  await press(page, t('toBankCode'))
  await enterCode(world)
  await page.getByText(t('bankSaved')).waitFor()
}

/** Withdraws the whole balance, after a review and a six-digit code. */
export async function influencerWithdraws(world: World): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, payoutsText)
  await visit(world, page, 'Influencer/withdraw')
  await page.getByLabel(t('amount')).fill('1,940')
  await page.getByRole('button', { name: t('reviewAmount', { amount: '฿1,940.00' }) }).click()
  await page.waitForURL(/step=review/)
  await page.getByRole('button', { name: new RegExp(t('confirm', { amount: '' })) }).click()
  await enterCode(world)
  await page.getByRole('heading', { name: t('doneTitle') }).waitFor()
}

/** The operator enters the bank's reference and marks the withdrawal as transferred. */
export async function operatorTransfers(world: World): Promise<void> {
  const { page } = world.operator
  const t = await wordsOf(world, payoutsText)
  await visit(world, page, 'Operator/withdrawal?status=Pending')
  await page
    .getByRole('link', { name: new RegExp(LEGAL_NAME) })
    .first()
    .click()
  await page.getByLabel(t('transferRef')).fill(REFERENCE)
  await press(page, t('complete'))
  await page.getByLabel(t('transferRef')).waitFor({ state: 'detached' })
  await visit(world, page, 'Operator/withdrawal?status=TransferComplete')
  await page
    .getByRole('link', { name: new RegExp(LEGAL_NAME) })
    .first()
    .click()
  await page.getByText(REFERENCE).first().waitFor()
}

/** Both sides see it in their statements. */
export async function statementsShowIt(world: World): Promise<void> {
  const influencer = world.influencer.page
  const p = await wordsOf(world, payoutsText)
  await visit(world, influencer, 'Influencer/statement')
  await influencer
    .getByRole('link', { name: new RegExp(`^${p('slip')}`) })
    .first()
    .waitFor()
  await influencer.getByText(NET).first().waitFor()
  const marketer = world.marketer.page
  const c = await wordsOf(world, creditsText)
  await visit(world, marketer, 'Marketer/usageStatement')
  await marketer.getByRole('heading', { name: c('statementTitle') }).waitFor()
  await marketer.getByRole('table').getByText(/2,200/).filter({ visible: true }).first().waitFor()
}
