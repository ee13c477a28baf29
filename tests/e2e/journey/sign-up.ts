import { listProvinces } from '../../../src/core/thai/provinces.ts'
import { authText, profileText } from '../../../src/features/accounts/text/index.ts'
import { readCode } from './mailbox.ts'
import { DEMO_PASSWORD, type Person, press, rejectCookies, type, visit, type World, wordsOf } from './world.ts'

/** Email and code; the last digit submits the form. */
async function proveEmail(world: World, { page, email }: Person): Promise<void> {
  const t = await wordsOf(world, authText)
  await type(page, t('email'), email)
  await press(page, t('sendCode'))
  await page.getByLabel(t('codeLabel'), { exact: true }).waitFor()
  await page.getByLabel(t('codeLabel'), { exact: true }).fill(await readCode(world, email))
  await page.getByRole('heading', { name: t('passwordTitle') }).waitFor()
}

async function agree(world: World, { page }: Person): Promise<void> {
  const t = await wordsOf(world, authText)
  await page.getByRole('checkbox', { name: t('consentTerms') }).check()
  await page.getByRole('checkbox', { name: t('consentPrivacy') }).check()
}

async function fillAddress(world: World, { page }: Person): Promise<void> {
  const t = await wordsOf(world, profileText)
  const form = page.locator('[name="address.line"]')
  await form.fill('99/1 ซอยอารีย์ 4')
  await page.locator('[name="address.subdistrict"]').fill('สามเสนใน')
  await page.locator('[name="address.district"]').fill('พญาไท')
  const bangkok = listProvinces(world.lang).find((province) => province.th === 'กรุงเทพมหานคร')
  await page
    .getByLabel(t('province'))
    .first()
    .selectOption({ label: bangkok?.[world.lang] ?? '' })
  await page.getByLabel(t('postcode')).first().fill('10400')
}

/** Email, code, password, then the details for tax invoices. */
export async function marketerSignsUp(world: World): Promise<void> {
  const { marketer } = world
  const { page } = marketer
  const t = await wordsOf(world, authText)
  const p = await wordsOf(world, profileText)
  await visit(world, page, 'Marketer/signup')
  await rejectCookies(world, page)
  await proveEmail(world, marketer)
  await type(page, t('brandName'), 'Hom Mali Lab')
  await page.getByLabel(t('password'), { exact: true }).fill(DEMO_PASSWORD)
  await agree(world, marketer)
  await press(page, t('createAccount'))
  await page.waitForURL(/Marketer\/signUpProfile/)
  await type(page, p('contactName'), 'Nok Jaidee')
  await page.getByRole('radio', { name: p('type_company') }).check()
  await type(page, p('taxName'), 'บริษัท หอมมะลิแล็บ จำกัด')
  await type(page, p('taxId'), '0105561234560')
  await type(page, p('taxBranch'), '00000')
  await fillAddress(world, marketer)
  await press(page, p('finish'))
  await page.waitForURL(/Marketer\/dashboard/)
}

/** No channel yet, consent, email, code, password; the last page links to the next steps. */
export async function influencerSignsUp(world: World): Promise<void> {
  const { influencer } = world
  const { page } = influencer
  const t = await wordsOf(world, authText)
  await visit(world, page, 'Influencer/signup')
  await rejectCookies(world, page)
  await press(page, t('skipChannel'))
  await page.getByRole('heading', { name: t('consentTitle') }).waitFor()
  await agree(world, influencer)
  await press(page, t('continue'))
  await proveEmail(world, influencer)
  await type(page, t('displayName'), 'Mint Review')
  await page.getByLabel(t('password'), { exact: true }).fill(DEMO_PASSWORD)
  await press(page, t('createAccount'))
  await page.waitForURL(/Influencer\/signup\/success/)
  await page.getByRole('heading', { name: t('successTitle') }).waitFor()
}
