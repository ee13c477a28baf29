import { describe, expect, test } from 'vitest'
import { accountStatusText } from '../../src/features/account-status/text/index.ts'
import { profileText } from '../../src/features/accounts/text/index.ts'
import { operatorText } from '../../src/features/operators/text/index.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
const MARKETER = 'sawangdee@demo.talad.test'

describe('a marketer’s profile and contract', () => {
  test('the profile holds the tax fields, an ended contract leads to its page, and a new one opens the account', async () => {
    const { url } = here.site
    const marketer = await newVisitor(here.browser, { width: 1440, height: 900, lang: 'th' })
    await signIn(marketer, here.site, 'marketer', MARKETER)
    const profile = await profileText.load('th')
    await marketer.page.goto(`${url}/th/Marketer/account`)
    await hydrated(marketer.page)
    expect(await marketer.page.getByLabel(profile.latinName).inputValue()).toBe('Sawangdee')
    await marketer.page.getByLabel(profile.classification).selectOption('common-regimen')
    await marketer.page.getByLabel(profile.taxRegime).selectOption('orange economy')
    await marketer.page.getByRole('button', { name: profile.save, exact: true }).click()
    await marketer.page.getByText(profile.saved).waitFor()
    expect(await marketer.page.getByLabel(profile.taxRegime).inputValue()).toBe('orange economy')
    await expectSound(marketer)

    const operator = await newVisitor(here.browser, { width: 1440, height: 900, lang: 'th' })
    await signIn(operator, here.site, 'operator')
    const t = await operatorText.load('th')
    await operator.page.goto(`${url}/th/Operator/user?q=Sawangdee`)
    await hydrated(operator.page)
    await operator.page.getByRole('link', { name: 'สว่างดี' }).first().click()
    await operator.page.getByLabel(t.act, { exact: true }).selectOption('expire')
    await operator.page.getByLabel(t.actReason).last().fill('สัญญาครบกำหนด')
    await operator.page.getByRole('button', { name: t.confirmAct }).click()
    await operator.page.getByText(t.contractEnds).waitFor()

    const phone = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
    await phone.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url }])
    await signIn(phone, here.site, 'marketer', MARKETER)
    const status = await accountStatusText.load('en')
    await phone.page.goto(`${url}/en/Marketer/manageCampaign`)
    await phone.page.waitForURL(/\/en\/Marketer\/expired$/)
    await hydrated(phone.page)
    await expectSound(phone)
    await phone.page.getByLabel(status.renewalNote).fill('One more year, please')
    await phone.page.getByRole('button', { name: status.expiredAct }).click()
    await phone.page.getByText(status.renewalSent.split('{')[0]!.trim()).waitFor()

    await operator.page.reload()
    await hydrated(operator.page)
    await operator.page.getByText('One more year, please').waitFor()
    await expectSound(operator)
    const form = operator.page.locator('form').filter({ has: operator.page.getByLabel(t.contractDay) })
    await form.getByLabel(t.contractDay).fill(`${new Date().getFullYear() + 2}-12-31`)
    await form.getByLabel(t.actReason).fill('ต่อสัญญา')
    await form.getByRole('button', { name: t.contractSet }).click()
    await operator.page.getByText('One more year, please').waitFor({ state: 'detached' })
    await phone.page.goto(`${url}/en/Marketer/dashboard`)
    expect(phone.page.url()).toContain('/en/Marketer/dashboard')
    for (const visitor of [marketer, operator, phone]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })
})
