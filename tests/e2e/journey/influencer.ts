import { listProvinces } from '../../../src/core/thai/provinces.ts'
import { profileText } from '../../../src/features/accounts/text/index.ts'
import { channelsText } from '../../../src/features/channels/text/index.ts'
import { vocabularyText } from '../../../src/i18n/vocabulary/index.ts'
import { readCode } from './mailbox.ts'
import { press, visit, type World, wordsOf } from './world.ts'

export const LEGAL_NAME = 'มินตรา ใจดี'
export const PHONE: Record<World['lang'], string> = { th: '0812345671', en: '0812345672' }

/** Fills in legal name, birthdate and id; mobile number with its code; address; topics. */
export async function influencerFillsProfile(world: World): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, profileText)
  const v = await wordsOf(world, vocabularyText)
  await visit(world, page, 'Influencer/signUpProfile')
  await page.getByLabel(t('legalName')).fill(LEGAL_NAME)
  await page.getByLabel(t('day'), { exact: true }).fill('12')
  await page.getByLabel(t('month'), { exact: true }).selectOption('4')
  await page.getByLabel(t('year'), { exact: true }).fill(world.lang === 'th' ? '2541' : '1998')
  await page.getByLabel(t('gender')).selectOption({ label: t('gender_female') })
  await page.getByLabel(t('nationalId')).fill(world.lang === 'th' ? '1103701234563' : '3101101234567')
  await press(page, t('continue'))
  await page.getByRole('heading', { name: t('stepPhone') }).waitFor()
  await page.getByLabel(t('phone'), { exact: true }).fill(PHONE[world.lang])
  await press(page, t('phoneCode'))
  const code = page.getByLabel(t('codeLabel'), { exact: true })
  await code.waitFor()
  await code.fill(await readCode(world, PHONE[world.lang].slice(1)))
  await page.getByRole('heading', { name: t('stepAddress') }).waitFor()
  await page.getByLabel(t('line')).first().fill('12 ซอยลาดพร้าว 8')
  await page.getByLabel(t('subdistrict')).first().fill('จอมพล')
  await page.getByLabel(t('district'), { exact: true }).first().fill('จตุจักร')
  const bangkok = listProvinces(world.lang).find((province) => province.th === 'กรุงเทพมหานคร')
  await page
    .getByLabel(t('province'))
    .first()
    .selectOption({ label: bangkok?.[world.lang] ?? '' })
  await page.getByLabel(t('postcode')).first().fill('10900')
  await press(page, t('continue'))
  await page.getByRole('heading', { name: t('stepTopics') }).waitFor()
  await page
    .locator('label')
    .filter({ hasText: v('interest_beauty') })
    .click()
  await press(page, t('continue'))
  await page.getByRole('heading', { name: t('stepDocuments') }).waitFor()
  await page.getByRole('link', { name: t('later') }).click()
  await page.waitForURL(/Influencer\/(dashboard|channelAdd|account)/)
}

/** The platform's consent page, the check, the estimate, and the creator's own price. */
export async function influencerAddsChannel(world: World): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, channelsText)
  const v = await wordsOf(world, vocabularyText)
  await visit(world, page, 'Influencer/channelAdd')
  await page.getByRole('radio', { name: new RegExp(v('channel_INSTAGRAM')) }).check()
  await page.getByLabel(t('link')).fill(`https://www.instagram.com/${world.channel.handle}`)
  await press(page, t('connect'))
  await page.waitForURL(/oauth\/authorize/)
  await page.locator('input[name=handle]').fill(world.channel.handle)
  await page.locator('button[value=allow]').click()
  await page.waitForURL(/channelAdd\?channel=/)
  await page.getByText(t('brandsPay')).waitFor()
  await page.getByRole('link', { name: t('setPrices') }).click()
  await page.waitForURL(/channelDetail/)
  await page.getByLabel(v('post_photoPost'), { exact: true }).fill('1,800')
  await press(page, t('savePrices'))
  await page
    .getByRole('status')
    .filter({ hasText: t('saved') })
    .waitFor()
}
