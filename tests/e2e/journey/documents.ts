import { profileText } from '../../../src/features/accounts/text/index.ts'
import { documentsText } from '../../../src/features/attachments/text/documents.ts'
import { attachmentsText } from '../../../src/features/attachments/text/index.ts'
import { LEGAL_NAME } from './influencer.ts'
import { picture } from './work.ts'
import { press, visit, type World, wordsOf } from './world.ts'

/** The creator sends the ID card from the profile page. */
export async function influencerSendsIdentity(world: World): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, documentsText)
  const p = await wordsOf(world, profileText)
  await visit(world, page, 'Influencer/account')
  const form = page.locator('#document-identity')
  const name = 'id-card.png'
  await form.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: await picture(name) })
  await form.locator('input[name=fileId]').waitFor({ state: 'attached' })
  await form.getByRole('button', { name: t('send') }).click()
  await page.getByText(p('done_document')).waitFor()
}

/** The operator approves it and sets the tax class, without which no job can be accepted. */
export async function operatorSetsTaxClass(world: World): Promise<void> {
  const { page } = world.operator
  const t = await wordsOf(world, attachmentsText)
  const d = await wordsOf(world, documentsText)
  await visit(world, page, 'Operator/paper')
  await page.getByRole('link', { name: LEGAL_NAME }).first().click()
  await press(page, t('approve'))
  await page.getByRole('complementary').getByText(d('status_approve')).first().waitFor()
  await page.getByLabel(t('taxClass')).selectOption('resident_individual')
  await press(page, t('setClass'))
  await page.getByRole('complementary').getByText(d('status_complete')).first().waitFor()
}
